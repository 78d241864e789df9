// The part that we use of the WebAssembly build inside z3-solver: Z3's C interface on its own heap.

declare module 'z3-solver/build/z3-built.js' {
  namespace initZ3 {
    /** An address on Z3's heap; 0 for none. */
    type Pointer = number;

    interface Z3Module {
      readonly HEAPU32: Uint32Array;
      UTF8ToString(text: Pointer): string;
      _malloc(bytes: number): Pointer;
      _free(block: Pointer): void;
      _set_noop_error_handler(context: Pointer): void;
      _Z3_mk_config(): Pointer;
      _Z3_del_config(config: Pointer): void;
      _Z3_mk_context_rc(config: Pointer): Pointer;
      _Z3_get_error_code(context: Pointer): number;
      _Z3_get_error_msg(context: Pointer, code: number): Pointer;
      _Z3_get_full_version(): Pointer;
      _Z3_global_param_set(name: number, value: number): void;
      _Z3_get_estimated_alloc_size(): bigint | number;
      _Z3_inc_ref(context: Pointer, ast: Pointer): void;
      _Z3_dec_ref(context: Pointer, ast: Pointer): void;
      _Z3_mk_string_symbol(context: Pointer, text: Pointer): Pointer;
      _Z3_mk_int_symbol(context: Pointer, number: number): Pointer;
      _Z3_mk_bool_sort(context: Pointer): Pointer;
      _Z3_mk_int_sort(context: Pointer): Pointer;
      _Z3_mk_bv_sort(context: Pointer, width: number): Pointer;
      _Z3_mk_const(context: Pointer, symbol: Pointer, sort: Pointer): Pointer;
      _Z3_mk_fresh_const(context: Pointer, prefix: Pointer, sort: Pointer): Pointer;
      _Z3_mk_numeral(context: Pointer, text: Pointer, sort: Pointer): Pointer;
      _Z3_mk_true(context: Pointer): Pointer;
      _Z3_mk_not(context: Pointer, ast: Pointer): Pointer;
      _Z3_mk_eq(context: Pointer, left: Pointer, right: Pointer): Pointer;
      _Z3_mk_or(context: Pointer, count: number, parts: Pointer): Pointer;
      _Z3_get_app_decl(context: Pointer, ast: Pointer): Pointer;
      _Z3_get_numeral_string(context: Pointer, ast: Pointer): Pointer;
      _Z3_mk_params(context: Pointer): Pointer;
      _Z3_params_inc_ref(context: Pointer, params: Pointer): void;
      _Z3_params_dec_ref(context: Pointer, params: Pointer): void;
      _Z3_params_set_bool(context: Pointer, params: Pointer, name: Pointer, value: boolean): void;
      _Z3_params_set_uint(context: Pointer, params: Pointer, name: Pointer, value: number): void;
      _Z3_mk_solver_for_logic(context: Pointer, logic: Pointer): Pointer;
      _Z3_solver_inc_ref(context: Pointer, solver: Pointer): void;
      _Z3_solver_dec_ref(context: Pointer, solver: Pointer): void;
      _Z3_solver_set_params(context: Pointer, solver: Pointer, params: Pointer): void;
      _Z3_solver_from_string(context: Pointer, solver: Pointer, text: Pointer): void;
      _Z3_solver_assert(context: Pointer, solver: Pointer, formula: Pointer): void;
      _Z3_solver_check_assumptions(
        context: Pointer,
        solver: Pointer,
        count: number,
        assumptions: Pointer,
      ): number;
      _Z3_solver_get_reason_unknown(context: Pointer, solver: Pointer): Pointer;
      _Z3_solver_get_unsat_core(context: Pointer, solver: Pointer): Pointer;
      _Z3_solver_get_model(context: Pointer, solver: Pointer): Pointer;
      _Z3_ast_vector_inc_ref(context: Pointer, vector: Pointer): void;
      _Z3_ast_vector_dec_ref(context: Pointer, vector: Pointer): void;
      _Z3_ast_vector_size(context: Pointer, vector: Pointer): number;
      _Z3_ast_vector_get(context: Pointer, vector: Pointer, index: number): Pointer;
      _Z3_model_inc_ref(context: Pointer, model: Pointer): void;
      _Z3_model_dec_ref(context: Pointer, model: Pointer): void;
      _Z3_model_get_const_interp(context: Pointer, model: Pointer, declaration: Pointer): Pointer;
      _Z3_model_eval(
        context: Pointer,
        model: Pointer,
        ast: Pointer,
        completion: boolean,
        result: Pointer,
      ): boolean;
    }

    interface Overrides {
      readonly print: (line: string) => void;
      readonly printErr: (line: string) => void;
      readonly instantiateWasm: (
        imports: WebAssembly.Imports,
        done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
      ) => WebAssembly.Exports;
    }
  }

  /** Makes an instance; it starts no threads as long as no timeout is asked for. */
  function initZ3(overrides: initZ3.Overrides): Promise<initZ3.Z3Module>;
  export = initZ3;
}
