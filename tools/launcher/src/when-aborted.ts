/** Resolves with the reason of the signal once it is aborted. */
export const whenAborted = (signal: AbortSignal) =>
  new Promise<unknown>(resolve => {
    const onAbort = () => resolve(signal.reason)
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort)
  })
