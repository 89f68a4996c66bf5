import { type DestinationStream, pino } from 'pino'

// A pipe takes this many bytes in one piece, so that lines of two loggers never run into each other.
const MOST = 4096
const WORTH_WRITING = 3072
const FLUSH_MS = 1_000

/**
 * Standard output for lines that are many and may be lost with a process that is killed: they are written in blocks,
 * each within a second. What is left is written when the process exits.
 */
export function bufferedOutput(): DestinationStream {
  const output = pino.destination({
    dest: 1,
    sync: true,
    minLength: WORTH_WRITING,
    maxWrite: MOST,
    periodicFlush: FLUSH_MS,
  })
  process.once('exit', () => output.flushSync())
  return output
}
