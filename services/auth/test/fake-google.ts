import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { buildApp } from '@kahani/sandbox/app'
import { openMailbox } from '@kahani/sandbox/mailbox/mailbox'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { onTestFinished } from 'vitest'
import type { GoogleConfig } from '../src/google-env.ts'

/** Instead of its response an endpoint sends this one, or none. */
export type Failure = { status: number; body: object } | 'hang'
export const tokenError = (status: number, error: string): Failure => ({ status, body: { error } })
export const apiError = (code: number, status: string, reason: string): Failure => ({
  status: code,
  body: { error: { code, status, message: 'not for riya@example.in', errors: [{ reason, domain: 'global' }] } },
})

const sendJson = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Google's token endpoint with injectable failures, and the sandbox's Gmail API, on loopback. */
export async function startFakeGoogle() {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-gmail-'))
  const mailbox = await openMailbox(dir)
  const refreshTokens = new Map<string, string>()
  const accessTokens = new Map<string, string>()
  const codes = new Map<string, { address: string; challenge: string; scope: string }>()
  const state = {
    fail: { token: undefined, send: undefined, revoke: undefined } as Record<
      'token' | 'send' | 'revoke',
      Failure | undefined
    >,
    /** Requests to each endpoint. */
    requests: { token: 0, send: 0, revoke: 0 },
  }
  const gmail = { senderOf: (token: string) => accessTokens.get(token) }
  const app = await buildApp({ mailbox, gmail, checks: {}, logger: createTestLogger(createLogger) })
  await app.ready()

  const issueAccessToken = (address: string) => {
    const token = `access-${randomUUID()}`
    accessTokens.set(token, address)
    return { access_token: token, expires_in: 3_599, token_type: 'Bearer' }
  }
  const issueRefreshToken = (address: string) => {
    const token = `refresh-${randomUUID()}`
    refreshTokens.set(token, address)
    return token
  }
  const config: GoogleConfig = {
    ...{
      clientId: 'client-1',
      clientSecret: 'client secret',
      authUrl: '',
      tokenUrl: '',
      userinfoUrl: '',
      certsUrl: '',
    },
  }

  function redeemCode(form: URLSearchParams): [number, object] {
    const grant = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!grant || grant.challenge !== challenge) return [400, { error: 'invalid_grant' }]
    const { address, scope } = grant
    const idToken = ['', encode({ aud: config.clientId, email: address }), ''].join('.')
    return [200, { ...issueAccessToken(address), scope, id_token: idToken, refresh_token: issueRefreshToken(address) }]
  }
  function answerToken(form: URLSearchParams): [number, object] {
    const isClient = form.get('client_id') === config.clientId && form.get('client_secret') === config.clientSecret
    if (!isClient) return [401, { error: 'invalid_client' }]
    if (form.get('grant_type') === 'authorization_code') return redeemCode(form)
    const address = refreshTokens.get(form.get('refresh_token') ?? '')
    return address ? [200, issueAccessToken(address)] : [400, { error: 'invalid_grant' }]
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://google')
    const endpoint = url.pathname === '/token' ? 'token' : url.pathname === '/revoke' ? 'revoke' : 'send'
    state.requests[endpoint] += 1
    const failure = state.fail[endpoint]
    if (failure === 'hang') return
    if (failure) return sendJson(response, failure.status, failure.body)
    if (endpoint === 'send') return app.routing(request, response)
    if (endpoint === 'token') return sendJson(response, ...answerToken(new URLSearchParams(await text(request))))
    refreshTokens.delete(url.searchParams.get('token') ?? '')
    return sendJson(response, 200, {})
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await app.close()
    await rm(dir, { recursive: true })
  })
  const apiUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  Object.assign(config, { authUrl: `${apiUrl}/auth`, tokenUrl: `${apiUrl}/token` })

  return {
    config,
    apiUrl,
    mailbox,
    state,
    refreshTokens,
    accessTokens,
    issueRefreshToken,
    /** What a person at Google's page does. @returns the URL of the callback, without the origin */
    consent(pageUrl: string, { address = 'hello@gmail.example', withheld = '' } = {}): string {
      const query = new URL(pageUrl).searchParams
      const isComplete = query.get('access_type') === 'offline' && query.get('code_challenge_method') === 'S256'
      if (!isComplete || query.get('client_id') !== config.clientId) throw new Error(`unexpected request: ${pageUrl}`)
      const code = randomUUID()
      const scope = (query.get('scope') ?? '')
        .split(' ')
        .filter(each => each !== withheld)
        .join(' ')
      codes.set(code, { address, scope, challenge: query.get('code_challenge') ?? '' })
      const callback = new URL(query.get('redirect_uri') ?? '')
      return `${callback.pathname}?${new URLSearchParams({ code, state: query.get('state') ?? '' })}`
    },
  }
}
