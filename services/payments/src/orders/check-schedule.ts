const MINUTE_MS = 60_000
const MAX_AGE_MS = 3 * 24 * 60 * MINUTE_MS

/**
 * When the reconciler polls the provider for an unpaid order next: after 1 minute, then each time its age has doubled,
 * and a last time after 3 days. Null after that.
 */
export function nextCheck(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime()
  if (age >= MAX_AGE_MS) return null
  return new Date(createdAt.getTime() + Math.min(Math.max(2 * age, MINUTE_MS), MAX_AGE_MS))
}
