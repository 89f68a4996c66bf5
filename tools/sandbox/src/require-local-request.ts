import { HttpError } from '@kahani/service-kit/http-error'
import type { FastifyRequest } from 'fastify'

const LOCAL_NAMES = ['localhost', '127.0.0.1', '[::1]']

/**
 * Mails contain sign-in links, and payments can be refunded. Rejects requests for other host names, which stops DNS
 * rebinding, and changes that are not sent by a page of the sandbox, which stops CSRF.
 */
export async function requireLocalRequest(request: FastifyRequest): Promise<void> {
  if (!LOCAL_NAMES.includes(request.hostname)) {
    throw new HttpError(403, 'not_local', 'The sandbox can be used from this machine only.')
  }
  if (request.method === 'GET' || request.method === 'HEAD') return
  const { origin, 'sec-fetch-site': site = 'same-origin' } = request.headers
  if (origin !== `http://${request.host}` || site !== 'same-origin') {
    throw new HttpError(403, 'not_own_page', 'Only pages of the sandbox can do this.')
  }
}
