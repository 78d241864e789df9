// A clock for measuring how long something takes: one that is never set, as that of `performance` is.

/** `performance` would do the same, but Node loads ten of its modules for it, which is felt when a command starts. */
export const clock = {
  /** Milliseconds since some moment. */
  now(): number {
    const [seconds, nanoseconds] = process.hrtime();
    return seconds * 1000 + nanoseconds / 1e6;
  },
};
