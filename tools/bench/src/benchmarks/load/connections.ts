import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A different address of this machine for each number, as if from different clients. Linux accepts all of 127.0.0.0/8. */
export const loopback = (network: number, index: number) =>
  `127.${network}.${Math.floor(index / 250)}.${(index % 250) + 1}`

/** Keeps `count` connections busy doing nothing useful: one that is closed by the server is opened again. */
export function holdConnections(
  url: string,
  { count, network, use }: { count: number; network: number; use: (socket: Socket) => void },
) {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let stopped = false
  let closed = 0

  function open(index: number): void {
    if (stopped) return
    const socket = connect({
      host: hostname === 'localhost' ? '127.0.0.1' : hostname,
      port: Number(port),
      localAddress: loopback(network, index),
    })
    sockets.add(socket)
    socket.once('connect', () => use(socket))
    socket.on('error', () => undefined)
    socket.on('data', () => undefined)
    socket.once('close', async () => {
      sockets.delete(socket)
      closed += 1
      await sleep(1_000)
      open(index)
    })
  }
  for (let index = 0; index < count; index += 1) open(index)
  return {
    open: () => sockets.size,
    closed: () => closed,
    stop() {
      stopped = true
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Sends nothing. */
export const stayIdle = () => undefined

const head = (host: string, path: string, length: number) =>
  [
    `POST ${path} HTTP/1.1`,
    `host: ${host}`,
    'content-type: application/json',
    'x-requested-with: XMLHttpRequest',
    `origin: http://${host}`,
    `content-length: ${length}`,
    '',
    '',
  ].join('\r\n')

/** Announces a body and sends one byte of it every two seconds. */
export const sendSlowly = (host: string, path: string) => (socket: Socket) => {
  socket.write(head(host, path, 1_000))
  const timer = setInterval(() => socket.write('{'), 2_000)
  socket.once('close', () => clearInterval(timer))
}

/** Announces a body, sends one byte and waits. */
export const sendOneByte = (host: string, path: string) => (socket: Socket) => socket.write(`${head(host, path, 100)}{`)
