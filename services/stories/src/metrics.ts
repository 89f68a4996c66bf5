import type { BlobStore } from '@kahani/service-kit/blobs/blob-store'
import { LAST_BACKUP } from '@kahani/service-kit/last-backup'
import { addGauge, createMetrics } from '@kahani/service-kit/metrics'
import { Counter, type Registry } from 'prom-client'

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

/** Adds the gauge `backup_last_success_timestamp_seconds`, which is 0 before the first backup. */
export function measureBackups(registry: Registry, blobs: Pick<BlobStore, 'get'>): void {
  addGauge(registry, 'backup_last_success_timestamp_seconds', 'When the last backup was completed', async () => {
    return Date.parse(String((await blobs.get(LAST_BACKUP)) ?? new Date(0))) / 1000
  })
}

export type StoriesMetrics = ReturnType<typeof createStoriesMetrics>
