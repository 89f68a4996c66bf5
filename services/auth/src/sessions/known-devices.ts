import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import type { Keys } from '@kahani/service-kit/config'
import { queueNotification } from '@kahani/service-kit/notifications'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { clientOf } from '../audit/client.ts'
import type { Database } from '../database.ts'
import { deriveKeys } from '../derive-keys.ts'

const MAX_AGE_S = 400 * 24 * 60 * 60
/** Accounts that a browser is remembered for. */
const MAX_ACCOUNTS = 5
const SIGNATURE_BYTES = 16

export interface KnownDevicesDeps {
  db: Kysely<Database>
  sessionSecrets: Keys
  /** Whether the public URL is https. */
  secure: boolean
  flushOutbox: () => void
}

/**
 * Which browsers an account was used in before: each holds a cookie with a signature for each of its accounts. Nothing about
 * them is stored.
 */
export function createKnownDevices({ db, sessionSecrets, secure, flushOutbox }: KnownDevicesDeps) {
  const keys = deriveKeys(sessionSecrets, 'known devices')
  const cookieName = secure ? '__Host-known_device' : 'known_device'
  const sign = (userId: number, key: Buffer) =>
    createHmac('sha256', key).update(String(userId)).digest().subarray(0, SIGNATURE_BYTES)
  const isSignature = (text: string, userId: number) => {
    const given = Buffer.from(text, 'base64url')
    return given.length === SIGNATURE_BYTES && keys.some(key => timingSafeEqual(given, sign(userId, key)))
  }

  return {
    /** Remembers the browser for an account that has just signed in. @param notify whether an unknown one causes an email */
    async remember(
      request: FastifyRequest,
      reply: FastifyReply,
      userId: number,
      { notify = true } = {},
    ): Promise<void> {
      const signatures = (request.cookies[cookieName] ?? '').split('.').filter(Boolean)
      const others = signatures.filter(signature => !isSignature(signature, userId))
      const value = [sign(userId, keys[0]).toString('base64url'), ...others].slice(0, MAX_ACCOUNTS).join('.')
      reply.setCookie(cookieName, value, { path: '/', httpOnly: true, secure, sameSite: 'lax', maxAge: MAX_AGE_S })
      if (!notify || others.length < signatures.length) return
      const subject = { kind: 'new-device', userId, at: new Date().toISOString(), ...clientOf(request) } as const
      await db.transaction().execute(trx => queueNotification(trx, 'auth', `new-device:${randomUUID()}`, subject))
      flushOutbox()
    },
  }
}
