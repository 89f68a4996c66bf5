import { afterEach, beforeEach, vi } from 'vitest'

/** A cache in memory, with what the app uses of the Cache API. Entries are compared by path. */
class FakeCache {
  readonly entries = new Map<string, Response>()
  isFull = (): boolean => false

  async put(path: string, response: Response): Promise<void> {
    if (this.isFull() && !this.entries.has(path)) throw new DOMException('full', 'QuotaExceededError')
    this.entries.set(path, response)
  }
  async match(path: string, { ignoreSearch = false } = {}): Promise<Response | undefined> {
    const key = (url: string) => (ignoreSearch ? url.split('?')[0] : url)
    const found = [...this.entries].find(([stored]) => key(stored) === key(path))
    return found?.[1].clone()
  }
}

/** Replaces `window.caches`, which jsdom does not have, for the tests of a file. Each test starts without caches. */
export function installFakeCaches() {
  const caches = new Map<string, FakeCache>()
  let capacity = Number.POSITIVE_INFINITY
  const storage = {
    keys: async () => [...caches.keys()],
    has: async (name: string) => caches.has(name),
    match: async (path: string, { cacheName = '', ...options }: MultiCacheQueryOptions) =>
      caches.get(cacheName)?.match(path, options),
    delete: async (name: string) => caches.delete(name),
    async open(name: string) {
      const cache = caches.get(name) ?? new FakeCache()
      cache.isFull = () => [...caches.values()].reduce((sum, { entries }) => sum + entries.size, 0) >= capacity
      caches.set(name, cache)
      return cache
    },
  }
  beforeEach(() => {
    caches.clear()
    capacity = Number.POSITIVE_INFINITY
    vi.stubGlobal('caches', storage)
  })
  afterEach(() => void vi.unstubAllGlobals())
  return {
    names: () => [...caches.keys()].sort(),
    paths: (name: string) => [...(caches.get(name)?.entries.keys() ?? [])].sort(),
    /** Limits the number of entries of all caches. */
    limit(entries: number): void {
      capacity = entries
    },
  }
}
