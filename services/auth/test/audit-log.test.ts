import { nextPagePath } from '@kahani/contracts/paging'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
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

test('an administrator ends the sessions of a user', async () => {
  const { remove, me, admin, family } = await setUpAdmin()
  expect((await remove('/api/admin/users/2/sessions', family)).statusCode).toBe(403)
  expect((await remove('/api/admin/users/2/sessions', admin)).statusCode).toBe(204)
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

  test('rejects changes, and forgets sign-ins after 90 days', async () => {
    const { db, redis, logger } = await setUpAdmin()
    const append = 'audit_log is append-only'
    await expect(db.updateTable('audit_log').set({ actor_id: 2 }).execute()).rejects.toThrow(append)
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow(append)
    await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow(append)

    await sql`insert into audit_log (action, actor_id, at)
      select action, 3, now() - interval '91 days' from unnest(array['sign-in', 'role-change']) as action`.execute(db)
    await createMaintenance(db, redis, logger)()
    const old = await db.selectFrom('audit_log').select('action').where('actor_id', '=', 3).execute()
    expect(old).toEqual([{ action: 'role-change' }])
  })
})
