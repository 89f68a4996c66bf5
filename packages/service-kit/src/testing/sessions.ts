import { randomBytes } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import { SESSION_COOKIE } from '@kahani/contracts/headers'
import type { Redis } from 'ioredis'
import { SESSION_MS, type SessionData, sessionKey } from '../session-store.ts'

/** Writes a session as auth does for somebody who signs in. */
export async function writeSession(redis: Redis, secret: string, user: Partial<SessionData> & { userId: number }) {
  const id = randomBytes(24).toString('base64url')
  const key = sessionKey(id)
  const whole: SessionData = { username: 'Meera', isAdmin: false, ...user }
  await redis.set(key, JSON.stringify({ cookie: {}, user: whole }), 'PX', SESSION_MS)
  return { key, cookie: `${SESSION_COOKIE}=${encodeURIComponent(new Signer(secret).sign(id))}` }
}
