import type { onRequestAsyncHookHandler } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { withTimeout } from './with-timeout.ts'

const READ_TIMEOUT_MS = 2_000
const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

let processMetrics: Registry | undefined

/** The default Node.js metrics, which every registry shares: their observers are never released. */
function measureProcess(): Registry {
  if (!processMetrics) {
    processMetrics = new Registry()
    collectDefaultMetrics({ register: processMetrics })
  }
  return processMetrics
}

/** Creates a registry with the default Node.js metrics, labelled with the service. */
export function createMetrics(service: string): Registry {
  const registry = Registry.merge([measureProcess()])
  registry.setDefaultLabels({ service })
  return registry
}

/**
 * Adds a gauge that is read whenever the metrics are, and is not a number while that fails or takes 2 s, so that the others stay
 * readable.
 */
export function addGauge(registry: Registry, name: string, help: string, read: () => Promise<number>): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    async collect() {
      this.set(await withTimeout(read(), READ_TIMEOUT_MS, 'not read').catch(() => Number.NaN))
    },
  })
}

export interface MetricsOptions {
  registry: Registry
  /** Restricts access to `/metrics`. Without it, anyone who can reach the port can read it. */
  onRequest?: onRequestAsyncHookHandler
}

/** Serves `/metrics` and measures response times by route and status. The label is the route pattern, not the URL. */
export const metricsPlugin = fastifyPlugin<MetricsOptions>(
  async (app, { registry, onRequest = [] }) => {
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Response time by route and status',
      labelNames: ['method', 'route', 'status'] as const,
      buckets: SECONDS,
      registers: [registry],
    })
    app.addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'none'
      duration.observe({ method: request.method, route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
      done()
    })
    app.get('/metrics', { onRequest }, async (_request, reply) =>
      reply.type(registry.contentType).send(await registry.metrics()),
    )
  },
  { name: 'metrics' },
)
