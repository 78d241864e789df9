// What a time limit means on a machine that has other work too.

/** Limits are seconds of the processor; so many times as much by the clock ends a run too. */
export const busyMachine = 30;
