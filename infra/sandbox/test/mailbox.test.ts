import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLogger } from '@kahani/service-kit/logger'
import { createTestLogger } from '@kahani/testing/logger'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { describe, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { createMailCatcher } from '../src/mailbox/mail-catcher.ts'
import { openOutbox } from '../src/mailbox/mailbox.ts'

const MAIL = {
  from: 'Kahani <hello@kahani.local>',
  to: 'meera@example.in',
  subject: 'Reset your <password>',
  text: 'Open http://localhost:3000/reset-password?token=abc&x=1 within an hour.',
}

async function setUp(most?: number) {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-outbox-'))
  const logger = createTestLogger(createLogger)
  const outbox = await openOutbox(dir, most)
  const catcher = createMailCatcher(outbox, logger)
  const listening = catcher.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const app = await buildApp({ outbox, checks: {}, logger })
  const transport = createTransport({ host: '127.0.0.1', port, auth: { user: 'anybody', pass: 'anything' } })
  onTestFinished(async () => {
    transport.close()
    await new Promise<void>(resolve => catcher.close(() => resolve()))
    await app.close()
    await rm(dir, { recursive: true })
  })
  const send = (mail: SendMailOptions = {}) => transport.sendMail({ ...MAIL, ...mail })
  const mails = async () => (await app.inject('/outbox.json')).json().mails
  return { app, dir, logger, mails, send }
}

describe('a mail that is sent', () => {
  test('is in the outbox once the sender has been told so', async () => {
    const { mails, send } = await setUp()
    await send()
    const { to, subject, text } = MAIL
    expect(await mails()).toEqual([
      expect.objectContaining({ from: 'hello@kahani.local', to: [to], subject, html: null }),
    ])
    expect((await mails())[0].text.trim()).toBe(text)
  })

  test('is there after a restart, newest first', async () => {
    const { dir, send } = await setUp()
    await send({ subject: 'first' })
    await send({ subject: 'second' })
    const again = await openOutbox(dir)
    expect((await again.list()).map(({ subject }) => subject)).toEqual(['second', 'first'])
  })

  test('pushes the oldest out once the outbox is full', async () => {
    const { dir, mails, send } = await setUp(2)
    for (const subject of ['first', 'second', 'third']) await send({ subject })
    expect((await mails()).map(({ subject }: { subject: string }) => subject)).toEqual(['third', 'second'])
    expect(await readdir(dir)).toHaveLength(2)
  })

  test('is refused, and not kept, where it is too large', async () => {
    const { mails, send } = await setUp()
    await expect(send({ text: 'x'.repeat(3_000_000) })).rejects.toThrow()
    expect(await mails()).toEqual([])
  })

  test('again, under the same OutboxMessage-ID, is kept once, also after a restart', async () => {
    const { dir, mails, send } = await setUp()
    const [messageId, text] = ['<gift.1@kahani.local>', 'the second time']
    await send({ messageId })
    await Promise.all([send({ messageId, text }), send({ messageId, text })])
    expect(await mails()).toEqual([expect.objectContaining({ messageId })])
    expect((await mails())[0].text).not.toContain(text)
    const again = await openOutbox(dir)
    const repeated = await again.keep((await mails())[0])
    expect(await again.list()).toEqual([repeated])
    await send({ messageId: '<gift.2@kahani.local>' })
    expect(await mails()).toHaveLength(2)
  })

  test('leaves nothing of itself in the log', async () => {
    const { logger, send } = await setUp()
    await send()
    expect(logger.lines.join('')).not.toMatch(/meera|Reset|token/)
  })
})

describe('GET /outbox', () => {
  test('says that it is a sandbox, also at /', async () => {
    const { app } = await setUp()
    for (const path of ['/', '/outbox']) expect((await app.inject(path)).body).toContain('Kahani sandbox')
  })

  test("shows a mail's subject as text", async () => {
    const { app, send } = await setUp()
    await send()
    expect((await app.inject('/outbox')).body).toContain('Reset your &lt;password&gt;')
  })

  test('is refused under a name that is not of this machine', async () => {
    const { app } = await setUp()
    for (const more of [{}, { 'x-forwarded-host': 'localhost' }]) {
      const headers = { host: 'evil.example', ...more }
      expect((await app.inject({ url: '/outbox.json', headers })).statusCode).toBe(403)
    }
  })
})

describe('GET /outbox/:id', () => {
  const HOSTILE = '<p>Hi <script>alert(1)</script></p><img src="https://tracker.example/x.png">'

  test('makes web addresses of the text into links', async () => {
    const { app, mails, send } = await setUp()
    await send()
    const { body } = await app.inject(`/outbox/${(await mails())[0].id}`)
    expect(body).toContain('href="http://localhost:3000/reset-password?token=abc&amp;x=1"')
  })

  test('keeps the HTML of a mail in a frame of its own, where nothing runs or is fetched', async () => {
    const { app, mails, send } = await setUp()
    await send({ html: HOSTILE })
    const { id } = (await mails())[0]
    const page = await app.inject(`/outbox/${id}`)
    expect(page.body).not.toContain('<script>')
    const frame = await app.inject(`/outbox/${id}/html`)
    expect(frame.body).toContain(HOSTILE)
    expect(frame.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    expect(frame.headers['content-security-policy']).not.toMatch(/script-src|allow-scripts/)
  })

  test('is not found for any other id', async () => {
    const { app } = await setUp()
    for (const id of ['nothing', '..%2f..%2fsecrets', '../secrets']) {
      expect((await app.inject(`/outbox/${id}`)).statusCode).toBe(404)
    }
  })
})
