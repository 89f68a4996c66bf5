import { tooManyRequests, tooManyUploads } from '../errors.ts'
import type { Limits } from '../limits.ts'

/** A large request body that is arriving. */
export interface LargeBody {
  /** Counts bytes that are kept. @throws HttpError 503 if all clients together send too much */
  add(bytes: number): void
  /** Ends what was counted. Further calls do nothing. */
  release(): void
}

/** Bounds the number and the memory of large request bodies. What is announced but does not arrive takes no memory. */
export interface LargeBodies {
  /** @throws HttpError 429 if the owner has too many */
  open(owner: string): LargeBody
  bytes(): number
}

export function createLargeBodies({ largeBodies, largeBodyBytes }: Limits): LargeBodies {
  const byOwner = new Map<string, number>()
  let total = 0
  return {
    open(owner) {
      const count = byOwner.get(owner) ?? 0
      if (count >= largeBodies) throw tooManyRequests()
      byOwner.set(owner, count + 1)
      let kept = 0
      let released = false
      return {
        add(bytes) {
          if (total + bytes > largeBodyBytes) throw tooManyUploads()
          kept += bytes
          total += bytes
        },
        release() {
          if (released) return
          released = true
          total -= kept
          const left = (byOwner.get(owner) ?? 1) - 1
          if (left > 0) byOwner.set(owner, left)
          else byOwner.delete(owner)
        },
      }
    },
    bytes: () => total,
  }
}
