// Locks a data folder for a test and holds the lock until it is killed.
import { acquireLock } from '../src/lock.ts'

const [, , dataDir = ''] = process.argv
await acquireLock(dataDir).then(
  () => process.send?.('locked'),
  (error: Error) => process.send?.(error.message),
)
setInterval(() => undefined, 1_000)
