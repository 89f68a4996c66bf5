/** Caches of the stories on this device. The service worker serves pictures from them. */
export const STORY_CACHE_PREFIX = 'story-'

/** The caches of one account: one for each story, and one for the list of stories. */
export const cachePrefix = (userId: number) => `${STORY_CACHE_PREFIX}${userId}-`
export const cacheName = (userId: number, storyId: number | 'list') => cachePrefix(userId) + storyId
