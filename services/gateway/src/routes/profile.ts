import { profileKey } from '@kahani/service-kit/profile-cache'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'

export const PROFILE_PATH = '/api/me'

type Handler = (request: FastifyRequest, reply: FastifyReply) => void

/**
 * Answers `GET /api/me` with the user's cached profile (decision 050). `forward` gets the request of a visitor, of a session
 * that is to be renewed, and of a profile that is not cached.
 */
export function profileHandler(redis: Redis, forward: Handler, now: () => number): Handler {
  return (request, reply) => {
    const { sessionUser: user } = request
    if (user === null || request.method !== 'GET' || now() >= user.renewAt) return forward(request, reply)
    redis.get(profileKey(user.id)).then(
      profile => (profile ? reply.type('application/json; charset=utf-8').send(profile) : forward(request, reply)),
      () => forward(request, reply),
    )
  }
}
