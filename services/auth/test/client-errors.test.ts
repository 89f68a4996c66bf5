import { expect, test } from 'vitest'
import { setUp } from './set-up.ts'

test('an error in the web app is logged and counted without what identifies its user, within limits', async () => {
  const { app, logger, post } = await setUp()
  const report = {
    message: 'Cannot read "Mira" of meera@example.in',
    stack: 'at open (https://kahani.example/story/7?page=2)',
    ...{ route: '/story/:id', release: 'a1b2c3', username: 'meera' },
  }
  expect((await post('/api/client-errors', report)).statusCode).toBe(204)
  expect(logger.lines.map(line => JSON.parse(line))).toContainEqual(
    expect.objectContaining({
      level: 40,
      clientError: {
        message: 'Cannot read "…" of [email]',
        stack: 'at open (https://kahani.example/story/7)',
        ...{ route: '/story/:id', release: 'a1b2c3' },
      },
    }),
  )
  expect((await app.inject('/metrics')).body).toMatch(/^client_errors_total\{[^}]*\} 1$/m)

  for (const body of [{}, { message: '' }, { message: 7 }]) {
    expect((await post('/api/client-errors', body)).statusCode).toBe(400)
  }
  expect((await post('/api/client-errors', { message: 'x'.repeat(20_000) })).statusCode).toBe(413)
  const send = (address: string) => post('/api/client-errors', report, '', { 'x-forwarded-for': address })
  const statuses = await Promise.all(Array.from({ length: 31 }, () => send('203.0.113.9')))
  expect(statuses.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(30).fill(204), 429])
  expect((await send('203.0.113.10')).statusCode).toBe(204)
})
