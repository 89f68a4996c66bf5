import type { App } from '@kahani/service-kit/app'
import { notFound, notSignedIn } from '@kahani/service-kit/http-error'
import type { Redis } from 'ioredis'
import { invalidateChangedSessions, type ReadSessionCookie } from '../plugins/session-identity.ts'
import { createForwarder, type ForwardDeps } from '../proxy/forward.ts'
import type { UpstreamPool } from '../proxy/upstream-pool.ts'
import type { SessionReader } from '../sessions/session-reader.ts'
import { type PictureRouteDeps, pictureRoute } from './pictures.ts'
import { PROFILE_PATH, profileHandler } from './profile.ts'

/** Unknown paths below these are a JSON 404, never a page of the web app. */
const RESERVED = ['/api', '/api/*', '/auth', '/internal', '/internal/*']
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

export interface ProxyDeps extends ForwardDeps {
  pools: readonly UpstreamPool[]
  pictures: Pick<PictureRouteDeps, 'blobs' | 'names'>
  sessions: SessionReader
  sessionCookie: ReadSessionCookie
  /** Holds the profiles. */
  redis: Redis
  now: () => number
}

/** Proxies every path of the routing table unchanged. Other API paths are a 404. */
export function proxyRoutes(app: App, { pools, pictures, sessions, sessionCookie, redis, now, ...deps }: ProxyDeps) {
  for (const path of RESERVED) {
    app.all(path, () => {
      throw notFound('call')
    })
  }
  for (const pool of pools) {
    const { service, paths, signedInOnly, isFile, hasPictures } = pool.upstream
    app.register(async scope => {
      if (service === 'auth') invalidateChangedSessions(scope, sessions, sessionCookie)
      if (signedInOnly) {
        scope.addHook('onRequest', (request, _reply, done) => done(request.sessionUser ? undefined : notSignedIn()))
      }
      const forward = createForwarder(pool, deps)
      const answerProfile = profileHandler(redis, forward, now)
      if (hasPictures) pictureRoute(scope, { ...pictures, responseBuffers: deps.responseBuffers, forward })
      for (const url of paths) {
        const handler = url === PROFILE_PATH ? answerProfile : forward
        scope.route({ url, method: METHODS, handler, config: { isFile } })
      }
      scope.addHook('onClose', () => pool.close())
    })
  }
}
