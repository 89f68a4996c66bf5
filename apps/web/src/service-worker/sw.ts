import { clientsClaim } from 'workbox-core'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkOnly } from 'workbox-strategies'
import { STORY_CACHE_PREFIX } from '../lib/offline/cache-names.ts'
import { deleteExpiredStories } from '../lib/offline/visits.ts'

/*
 * A new version is installed beside the one that is running, and replaces it when no page is open any more: an open page never
 * loses the files of its own version. Until then, navigations still get the newest documents from the server.
 */

declare const self: ServiceWorkerGlobalScope

/** The part of `InstallEvent` that TypeScript does not know yet, nor every browser. */
interface StaticRouting {
  addRoutes(rules: { condition: { requestMethod: string }; source: 'network' }[]): Promise<void>
}

const NAVIGATION_TIMEOUT_S = 3
/** Files that are not stored in advance. */
const ASSETS = 'assets'

// Deletions and errors are also sent while their page is left. Chromium drops a request of a page that is gone, unless it
// bypasses the worker.
self.addEventListener('install', event => {
  const { addRoutes } = event as Partial<StaticRouting>
  const rules = ['DELETE', 'POST'].map(requestMethod => ({ condition: { requestMethod }, source: 'network' as const }))
  void addRoutes?.call(event, rules)
})
clientsClaim()
cleanupOutdatedCaches()
// Without navigation preload: the browser would send navigations twice that this worker does not answer, such as Google's
// answer to a sign-in, which is accepted once.
self.addEventListener('activate', event => event.waitUntil(caches.delete(ASSETS)))

const stored = self.__WB_MANIFEST
/** The document of every screen, in the language of this build. */
const document =
  stored.map(entry => (typeof entry === 'string' ? entry : entry.url)).find(url => url.endsWith('.html')) ?? ''

// A document is requested from the server first, also if it is stored.
precacheAndRoute(stored, { directoryIndex: '', cleanURLs: false })
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({ cacheName: ASSETS }),
)

const server = new NetworkOnly({ networkTimeoutSeconds: NAVIGATION_TIMEOUT_S })
registerRoute(
  new NavigationRoute(
    async options => {
      const response = await server.handle(options).catch(() => undefined)
      if (response && response.status < 500) return response
      return (await matchPrecache(document)) ?? response ?? Response.error()
    },
    { denylist: [/^\/(?:api|auth)\//] },
  ),
)

// The browser evaluates this file whenever it starts the worker, for whatever reason.
const expiry = deleteExpiredStories(caches).catch(() => false)

/** A picture of a story that is kept on this device. */
async function keptPicture(request: Request, anySize: boolean): Promise<Response | undefined> {
  await expiry
  for (const name of await caches.keys()) {
    if (!name.startsWith(STORY_CACHE_PREFIX)) continue
    const picture = await caches.match(request, { cacheName: name, ignoreSearch: anySize, ignoreVary: true })
    if (picture) return picture
  }
  return undefined
}

// The name of a picture never changes its content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/images/'),
  async ({ request }) => {
    const kept = await keptPicture(request, false)
    if (kept) return kept
    try {
      return await fetch(request)
    } catch (error) {
      const otherSize = await keptPicture(request, true)
      if (otherSize) return otherSize
      throw error
    }
  },
)
