import { nextPagePath } from '@kahani/contracts/paging'
import { TEST_SECRET } from '@kahani/testing/keys'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { createAuditRepository } from '../src/audit/audit-repository.ts'
import { createMaintenance } from '../src/maintenance.ts'
import { asha, cookieOf, setUp } from './set-up.ts'

const riya = { username: 'riya', email: 'riya@example.in', password: 'marigold garland' }

/** Asha, user 1, is an administrator; Riya is user 2. */
async function setUpAdmin() {
  const context = await setUp()
  const { db, post, signUp } = context
  await signUp()
  await db.updateTable('users').set({ is_admin: true }).execute()
  const admin = cookieOf(await post('/api/login', asha))
  const family = await signUp(riya)
  const changeRole = (userId: number, isAdmin: boolean, cookie = admin) =>
    post(`/api/admin/users/${userId}/role`, { isAdmin }, cookie)
  return { ...context, admin, family, changeRole }
}

describe('POST /api/admin/users/:userId/role', () => {
  test('changes the role, ends the sessions of the user and is recorded', async () => {
    const { post, get, me, admin, family, changeRole } = await setUpAdmin()
    const response = await changeRole(2, true)
    expect(response.json()).toEqual({ success: true, message: 'riya is now an administrator.' })
    expect((await me(family)).statusCode).toBe(401)
    const promoted = cookieOf(await post('/api/login', riya))
    expect((await me(promoted)).json().isAdmin).toBe(true)

    const { body } = await get('/api/admin/audit-log?kind=role-change', admin)
    expect(JSON.parse(body)).toEqual([
      expect.objectContaining({ action: 'role-change', actorId: 1, userId: 2, details: { isAdmin: true } }),
    ])
    const [request] = (await get('/api/admin/audit-log?kind=administration', admin)).json()
    expect(request).toMatchObject({ action: 'POST /api/admin/users/:userId/role', actorId: 1, userId: 2 })
  })

  test('is refused for the own account, to families and for an unknown account', async () => {
    const { changeRole, family } = await setUpAdmin()
    expect((await changeRole(1, false)).json().code).toBe('own_role')
    expect((await changeRole(2, true, family)).statusCode).toBe(403)
    expect((await changeRole(99, true)).statusCode).toBe(404)
  })

  test('leaves an administrator if two demote each other at the same time', async () => {
    const { post, db, changeRole } = await setUpAdmin()
    await changeRole(2, true)
    const second = cookieOf(await post('/api/login', riya))
    const responses = await Promise.all([changeRole(2, false), changeRole(1, false, second)])
    expect(responses.map(({ statusCode }) => statusCode)).toContain(200)
    expect(await db.selectFrom('users').select('id').where('is_admin', '=', true).execute()).toHaveLength(1)
  })
})

test('an administrator ends the sessions of a user, which is recorded for that user, whatever the body says', async () => {
  const { get, remove, me, admin, family } = await setUpAdmin()
  expect((await remove('/api/admin/users/2/sessions', family)).statusCode).toBe(403)
  const forged = { userId: 1, status: 'x'.repeat(1000) }
  expect((await remove('/api/admin/users/2/sessions', admin, forged)).statusCode).toBe(204)
  const [entry] = (await get('/api/admin/audit-log?kind=administration', admin)).json()
  expect(entry).toMatchObject({ action: 'DELETE /api/admin/users/:userId/sessions', userId: 2, details: {} })
  expect((await me(family)).statusCode).toBe(401)
  expect((await me(admin)).statusCode).toBe(200)
})

describe('the audit log', () => {
  test('is paged and filtered by user, and records requests of other services', async () => {
    const { get, admin, internal, post } = await setUpAdmin()
    for (let i = 0; i < 5; i++) await post('/api/login', riya)
    const entry = { action: 'POST /api/admin/fix-story-count', actorId: 1, userId: 2, network: 'x', details: { id: 7 } }
    expect((await internal('/internal/audit-log', entry)).statusCode).toBe(204)

    const actions: string[] = []
    let path: string | null = '/api/admin/audit-log?userId=2&limit=4'
    while (path) {
      const response = await get(path, admin)
      actions.push(...response.json().map(({ action }: { action: string }) => action))
      path = nextPagePath(String(response.headers.link ?? ''))
    }
    expect(actions).toEqual(['POST /api/admin/fix-story-count', ...Array(6).fill('sign-in')])
  })

  test('shows administrators what others of them read, and a family who saw its data, but nothing of other families', async () => {
    const { get, post, remove, admin, family, db } = await setUpAdmin()
    await get('/api/admin/users', admin)
    await get('/api/admin/audit-log?kind=reads', admin)
    const reads = (await get('/api/admin/audit-log?kind=reads', admin)).json()
    expect(reads.map(({ action }: { action: string }) => action)).toEqual([
      'GET /api/admin/audit-log',
      'GET /api/admin/users',
    ])
    expect(reads.at(-1)).toMatchObject({ actorId: 1, actorName: 'asha', userId: null, network: '127.0.0.0/24' })

    const activity = async () => (await get('/api/account/activity', family)).json()
    expect(await activity()).toEqual([
      expect.objectContaining({ action: 'GET /api/admin/users', staff: 'asha', network: null, details: {} }),
      expect.objectContaining({ action: 'sign-in', staff: null, network: '127.0.0.0/24' }),
    ])
    const page = await get('/api/account/activity?limit=1', family)
    const next = nextPagePath(String(page.headers.link)) ?? ''
    expect((await get(next, family)).json()).toMatchObject([{ action: 'sign-in' }])

    await remove('/api/admin/users/2/sessions', admin)
    const again = cookieOf(await post('/api/login', riya))
    const actions = (await get('/api/account/activity', again)).json().map(({ action }: { action: string }) => action)
    expect(actions).toEqual(['sign-in', 'DELETE /api/admin/users/:userId/sessions', 'GET /api/admin/users', 'sign-in'])
    await db.transaction().execute(trx => createAuditRepository(trx).redact(2))
    expect((await get('/api/account/activity', again)).json()).toEqual([])
  })

  test('records failed sign-ins, changed and reset passwords, ended sessions and deletions', async () => {
    const { get, post, remove, admin, family, emailedToken } = await setUpAdmin()
    await post('/api/login', { ...riya, password: 'a guess' })
    await post('/api/login', { username: 'nobody', password: 'a guess' })
    const newPassword = 'gulmohar tree'
    const change = { currentPassword: riya.password, newPassword }
    const changed = cookieOf(await post('/api/reset-password', change, family))
    await post('/api/forgot-password', { email: riya.email })
    await post('/api/reset-password', { token: await emailedToken('reset-password'), newPassword: 'banyan tree' })
    expect((await get('/api/sessions', changed)).statusCode).toBe(401)
    const signIn = async () => cookieOf(await post('/api/login', { ...riya, password: 'banyan tree' }))
    const [first, second] = [await signIn(), await signIn()]
    const [device] = (await get('/api/sessions', second)).json().devices.filter((d: { current: boolean }) => !d.current)
    await remove(`/api/sessions/${device.id}`, second)
    expect((await get('/api/sessions', first)).statusCode).toBe(401)
    await remove('/api/sessions', second)
    await post('/api/logout', {}, await signIn())
    await remove('/api/account', await signIn(), { username: 'riya', currentPassword: 'banyan tree' })

    const entries = (await get('/api/admin/audit-log?userId=2', admin)).json()
    expect(entries.map(({ action }: { action: string }) => action).reverse()).toEqual([
      ...['sign-in', 'sign-in-failed', 'password-changed', 'password-reset', 'sign-in', 'sign-in'],
      ...['sessions-ended', 'sessions-ended', 'sign-in', 'sign-out', 'sign-in', 'account-deleted'],
    ])
    const failed = (await get('/api/admin/audit-log?kind=sign-in-failed', admin)).json()
    expect(failed).toMatchObject([
      { actorId: null, userId: null },
      { actorId: null, userId: 2 },
    ])
    expect(JSON.stringify(failed)).not.toMatch(/nobody|guess/)
  })

  test('rejects changes, and forgets what accounts did after 90 days, and what administrators read after a year', async () => {
    const { db, redis, logger } = await setUpAdmin()
    const append = 'audit_log is append-only'
    await expect(db.updateTable('audit_log').set({ actor_id: 2 }).execute()).rejects.toThrow(append)
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow(append)
    await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow(append)

    await sql`insert into audit_log (action, actor_id, at)
      select action, 3, now() - make_interval(days => days) from (values
        ('sign-in', 91), ('sign-in-failed', 91), ('sign-out', 89), ('role-change', 400),
        ('GET /api/admin/users', 367), ('GET /api/admin/orders', 91)) as old (action, days)`.execute(db)
    await createMaintenance({ db, redis, logger, sessionSecrets: [TEST_SECRET] })()
    const old = await db.selectFrom('audit_log').select('action').where('actor_id', '=', 3).execute()
    expect(old.map(({ action }) => action)).toEqual(['sign-out', 'role-change', 'GET /api/admin/orders'])
  })
})
