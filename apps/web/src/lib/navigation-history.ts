export interface Visit {
  path: string
  /** When it began, in ms since 1970. */
  timestamp: number
  /** How long it lasted, in ms; 0 for the one going on. */
  duration: number
}

export const MAX_VISITS = 20

/** `visits` after going to `path` at `now` (ms since 1970): the last one is closed, the oldest ones dropped. */
export function recordVisit(visits: readonly Visit[], path: string, now: number): Visit[] {
  const last = visits.at(-1)
  const closed = last ? [...visits.slice(0, -1), { ...last, duration: now - last.timestamp }] : []
  return [...closed, { path, timestamp: now, duration: 0 }].slice(-MAX_VISITS)
}
