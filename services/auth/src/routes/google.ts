import { type GoogleSignInErrorCode, signInOptionsSchema } from '@kahani/contracts/google'
import { safeRedirect } from '@kahani/contracts/redirect-target'
import type { App } from '@kahani/service-kit/app'
import { customerOf } from '@kahani/service-kit/client-address'
import { hasStatus } from '@kahani/service-kit/http-error'
import { isOutage } from '@kahani/service-kit/outages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { GoogleSignInError } from '../google/google-client.ts'
import { ATTEMPT_LIFETIME_S, RANDOM_TOKEN, randomToken } from '../google/sign-in-attempts.ts'
import type { Services } from '../services.ts'

// Browsers navigate to these routes, so a query of another shape leads to the sign-in page instead of a 400.
const parameter = (max: number) => z.string().max(max).optional().catch(undefined)
const browserIdSchema = z.string().regex(RANDOM_TOKEN)
const startQuery = z.object({ redirectTo: parameter(2_000) })
const answerQuery = z.object({ state: parameter(100), error: parameter(100) })

function toErrorCode(error: unknown, { log }: FastifyRequest): GoogleSignInErrorCode {
  if (error instanceof GoogleSignInError) {
    const { code, message: reason } = error
    log[code === 'google_unavailable' ? 'warn' : 'info']({ code, reason }, 'google sign-in refused')
    return code
  }
  if (hasStatus(error, 429)) return 'google_too_many'
  log.error({ err: error }, 'google sign-in failed')
  return isOutage(error) ? 'google_unavailable' : 'google_failed'
}

// A cached response would repeat a state.
const redirect = (reply: FastifyReply, url: string) => reply.header('cache-control', 'no-store').redirect(url)

function redirectError(error: unknown, request: FastifyRequest, reply: FastifyReply, redirectTo: string) {
  const query = new URLSearchParams({ error: toErrorCode(error, request) })
  if (redirectTo !== '/') query.set('redirectTo', redirectTo)
  return redirect(reply, `/signin?${query}`)
}

/** Sign-in with Google. Every refusal leads to the sign-in page with an error code. */
export function googleRoutes(app: App, { google, sessions, knownDevices, limits, secure }: Services) {
  app.get('/api/sign-in-options', { schema: { response: { 200: signInOptionsSchema } } }, async () => ({
    google: google !== undefined,
  }))
  if (!google) return
  const { client, attempts, signIn } = google

  // Identifies the browser that began an attempt, so that nobody can sign in others to an account of their own.
  const cookieName = secure ? '__Host-google-sign-in' : 'google-sign-in'
  const cookie = { path: '/', httpOnly: true, secure, sameSite: 'lax', maxAge: ATTEMPT_LIFETIME_S } as const
  const browserIdOf = ({ cookies }: FastifyRequest) => browserIdSchema.safeParse(cookies[cookieName]).data

  app.get('/auth/google', { schema: { querystring: startQuery } }, async (request, reply) => {
    const redirectTo = safeRedirect(request.query.redirectTo)
    try {
      await limits.googleByAddress.consume(customerOf(request.ip))
      const browserId = browserIdOf(request) ?? randomToken()
      const attempt = await attempts.begin(browserId, redirectTo)
      reply.setCookie(cookieName, browserId, cookie)
      return redirect(reply, await client.authorizationUrl(attempt))
    } catch (error) {
      return redirectError(error, request, reply, redirectTo)
    }
  })

  app.get('/auth/google/callback', { schema: { querystring: answerQuery } }, async (request, reply) => {
    const { state = '', error: refusal } = request.query
    let redirectTo = '/'
    try {
      const browserId = browserIdOf(request)
      const attempt = browserId && (await attempts.take(browserId, state))
      if (!attempt) throw new GoogleSignInError('google_failed', 'no such attempt of this browser')
      redirectTo = attempt.redirectTo
      if (refusal === 'access_denied') throw new GoogleSignInError('google_cancelled', 'cancelled')
      const person = await client.identify(request.url, attempt)
      const { userId, isNew } = await signIn.resolveUser(person, request.ip)
      await sessions.start(request, userId, { method: 'google' })
      await knownDevices.remember(request, reply, userId, { notify: !isNew })
      await limits.googleByAddress.refund(customerOf(request.ip))
      reply.clearCookie(cookieName, cookie)
      return redirect(reply, redirectTo)
    } catch (error) {
      return redirectError(error, request, reply, redirectTo)
    }
  })
}
