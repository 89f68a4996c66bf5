import { randomBytes } from 'node:crypto'
import type { GmailCallback, GmailConnectResult, GmailStatus } from '@kahani/contracts/gmail'
import type { Logger } from '@kahani/service-kit/logger'
import { CodeChallengeMethod } from 'google-auth-library'
import type { Redis } from 'ioredis'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import { type AuditEntry, createAuditRepository, GMAIL_CONNECTED } from '../audit/audit-repository.ts'
import type { Database } from '../database.ts'
import { createEmailDeliveryRepository } from '../email-delivery/email-delivery-repository.ts'
import type { Env } from '../env.ts'
import { gmailNotConfigured } from '../errors.ts'
import type { GoogleConfig } from '../google-env.ts'
import { describeGoogleError } from '../mailer/gmail-mailer.ts'
import { createOAuthClient } from './gmail-account.ts'
import { createGmailConnectionRepository } from './gmail-connection-repository.ts'

const SEND_SCOPE = 'https://www.googleapis.com/auth/gmail.send'
// `gmail.send` does not allow reading the profile. The address comes from the ID token.
const SCOPES = ['openid', 'email', SEND_SCOPE]
const ATTEMPT_S = 10 * 60
const REVOKE_TIMEOUT_MS = 5_000

/** An attempt to connect, in Redis, bound to the session that started it. */
const attemptSchema = z.object({ state: z.string(), codeVerifier: z.string() })
const attemptKey = (sessionId: string) => `gmail-connect:${sessionId}`

const grantSchema = z.object({ refresh_token: z.string(), id_token: z.string(), scope: z.string() })
const idTokenSchema = z.object({ aud: z.string(), email: z.email() })

/** Reads an ID token that Google's token endpoint sent us over TLS, so its signature needs no check (OpenID Connect 3.1.3.7). */
function readIdToken(idToken: string) {
  const [, payload = ''] = idToken.split('.')
  return idTokenSchema.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
}

/** The administrator who changes the connection. */
type Actor = Pick<AuditEntry, 'network'> & { actorId: number }

export interface GmailServiceDeps {
  env: Pick<Env, 'PUBLIC_URL' | 'SMTP_URL' | 'SESSION_SECRET' | 'google'>
  db: Kysely<Database>
  redis: Redis
  logger: Logger
}

/** Connects the Gmail account that sends our emails. */
export function createGmailService({ env, db, redis, logger }: GmailServiceDeps) {
  const connections = createGmailConnectionRepository(db, env.SESSION_SECRET)
  const redirectUri = new URL('/auth/gmail/callback', env.PUBLIC_URL).href
  const { google } = env

  /** @returns the account, or null if Google did not grant everything that we asked for */
  async function exchange(google: GoogleConfig, code: string, codeVerifier: string) {
    const { tokens } = await createOAuthClient(google, { redirectUri }).getToken({ code, codeVerifier })
    const { data: grant } = grantSchema.safeParse(tokens)
    if (!grant?.scope.split(' ').includes(SEND_SCOPE)) return null
    const { aud, email } = readIdToken(grant.id_token)
    if (aud !== google.clientId) throw new Error('the ID token is for another client')
    return { address: email, refreshToken: grant.refresh_token }
  }

  return {
    async status(): Promise<GmailStatus> {
      const connection = await connections.find()
      const lastSentAt = await createEmailDeliveryRepository(db).lastSentAt()
      const usable = google && connection && !connection.expired
      const state = connection?.expired ? 'expired' : connection ? 'connected' : 'not_connected'
      return {
        state: google ? state : 'not_configured',
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
      if (!google) throw gmailNotConfigured()
      const client = createOAuthClient(google, { redirectUri })
      const { codeVerifier, codeChallenge } = await client.generateCodeVerifierAsync()
      const state = randomBytes(32).toString('base64url')
      await redis.set(attemptKey(sessionId), JSON.stringify({ state, codeVerifier }), 'EX', ATTEMPT_S)
      return client.generateAuthUrl({
        scope: SCOPES,
        state,
        // Google sends a refresh token with every consent, not with later sign-ins.
        access_type: 'offline',
        prompt: 'consent',
        code_challenge_method: CodeChallengeMethod.S256,
        ...(codeChallenge && { code_challenge: codeChallenge }),
      })
    },

    /** Completes the attempt of a session with what Google's page sent. */
    async finishConnecting(
      { sessionId, actor }: { sessionId: string; actor: Actor },
      { state, code, error }: GmailCallback,
    ): Promise<GmailConnectResult> {
      const stored = await redis.getdel(attemptKey(sessionId))
      const attempt = stored === null ? null : attemptSchema.parse(JSON.parse(stored))
      if (!attempt || state !== attempt.state) return 'stale'
      if (error === 'access_denied') return 'denied'
      if (!google || !code) return 'failed'
      try {
        const account = await exchange(google, code, attempt.codeVerifier)
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
        logger.warn({ google: describeGoogleError(err) }, 'Gmail not connected')
        return 'failed'
      }
    },

    /** Deletes the connection, and asks Google to revoke our access. */
    async disconnect(): Promise<void> {
      const connection = await connections.find()
      await connections.delete()
      if (!google || !connection?.refreshToken) return
      const client = createOAuthClient(google, { timeoutMs: REVOKE_TIMEOUT_MS })
      await client
        .revokeToken(connection.refreshToken)
        .catch(err => logger.warn({ google: describeGoogleError(err) }, 'Gmail access not revoked'))
    },
  }
}
export type GmailService = ReturnType<typeof createGmailService>
