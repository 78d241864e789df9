// Z3 on a heap of its own: the context, and how text and lists get to its calls. JavaScript, because a thread of Node 20
// runs nothing else.

/** @typedef {import('./messages.ts').ReadConstant} ReadConstant */
/** @typedef {import('z3-solver/build/z3-built.js').Z3Module} Z3Module */

const encoder = new TextEncoder();

/** Of the memory that there is Z3 may take so much; its code and the clauses take the rest. */
const memoryShare = 1 / 2;

/** The context, and the calls that are the same for every problem. */
export class Z3Engine {
  /** @type {Z3Module} */
  z3;
  /** @type {number} */
  context;

  /**
   * @param {Z3Module} z3
   * @param {number | undefined} memory bytes that the whole process may take
   */
  constructor(z3, memory) {
    this.z3 = z3;
    if (memory !== undefined) this.#limitMemory(memory);
    const config = z3._Z3_mk_config();
    this.context = z3._Z3_mk_context_rc(config);
    z3._Z3_del_config(config);
    // Errors are asked for, not thrown through the stack of WebAssembly.
    z3._set_noop_error_handler(this.context);
  }

  /** Z3 gives up before the process is too large. @param {number} bytes */
  #limitMemory(bytes) {
    const megabytes = Math.floor((memoryShare * bytes) / 2 ** 20);
    this.withText('memory_max_size', (name) =>
      this.withText(String(megabytes), (value) => this.z3._Z3_global_param_set(name, value)),
    );
  }

  get heapBytes() {
    return Number(this.z3._Z3_get_estimated_alloc_size());
  }

  /** Throws when the last call failed. */
  demand() {
    const code = this.z3._Z3_get_error_code(this.context);
    if (code === 0) return;
    throw new Error(this.z3.UTF8ToString(this.z3._Z3_get_error_msg(this.context, code)));
  }

  /**
   * Lends a text on the heap to a call. Not on the stack, which holds 20 MB only.
   * @template T
   * @param {string} text
   * @param {(pointer: number) => T} call
   * @returns {T}
   */
  withText(text, call) {
    const bytes = encoder.encode(text);
    return this.#withBlock(bytes.length + 1, (pointer) => {
      const heap = new Uint8Array(this.z3.HEAPU32.buffer);
      heap.set(bytes, pointer);
      heap[pointer + bytes.length] = 0;
      return call(pointer);
    });
  }

  /**
   * Lends a list of addresses on the heap to a call.
   * @template T
   * @param {readonly number[]} list
   * @param {(pointer: number) => T} call
   * @returns {T}
   */
  withList(list, call) {
    return this.#withBlock(4 * list.length + 4, (pointer) => {
      this.z3.HEAPU32.set(list, pointer >> 2);
      return call(pointer);
    });
  }

  /**
   * @template T
   * @param {number} bytes
   * @param {(pointer: number) => T} call
   * @returns {T}
   */
  #withBlock(bytes, call) {
    const pointer = this.z3._malloc(bytes);
    if (pointer === 0) throw new RangeError('the memory of Z3 is full');
    try {
      return call(pointer);
    } finally {
      this.z3._free(pointer);
    }
  }

  /** @param {string} text */
  symbol(text) {
    return this.withText(text, (pointer) => this.z3._Z3_mk_string_symbol(this.context, pointer));
  }

  /** @param {ReadConstant['sort']} sort */
  sort(sort) {
    if (sort === 'Bool') return this.z3._Z3_mk_bool_sort(this.context);
    if (sort === 'Int') return this.z3._Z3_mk_int_sort(this.context);
    return this.z3._Z3_mk_bv_sort(this.context, sort);
  }
}
