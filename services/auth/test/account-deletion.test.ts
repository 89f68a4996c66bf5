import { TEST_SECRET } from '@kahani/testing/keys'
import { type Kysely, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '../src/database.ts'
import { createMaintenance } from '../src/maintenance.ts'
import { asha, cookieOf, setUp } from './set-up.ts'

const confirmation = { username: ' ASHA', currentPassword: asha.password }

describe('DELETE /api/account', () => {
  test('deletes the account at once, ends its sessions and says what is kept', async () => {
    const { post, get, remove, me, signUp, redis } = await setUp()
    const cookie = await signUp()
    const elsewhere = cookieOf(await post('/api/login', asha))
    const kept = { orders: 2, printedCopiesInTransit: 0, printedCopiesCancelled: 0, keptUntil: '2035-03-31' }
    expect((await get('/api/account/kept-data', cookie)).json()).toEqual(kept)
    const response = await remove('/api/account', cookie, confirmation)
    expect([response.statusCode, response.json()]).toEqual([200, { message: 'Your account has been deleted.', kept }])
    for (const ended of [cookie, elsewhere]) expect((await me(ended)).statusCode).toBe(401)
    expect((await post('/api/login', asha)).statusCode).toBe(401)
    expect(await redis.keys('*session*')).toEqual([])
  })

  test('requires the username, and the password or a recent sign-in', async () => {
    const { remove, me, signUp, db, redis } = await setUp()
    const cookie = await signUp()
    const refused = async (body: object) => {
      const response = await remove('/api/account', cookie, body)
      return [response.statusCode, response.json().code]
    }
    expect(await refused({ ...confirmation, username: 'riya' })).toEqual([400, 'wrong_username'])
    expect(await refused({ ...confirmation, currentPassword: 'guess' })).toEqual([403, 'wrong_password'])
    expect(await refused({ username: 'asha' })).toEqual([403, 'wrong_password'])

    await db.updateTable('users').set({ password_hash: null }).execute()
    const [key = ''] = await redis.keys('session:*')
    const session = JSON.parse((await redis.get(key)) ?? '')
    session.user.startedAt -= 16 * 60 * 1000
    await redis.set(key, JSON.stringify(session), 'KEEPTTL')
    expect(await refused({ username: 'asha' })).toEqual([403, 'sign_in_again'])
    expect((await me(cookie)).statusCode).toBe(200)
  })

  test('is refused to the only administrator', async () => {
    const { post, remove, signUp, db } = await setUp()
    await signUp()
    await db.updateTable('users').set({ is_admin: true }).execute()
    const cookie = cookieOf(await post('/api/login', asha))
    const response = await remove('/api/account', cookie, confirmation)
    expect([response.statusCode, response.json().code]).toEqual([409, 'last_administrator'])
  })

  test('leaves one administrator when the last two delete their accounts at the same time', async () => {
    const { post, remove, signUp, db } = await setUp()
    await signUp()
    const riya = { username: 'riya', email: 'riya@example.in', password: 'marigold garland' }
    await signUp(riya)
    await db.updateTable('users').set({ is_admin: true }).execute()
    const cookies = [cookieOf(await post('/api/login', asha)), cookieOf(await post('/api/login', riya))]
    const { sent } = await db.transaction().execute(async trx => {
      await trx.selectFrom('users').select('id').forUpdate().execute()
      const sent = [asha, riya].map(({ username, password }, i) =>
        remove('/api/account', cookies[i], { username, currentPassword: password }),
      )
      const waiting = sql<{ count: number }>`select count(*) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => (await waiting.execute(db)).rows[0]?.count).toBe(2)
      return { sent }
    })
    const responses = await Promise.all(sent)
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(await db.selectFrom('users').select('id').where('is_admin', '=', true).execute()).toHaveLength(1)
  })
})

/** Lets the time pass in which requests that were in progress may add data. */
const settleDeletions = (db: Kysely<Database>) =>
  sql`update account_deletions set lease_expires_at = now(), requested_at = now() - interval '5 minutes'`.execute(db)

describe('the data of a deleted account', () => {
  test('is deleted in every service, then the family gets an email, and nothing names it any more', async () => {
    const { post, remove, signUp, erase, emails, emailedToken, services, db, redis } = await setUp()
    const cookie = await signUp()
    await post('/api/verify-email', { token: await emailedToken('welcome') }, cookie)
    await signUp({ username: 'riya', email: 'riya@example.in', password: 'marigold garland' })
    await post('/api/forgot-password', { email: asha.email })
    await post('/api/newsletter', { email: asha.email })
    await post('/api/contact', { name: 'A', email: 'Asha@example.in', subject: 'Hello', message: 'Hello' })
    await remove('/api/account', cookie, confirmation)

    await erase()
    expect(services.erasures).toEqual(Array(3).fill({ email: 'asha@example.in' }))
    expect((await emails()).at(-1)?.content.kind).not.toBe('account-deleted')
    // A request that was in progress may have added data, so the deletion is repeated until none can be.
    await settleDeletions(db)
    await erase()
    expect(services.erasures).toHaveLength(6)

    const sent = (await emails()).at(-1)
    expect(sent).toEqual({
      to: { name: 'asha', email: 'asha@example.in' },
      content: { kind: 'account-deleted', kept: expect.objectContaining({ orders: 2 }) },
    })
    const { id } = await db.selectFrom('notifications').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    await db.deleteFrom('notifications').where('id', '=', id).execute()
    await db.deleteFrom('outbox').execute()
    const { rows } = await sql<{
      tablename: string
    }>`select tablename from pg_tables where schemaname = 'auth'`.execute(db)
    for (const { tablename } of rows) {
      const { rows: content } = await sql`select * from ${sql.table(tablename)}`.execute(db)
      expect(JSON.stringify(content), tablename).not.toMatch(/asha|"(user_?id|actor_id)":"?1\b/i)
    }
    const values = await Promise.all((await redis.keys('*')).map(async key => `${key} ${await redis.dump(key)}`))
    expect(values.join()).not.toMatch(/asha|user-sessions:1\b/)
  })

  test('does not include the gifts, the subscription and the messages of an address that it never verified', async () => {
    const { post, remove, signUp, erase, emailedToken, services, db } = await setUp()
    const cookie = await signUp()
    await post('/api/newsletter', { email: asha.email })
    await post('/api/newsletter/confirm', { token: await emailedToken('newsletter-confirm') })
    await post('/api/contact', { name: 'A', email: asha.email, subject: 'Hello', message: 'Hello' })
    await remove('/api/account', cookie, confirmation)
    await settleDeletions(db)
    await erase()
    expect(services.erasures).toEqual(Array(3).fill({ email: null }))
    const count = async (table: 'newsletter_subscriptions' | 'contact_messages' | 'account_deletions') =>
      (await db.selectFrom(table).selectAll().execute()).length
    expect(await count('newsletter_subscriptions')).toBe(1)
    expect(await count('contact_messages')).toBe(1)
    expect(await count('account_deletions')).toBe(0)
  })

  test('leaves its id for 400 days, so that a restored backup does not bring it back', async () => {
    const { remove, signUp, db, redis, logger } = await setUp()
    await remove('/api/account', await signUp(), confirmation)
    const tombstones = () => db.selectFrom('tombstones').select('id').execute()
    const age = (days: number) =>
      sql`update tombstones set deleted_at = now() - make_interval(days => ${days})`.execute(db)
    await age(399)
    await createMaintenance({ db, redis, logger, sessionSecrets: [TEST_SECRET] })()
    expect(await tombstones()).toEqual([{ id: 1 }])
    await age(401)
    await createMaintenance({ db, redis, logger, sessionSecrets: [TEST_SECRET] })()
    expect(await tombstones()).toEqual([])
  })
})
