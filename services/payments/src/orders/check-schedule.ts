const MINUTE_MS = 60_000
const LAST_AGE_MS = 3 * 24 * 60 * MINUTE_MS

/**
 * When the provider is asked about an unpaid order next: a minute after it was made, then each time at twice that age,
 * at last after three days. Null once that was done.
 */
export function nextCheck(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime()
  if (age >= LAST_AGE_MS) return null
  return new Date(createdAt.getTime() + Math.min(Math.max(2 * age, MINUTE_MS), LAST_AGE_MS))
}
