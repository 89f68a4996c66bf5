import { LRUCache } from 'lru-cache'

const MAX_STORIES = 32
/**
 * For so long, in ms, the jobs of a story share what one of them has loaded. Also the longest time that a photo stays in memory
 * without being used, and that a job may use what was deleted or withdrawn meanwhile.
 */
const LIFETIME_MS = 10_000

/** Keeps what was loaded for stories, a few of them and not for long. Errors are not kept. */
export function createStoryCache<T>() {
  const entries = new LRUCache<number, Promise<T>>({ max: MAX_STORIES })
  function set(storyId: number, loading: Promise<T>): Promise<T> {
    entries.set(storyId, loading)
    const forget = () => {
      if (entries.peek(storyId) === loading) entries.delete(storyId)
    }
    setTimeout(forget, LIFETIME_MS).unref()
    loading.catch(forget)
    return loading
  }
  return {
    get: (storyId: number, load: () => Promise<T>): Promise<T> => entries.get(storyId) ?? set(storyId, load()),
    set,
    delete: (storyId: number) => entries.delete(storyId),
  }
}
