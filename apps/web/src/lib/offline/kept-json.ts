import type { z } from 'zod'
import { isTransient, NetworkError } from '../api-error.ts'
import { readCopy } from './kept-stories.ts'

/** After this time without a response, the copy is shown. */
export const COPY_AFTER_MS = 4000

/** Throws `NetworkError` if there is no result after `ms`. */
export async function withTimeout<T>(pending: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NetworkError(`No response after ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([pending, timeout])
  } finally {
    clearTimeout(timer)
  }
}

interface KeptJsonOptions<T> {
  /** Names the cache of the copy. */
  storyId: number | 'list'
  schema: z.ZodType<T>
  /** Asks the server. */
  request: () => Promise<T>
  /** Called with a response of the server. */
  onResponse?: (value: T) => void
  /** Called with a response that arrives after the copy was returned. */
  onLateResponse?: (value: T) => void
}

/**
 * Returns what the server answers or, while it can't be reached, the copy on this device, if there is one. Throws like
 * `request`.
 */
export async function getKeptJson<T>(path: string, options: KeptJsonOptions<T>): Promise<T> {
  const { storyId, schema, request, onResponse, onLateResponse } = options
  const pending = request()
  // It may fail before it is awaited.
  pending.catch(() => undefined)
  const copy = schema.safeParse(await readCopy(storyId, path).catch(() => undefined))
  try {
    // Also called with an answer that is too late to be shown.
    if (onResponse) void pending.then(onResponse, () => undefined)
    return await (copy.success ? withTimeout(pending, COPY_AFTER_MS) : pending)
  } catch (error) {
    if (!copy.success || !isTransient(error)) throw error
    if (onLateResponse) void pending.then(onLateResponse, () => undefined)
    return copy.data
  }
}
