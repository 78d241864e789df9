// The public surface of puzzlec.
export {};
