// Takes the lock of an installation for a test, and holds it until it is told to release it.
import { once } from 'node:events'
import { acquireInstallLock } from '../bootstrap/install-lock.mjs'

const release = await acquireInstallLock(process.argv[2])
process.send('locked')
const [request] = await once(process, 'message')
if (request === 'release') release()
process.exit()
