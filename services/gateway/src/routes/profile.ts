import { profileKey } from '@kahani/service-kit/profile-cache'
import type { RedisClient } from '@kahani/service-kit/redis'
import type { FastifyInstance } from 'fastify'

const PROFILE_PATH = '/api/me'

/**
 * Answers `GET /api/me` with the user's cached profile (decision 006). Auth gets every other request, and that of a visitor, of a
 * session that is to be renewed, and of a profile that is not cached.
 */
export function answerProfiles(app: FastifyInstance, redis: RedisClient, now: () => number) {
  app.addHook('preHandler', ({ method, routeOptions, sessionUser: user }, reply, done) => {
    const isProfile = routeOptions.url === PROFILE_PATH && method === 'GET'
    if (!isProfile || user === null || now() >= user.renewAt) return done()
    redis.get(profileKey(user.id)).then(
      profile => (profile ? reply.type('application/json; charset=utf-8').send(profile) : done()),
      () => done(),
    )
  })
}
