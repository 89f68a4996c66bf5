import { HttpError } from '@kahani/service-kit/http-error'
import type { FastifyRequest } from 'fastify'

const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]']

/**
 * Mails hold links that sign people in, and payments can be paid back: a page from elsewhere, under a name that it made
 * lead here, gets none of it. What changes something has to come from a page of the sandbox's own.
 */
export async function onlyThisMachine(request: FastifyRequest): Promise<void> {
  if (!OWN_NAMES.includes(request.hostname)) throw new HttpError(403, 'not_local', 'The sandbox answers this machine.')
  if (request.method === 'GET' || request.method === 'HEAD') return
  const { origin, 'sec-fetch-site': site = 'same-origin' } = request.headers
  if (origin !== `http://${request.host}` || site !== 'same-origin') {
    throw new HttpError(403, 'not_own_page', 'Only the pages of the sandbox may do that.')
  }
}
