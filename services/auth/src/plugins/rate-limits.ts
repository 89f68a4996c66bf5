import { createHash } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import type { App } from '@kahani/service-kit/app'
import type { FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'

const HOUR_MS = 60 * 60 * 1000
const MINUTE_MS = 60 * 1000

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
const attemptedUsername = (request: FastifyRequest) => {
  const { username } = (request.body ?? {}) as { username?: unknown }
  return typeof username === 'string' ? username.trim().toLowerCase() : ''
}

/** Keys are hashed, so that Redis contains no usernames. */
export const accountLimits = {
  signUp: { max: 200, timeWindow: HOUR_MS },
  signIn: {
    max: 10,
    timeWindow: MINUTE_MS,
    hook: 'preHandler' as const,
    keyGenerator: (request: FastifyRequest) => hash(`${request.ip} ${attemptedUsername(request)}`),
  },
  changePassword: {
    max: 10,
    timeWindow: MINUTE_MS,
    keyGenerator: (request: FastifyRequest) => hash(`user ${request.session.user?.userId ?? request.ip}`),
  },
}

/** Enables `config.rateLimit` of routes, counted in Redis across processes. */
export async function registerRateLimits(app: App, redis: Redis) {
  await app.register(rateLimit, { global: false, redis, nameSpace: 'auth-limit:', skipOnError: true })
}
