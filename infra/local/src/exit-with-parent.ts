// Loaded into every process of the product before its own program: once the launcher is gone, a process that does not
// end by itself is ended.
import fs from 'node:fs'

const PATIENCE_MS = 8_000
const STDERR = 2

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), PATIENCE_MS).unref()
})

// The launcher reads what is written here. When it was killed with lines unread, the next write is answered by
// ECONNRESET, which the logger takes for a fault that it then tries to write down for ever. Nobody is left to read:
// lines are dropped, so that the process can end in good order.
const { writeSync } = fs
const isOver = (error: unknown) => ['ECONNRESET', 'EPIPE'].includes((error as NodeJS.ErrnoException).code ?? '')

function writeOrDrop(fd: number, data: string | NodeJS.ArrayBufferView, ...rest: never[]): number {
  try {
    return writeSync(fd, data as string, ...rest)
  } catch (error) {
    if (fd > STDERR || !isOver(error)) throw error
    return typeof data === 'string' ? Buffer.byteLength(data) : data.byteLength
  }
}
fs.writeSync = writeOrDrop as typeof fs.writeSync
