import type { Illustrations, Story, StoryWithPages } from '@kahani/contracts/stories'
import { endpoints } from '../endpoints.ts'
import { cacheName, cachePrefix, STORY_CACHE_PREFIX } from './cache-names.ts'
import { knownUser } from './known-user.ts'
import { deleteExpiredStories, forgetVisits, recordVisit } from './visits.ts'

/** A story that can be read without the server. */
export interface KeptStory {
  id: number
  /** Milliseconds since 1970. */
  openedAt: number
  /** Whether the family saved it, so that it is kept until they remove it. */
  saved: boolean
}

/** Stories that were only opened are kept up to this number. */
export const MAX_OPENED_STORIES = 30
/** The page size of the server. A shorter list contains all stories. */
const STORIES_PER_PAGE = 100
/** The entry of a story's cache that describes it. */
const DESCRIPTION = '/kept-story'

/** Not available in an insecure context. */
const storage = (): CacheStorage | null => ('caches' in window ? window.caches : null)

let expiry: Promise<void> | undefined

/** Deletes the stories and the account if they have expired. Awaited before the first copy is read. */
async function deleteExpired(): Promise<void> {
  const caches = storage()
  if (caches && (await deleteExpiredStories(caches).catch(() => false))) knownUser.remove()
}

/** Records that the product is used on this device, after deleting what has expired. */
export async function startVisit(): Promise<void> {
  expiry = deleteExpired()
  await expiry
  const caches = storage()
  // Storage may be full or blocked.
  if (caches) await recordVisit(caches).catch(() => undefined)
}

/** The names of all caches. A browser that blocks storage, as in some private windows, has none. */
const cacheNames = async (): Promise<string[]> =>
  (await storage()
    ?.keys()
    .catch(() => [])) ?? []

/**
 * An entry of a cache. Never by `open`, which creates a cache that does not exist, also one that was deleted a moment ago.
 * @param name of the cache
 */
async function read(name: string, path: string, options: CacheQueryOptions = {}): Promise<Response | undefined> {
  expiry ??= deleteExpired()
  await expiry
  return storage()?.match(path, { ...options, cacheName: name })
}

async function describe(name: string, id: number): Promise<KeptStory | null> {
  const description = await read(name, DESCRIPTION)
  return description ? { id, ...(await description.json()) } : null
}

/** The kept stories of an account, the one opened last first. */
export async function keptStories(userId: number): Promise<KeptStory[]> {
  const prefix = cachePrefix(userId)
  const names = (await cacheNames()).filter(name => name.startsWith(prefix))
  const stories = await Promise.all(names.map(name => describe(name, Number(name.slice(prefix.length)))))
  return stories.filter(story => story !== null).sort((a, b) => b.openedAt - a.openedAt)
}

interface Entry {
  userId: number
  /** Names the cache. */
  storyId: number | 'list'
  path: string
  response: Response
  /** A story that is not deleted for this entry. Default: the entry's own. */
  spared?: number
}

/**
 * Stores an entry, unless another account is signed in by now. If storage is full, the other story that was not opened for
 * the longest time is deleted.
 */
async function put(entry: Entry): Promise<void> {
  const { userId, storyId, path, response, spared = storyId } = entry
  if (knownUser.read()?.id !== userId) return
  const cache = await storage()?.open(cacheName(userId, storyId))
  try {
    await cache?.put(path, response.clone())
    // The device may have been cleared before the cache was opened.
    if (knownUser.read()?.id !== userId) await storage()?.delete(cacheName(userId, storyId))
  } catch (error) {
    if (!isStorageFull(error)) throw error
    const oldest = (await keptStories(userId)).findLast(({ id, saved }) => !saved && id !== spared)
    if (!oldest) throw error
    await removeStory(userId, oldest.id)
    await put(entry)
  }
}

export const isStorageFull = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Keeps the text of a story that was opened, and the list of its illustrations. */
export async function keepStory(userId: number, story: StoryWithPages, illustrations?: Illustrations): Promise<void> {
  const { id } = story
  await put({ userId, storyId: id, path: endpoints.story(id), response: Response.json(story) })
  if (illustrations) {
    await put({ userId, storyId: id, path: endpoints.illustrations(id), response: Response.json(illustrations) })
  }
  const known = (await keptStories(userId)).find(kept => kept.id === id)
  await putDescription(userId, { id, openedAt: Date.now(), saved: known?.saved ?? false })
  await addToList(userId, story, illustrations)
  const opened = (await keptStories(userId)).filter(({ saved }) => !saved)
  for (const { id: oldest } of opened.slice(MAX_OPENED_STORIES)) await removeStory(userId, oldest)
}

/** Adds a story to the kept list, which may be older than the story. */
async function addToList(userId: number, { pages, ...story }: StoryWithPages, illustrations?: Illustrations) {
  const list = ((await readCopy('list', endpoints.stories())) ?? []) as Story[]
  const coverUrl = illustrations?.illustrations.find(({ isCover }) => isCover)?.imageUrl ?? story.coverUrl
  const others = list.filter(({ id }) => id !== story.id)
  const stories = [...others, { ...story, coverUrl }].sort((a, b) => b.id - a.id)
  const response = Response.json(stories)
  await put({ userId, storyId: 'list', path: endpoints.stories(), response, spared: story.id })
}

const putDescription = (userId: number, { id, ...description }: KeptStory) =>
  put({ userId, storyId: id, path: DESCRIPTION, response: Response.json(description) })

/** Marks a story as saved, unless it was removed meanwhile. */
export async function markSaved(userId: number, id: number): Promise<void> {
  if (await describe(cacheName(userId, id), id)) await putDescription(userId, { id, openedAt: Date.now(), saved: true })
}

/** Keeps a picture of a kept story. `sameSize`: whether a picture of another size does not suffice. */
export async function keepPicture(userId: number, storyId: number, url: string, sameSize: boolean): Promise<void> {
  const name = cacheName(userId, storyId)
  if (!(await storage()?.has(name)) || (await read(name, url, { ignoreSearch: !sameSize, ignoreVary: true }))) return
  // The page has usually loaded it already, and the name of a picture never changes its content.
  const response = await fetch(url, { cache: 'force-cache' })
  if (!response.ok) throw new Error(`A picture has status ${response.status}`)
  await put({ userId, storyId, path: url, response })
}

/** Keeps the newest stories of the list, and deletes those that are missing among them. */
export async function keepStoryList(userId: number, stories: readonly Story[]): Promise<void> {
  await put({ userId, storyId: 'list', path: endpoints.stories(), response: Response.json(stories) })
  const listed = new Set(stories.map(({ id }) => id))
  const isComplete = stories.length < STORIES_PER_PAGE
  const oldest = Math.min(...listed)
  for (const { id } of await keptStories(userId)) {
    if (!listed.has(id) && (isComplete || id > oldest)) await removeStory(userId, id)
  }
}

/** The copy of a response, or undefined. `storyId` names the cache. */
export async function readCopy(storyId: number | 'list', path: string): Promise<unknown> {
  const user = knownUser.read()
  return user && (await read(cacheName(user.id, storyId), path))?.json()
}

export async function removeStory(userId: number, id: number): Promise<void> {
  await storage()?.delete(cacheName(userId, id))
}

/** Deletes a story from this device, also from the kept list. */
export async function forgetStory(userId: number, id: number): Promise<void> {
  await removeStory(userId, id)
  const list = ((await readCopy('list', endpoints.stories())) ?? []) as Story[]
  const others = list.filter(story => story.id !== id)
  if (others.length === list.length) return
  await put({ userId, storyId: 'list', path: endpoints.stories(), response: Response.json(others) })
}

/** Deletes the stories of all accounts, or of all but one, from this device. */
export async function deleteStories({ exceptOf }: { exceptOf?: number } = {}): Promise<void> {
  const kept = exceptOf === undefined ? null : cachePrefix(exceptOf)
  const caches = storage()
  if (kept === null && caches) await forgetVisits(caches).catch(() => false)
  for (const name of await cacheNames()) {
    if (name.startsWith(STORY_CACHE_PREFIX) && !(kept && name.startsWith(kept))) await storage()?.delete(name)
  }
}
