// Preloaded into every process of the product. Ends the process if it does not exit by itself after its launcher died.
import fs from 'node:fs'

const EXIT_TIMEOUT_MS = Number(process.env.EXIT_TIMEOUT_MS ?? 8_000)
const STDERR = 2

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), EXIT_TIMEOUT_MS).unref()
})

// The launcher reads stdout and stderr. After it is killed with lines unread, the next write fails with ECONNRESET, and
// the logger would try to log that error, forever. Drop the lines instead, so that the process can shut down cleanly.
const { writeSync } = fs
const isReaderGone = (error: unknown) => ['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '')

function writeOrDrop(fd: number, data: string | NodeJS.ArrayBufferView, ...rest: never[]): number {
  try {
    return writeSync(fd, data as string, ...rest)
  } catch (error) {
    if (fd > STDERR || !isReaderGone(error)) throw error
    return typeof data === 'string' ? Buffer.byteLength(data) : data.byteLength
  }
}
fs.writeSync = writeOrDrop as typeof fs.writeSync
