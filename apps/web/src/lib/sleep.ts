/** Resolves after `ms` milliseconds; without them, in the next task. */
export const sleep = (ms = 0) => new Promise<void>(resolve => setTimeout(resolve, ms))
