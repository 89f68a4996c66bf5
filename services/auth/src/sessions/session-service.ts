import { createHash } from 'node:crypto'
import type { Device } from '@kahani/contracts/accounts'
import { sessionCookieName } from '@kahani/contracts/headers'
import { networkOf } from '@kahani/service-kit/client-address'
import { notFound, notSignedIn } from '@kahani/service-kit/http-error'
import type { SessionData } from '@kahani/service-kit/session-format'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { createAuditRepository, type SignInMethod } from '../audit/audit-repository.ts'
import type { Database } from '../database.ts'
import { createUserRepository, type StoredUser } from '../users/user-repository.ts'
import { deviceName } from './device-name.ts'
import { remainingMs, type SessionStore, toDevice } from './session-store.ts'

const RENEWAL_INTERVAL_MS = 60 * 60 * 1000

/** @throws HttpError 401 */
export function currentUser(request: Pick<FastifyRequest, 'session'>): SessionData {
  const { user } = request.session
  if (!user) throw notSignedIn()
  return user
}

/** A hook that responds with 401 to visitors, before the body is parsed. */
export const requireSession = async (request: Pick<FastifyRequest, 'session'>) => void currentUser(request)

/** Identifies a session to its owner without revealing the session id. */
const publicId = (sessionId: string) => createHash('sha256').update(sessionId).digest('base64url').slice(0, 22)

export interface StartOptions {
  /** How the user signed in, for the audit log. Omitted if a session replaces another one. */
  method?: SignInMethod
  /** Whether what was checked before still holds. */
  stillValid?: (user: StoredUser) => boolean
}

/**
 * The only writer of sessions. A session is started while its account is locked for changes, and a change that ends
 * sessions deletes them before it commits: so a session is never older than the role and password of its account.
 */
export function createSessionService(db: Kysely<Database>, store: SessionStore, secure: boolean) {
  const cookieName = sessionCookieName(secure)

  return {
    /** Starts a session with a new id. @throws HttpError 401 if the account is gone or not valid any more */
    start: (request: FastifyRequest, userId: number, { method, stillValid }: StartOptions = {}): Promise<StoredUser> =>
      db.transaction().execute(async trx => {
        const user = await createUserRepository(trx).share(userId)
        if (!user || stillValid?.(user) === false) throw notSignedIn()
        const network = networkOf(request.ip)
        const device = deviceName(request.headers['user-agent'])
        if (method) await createAuditRepository(trx).addSignIn(user.id, { method, device, network })
        const previous = request.session.user
        if (previous) await store.destroy(request.session.sessionId, previous.userId)
        await request.session.regenerate()
        // Otherwise `@fastify/session` also sends a header that clears the previous cookie, and clients may use that one.
        delete request.cookies[cookieName]
        const { id, username } = user
        const startedAt = Date.now()
        request.session.user = { userId: id, username, startedAt, lastUsedAt: startedAt, device, network }
        await request.session.save()
        return user
      }),

    /** Extends the session, once an hour. It does not restore a session that was destroyed meanwhile. */
    async renew(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const { session } = request
      const data = currentUser(request)
      const now = Date.now()
      if (now - data.lastUsedAt < RENEWAL_INTERVAL_MS) return
      const renewed = { ...data, lastUsedAt: now }
      if (!(await store.touch(session.sessionId, renewed, { ...session, user: renewed }))) return
      reply.setCookie(cookieName, session.encryptedSessionId, {
        path: '/',
        httpOnly: true,
        secure,
        sameSite: 'lax',
        expires: new Date(now + remainingMs(renewed, now)),
      })
    },

    /** Ends the session of the request. */
    async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const { sessionId, user } = request.session
      await store.destroy(sessionId, user?.userId)
      await request.session.destroy()
      reply.clearCookie(cookieName, { path: '/', httpOnly: true, secure, sameSite: 'lax' })
    },

    /** Ends all sessions of a user, in every gateway. Call it before the change that requires it commits. */
    endAll: (userId: number): Promise<void> => store.destroyAll(userId),

    /** Ends one session of a user. @throws HttpError 404 */
    async endDevice(userId: number, id: string): Promise<void> {
      const found = (await store.list(userId)).find(({ sessionId }) => publicId(sessionId) === id)
      if (!found) throw notFound('device')
      await store.destroy(found.sessionId, userId)
    },

    /** The sessions of the request's user, most recently used first. */
    async listDevices(request: FastifyRequest): Promise<Device[]> {
      const sessions = await store.list(currentUser(request).userId)
      return sessions
        .toSorted((a, b) => b.data.lastUsedAt - a.data.lastUsedAt)
        .map(({ sessionId, data }) => ({
          id: publicId(sessionId),
          current: sessionId === request.session.sessionId,
          ...toDevice(data),
        }))
    },
  }
}
export type SessionService = ReturnType<typeof createSessionService>
