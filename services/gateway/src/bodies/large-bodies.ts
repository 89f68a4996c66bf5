import { tooManyRequests, tooManyUploads } from '../errors.ts'
import type { Limits } from '../limits.ts'

/** Ends what was reserved. Further calls do nothing. */
type Release = () => void

/** Bounds the memory of large request bodies. */
export interface LargeBodies {
  /** @throws HttpError 429 if the owner has too many, 503 if all clients together have */
  reserve(owner: string, bytes: number): Release
  bytes(): number
}

export function createLargeBodies({ largeBodies, largeBodyBytes }: Limits): LargeBodies {
  const byOwner = new Map<string, number>()
  let total = 0
  return {
    reserve(owner, bytes) {
      const count = byOwner.get(owner) ?? 0
      if (count >= largeBodies) throw tooManyRequests()
      if (total + bytes > largeBodyBytes) throw tooManyUploads()
      byOwner.set(owner, count + 1)
      total += bytes
      let reserved = true
      return () => {
        if (!reserved) return
        reserved = false
        total -= bytes
        const left = (byOwner.get(owner) ?? 1) - 1
        if (left > 0) byOwner.set(owner, left)
        else byOwner.delete(owner)
      }
    },
    bytes: () => total,
  }
}
