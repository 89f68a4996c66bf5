import { Writable } from 'node:stream'
import type { Logger } from 'pino'

type CreateLogger = (service: string, level: string, destination: Writable) => Logger

/** Creates a logger with the product's own factory. `lines` collects what it writes. */
export function createTestLogger(createLogger: CreateLogger) {
  const lines: string[] = []
  const destination = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return Object.assign(createLogger('test', 'debug', destination), { lines })
}
