import type { Keys } from '@kahani/service-kit/config'
import { NEWER_TEST_SECRET, TEST_SECRET } from '@kahani/testing/keys'
import { generate } from 'otplib'
import { expect, test } from 'vitest'
import { createMaintenance } from '../src/maintenance.ts'
import { createNewsletterTokens } from '../src/newsletter/newsletter-tokens.ts'
import { asha, cookieOf, setUp } from './set-up.ts'

/** The app with the old secret, during the rotation, and after the old secret was removed. */
async function setUpRotation() {
  const old = await setUp()
  const during = await old.buildWith({ SESSION_SECRET: [NEWER_TEST_SECRET, TEST_SECRET] })
  const after = await old.buildWith({ SESSION_SECRET: [NEWER_TEST_SECRET] })
  return { old, during, after }
}
type App = Awaited<ReturnType<typeof setUpRotation>>['during']
const me = (app: App, cookie: string) => app.inject({ url: '/api/me', headers: { cookie } })
const post = (app: App, url: string, body: object, cookie = '') =>
  app.inject({ method: 'POST', url, headers: { cookie }, body })

test('a session continues with a cookie that is signed again', async () => {
  const { old, during, after } = await setUpRotation()
  const cookie = await old.signUp()
  expect((await me(after, cookie)).statusCode).toBe(401)

  const response = await me(during, cookie)
  expect(response.statusCode).toBe(200)
  const signedAgain = cookieOf(response)
  expect(signedAgain).not.toBe(cookie)
  expect(response.cookies.filter(({ name }) => name !== 'signed_in')).toEqual([
    expect.objectContaining({ httpOnly: true, sameSite: 'Lax', path: '/', expires: expect.any(Date) }),
  ])
  for (const app of [during, after]) {
    const next = await me(app, signedAgain)
    expect([next.statusCode, next.cookies]).toEqual([200, []])
  }
  // The browser can send requests with the old cookie before it has received the new one.
  expect((await me(during, cookie)).statusCode).toBe(200)

  const signOut = await post(during, '/api/logout', {}, cookie)
  expect(signOut.cookies).toMatchObject([
    { name: 'sid', value: '' },
    { name: 'signed_in', value: '' },
  ])
  expect((await me(during, signedAgain)).statusCode).toBe(401)
})

test('the secret of an authenticator app is encrypted with the newest key, so that the old one can be removed', async () => {
  const old = await setUp()
  const cookie = await old.signUp()
  const confirmed = cookieOf(await old.post('/api/confirm-identity', { password: asha.password }, cookie))
  const { secret } = (await old.post('/api/authenticator-app', {}, confirmed)).json()
  await old.post('/api/authenticator-app/confirm', { code: await generate({ secret }) }, confirmed)
  const signIn = async (app: App) => {
    await old.db.updateTable('authenticator_apps').set({ last_time_step: 0 }).execute()
    return (await post(app, '/api/login', { ...asha, code: await generate({ secret }) })).statusCode
  }
  // A key that was replaced at once: recovery codes still work.
  expect(await signIn(await old.buildWith({ SESSION_SECRET: [NEWER_TEST_SECRET] }))).toBe(403)
  const during: Keys = [NEWER_TEST_SECRET, TEST_SECRET]
  expect(await signIn(await old.buildWith({ SESSION_SECRET: during }))).toBe(200)
  await createMaintenance({ db: old.db, redis: old.redis, logger: old.logger, sessionSecrets: during })()
  expect(await signIn(await old.buildWith({ SESSION_SECRET: [NEWER_TEST_SECRET] }))).toBe(200)
})

test('links in emails are valid as long as the secret is listed that they were made with', async () => {
  const { old, during, after } = await setUpRotation()
  const cookie = await old.signUp()
  const token = await old.emailedToken('welcome')
  expect((await post(after, '/api/verify-email', { token }, cookie)).statusCode).toBe(400)
  expect((await post(during, '/api/verify-email', { token }, cookie)).statusCode).toBe(200)

  await post(during, '/api/newsletter', { email: 'riya@example.in' })
  const unsubscribe = async (app: App, secret: string) => {
    const { id } = await old.db.selectFrom('newsletter_subscriptions').select('id').executeTakeFirstOrThrow()
    const token = createNewsletterTokens([secret]).unsubscribe.create(id)
    return (await post(app, '/api/newsletter/unsubscribe', { token })).statusCode
  }
  expect(await unsubscribe(after, TEST_SECRET)).toBe(400)
  expect(await unsubscribe(during, TEST_SECRET)).toBe(200)
  expect(await old.db.selectFrom('newsletter_subscriptions').selectAll().execute()).toEqual([])
})
