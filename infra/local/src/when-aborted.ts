/** Resolves with the signal's reason once it is aborted. */
export const whenAborted = (signal: AbortSignal) =>
  new Promise<unknown>(resolve => {
    const tell = () => resolve(signal.reason)
    if (signal.aborted) tell()
    else signal.addEventListener('abort', tell)
  })
