import type { GmailCallback, GmailConnectResult, GmailStatus } from '@kahani/contracts/gmail'
import type { Logger } from '@kahani/service-kit/logger'
import type { RedisClient } from '@kahani/service-kit/redis'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type AuditEntry, createAuditRepository, GMAIL_CONNECTED } from '../audit/audit-repository.ts'
import type { Database } from '../database.ts'
import { createEmailDeliveryRepository } from '../email-delivery/email-delivery-repository.ts'
import type { Env } from '../env.ts'
import { gmailNotConfigured } from '../errors.ts'
import {
  type Attempt,
  attemptSchema,
  createAttempt,
  describeOAuthError,
  type GoogleOAuth,
} from '../google/google-oauth.ts'
import { createGmailConnectionRepository } from './gmail-connection-repository.ts'

const SEND_SCOPE = 'https://www.googleapis.com/auth/gmail.send'
// `gmail.send` does not allow reading the profile. The address comes from the ID token.
const SCOPE = `openid email ${SEND_SCOPE}`
const CALLBACK = '/auth/gmail/callback'
const ATTEMPT_S = 10 * 60

/** An attempt to connect, in Redis, bound to the session that started it. */
const attemptKey = (sessionId: string) => `gmail-connect:${sessionId}`

const grantSchema = z.object({ refresh_token: z.string(), scope: z.string() })
const idTokenSchema = z.object({ email: z.email() })

/** @returns the account, or null if Google did not grant everything that we asked for */
async function redeem(oauth: GoogleOAuth, answer: string, attempt: Attempt) {
  const tokens = await oauth.redeem(answer, attempt)
  const { data: grant } = grantSchema.safeParse(tokens)
  if (!grant?.scope.split(' ').includes(SEND_SCOPE)) return null
  return { address: idTokenSchema.parse(tokens.claims()).email, refreshToken: grant.refresh_token }
}

/** The administrator who changes the connection. */
type Actor = Pick<AuditEntry, 'network'> & { actorId: number }

export interface GmailServiceDeps {
  env: Pick<Env, 'SMTP_URL' | 'SESSION_SECRET'>
  /** Undefined if Google is not configured. */
  oauth: GoogleOAuth | undefined
  db: Kysely<Database>
  redis: RedisClient
  logger: Logger
}

/** Connects the Gmail account that sends our emails. */
export function createGmailService({ env, oauth, db, redis, logger }: GmailServiceDeps) {
  const connections = createGmailConnectionRepository(db, env.SESSION_SECRET)
  return {
    async status(): Promise<GmailStatus> {
      const connection = await connections.find()
      const lastSentAt = await createEmailDeliveryRepository(db).lastSentAt()
      const usable = oauth && connection && !connection.expired
      const state = connection?.expired ? 'expired' : connection ? 'connected' : 'not_connected'
      return {
        state: oauth ? state : 'not_configured',
        address: connection?.address ?? null,
        connectedAt: connection?.connectedAt.toISOString() ?? null,
        connectedBy: connection?.connectedBy ?? null,
        lastError:
          connection?.lastError && connection.lastErrorAt
            ? { code: connection.lastError, at: connection.lastErrorAt.toISOString() }
            : null,
        mailer: usable ? 'gmail' : env.SMTP_URL ? 'smtp' : null,
        lastSentAt: lastSentAt?.toISOString() ?? null,
      }
    },

    /** @returns the URL of Google's consent page. @throws HttpError 409 */
    async startConnecting(sessionId: string): Promise<string> {
      if (!oauth) throw gmailNotConfigured()
      const attempt = createAttempt()
      await redis.set(attemptKey(sessionId), JSON.stringify(attempt), 'EX', ATTEMPT_S)
      // Google sends a refresh token with every consent, not with later sign-ins.
      return oauth.authorizationUrl(CALLBACK, attempt, { scope: SCOPE, access_type: 'offline', prompt: 'consent' })
    },

    /** Completes the attempt of a session. @param url path and query that Google's page led back to */
    async finishConnecting(
      sessionId: string,
      actor: Actor,
      url: string,
      { state, error }: GmailCallback,
    ): Promise<GmailConnectResult> {
      const stored = await redis.getdel(attemptKey(sessionId))
      const attempt = stored === null ? null : attemptSchema.parse(JSON.parse(stored))
      if (!attempt || state !== attempt.state) return 'stale'
      if (error === 'access_denied') return 'denied'
      if (!oauth) return 'failed'
      try {
        const account = await redeem(oauth, url, attempt)
        if (!account) return 'incomplete'
        await db.transaction().execute(async trx => {
          await createGmailConnectionRepository(trx, env.SESSION_SECRET).save({
            ...account,
            connectedBy: actor.actorId,
          })
          await createAuditRepository(trx).add({ ...actor, action: GMAIL_CONNECTED, userId: null })
        })
        return 'connected'
      } catch (err) {
        logger.warn({ google: describeOAuthError(err) }, 'Gmail not connected')
        return 'failed'
      }
    },

    /** Deletes the connection, and asks Google to revoke our access. */
    async disconnect(): Promise<void> {
      const connection = await connections.find()
      await connections.delete()
      if (!oauth || !connection?.refreshToken) return
      await oauth
        .revoke(connection.refreshToken)
        .catch(err => logger.warn({ google: describeOAuthError(err) }, 'Gmail access not revoked'))
    },
  }
}
