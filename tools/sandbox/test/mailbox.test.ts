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
import { openMailbox } from '../src/mailbox/mailbox.ts'

const MAIL = {
  from: 'Kahani <hello@kahani.local>',
  to: 'meera@example.in',
  subject: 'Reset your <password>',
  text: 'Open http://localhost:3000/reset-password?token=abc&x=1 within an hour.',
}

async function setUp(maxMails?: number) {
  const dir = await mkdtemp(join(tmpdir(), 'kahani-mailbox-'))
  const logger = createTestLogger(createLogger)
  const mailbox = await openMailbox(dir, maxMails)
  const catcher = createMailCatcher(mailbox, logger)
  const listening = catcher.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  const app = await buildApp({ mailbox, checks: {}, logger })
  const transport = createTransport({ host: '127.0.0.1', port, auth: { user: 'anybody', pass: 'anything' } })
  onTestFinished(async () => {
    transport.close()
    await new Promise<void>(resolve => catcher.close(() => resolve()))
    await app.close()
    await rm(dir, { recursive: true })
  })
  const send = (mail: SendMailOptions = {}) => transport.sendMail({ ...MAIL, ...mail })
  const mails = async () => (await app.inject('/mailbox.json')).json().mails
  return { app, dir, logger, mails, send }
}

describe('a mail that is sent', () => {
  test('is in the mailbox once it has been accepted', async () => {
    const { mails, send } = await setUp()
    await send()
    const { to, subject, text } = MAIL
    expect(await mails()).toEqual([
      expect.objectContaining({ from: 'hello@kahani.local', to: [to], subject, html: null }),
    ])
    expect((await mails())[0].text.trim()).toBe(text)
  })

  test('is stored across restarts, newest first', async () => {
    const { dir, send } = await setUp()
    await send({ subject: 'first' })
    await send({ subject: 'second' })
    const again = await openMailbox(dir)
    expect((await again.list()).map(({ subject }) => subject)).toEqual(['second', 'first'])
  })

  test('replaces the oldest one when the mailbox is full', async () => {
    const { dir, mails, send } = await setUp(2)
    for (const subject of ['first', 'second', 'third']) await send({ subject })
    expect((await mails()).map(({ subject }: { subject: string }) => subject)).toEqual(['third', 'second'])
    expect(await readdir(join(dir, 'mailbox'))).toHaveLength(2)
  })

  test('is rejected and not stored if it is too large', async () => {
    const { mails, send } = await setUp()
    await expect(send({ text: 'x'.repeat(3_000_000) })).rejects.toThrow()
    expect(await mails()).toEqual([])
  })

  test('twice with the same Message-ID is stored once, also after a restart', async () => {
    const { dir, mails, send } = await setUp()
    const [messageId, text] = ['<gift.1@kahani.local>', 'the second time']
    await send({ messageId })
    await Promise.all([send({ messageId, text }), send({ messageId, text })])
    expect(await mails()).toEqual([expect.objectContaining({ messageId })])
    expect((await mails())[0].text).not.toContain(text)
    const again = await openMailbox(dir)
    const repeated = await again.store((await mails())[0])
    expect(await again.list()).toEqual([repeated])
    await send({ messageId: '<gift.2@kahani.local>' })
    expect(await mails()).toHaveLength(2)
  })

  test('leaves no content in the log', async () => {
    const { logger, send } = await setUp()
    await send()
    expect(logger.lines.join('')).not.toMatch(/meera|Reset|token/)
  })
})

describe('GET /mailbox', () => {
  test('says that it is a sandbox, at / too', async () => {
    const { app } = await setUp()
    for (const path of ['/', '/mailbox']) expect((await app.inject(path)).body).toContain('Kahani sandbox')
  })

  test('escapes the subject of a mail', async () => {
    const { app, send } = await setUp()
    await send()
    expect((await app.inject('/mailbox')).body).toContain('Reset your &lt;password&gt;')
  })

  test('is rejected for the name of another host', async () => {
    const { app } = await setUp()
    for (const more of [{}, { 'x-forwarded-host': 'localhost' }]) {
      const headers = { host: 'evil.example', ...more }
      expect((await app.inject({ url: '/mailbox.json', headers })).statusCode).toBe(403)
    }
  })
})

describe('GET /mailbox/:id', () => {
  const HOSTILE = '<p>Hi <script>alert(1)</script></p><img src="https://tracker.example/x.png">'

  test('turns URLs in the text into links', async () => {
    const { app, mails, send } = await setUp()
    await send()
    const { body } = await app.inject(`/mailbox/${(await mails())[0].id}`)
    expect(body).toContain('href="http://localhost:3000/reset-password?token=abc&amp;x=1"')
  })

  test('shows where replies go, and how mail providers unsubscribe', async () => {
    const { app, mails, send } = await setUp()
    await send({ replyTo: 'Riya <riya@example.in>', headers: { 'list-unsubscribe': '<http://localhost:3000/a?b=c>' } })
    const { body } = await app.inject(`/mailbox/${(await mails())[0].id}`)
    expect(body).toContain('Reply to riya@example.in')
    expect(body).toContain('List-Unsubscribe: &lt;http://localhost:3000/a?b=c&gt;')
  })

  test('shows the HTML of a mail in a sandboxed frame that runs and loads nothing', async () => {
    const { app, mails, send } = await setUp()
    await send({ html: HOSTILE })
    const { id } = (await mails())[0]
    const page = await app.inject(`/mailbox/${id}`)
    expect(page.body).not.toContain('<script>')
    const frame = await app.inject(`/mailbox/${id}/html`)
    expect(frame.body).toContain(HOSTILE)
    expect(frame.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    expect(frame.headers['content-security-policy']).not.toMatch(/script-src|allow-scripts/)
  })

  test('shows the pictures that are attached to a mail', async () => {
    const { app, mails, send } = await setUp()
    const attachments = [{ cid: 'cover@story', filename: 'cover.jpg', content: 'a JPEG', contentDisposition: 'inline' }]
    await send({
      html: '<img src="cid:cover@story"><img src="cid:other">cid:cover@story',
      attachments,
    } as SendMailOptions)
    const [mail] = await mails()
    expect(mail).not.toHaveProperty('pictures')
    const dataUrl = `data:image/jpeg;base64,${Buffer.from('a JPEG').toString('base64')}`
    expect((await app.inject(`/mailbox/${mail.id}/html`)).body).toContain(
      `<img src="${dataUrl}"><img src="cid:other">cid:cover@story`,
    )
  })

  test('answers 404 for an unknown id', async () => {
    const { app } = await setUp()
    for (const id of ['nothing', '..%2f..%2fsecrets', '../secrets']) {
      expect((await app.inject(`/mailbox/${id}`)).statusCode).toBe(404)
    }
  })
})
