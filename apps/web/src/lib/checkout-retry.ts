import { ApiError, NetworkError } from './api-error.ts'

/** The waits between the tries to have a payment verified, in ms. */
const WAITS = [1000, 2000, 4000, 8000, 15_000]
const AWAY = new Set([502, 503, 504])

const isTransient = (error: unknown) =>
  error instanceof NetworkError || (error instanceof ApiError && AWAY.has(error.status))

/** Does what is safe to repeat, again while the server is away: a few times, with longer and longer waits. */
export async function withRetry<T>(act: () => Promise<T>, pause: (ms: number) => Promise<void> = sleep): Promise<T> {
  for (const wait of WAITS) {
    try {
      return await act()
    } catch (error) {
      if (!isTransient(error)) throw error
      await pause(wait)
    }
  }
  return act()
}

const sleep = (ms: number) => new Promise<void>(over => setTimeout(over, ms))
