import { createHash } from 'node:crypto'
import type { Device } from '@kahani/contracts/accounts'
import { sessionCookieName } from '@kahani/contracts/headers'
import { requireConfirmed } from '@kahani/service-kit/confirmed-identity'
import { notFound, notSignedIn } from '@kahani/service-kit/http-error'
import type { ChangedProfiles } from '@kahani/service-kit/profile-cache'
import { SESSION_RENEWAL_MS, type SessionData } from '@kahani/service-kit/session-format'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { createAuditRepository } from '../audit/audit-repository.ts'
import { type Client, clientOf } from '../audit/client.ts'
import type { Database } from '../database.ts'
import type { AdministratorPolicy } from '../users/administrator-policy.ts'
import { createUserRepository, type StoredUser } from '../users/user-repository.ts'
import { remainingMs, type SessionStore, toDevice } from './session-store.ts'

/** @throws HttpError 401 */
export function currentUser(request: Pick<FastifyRequest, 'session'>): SessionData {
  const { user } = request.session
  if (!user) throw notSignedIn()
  return user
}

/** A hook that responds with 401 to visitors, before the body is parsed. */
export const requireSession = async (request: Pick<FastifyRequest, 'session'>) => void currentUser(request)

/** A hook that also responds with 403 unless the user proved who they are within the last 15 minutes. */
export const requireConfirmedSession = async (request: Pick<FastifyRequest, 'session'>) =>
  requireConfirmed(currentUser(request))

/** Who makes a change of an account, from which session. @throws HttpError 401 */
export const actorOf = (request: FastifyRequest) => ({
  userId: currentUser(request).userId,
  sessionId: request.session.sessionId,
  client: clientOf(request),
})

/** Identifies a session to its owner without revealing the session id. */
const publicId = (sessionId: string) => createHash('sha256').update(sessionId).digest('base64url').slice(0, 22)

/** Pictures and stories. Without cookies: the language, and that this browser is known, are not of the session. */
const CLEARED_AT_SIGN_OUT = '"cache", "storage"'

export interface SessionServiceDeps {
  db: Kysely<Database>
  store: SessionStore
  profiles: ChangedProfiles
  /** Whether the public URL is https. */
  secure: boolean
  administrators: Pick<AdministratorPolicy, 'sessionMs'>
}

type SignInMethod = 'sign-up' | 'password' | 'google' | 'passkey'

export interface StartOptions {
  /** How the user signed in, for the audit log. Omitted if a session replaces another one. */
  method?: SignInMethod
  /** Whether what was checked before still holds. By default, without a method: that the session of the request exists. */
  stillValid?: (user: StoredUser, trx: Transaction<Database>) => boolean | Promise<boolean>
  /** What the user has just proved, beside signing in. */
  proved?: { identity?: boolean; secondFactor?: boolean }
}

/**
 * The only writer of sessions. A session is started while its account is locked for changes, and whatever ends sessions deletes
 * them under the same lock, before it commits: so a session is never older than the role and password of its account, and no
 * request that is in progress continues a session that has ended.
 */
export function createSessionService({ db, store, profiles, secure, administrators }: SessionServiceDeps) {
  const cookieName = sessionCookieName(secure)

  function setCookie(reply: FastifyReply, { encryptedSessionId }: FastifyRequest['session'], data: SessionData) {
    const expires = new Date(Date.now() + remainingMs(data))
    reply.setCookie(cookieName, encryptedSessionId, { path: '/', httpOnly: true, secure, sameSite: 'lax', expires })
  }

  /** Ends the session of the request. */
  async function end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { sessionId, user } = request.session
    await store.destroy(sessionId, user?.userId)
    await request.session.destroy()
    reply.clearCookie(cookieName, { path: '/', httpOnly: true, secure, sameSite: 'lax' })
  }

  /** Ends all sessions of a user, in every gateway. Call it before the change that requires it commits. */
  async function endAll(userId: number): Promise<void> {
    await store.destroyAll(userId)
    await profiles.invalidate(userId)
  }

  const whileLocked = <T>(userId: number, work: () => Promise<T>): Promise<T> =>
    db.transaction().execute(async trx => {
      await createUserRepository(trx).lock(userId)
      return work()
    })

  const recordEnd = (userId: number, action: 'sign-out' | 'sessions-ended', { network, device }: Client) =>
    createAuditRepository(db).add({ action, actorId: userId, userId, network, details: { device } })

  return {
    /** Replaces a cookie that is signed with an older secret. Otherwise `@fastify/session` would clear it. */
    async signAgain(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const { user, encryptedSessionId } = request.session
      if (!user || request.cookies[cookieName] === encryptedSessionId) return
      request.cookies[cookieName] = encryptedSessionId
      setCookie(reply, request.session, user)
    },

    /**
     * Starts a session with a new id. Without a method, it continues the session of the request: its end and what its user
     * proved.
     * @throws HttpError 401 if the account is gone, or what was checked does not hold any more
     */
    start: (
      request: FastifyRequest,
      userId: number,
      { method, stillValid, proved = {} }: StartOptions = {},
    ): Promise<StoredUser> =>
      db.transaction().execute(async trx => {
        const user = await createUserRepository(trx).share(userId)
        if (!user || (stillValid && !(await stillValid(user, trx)))) throw notSignedIn()
        const previous = request.session.user
        const existed = previous && (await store.destroy(request.session.sessionId, previous.userId))
        if (!method && !stillValid && !existed) throw notSignedIn()
        const { network, device } = clientOf(request)
        const entry = { action: 'sign-in', actorId: user.id, userId: user.id, network, details: { method, device } }
        if (method) await createAuditRepository(trx).add(entry)
        await request.session.regenerate()
        // Otherwise `@fastify/session` also sends a header that clears the previous cookie, and clients may use that one.
        delete request.cookies[cookieName]
        const now = Date.now()
        const { sessionMs } = administrators
        request.session.user = {
          ...{ startedAt: now, ...(user.isAdmin && sessionMs !== undefined && { endsAt: now + sessionMs }) },
          ...(!method && previous?.userId === user.id && previous),
          ...{ userId: user.id, username: user.username, lastUsedAt: now, device, network },
          // Whoever has no password signs in again to confirm who they are.
          ...((proved.identity || (method === 'google' && user.passwordHash === null)) && { confirmedAt: now }),
          ...(proved.secondFactor && { secondFactorAt: now }),
        }
        try {
          await request.session.save()
        } catch (error) {
          // Otherwise `@fastify/session` tries again while the error is sent.
          delete request.session.user
          throw error
        }
        return user
      }),

    /** Extends the session, once an hour. It does not restore a session that was destroyed meanwhile. */
    async renew(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const { session } = request
      const data = currentUser(request)
      const now = Date.now()
      if (now - data.lastUsedAt < SESSION_RENEWAL_MS) return
      const renewed = { ...data, lastUsedAt: now }
      if (!(await store.touch(session.sessionId, renewed, { ...session, user: renewed }))) return
      setCookie(reply, session, renewed)
    },

    /** Ends the session of the request, if it has one, because its user signs out. The browser deletes what it stored. */
    async signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const { user } = request.session
      await end(request, reply)
      // Not after a session that has expired: its user signs in again and continues a draft.
      if (!user) return
      reply.header('clear-site-data', CLEARED_AT_SIGN_OUT)
      await recordEnd(user.userId, 'sign-out', clientOf(request))
    },

    end,
    endAll,

    /** Shows a new username in all sessions of a user. Call it while the account is locked. */
    async rename(userId: number, username: string): Promise<void> {
      for (const { sessionId, data } of await store.list(userId)) {
        const session = await store.read(sessionId)
        const renamed = { ...data, username }
        if (session) await store.touch(sessionId, renamed, { ...session, user: renamed })
      }
    },

    /** @throws HttpError 401 if the session has ended. Call it while its account is locked. */
    async requireExisting(sessionId: string): Promise<void> {
      if (!(await store.read(sessionId))) throw notSignedIn()
    },

    /** Ends one session of a user, from another one. @throws HttpError 404 */
    async endDevice(userId: number, id: string, client: Client): Promise<void> {
      const found = await whileLocked(userId, async () => {
        const session = (await store.list(userId)).find(({ sessionId }) => publicId(sessionId) === id)
        if (session) await store.destroy(session.sessionId, userId)
        return session
      })
      if (!found) throw notFound('device')
      await recordEnd(userId, 'sessions-ended', { network: client.network, device: found.data.device })
    },

    /** Ends all sessions of a user. @param client of the user, who asked for it; null for an administrator */
    async endAllDevices(userId: number, client: Client | null): Promise<void> {
      await whileLocked(userId, () => endAll(userId))
      if (client) await recordEnd(userId, 'sessions-ended', client)
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
