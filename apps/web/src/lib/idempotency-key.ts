import { z } from 'zod'

export const attemptSchema = z.object({ key: z.string(), fingerprint: z.string() })
/** A submission that may still be in progress: its idempotency key and a fingerprint of its body. */
export type Attempt = z.infer<typeof attemptSchema>

/** Continues the last attempt if its body is the same; otherwise starts an attempt with a new key. */
export function attemptFor(
  last: Attempt | null,
  fingerprint: string,
  newKey: () => string = randomIdempotencyKey,
): Attempt {
  return last?.fingerprint === fingerprint ? last : { key: newKey(), fingerprint }
}

/**
 * A 64-bit FNV-1a hash, which identifies a body without storing its text. If two bodies ever collide, the server rejects
 * the second one and a new key is used.
 */
export function fingerprint(body: unknown): string {
  const text = JSON.stringify(body)
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

/** 128 random bits. `randomUUID` exists in secure contexts only, which a phone on the local network is not. */
export function randomIdempotencyKey(source: Pick<Crypto, 'getRandomValues'> & Partial<Crypto> = crypto): string {
  if (source.randomUUID) return source.randomUUID()
  return Array.from(source.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')
}
