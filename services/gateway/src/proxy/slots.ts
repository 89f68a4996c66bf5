import { unavailable } from '@kahani/service-kit/http-error'
import { tooManyRequests } from '../errors.ts'

export interface SlotLimits {
  total: number
  /** Slots that one owner can hold. */
  perOwner: number
  waitMs: number
}

/** Gives the slot back. Called once. */
export type Release = () => void

/** A fixed number of slots, which waiting owners get in turn. */
export interface Slots {
  /** @throws HttpError 429 if the owner's share, 503 if every slot is in use for `waitMs` */
  acquire(owner: string): Release | Promise<Release>
  /** Slots in use. */
  active(): number
  waiting(): number
  /** How long every slot has been in use, in ms. */
  exhaustedMs(): number
}

interface Waiter {
  resolve(release: Release): void
  timer: NodeJS.Timeout
}

/** @param name the service in error messages */
export function createSlots(name: string, { total, perOwner, waitMs }: SlotLimits, now = Date.now): Slots {
  const held = new Map<string, number>()
  /** In the order in which owners get the next slot. */
  const queues = new Map<string, Set<Waiter>>()
  let active = 0
  let exhaustedSince: number | null = null

  const hasShare = (owner: string) => (held.get(owner) ?? 0) < perOwner

  const take = (owner: string): Release => {
    active++
    held.set(owner, (held.get(owner) ?? 0) + 1)
    if (active === total) exhaustedSince ??= now()
    return () => giveBack(owner)
  }
  const giveBack = (owner: string) => {
    active--
    const left = (held.get(owner) ?? 1) - 1
    if (left > 0) held.set(owner, left)
    else held.delete(owner)
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
        reject(hasShare(owner) ? unavailable(name, 'no connection became free') : tooManyRequests())
      }, waitMs),
    }
    queue.add(waiter)
    return promise
  }

  return {
    acquire: owner => (active < total && hasShare(owner) ? take(owner) : wait(owner)),
    active: () => active,
    waiting: () => [...queues.values()].reduce((sum, queue) => sum + queue.size, 0),
    exhaustedMs: () => (exhaustedSince === null ? 0 : now() - exhaustedSince),
  }
}
