import type { App } from '@kahani/service-kit/app'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { parseForms } from '../parse-forms.ts'
import type { GoogleFake } from './google.ts'
import { ACCESS_TOKEN_LIFETIME_S } from './grants.ts'
import { profileOf } from './id-tokens.ts'
import type { OfflineGrant } from './refresh-tokens.ts'

const field = z.string().default('')
const tokenForm = z.object({
  grant_type: field,
  client_id: field,
  client_secret: field,
  redirect_uri: field,
  code: field,
  code_verifier: field,
  refresh_token: field,
})
type TokenForm = z.output<typeof tokenForm>

const BEARER = /^Bearer (\S+)$/

const sendError = (reply: FastifyReply, status: number, error: string, error_description: string) =>
  reply.code(status).send({ error, error_description })

/** The endpoints that the client's server calls: tokens, keys and userinfo. */
export function googleApiRoutes(app: App, { client, grants, refreshTokens, idTokens }: GoogleFake) {
  const accessToken = (grant: OfflineGrant) => ({
    access_token: grants.issueAccessToken(grant),
    expires_in: ACCESS_TOKEN_LIFETIME_S,
    scope: grant.scope,
    token_type: 'Bearer',
  })

  async function exchangeCode({ code, code_verifier, redirect_uri }: TokenForm, reply: FastifyReply) {
    if (!client.redirectUris.includes(redirect_uri)) {
      return sendError(reply, 400, 'redirect_uri_mismatch', 'Bad Request')
    }
    const grant = grants.redeemCode(code, code_verifier, redirect_uri)
    if (!grant) return sendError(reply, 400, 'invalid_grant', 'Bad Request')
    if (grant.fault === 'error') return sendError(reply, 500, 'internal_failure', 'Backend Error')
    if (grant.fault === 'hang') return reply.hijack()
    return {
      ...accessToken(grant),
      id_token: await idTokens.issue(grant),
      ...(grant.offline && { refresh_token: await refreshTokens.issue(grant) }),
    }
  }

  function refresh({ refresh_token }: TokenForm, reply: FastifyReply) {
    const grant = refreshTokens.find(refresh_token)
    return grant ? accessToken(grant) : sendError(reply, 400, 'invalid_grant', 'Token has been expired or revoked.')
  }

  app.register(async scope => {
    const api = scope as unknown as App
    parseForms(api)

    api.post('/google/token', { schema: { body: tokenForm } }, async ({ body }, reply) => {
      if (body.client_id !== client.clientId || body.client_secret !== client.clientSecret) {
        return sendError(reply, 401, 'invalid_client', 'Unauthorized')
      }
      if (body.grant_type === 'authorization_code') return exchangeCode(body, reply)
      if (body.grant_type === 'refresh_token') return refresh(body, reply)
      return sendError(reply, 400, 'unsupported_grant_type', `Invalid grant_type: ${body.grant_type}`)
    })

    api.post('/google/revoke', { schema: { body: z.object({ token: field }) } }, async ({ body }, reply) => {
      if (await refreshTokens.revoke(body.token)) return {}
      return sendError(reply, 400, 'invalid_token', 'Token expired or revoked')
    })

    api.get('/google/certs', () => idTokens.keySet())

    api.get('/google/userinfo', async (request, reply) => {
      const [, token = ''] = BEARER.exec(request.headers.authorization ?? '') ?? []
      const grant = grants.findByAccessToken(token)
      if (!grant) return sendError(reply, 401, 'invalid_request', 'Invalid Credentials')
      return { sub: grant.person.sub, ...profileOf(grant) }
    })
  })
}
