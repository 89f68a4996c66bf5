import { STORY_CACHE_PREFIX } from './cache-names.ts'

/** The time of the last visit is kept in a cache, which the pages and the service worker can read. */
const VISITS = 'visits'
const LAST_VISIT = '/last-visit'

/** After this time without a visit, the stories on a device expire. */
export const MAX_ABSENCE_MS = 30 * 24 * 60 * 60 * 1000

/** Deletes the stories of all accounts from this device if they have expired. Returns whether they have. */
export async function deleteExpiredStories(storage: CacheStorage): Promise<boolean> {
  if (!(await storage.has(VISITS))) return false
  const visit = await (await storage.open(VISITS)).match(LAST_VISIT)
  if (!visit || Date.now() - Number(await visit.text()) < MAX_ABSENCE_MS) return false
  for (const name of await storage.keys()) if (name.startsWith(STORY_CACHE_PREFIX)) await storage.delete(name)
  return true
}

export async function recordVisit(storage: CacheStorage): Promise<void> {
  const cache = await storage.open(VISITS)
  await cache.put(LAST_VISIT, new Response(String(Date.now())))
}

export const forgetVisits = (storage: CacheStorage): Promise<boolean> => storage.delete(VISITS)
