import { createCounts } from '../counts.ts'
import { tooManyRequests, tooManyUploads } from '../errors.ts'
import type { Limits } from '../limits.ts'

/**
 * Bounds the number and the memory of large request bodies that arrive. What is announced but does not arrive takes no
 * memory.
 */
export function createLargeBodies({ largeBodies, largeBodyBytes }: Limits) {
  const byOwner = createCounts()
  let total = 0
  return {
    /** @throws HttpError 429 if the owner has too many */
    open(owner: string) {
      if (byOwner.of(owner) >= largeBodies) throw tooManyRequests()
      byOwner.add(owner)
      let kept = 0
      let released = false
      return {
        /** Counts bytes that are kept. @throws HttpError 503 if all clients together send too much */
        add(bytes: number) {
          if (total + bytes > largeBodyBytes) throw tooManyUploads()
          kept += bytes
          total += bytes
        },
        /** Ends what was counted. Further calls do nothing. */
        release() {
          if (released) return
          released = true
          total -= kept
          byOwner.remove(owner)
        },
      }
    },
    bytes: () => total,
  }
}
export type LargeBodies = ReturnType<typeof createLargeBodies>
export type LargeBody = ReturnType<LargeBodies['open']>
