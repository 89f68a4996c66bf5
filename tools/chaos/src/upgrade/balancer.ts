import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export const READINESS_PATH = '/readyz'
const CHECK_INTERVAL_MS = 100

interface Backend {
  port: number
  ready: boolean
}

/**
 * A TCP load balancer of one service, as an orchestrator has one: new connections go to instances that are ready, in turns.
 * Existing connections stay until either side closes them.
 */
export async function startBalancer(port: number) {
  const backends = new Set<Backend>()
  let turn = 0

  // An instance that answers slowly stays what it is: it may be the only one.
  async function watch(backend: Backend): Promise<void> {
    while (backends.has(backend)) {
      const response = await fetch(`http://127.0.0.1:${backend.port}${READINESS_PATH}`).catch(() => null)
      await response?.body?.cancel()
      backend.ready = response?.status === 200
      await sleep(CHECK_INTERVAL_MS)
    }
  }

  const server: Server = createServer({ pauseOnConnect: true }, socket => {
    const ready = [...backends].filter(backend => backend.ready)
    const backend = ready[turn++ % Math.max(1, ready.length)]
    if (!backend) return void socket.destroy()
    const upstream = connect(backend.port, '127.0.0.1')
    const end = () => {
      socket.destroy()
      upstream.destroy()
    }
    socket.on('error', end)
    upstream.on('error', end)
    socket.pipe(upstream).pipe(socket)
  })
  await once(server.listen(port, '127.0.0.1'), 'listening')

  return {
    add(backendPort: number) {
      const backend = { port: backendPort, ready: false }
      backends.add(backend)
      void watch(backend)
    },
    remove(backendPort: number) {
      for (const backend of backends) if (backend.port === backendPort) backends.delete(backend)
    },
    isReady: (backendPort: number) => [...backends].some(backend => backend.port === backendPort && backend.ready),
    stop() {
      backends.clear()
      server.close()
    },
  }
}
export type Balancer = Awaited<ReturnType<typeof startBalancer>>
