import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { UserError } from './user-error.ts'

// Below the ephemeral ports of common systems, so that no outgoing connection takes the port of a restarting process.
const FIRST_PORT = 20_000
const LAST_PORT = 32_000
const BLOCK_SIZE = 32
const LOOPBACK = '127.0.0.1'
const RETRY_MS = 100

/** Error code of the system if a port can't be bound. */
async function listenError(port: number, host: string): Promise<string | undefined> {
  const server = createServer()
  try {
    server.listen(port, host)
    await once(server, 'listening')
    return undefined
  } catch (error) {
    const { code = 'UNKNOWN' } = error as NodeJS.ErrnoException
    // A machine without IPv6 has no ::1.
    return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(code) ? undefined : code
  } finally {
    server.close()
  }
}

/** Whether something listens on a port: some systems allow to bind it beside a wildcard address. */
async function isListening(port: number, host: string): Promise<boolean> {
  const socket = connect(port, host)
  try {
    await once(socket, 'connect')
    return true
  } catch {
    // Refused, or no such address: nothing listens.
    return false
  } finally {
    socket.destroy()
  }
}

/** Error code if a port can't be used on both loopback addresses. */
async function portError(port: number): Promise<string | undefined> {
  for (const host of [LOOPBACK, '::1']) {
    const error = (await isListening(port, host)) ? 'EADDRINUSE' : await listenError(port, host)
    if (error) return error
  }
  return undefined
}

/**
 * Checks that a port can be used.
 * @param waitMs how long to wait for a port that is in use
 * @throws UserError
 */
export async function checkPortFree(port: number, waitMs = 0): Promise<void> {
  const deadline = Date.now() + waitMs
  let error = await portError(port)
  while (error === 'EADDRINUSE' && Date.now() < deadline) {
    await sleep(RETRY_MS)
    error = await portError(port)
  }
  if (!error) return
  const reason = error === 'EACCES' ? 'is reserved for the system' : 'is in use by another program'
  const other = port >= 1024 && port < 65_535 ? port + 1 : 3000
  throw new UserError(`Port ${port} ${reason}. Choose another one, for example: PORT=${other} npm start`)
}

/** Listens on a port until this process exits. Undefined if another process does. */
async function reservePort(port: number): Promise<Server | undefined> {
  const server = createServer(socket => socket.destroy())
  try {
    server.listen(port, LOOPBACK)
    await once(server, 'listening')
    return server.unref()
  } catch {
    // Another launcher has this block.
    return undefined
  }
}

/**
 * Finds free ports on loopback. They belong to a block that this process reserves by listening on its first port, so
 * that no other launcher takes them before they are used, or while a process restarts.
 */
export async function freePorts(count: number): Promise<number[]> {
  if (count >= BLOCK_SIZE) throw new RangeError(`at most ${BLOCK_SIZE - 1} ports at once`)
  const blocks = Math.floor((LAST_PORT - FIRST_PORT) / BLOCK_SIZE)
  const start = Math.floor(Math.random() * blocks)
  for (let tried = 0; tried < blocks; tried++) {
    const first = FIRST_PORT + ((start + tried) % blocks) * BLOCK_SIZE
    const reserved = await reservePort(first)
    if (!reserved) continue
    const ports = Array.from({ length: count }, (_, i) => first + 1 + i)
    const errors = await Promise.all(ports.map(port => listenError(port, LOOPBACK)))
    if (!errors.some(Boolean)) return ports
    reserved.close()
  }
  throw new UserError('This machine has no free ports left.')
}
