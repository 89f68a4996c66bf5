import { once } from 'node:events'
import { connect, createServer, type Server } from 'node:net'

const CHECK_INTERVAL_MS = 100
const CHECK_TIMEOUT_MS = 2_000

interface Backend {
  port: number
  ready: boolean
}

/**
 * A TCP load balancer of one service, as an orchestrator has one: new connections go to instances that are ready, in turns.
 * Existing connections stay until either side closes them.
 */
export async function startBalancer(port: number, readinessPath: string) {
  const backends = new Set<Backend>()
  let turn = 0

  const check = async (backend: Backend) => {
    const url = `http://127.0.0.1:${backend.port}${readinessPath}`
    const response = await fetch(url, { signal: AbortSignal.timeout(CHECK_TIMEOUT_MS) }).catch(() => null)
    await response?.body?.cancel()
    backend.ready = response?.status === 200
  }
  const timer = setInterval(() => {
    for (const backend of backends) void check(backend)
  }, CHECK_INTERVAL_MS)

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
    add: (backendPort: number) => void backends.add({ port: backendPort, ready: false }),
    remove(backendPort: number) {
      for (const backend of backends) if (backend.port === backendPort) backends.delete(backend)
    },
    isReady: (backendPort: number) => [...backends].some(backend => backend.port === backendPort && backend.ready),
    stop() {
      clearInterval(timer)
      server.close()
    },
  }
}
export type Balancer = Awaited<ReturnType<typeof startBalancer>>
