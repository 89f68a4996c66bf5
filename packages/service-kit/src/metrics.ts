import type { onRequestAsyncHookHandler } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** A registry with the process' own figures, labelled with the service. */
export function createMetrics(service: string): Registry {
  const registry = new Registry()
  registry.setDefaultLabels({ service })
  collectDefaultMetrics({ register: registry })
  return registry
}

export interface MetricsOptions {
  registry: Registry
  /** Who may read `/metrics`; everybody who reaches the port where it is absent. */
  onRequest?: onRequestAsyncHookHandler
}

/** `/metrics`, and the time of each answer by route and status. Labels are routes, never addresses. */
export const metricsPlugin = fastifyPlugin<MetricsOptions>(
  async (app, { registry, onRequest = [] }) => {
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route and status',
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
