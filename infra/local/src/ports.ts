import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'
import { UserError } from './user-error.ts'

// Below what systems hand out to outgoing connections, so that a part that starts again finds its port free.
const FIRST = 20_000
const LAST = 32_000
const BLOCK = 32
const LOOPBACK = '127.0.0.1'

/** Why a port can't be had, as the system's error code; undefined where it can. */
async function listenError(port: number, host: string): Promise<string | undefined> {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
    return undefined
  } catch (error) {
    const { code = 'UNKNOWN' } = error as NodeJS.ErrnoException
    // A machine without IPv6 has no ::1 to be taken.
    return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code) ? undefined : code
  } finally {
    server.close()
  }
}

/** Whether something listens there: on some systems a port can be bound beside another's wildcard. */
async function isAnswered(port: number, host: string): Promise<boolean> {
  const socket = connect(port, host)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    // Refused, or no such address: nobody is there.
    return false
  } finally {
    socket.destroy()
  }
}

/** Why a port can't be had on loopback, by either address; undefined where it can. */
async function portError(port: number): Promise<string | undefined> {
  for (const host of [LOOPBACK, '::1']) {
    const error = (await isAnswered(port, host)) ? 'EADDRINUSE' : await listenError(port, host)
    if (error) return error
  }
  return undefined
}

export const isPortFree = async (port: number) => (await portError(port)) === undefined

/** @throws UserError where the port can't be had */
export async function checkPortFree(port: number): Promise<void> {
  const error = await portError(port)
  if (!error) return
  const why = error === 'EACCES' ? 'is for the system alone' : 'is taken by another program'
  const other = port >= 1024 && port < 65_535 ? port + 1 : 3000
  throw new UserError(`Port ${port} ${why}; choose another one, like: PORT=${other} npm start`)
}

/** Listens on a port for as long as this process lives; undefined where somebody else does. */
async function claim(port: number): Promise<Server | undefined> {
  const server = createServer(socket => socket.destroy())
  try {
    server.listen(port, LOOPBACK)
    await once(server, 'listening')
    return server.unref()
  } catch {
    // Another start has this block.
    return undefined
  }
}

/**
 * So many different ports on loopback that nobody uses. They come from a block whose first port this process then
 * holds, so that no other start takes them before they are listened to, or while a part that died is away.
 */
export async function freePorts(count: number): Promise<number[]> {
  if (count >= BLOCK) throw new RangeError(`at most ${BLOCK - 1} ports at once`)
  const blocks = Math.floor((LAST - FIRST) / BLOCK)
  const begin = Math.floor(Math.random() * blocks)
  for (let tried = 0; tried < blocks; tried++) {
    const first = FIRST + ((begin + tried) % blocks) * BLOCK
    const claimed = await claim(first)
    if (!claimed) continue
    const ports = Array.from({ length: count }, (_, i) => first + 1 + i)
    const errors = await Promise.all(ports.map(port => listenError(port, LOOPBACK)))
    if (!errors.some(Boolean)) return ports
    claimed.close()
  }
  throw new UserError('This machine has no free ports left.')
}
