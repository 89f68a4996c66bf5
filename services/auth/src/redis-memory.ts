import type { Logger } from '@kahani/service-kit/logger'
import { addGauge } from '@kahani/service-kit/metrics'
import { mastersOf, type RedisClient } from '@kahani/service-kit/redis'
import type { Registry } from 'prom-client'

/** From this share on, memory is reported: beyond its limit Redis rejects new sessions and jobs. */
const ALERT_RATIO = 0.8

/** The used share of Redis's `maxmemory`, in a cluster that of its fullest master; 0 without a limit. */
async function readUsedRatio(redis: RedisClient): Promise<number> {
  const infos = await Promise.all(mastersOf(redis).map(master => master.info('memory')))
  const ratios = infos.map(info => {
    const bytes = (name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1] ?? 0)
    return bytes('maxmemory') === 0 ? 0 : bytes('used_memory') / bytes('maxmemory')
  })
  return Math.max(0, ...ratios)
}

/** Exports the metric `redis_memory_used_ratio`. */
export function measureRedisMemory(redis: RedisClient, registry: Registry): void {
  const help = 'Used share of the memory limit of Redis, which does not evict keys'
  addGauge(registry, 'redis_memory_used_ratio', help, () => readUsedRatio(redis))
}

/** Logs an error when Redis has used most of its memory. */
export async function checkRedisMemory(redis: RedisClient, logger: Logger): Promise<void> {
  const ratio = await readUsedRatio(redis)
  if (ratio >= ALERT_RATIO) {
    logger.error({ usedPercent: Math.round(ratio * 100) }, 'redis is running out of memory: raise its maxmemory')
  }
}
