import type { Limits } from '../limits.ts'

/** A response is read ahead of its client by this much, which frees the connection to its service. */
const MAX_BYTES = 2 * 1024 * 1024
const MIN_BYTES = 64 * 1024

/** Bounds the memory of responses that are read ahead of their clients. */
export function createResponseBuffers({ responseBufferBytes }: Limits) {
  let total = 0
  return {
    /** @param length of the response, if known @returns how much of it may be kept */
    reserve(length: number | null): number {
      const wanted = Math.min(length ?? MAX_BYTES, MAX_BYTES)
      const bytes = total + wanted > responseBufferBytes ? MIN_BYTES : wanted
      total += bytes
      return bytes
    },
    release(bytes: number) {
      total -= bytes
    },
    isFull: () => total >= responseBufferBytes,
    bytes: () => total,
  }
}
export type ResponseBuffers = ReturnType<typeof createResponseBuffers>
