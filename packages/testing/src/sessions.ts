import { randomBytes } from 'node:crypto'
import { Signer } from '@fastify/cookie'
import { sessionCookieName } from '@kahani/contracts/headers'
import type { Cluster, Redis } from 'ioredis'

const DAY_MS = 24 * 60 * 60 * 1000

interface TestSession {
  userId: number
  username?: string
  confirmedAt?: number
  secondFactorAt?: number
}

/** Writes a session to Redis in the format that auth writes when a user signs in. */
export async function writeSession(redis: Redis | Cluster, secret: string, user: TestSession) {
  const id = randomBytes(24).toString('base64url')
  const key = `session:${id}`
  const now = Date.now()
  const data = {
    username: 'Meera',
    startedAt: now,
    lastUsedAt: now,
    device: null,
    network: '203.0.113.0/24',
    ...user,
  }
  const session = { cookie: {}, user: data }
  await redis.set(key, JSON.stringify(session), 'PX', DAY_MS)
  return { key, cookie: `${sessionCookieName(false)}=${encodeURIComponent(new Signer(secret).sign(id))}` }
}
