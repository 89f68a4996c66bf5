import { Gauge, type Registry } from 'prom-client'
import type { LargeBodies } from './bodies/large-bodies.ts'
import type { Connections } from './connections/connections.ts'
import type { ResponseBuffers } from './proxy/response-buffers.ts'
import type { UpstreamPool } from './proxy/upstream-pool.ts'

interface Usage {
  connections: Connections
  largeBodies: LargeBodies
  responseBuffers: ResponseBuffers
  pools: readonly UpstreamPool[]
}

/** Adds metrics of what clients occupy. */
export function registerUsage(registry: Registry, { connections, largeBodies, responseBuffers, pools }: Usage) {
  const registers = [registry]
  new Gauge({
    name: 'gateway_connections',
    help: 'Open connections of clients by state',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'idle' }, connections.idle())
      this.set({ state: 'active' }, connections.open() - connections.idle())
    },
  })
  new Gauge({
    name: 'gateway_buffered_bytes',
    help: 'Memory reserved for large bodies by direction',
    labelNames: ['direction'] as const,
    registers,
    collect() {
      this.set({ direction: 'request' }, largeBodies.bytes())
      this.set({ direction: 'response' }, responseBuffers.bytes())
    },
  })
  new Gauge({
    name: 'gateway_upstream_requests',
    help: 'Requests that have a connection to an upstream, or wait for one. The upstream is named by its first path',
    labelNames: ['upstream', 'state'] as const,
    registers,
    collect() {
      for (const { upstream, slots } of pools) {
        const name = `${upstream.service} ${upstream.paths[0]}`
        this.set({ upstream: name, state: 'active' }, slots.active())
        this.set({ upstream: name, state: 'waiting' }, slots.waiting())
      }
    },
  })
}
