// Takes a lock for the tests, and holds it until it is ended.
import { takeLock } from '../src/lock.ts'

const [, , dataDir = ''] = process.argv
await takeLock(dataDir).then(
  () => process.send?.('taken'),
  (error: Error) => process.send?.(error.message),
)
setInterval(() => undefined, 1_000)
