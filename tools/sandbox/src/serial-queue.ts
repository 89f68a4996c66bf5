/** Runs async work one at a time, in the order of the calls. Failed work does not stop the queue. */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}
