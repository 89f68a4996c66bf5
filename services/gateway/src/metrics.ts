import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { addGauge } from '@kahani/service-kit/metrics'
import { Gauge, type Registry } from 'prom-client'
import type { LargeBodies } from './bodies/large-bodies.ts'
import type { Connections } from './connections/connections.ts'
import type { ResponseBuffers } from './proxy/response-buffers.ts'
import type { UpstreamPool } from './proxy/upstream-pool.ts'

const CERTIFICATE_TIMEOUT_MS = 2_000

interface Usage {
  connections: Connections
  largeBodies: LargeBodies
  responseBuffers: ResponseBuffers
  pools: readonly UpstreamPool[]
}

/** When the certificate of an origin expires, in ms since 1970. @param url with the protocol `https:` */
function readCertificateExpiry({ hostname, port }: URL): Promise<number> {
  return new Promise((resolve, reject) => {
    // Whether browsers trust it does not matter here.
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: isIP(hostname) ? '' : hostname,
      rejectUnauthorized: false,
    })
    socket.setTimeout(CERTIFICATE_TIMEOUT_MS, () => socket.destroy(new Error('no answer')))
    socket.once('error', reject)
    socket.once('secureConnect', () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to))
      socket.destroy()
    })
  })
}

/** Adds the gauge `certificate_expiry_timestamp_seconds` of the public URL, which is NaN if it is not https or not reachable. */
export function measureCertificate(registry: Registry, publicUrl: URL): void {
  addGauge(registry, 'certificate_expiry_timestamp_seconds', 'When the certificate of PUBLIC_URL expires', async () =>
    publicUrl.protocol === 'https:' ? (await readCertificateExpiry(publicUrl)) / 1000 : Number.NaN,
  )
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
