import { Writable } from 'node:stream'
import { createLogger } from '../logger.ts'

/** A logger that keeps its lines to be looked at. */
export function createTestLogger() {
  const lines: string[] = []
  const keep = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return Object.assign(createLogger('test', 'debug', keep), { lines })
}
