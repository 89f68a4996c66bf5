import { googleSignInErrorSchema } from '@kahani/contracts/google'
import { googleSignInMessages } from '@kahani/messages/en/google-sign-in'
import type { Fault } from '@kahani/sandbox/google/faults'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { startFakeGoogle } from './fake-google.ts'
import { cookieOf, setUp } from './set-up.ts'

/** Fields of the sandbox's form. */
export const riya = { name: 'Riya Sen', email: 'riya@example.in', verified: 'on' }
export const unverified = { name: 'Riya Sen', email: 'riya@example.in' }
export const cancel = { cancel: 'true' }

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
  const google = await startFakeGoogle()
  const context = await setUp({ google: google.config, ...settings }, options)

  /** Clicks the button. @returns the page at Google, and the cookies of the browser */
  const begin = async ({ redirectTo, cookie = '' }: SignInOptions = {}) => {
    const query = redirectTo === undefined ? '' : `?${new URLSearchParams({ redirectTo })}`
    const response = await context.get(`/auth/google${query}`, cookie)
    const cookies = response.cookies.map(({ name, value }) => `${name}=${value}`)
    return { response, page: new URL(String(response.headers.location)), cookie: [cookie, ...cookies].join('; ') }
  }
  const signIn = async (person: object = riya, { fault, ...begins }: SignInOptions = {}) => {
    const { page, cookie } = await begin(begins)
    return context.get(await google.choose(page, person, fault), cookie)
  }
  return { ...context, google, begin, choose: google.choose, signIn }
}
