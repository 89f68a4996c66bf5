import type { Logger } from '@kahani/service-kit/logger'
import { Gauge, type Registry } from 'prom-client'
import type { DisputeRepository } from './dispute-repository.ts'

/**
 * Adds the number of open disputes, for an alert. It is read from the database whenever the metrics are, and not a number
 * while that fails, so that the other metrics stay readable.
 */
export function addDisputeMetrics(registry: Registry, disputes: DisputeRepository, logger: Logger): void {
  const open = new Gauge({
    name: 'payment_disputes_open',
    help: 'Disputes of payments that are not decided',
    registers: [registry],
    async collect() {
      try {
        open.set((await disputes.summarizeOpen()).count)
      } catch (err) {
        logger.warn({ err }, 'open disputes not counted')
        open.set(Number.NaN)
      }
    },
  })
}
