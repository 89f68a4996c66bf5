import { createHash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { App } from '@kahani/service-kit/app'
import type { FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'

const HOUR = 60 * 60 * 1000
const MINUTE = 60 * 1000

const hashed = (text: string) => createHash('sha256').update(text).digest('base64url')
const nameTried = (request: FastifyRequest) => {
  const { username } = (request.body ?? {}) as { username?: unknown }
  return typeof username === 'string' ? username.trim().toLowerCase() : ''
}

/** How often an address may try. Names are hashed, so that Redis holds none. */
export const accountLimits = {
  signUp: { max: 200, timeWindow: HOUR },
  signIn: {
    max: 10,
    timeWindow: MINUTE,
    hook: 'preHandler' as const,
    keyGenerator: (request: FastifyRequest) => hashed(`${request.ip} ${nameTried(request)}`),
  },
  changePassword: {
    max: 10,
    timeWindow: MINUTE,
    keyGenerator: (request: FastifyRequest) => hashed(`user ${request.session.user?.userId ?? request.ip}`),
  },
}

/** Counts tries in Redis, for all processes together. Only routes that say so are limited. */
export async function limitRates(app: App, redis: Redis) {
  await app.register(rateLimit, { global: false, redis, nameSpace: 'auth-limit:', skipOnError: true })
}
