import { createMetrics } from '@kahani/service-kit/metrics'
import { Counter } from 'prom-client'

/** The metrics registry of the service and the functions that record in it. */
export function createStoriesMetrics() {
  const registry = createMetrics('stories')
  const registers = [registry]
  const delayed = new Counter({
    name: 'stories_delayed_total',
    help: 'Attempts to write a story that an outage ended',
    registers,
  })
  const refundsPostponed = new Counter({
    name: 'story_refunds_postponed_total',
    help: 'Refunds that payments rejected or could not be asked for; each is repeated',
    labelNames: ['reason'] as const,
    registers,
  })
  const deletionsPostponed = new Counter({
    name: 'story_deletions_postponed_total',
    help: 'Photos, kept sheets and deleted stories whose files could not be deleted; each is repeated',
    labelNames: ['what'] as const,
    registers,
  })
  const budgetExceeded = new Counter({
    name: 'daily_budget_exceeded_total',
    help: 'Stories and pictures that the daily budget had no room for',
    registers,
  })
  return {
    registry,
    onStoryDelayed: () => delayed.inc(),
    onRefundPostponed: (reason: 'rejected' | 'unavailable') => refundsPostponed.inc({ reason }),
    onDeletionPostponed: (what: 'photo' | 'story' | 'sheet') => deletionsPostponed.inc({ what }),
    onBudgetExceeded: () => budgetExceeded.inc(),
  }
}
export type StoriesMetrics = ReturnType<typeof createStoriesMetrics>
