import type { Logger } from '@kahani/service-kit/logger'
import { duplicateRedis, type RedisClient } from '@kahani/service-kit/redis'

const CHANNEL = 'illustration-events'

/** Reports changes of the pictures of stories to all processes. A report can be lost: who depends on it also reads at intervals. */
export interface IllustrationEvents {
  /** Call it after the commit. */
  publish(storyId: number): void
  /** Calls `onChange` at each change, and when changes may have been missed. @returns ends it */
  subscribe(storyId: number, onChange: () => void): () => void
  close(): void
}

/** @param redis a connection that can be copied, because a connection with subscriptions takes no other commands */
export function createIllustrationEvents(redis: RedisClient, logger: Logger): IllustrationEvents {
  const listeners = new Map<number, Set<() => void>>()
  const notify = (storyId: number) => {
    for (const onChange of listeners.get(storyId) ?? []) onChange()
  }
  const warn = (err: unknown) => logger.warn({ err }, 'changes of illustrations are not reported')

  const subscriber = duplicateRedis(redis, { autoResubscribe: false })
  subscriber.on('error', () => undefined) // Reported by the main connection.
  subscriber.on('message', (_channel: string, storyId: string) => notify(Number(storyId)))
  subscriber.on('ready', () => {
    const missed = () => {
      for (const storyId of listeners.keys()) notify(storyId)
    }
    subscriber.subscribe(CHANNEL).then(missed, warn)
  })

  return {
    publish(storyId) {
      redis.publish(CHANNEL, String(storyId)).catch(warn)
    },
    subscribe(storyId, onChange) {
      const group = listeners.get(storyId) ?? new Set()
      listeners.set(storyId, group.add(onChange))
      return () => {
        group.delete(onChange)
        if (group.size === 0 && listeners.get(storyId) === group) listeners.delete(storyId)
      }
    },
    close: () => subscriber.disconnect(),
  }
}
