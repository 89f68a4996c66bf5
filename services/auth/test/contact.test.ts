import { TEST_SECRET } from '@kahani/testing/keys'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createMaintenance } from '../src/maintenance.ts'
import { setUp } from './set-up.ts'

const contact = {
  name: 'Meera',
  email: 'meera@example.in',
  subject: 'A blank page',
  message: 'नमस्ते,\npage 3 is blank.',
}

test('a message from the contact form is sent to support, and a copy is kept for a year', async () => {
  const { db, redis, post, emails, logger } = await setUp()
  const response = await post('/api/contact', { ...contact, name: ' Meera ' })
  expect([response.statusCode, response.json().message]).toEqual([200, expect.stringContaining('has arrived')])
  expect(await emails()).toEqual([
    {
      to: { name: '', email: 'support@kahani.example' },
      content: { kind: 'contact-message', ...contact, at: expect.any(String) },
    },
  ])
  await createMaintenance({ db, redis, logger, sessionSecrets: [TEST_SECRET] })()
  expect(await db.selectFrom('contact_messages').select(['name', 'message']).execute()).toEqual([
    { name: contact.name, message: contact.message },
  ])
  await sql`update contact_messages set created_at = now() - interval '366 days'`.execute(db)
  await createMaintenance({ db, redis, logger, sessionSecrets: [TEST_SECRET] })()
  expect(await db.selectFrom('contact_messages').selectAll().execute()).toEqual([])
})

test('the contact form is limited by address and by email', async () => {
  const { db, post } = await setUp()
  const send = async (address: string, email: string) =>
    (await post('/api/contact', { ...contact, email }, '', { 'x-forwarded-for': address })).statusCode
  for (let i = 0; i < 5; i++) expect(await send('203.0.113.1', `visitor-${i}@example.in`)).toBe(200)
  expect(await send('203.0.113.1', 'other@example.in')).toBe(429)
  for (let i = 0; i < 5; i++) expect(await send(`198.51.100.${i}`, 'MEERA@example.in')).toBe(200)
  expect(await send('198.51.100.9', 'meera@example.in')).toBe(429)
  expect(await db.selectFrom('contact_messages').select('id').execute()).toHaveLength(10)
})

test('every field of the contact form is required and limited', async () => {
  const { db, post } = await setUp()
  const long = { name: 'n'.repeat(101), email: 'riya', subject: 's'.repeat(151), message: 'm'.repeat(5_001) }
  for (const body of [{}, { name: ' ', email: ' ', subject: ' ', message: ' ' }, long]) {
    const response = await post('/api/contact', body)
    expect(response.statusCode).toBe(400)
    const paths = response.json().issues.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(['name', 'email', 'subject', 'message'])
  }
  expect(await db.selectFrom('contact_messages').selectAll().execute()).toEqual([])
})
