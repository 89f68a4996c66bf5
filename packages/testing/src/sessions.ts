import { randomBytes } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import { SESSION_COOKIE } from '@kahani/contracts/headers'
import type { Redis } from 'ioredis'

const DAY_MS = 24 * 60 * 60 * 1000

interface TestSession {
  userId: number
  username?: string
  isAdmin?: boolean
}

/** Writes a session to Redis in the format that auth writes when a user signs in. */
export async function writeSession(redis: Redis, secret: string, user: TestSession) {
  const id = randomBytes(24).toString('base64url')
  const key = `session:${id}`
  const session = { cookie: {}, user: { username: 'Meera', isAdmin: false, ...user } }
  await redis.set(key, JSON.stringify(session), 'PX', DAY_MS)
  return { key, cookie: `${SESSION_COOKIE}=${encodeURIComponent(new Signer(secret).sign(id))}` }
}
