// The part of WebAssembly that we use: the types of Node.js leave it out, and those of browsers bring too much.

declare namespace WebAssembly {
  type Imports = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  type Exports = Readonly<Record<string, unknown>>;
  class Module {
    /** Tells it from other objects. */
    private readonly webAssemblyModule: true;
  }
  class Instance {
    constructor(module: Module, imports: Imports);
    readonly exports: Exports;
  }
  function compile(bytes: Uint8Array): Promise<Module>;
}
