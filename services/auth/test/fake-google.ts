import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '@kahani/sandbox/app'
import type { Fault } from '@kahani/sandbox/google/faults'
import { openGoogle } from '@kahani/sandbox/google/google'
import { openMailbox } from '@kahani/sandbox/mailbox/mailbox'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { onTestFinished } from 'vitest'
import type { GoogleConfig } from '../src/google-env.ts'

const CLIENT = { clientId: 'sandbox.apps.googleusercontent.com', clientSecret: 'the client secret of the tests' }
const redirectUris = ['google', 'gmail'].map(flow => `http://localhost:3000/auth/${flow}/callback`)
export const SEND_SCOPE = 'https://www.googleapis.com/auth/gmail.send'

export const TOKEN = '/google/token'
export const USERINFO = '/google/userinfo'
export const CERTS = '/google/certs'
export const SEND = '/gmail/v1/users/me/messages/send'

/** Instead of its response an endpoint sends this one, or none. */
export type Failure = { status: number; body: object } | 'hang'
export const tokenError = (status: number, error: string): Failure => ({ status, body: { error } })
export const apiError = (code: number, status: string, reason: string): Failure => ({
  status: code,
  body: { error: { code, status, message: 'not for riya@example.in', errors: [{ reason, domain: 'global' }] } },
})

/** The sandbox's fakes of Google and of the Gmail API on loopback, with injectable failures. */
export async function startFakeGoogle() {
  const dataDir = await mkdtemp(join(tmpdir(), 'kahani-google-'))
  let skippedMs = 0
  const google = await openGoogle({ ...CLIENT, redirectUris, dataDir, now: () => Date.now() + skippedMs })
  const mailbox = await openMailbox(dataDir)
  const logger = createTestLogger(createLogger)
  const app = await buildApp({ mailbox, google, gmail: google, checks: {}, logger })
  await app.ready()

  const failures = new Map<string, Failure>()
  const paths: string[] = []
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://google')
    paths.push(pathname)
    const failure = failures.get(pathname)
    if (failure === undefined) return app.routing(request, response)
    if (failure === 'hang') return
    response.writeHead(failure.status, { 'content-type': 'application/json' }).end(JSON.stringify(failure.body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(async () => {
    stop()
    await app.close()
    await rm(dataDir, { recursive: true })
  })

  const apiUrl = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const config: GoogleConfig = {
    ...CLIENT,
    authUrl: `${apiUrl}/google/auth`,
    tokenUrl: apiUrl + TOKEN,
    userinfoUrl: apiUrl + USERINFO,
    certsUrl: apiUrl + CERTS,
  }
  return {
    config,
    apiUrl,
    mailbox,
    refreshTokens: google.refreshTokens,
    /** By the path of the endpoint. */
    failures,
    requestsTo: (path: string) => paths.filter(each => each === path).length,
    expireAccessTokens: () => {
      skippedMs += 60 * 60 * 1000
    },
    /** Chooses a person on the page. @returns the path of the answer */
    async choose(page: URL, person: object, fault?: Fault): Promise<string> {
      if (fault) page.searchParams.set('fault', fault)
      const headers = { origin: page.origin, 'content-type': 'application/x-www-form-urlencoded' }
      const body = new URLSearchParams({ ...person })
      const response = await fetch(page, { method: 'POST', headers, body, redirect: 'manual' })
      const { pathname, search } = new URL(response.headers.get('location') ?? '')
      return pathname + search
    },
    stop,
  }
}
