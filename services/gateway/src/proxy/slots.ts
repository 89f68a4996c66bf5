import { createCounts } from '../counts.ts'
import { tooManyRequests } from '../errors.ts'

/** Gives the slot back. Called once. */
export type Release = () => void

interface SlotLimits {
  total: number
  /** Slots that one owner can hold. */
  perOwner: number
  waitMs: number
}

interface Waiter {
  resolve(release: Release): void
  timer: NodeJS.Timeout
}

/** A fixed number of slots, which waiting owners get in turn. */
export function createSlots({ total, perOwner, waitMs }: SlotLimits, now = Date.now) {
  const held = createCounts()
  /** In the order in which owners get the next slot. */
  const queues = new Map<string, Set<Waiter>>()
  let active = 0
  let exhaustedSince: number | null = null

  const hasShare = (owner: string) => held.of(owner) < perOwner

  const take = (owner: string): Release => {
    active++
    held.add(owner)
    if (active === total) exhaustedSince ??= now()
    return () => giveBack(owner)
  }
  const giveBack = (owner: string) => {
    active--
    held.remove(owner)
    serveNext()
    if (active < total) exhaustedSince = null
  }
  const serveNext = () => {
    for (const [owner, queue] of queues) {
      const [waiter] = queue
      if (!waiter || !hasShare(owner)) continue
      clearTimeout(waiter.timer)
      queue.delete(waiter)
      // The owner's next turn is after everyone else's.
      queues.delete(owner)
      if (queue.size > 0) queues.set(owner, queue)
      return waiter.resolve(take(owner))
    }
  }
  const wait = (owner: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<Release>()
    const queue = queues.get(owner) ?? new Set()
    queues.set(owner, queue)
    const waiter: Waiter = {
      resolve,
      timer: setTimeout(() => {
        queue.delete(waiter)
        if (queue.size === 0 && queues.get(owner) === queue) queues.delete(owner)
        reject(hasShare(owner) ? new Error('no connection became free') : tooManyRequests())
      }, waitMs),
    }
    queue.add(waiter)
    return promise
  }

  return {
    /** @throws HttpError 429 if the owner's share, another error if every slot is in use for `waitMs` */
    acquire: (owner: string): Release | Promise<Release> =>
      active < total && hasShare(owner) ? take(owner) : wait(owner),
    /** Slots in use. */
    active: () => active,
    waiting: () => [...queues.values()].reduce((sum, queue) => sum + queue.size, 0),
    /** How long every slot has been in use, in ms. */
    exhaustedMs: () => (exhaustedSince === null ? 0 : now() - exhaustedSince),
  }
}
