import { sql } from 'kysely'
import { generate } from 'otplib'
import { describe, expect, test } from 'vitest'
import { createSessionStore } from '../src/sessions/session-store.ts'
import { asha, cookieOf, setUp } from './set-up.ts'
import { createSoftwareAuthenticator } from './software-authenticator.ts'

type Context = Awaited<ReturnType<typeof setUp>>
type Response = Awaited<ReturnType<Context['post']>>

/**
 * Sends a request while another one locks the account of Asha, and lets it continue once `meanwhile` is done.
 * @param lock of whatever ends sessions, or of whatever starts one
 */
async function interrupt(
  { db }: Context,
  lock: 'for update' | 'for share',
  send: () => Promise<Response>,
  meanwhile: () => Promise<unknown>,
): Promise<Response> {
  const trx = await db.startTransaction().execute()
  await sql`select from users where id = 1 ${sql.raw(lock)}`.execute(trx)
  const response = send()
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
  await expect.poll(async () => (await waiting.execute(db)).rows.length).toBe(1)
  await meanwhile()
  await trx.commit().execute()
  return response
}

const endAll = ({ redis }: Context) => createSessionStore(redis).destroyAll(1)
const sessions = ({ redis }: Context) => redis.keys('session:*')

describe('a session that ends while a request of it is in progress', () => {
  test('is not continued by a proof of identity', async () => {
    const context = await setUp()
    const cookie = await context.signUp()
    const confirm = () => context.post('/api/confirm-identity', { password: asha.password }, cookie)
    const response = await interrupt(context, 'for update', confirm, () => endAll(context))
    expect([response.statusCode, cookieOf(response)]).toEqual([401, ''])
    expect(await sessions(context)).toEqual([])
  })

  test('adds no second factor', async () => {
    const context = await setUp()
    const { post } = context
    const cookie = cookieOf(await post('/api/confirm-identity', { password: asha.password }, await context.signUp()))
    const { secret } = (await post('/api/authenticator-app', {}, cookie)).json()
    const code = await generate({ secret })
    const add = () => post('/api/authenticator-app/confirm', { code }, cookie)
    const response = await interrupt(context, 'for update', add, () => endAll(context))
    expect(response.statusCode).toBe(401)
    expect(await context.db.selectFrom('authenticator_apps').selectAll().execute()).toEqual([])
    expect(await sessions(context)).toEqual([])
  })

  test('is not started by a passkey that is removed meanwhile', async () => {
    const context = await setUp()
    const { post, db } = context
    const authenticator = createSoftwareAuthenticator()
    const cookie = cookieOf(await post('/api/confirm-identity', { password: asha.password }, await context.signUp()))
    const registration = authenticator.register((await post('/api/passkeys/options', {}, cookie)).json())
    expect((await post('/api/passkeys', { passkey: registration }, cookie)).statusCode).toBe(201)
    const passkey = authenticator.sign((await post('/api/passkeys/sign-in-options', {})).json())
    const signIn = () => post('/api/passkeys/sign-in', { passkey })
    const response = await interrupt(context, 'for update', signIn, () => db.deleteFrom('passkeys').execute())
    expect(response.statusCode).toBe(401)
  })
})

test.each(['/api/sessions', '/api/admin/users/1/sessions'])(
  'a session that is started while all end, ends too: DELETE %s',
  async path => {
    const context = await setUp()
    await context.signUp()
    await context.db.updateTable('users').set({ is_admin: true }).execute()
    const cookie = cookieOf(await context.post('/api/login', asha))
    const [key = ''] = await sessions(context)
    const { user } = JSON.parse((await context.redis.get(key)) ?? '')
    const start = () => createSessionStore(context.redis).write('started meanwhile', user, { user })
    const response = await interrupt(context, 'for share', () => context.remove(path, cookie), start)
    expect(response.statusCode).toBeLessThan(300)
    expect(await sessions(context)).toEqual([])
  },
)
