import httpProxy from '@fastify/http-proxy'
import type { App } from '@kahani/service-kit/app'
import { notFound, notSignedIn } from '@kahani/service-kit/http-error'
import type { RedisClient } from '@kahani/service-kit/redis'
import type { Dispatcher } from 'undici'
import { invalidateChangedSessions, type ReadSessionCookie } from '../plugins/session-identity.ts'
import { createForwarder, type ForwardDeps } from '../proxy/forward.ts'
import { responseHeaders } from '../proxy/headers.ts'
import type { UpstreamPool } from '../proxy/upstream-pool.ts'
import type { SessionReader } from '../sessions/session-reader.ts'
import { type PictureDeps, servePictures } from './pictures.ts'
import { answerProfiles } from './profile.ts'

/** Unknown paths below these are a JSON 404, never a page of the web app. */
const RESERVED = ['/api', '/api/*', '/auth', '/internal', '/internal/*']
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']

export interface ProxyDeps extends ForwardDeps {
  pools: readonly UpstreamPool[]
  pictures: PictureDeps
  sessions: SessionReader
  sessionCookie: ReadSessionCookie
  /** Holds the profiles. */
  redis: RedisClient
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
    const proxy = async (scope: App) => {
      if (service === 'auth') {
        invalidateChangedSessions(scope, sessions, sessionCookie)
        answerProfiles(scope, redis, now)
      }
      if (signedInOnly) {
        scope.addHook('onRequest', (request, _reply, done) => done(request.sessionUser ? undefined : notSignedIn()))
      }
      if (hasPictures) servePictures(scope, pictures)
      scope.register(httpProxy, {
        upstream: pool.url,
        undici: { request: pool.request as Dispatcher['request'] },
        routes: [...paths],
        httpMethods: METHODS,
        config: { isFile },
        handler: createForwarder(pool, deps),
        // A read is repeated once if its keep-alive connection was just closed. With 0, a 503 would be repeated 10 times.
        replyOptions: { retriesCount: 1, rewriteHeaders: responseHeaders },
        // The gateway's own handler reads bodies.
        proxyPayloads: false,
        internalRewriteLocationHeader: false,
        disableRequestLogging: true,
      })
      scope.addHook('onClose', () => pool.close())
    }
    // The plugin logs errors that the gateway logs too.
    app.register(proxy, { logLevel: 'error' })
  }
}
