import { withTimeout } from '@kahani/service-kit/with-timeout'
import { Gauge, type Registry } from 'prom-client'
import type { QueueService } from './queue-service.ts'

const READ_TIMEOUT_MS = 2_000

/** Adds the gauges `queue_jobs` and `queue_oldest_seconds`. They have no value while Redis is unavailable. */
export function measureQueues(registry: Registry, queues: Pick<QueueService, 'measure'>): void {
  let reading: ReturnType<QueueService['measure']> | undefined
  /** Both gauges are read at the same time. */
  const read = () => {
    reading ??= withTimeout(queues.measure(), READ_TIMEOUT_MS, 'not read')
      .catch(() => [])
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const registers = [registry]
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs by queue and state',
    labelNames: ['queue', 'state'] as const,
    registers,
    async collect() {
      const queues = await read()
      this.reset()
      for (const { name: queue, waiting, active, delayed, failed } of queues) {
        for (const [state, count] of Object.entries({ waiting, active, delayed, failed })) {
          this.set({ queue, state }, count)
        }
      }
    },
  })
  new Gauge({
    name: 'queue_oldest_seconds',
    help: 'Age of the job that has waited longest for a worker, by queue; 0 without one',
    labelNames: ['queue'] as const,
    registers,
    async collect() {
      const queues = await read()
      this.reset()
      for (const { name: queue, oldest } of queues) this.set({ queue }, oldest)
    },
  })
}
