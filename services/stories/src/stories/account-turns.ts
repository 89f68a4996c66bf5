import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { badRequest } from '@kahani/service-kit/http-error'
import type { Logger } from '@kahani/service-kit/logger'
import type { RedisClient } from '@kahani/service-kit/redis'
import { stillWriting, tooManyAtOnce } from '../errors.ts'

/** Requests of one account in one process, including those that wait. */
const MAX_REQUESTS = 10
const WAIT_TIMEOUT_MS = 8_000
const POLL_INTERVAL_MS = 100
/** Shorter than a request waits, so that it also gets its turn after a process was killed. */
const LEASE_MS = 6_000

const ifOwner = (command: string) =>
  `if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call(${command}) end return 0`
const RENEW = ifOwner(`'pexpire', KEYS[1], ${LEASE_MS}`)
const RELEASE = ifOwner("'del', KEYS[1]")

/**
 * Lets the requests of an account for a story proceed one after the other until their credit is spent, in all processes. So
 * no more briefs are moderated than there are credits to write them, and at most one body per account is in memory.
 */
export function createAccountTurns(redis: RedisClient, logger: Logger) {
  const requests = new Map<number, number>()

  async function take(userId: number, clientLeft: AbortSignal): Promise<() => Promise<void>> {
    const key = `limit:stories:turn:${userId}`
    const token = randomUUID()
    const deadline = Date.now() + WAIT_TIMEOUT_MS
    while ((await redis.set(key, token, 'PX', LEASE_MS, 'NX')) === null) {
      if (Date.now() > deadline) throw stillWriting()
      await sleep(POLL_INTERVAL_MS)
      if (clientLeft.aborted) throw badRequest()
    }
    const warn = (err: unknown) => logger.warn({ err }, 'turn of an account not renewed or released')
    const renewal = setInterval(() => redis.eval(RENEW, 1, key, token).catch(warn), LEASE_MS / 3)
    let released = false
    return async () => {
      if (released) return
      released = true
      clearInterval(renewal)
      // If this fails, the lease expires.
      await redis.eval(RELEASE, 1, key, token).catch(warn)
    }
  }

  return {
    /**
     * Runs `work` when it is the account's turn, which ends when `work` calls its parameter, or ends.
     * @param clientLeft ends the wait
     * @throws HttpError 400 if the client leaves, 429 for too many requests at once, 503 if the turn does not come in time
     */
    async run<T>(
      userId: number,
      clientLeft: AbortSignal,
      work: (endTurn: () => Promise<void>) => Promise<T>,
    ): Promise<T> {
      const count = requests.get(userId) ?? 0
      if (count >= MAX_REQUESTS) throw tooManyAtOnce()
      requests.set(userId, count + 1)
      try {
        const endTurn = await take(userId, clientLeft)
        return await work(endTurn).finally(endTurn)
      } finally {
        const remaining = (requests.get(userId) ?? 1) - 1
        if (remaining > 0) requests.set(userId, remaining)
        else requests.delete(userId)
      }
    },
  }
}
export type AccountTurns = ReturnType<typeof createAccountTurns>
