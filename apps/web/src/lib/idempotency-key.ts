import { z } from 'zod'

export const attemptSchema = z.object({ key: z.string(), mark: z.string() })
/** An order on its way: the idempotency key it travels under, and a mark of what is in it. */
export type Attempt = z.infer<typeof attemptSchema>

/** The attempt to send the order of `mark`: the last one goes on while it is the same order, else a new one begins. */
export function attemptFor(last: Attempt | null, mark: string, newKey: () => string = randomIdempotencyKey): Attempt {
  return last?.mark === mark ? last : { key: newKey(), mark }
}

/**
 * 64 bits that tell one order from another without keeping its words. Should two ever share a mark, the server
 * refuses the second and a new key is taken.
 */
export function fingerprint(order: unknown): string {
  const text = JSON.stringify(order)
  let forwards = FNV_OFFSET
  let backwards = FNV_OFFSET
  for (let i = 0; i < text.length; i++) {
    forwards = Math.imul(forwards ^ text.charCodeAt(i), FNV_PRIME)
    backwards = Math.imul(backwards ^ text.charCodeAt(text.length - 1 - i), FNV_PRIME)
  }
  return [forwards, backwards].map(half => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** A key of 128 random bits. `randomUUID` exists in secure contexts only, which a phone on the home network is not. */
export function randomIdempotencyKey(source: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto): string {
  if (source.randomUUID) return source.randomUUID()
  return Array.from(source.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}
