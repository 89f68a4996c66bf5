import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { googleSignInErrorSchema } from '@kahani/contracts/google'
import { googleSignInMessages } from '@kahani/messages/en/google-sign-in'
import { buildApp } from '@kahani/sandbox/app'
import type { Fault } from '@kahani/sandbox/google/faults'
import { openGoogle } from '@kahani/sandbox/google/google'
import { openMailbox } from '@kahani/sandbox/mailbox/mailbox'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import type { LightMyRequestResponse } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import { cookieOf, setUp } from './set-up.ts'

const CLIENT = { clientId: 'sandbox.apps.googleusercontent.com', clientSecret: 'the client secret of the tests' }

/** Fields of the sandbox's form. */
export const riya = { name: 'Riya Sen', email: 'riya@example.in', verified: 'on' }
export const unverified = { name: 'Riya Sen', email: 'riya@example.in' }
export const cancel = { cancel: 'true' }

/** The sandbox's fake of Google on loopback. */
async function startGoogle(redirectUri: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'kahani-google-'))
  const google = await openGoogle({ ...CLIENT, redirectUris: [redirectUri], dataDir })
  const logger = createTestLogger(createLogger)
  const app = await buildApp({ mailbox: await openMailbox(dataDir), google, checks: {}, logger })
  const paths: string[] = []
  app.server.on('request', ({ url = '' }) => void paths.push(url))
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(async () => {
    await app.close()
    await rm(dataDir, { recursive: true })
  })
  const config = {
    ...CLIENT,
    authUrl: `${url}/google/auth`,
    tokenUrl: `${url}/google/token`,
    userinfoUrl: `${url}/google/userinfo`,
    certsUrl: `${url}/google/certs`,
  }
  return { config, requestsTo: (path: string) => paths.filter(each => each === path).length, stop: () => app.close() }
}

/** The error code in the address of the sign-in page. */
export function errorOf({ headers, cookies }: LightMyRequestResponse) {
  const page = new URL(String(headers.location), 'http://localhost')
  expect(page.pathname).toBe('/signin')
  expect(cookieOf({ cookies })).toBe('')
  const code = googleSignInErrorSchema.parse(page.searchParams.get('error'))
  expect(googleSignInMessages.errors[code]).toMatch(/\.$/)
  return code
}

interface SignInOptions {
  fault?: Fault | undefined
  redirectTo?: string
  cookie?: string
}

/** The app with the sandbox's fake of Google. */
export async function setUpGoogle(settings: Parameters<typeof setUp>[0] = {}, options?: Parameters<typeof setUp>[1]) {
  const google = await startGoogle('http://localhost:3000/auth/google/callback')
  const context = await setUp({ google: google.config, ...settings }, options)

  /** Clicks the button. @returns the page at Google, and the cookies of the browser */
  const begin = async ({ redirectTo, cookie = '' }: SignInOptions = {}) => {
    const query = redirectTo === undefined ? '' : `?${new URLSearchParams({ redirectTo })}`
    const response = await context.get(`/auth/google${query}`, cookie)
    const cookies = response.cookies.map(({ name, value }) => `${name}=${value}`)
    return { response, page: new URL(String(response.headers.location)), cookie: [cookie, ...cookies].join('; ') }
  }
  /** Chooses a person on the page. @returns the path of the answer */
  const choose = async (page: URL, person: object, fault?: Fault) => {
    if (fault) page.searchParams.set('fault', fault)
    const headers = { origin: page.origin, 'content-type': 'application/x-www-form-urlencoded' }
    const body = new URLSearchParams({ ...person })
    const response = await fetch(page, { method: 'POST', headers, body, redirect: 'manual' })
    const { pathname, search } = new URL(response.headers.get('location') ?? '')
    return pathname + search
  }
  const signIn = async (person: object = riya, { fault, ...begins }: SignInOptions = {}) => {
    const { page, cookie } = await begin(begins)
    return context.get(await choose(page, person, fault), cookie)
  }
  return { ...context, google, begin, choose, signIn }
}
