import { type SmtpServer, startSmtpServer } from '@kahani/sandbox/smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createGmailMailer } from '../src/mailer/gmail-mailer.ts'
import type { EmailMessage, Mailer } from '../src/mailer/mailer.ts'
import { createSmtpMailer } from '../src/mailer/smtp-mailer.ts'
import { apiError, SEND, SEND_SCOPE, startFakeGoogle } from './fake-google.ts'

const from = { name: 'Kahani', address: 'hello@kahani.example' }
const message: EmailMessage = {
  to: { name: 'Riya', address: 'riya@example.in' },
  subject: 'नमस्ते, Riya',
  text: 'Hello',
  html: '<p>Hello</p><img src="cid:cover@story">',
  messageId: '<auth.1@kahani.example>',
  pictures: [{ cid: 'cover@story', filename: 'cover.jpg', jpeg: Buffer.from('a JPEG') }],
  replyTo: { name: 'Meera, "M"', address: 'meera@example.in' },
  listUnsubscribe: `https://kahani.example/api/newsletter/one-click-unsubscribe?token=${'t'.repeat(43)}`,
}

interface MailerUnderTest {
  mailer: Mailer
  /** The messages that were accepted. */
  accepted: () => Promise<{ to: string[]; subject?: string | undefined }[]>
  reject: () => void
  stop: () => void
}

type Attachment = SmtpServer['accepted'][number]['attachments'][number]

/** Data URLs of the pictures within an email, by Content-ID. */
const picturesOf = (attachments: Attachment[]) =>
  Object.fromEntries(
    attachments
      .filter(({ disposition, related }) => disposition === 'inline' && related)
      .map(({ contentId, mimeType, content }) => [
        contentId?.replace(/[<>]/g, ''),
        `data:${mimeType};base64,${Buffer.from(content as ArrayBuffer).toString('base64')}`,
      ]),
  )

async function openSmtp(): Promise<MailerUnderTest> {
  const { url, accepted, state, stop } = await startSmtpServer(onTestFinished)
  return {
    mailer: createSmtpMailer({ url, from }),
    async accepted() {
      return accepted.map(({ to, replyTo, headers, attachments, ...rest }) => ({
        ...rest,
        pictures: picturesOf(attachments),
        to: to?.map(({ address }) => address ?? '') ?? [],
        replyTo: replyTo?.[0]?.address,
        listUnsubscribe: headers.find(({ key }) => key === 'list-unsubscribe')?.value,
      }))
    },
    reject: () => {
      state.reject = step => (step === 'recipient' ? { code: 550, message: 'no riya@example.in here' } : undefined)
    },
    stop,
  }
}

async function openGmail(): Promise<MailerUnderTest> {
  const google = await startFakeGoogle()
  const person = { sub: '1', name: from.name, email: from.address, emailVerified: true }
  const refreshToken = await google.refreshTokens.issue({ person, scope: SEND_SCOPE })
  const options = { google: google.config, apiUrl: google.apiUrl, from }
  return {
    mailer: createGmailMailer(options, { address: from.address, refreshToken }),
    accepted: () => google.mailbox.list(),
    reject: () => void google.failures.set(SEND, apiError(400, 'INVALID_ARGUMENT', 'invalidArgument')),
    stop: google.stop,
  }
}

describe.each([
  ['SMTP', openSmtp],
  ['Gmail', openGmail],
] as const)('%s', (_name, open) => {
  test('sends text, HTML with its pictures, and the headers for replies and for unsubscribing', async () => {
    const { mailer, accepted } = await open()
    await mailer.send(message)
    const { to, ...sent } = message
    expect(await accepted()).toMatchObject([
      {
        ...sent,
        text: expect.stringContaining('Hello'),
        html: expect.stringContaining('<p>Hello</p><img src="cid:cover@story">'),
        pictures: { 'cover@story': `data:image/jpeg;base64,${Buffer.from('a JPEG').toString('base64')}` },
        to: [to.address],
        replyTo: 'meera@example.in',
        listUnsubscribe: `<${message.listUnsubscribe}>`,
      },
    ])
  })

  test('throws 503 if there is no response', async () => {
    const { mailer, stop } = await open()
    stop()
    await expect(mailer.send(message)).rejects.toMatchObject({ statusCode: 503 })
  })

  test('throws an error without the address if the message is rejected permanently', async () => {
    const { mailer, reject } = await open()
    reject()
    const error = await mailer.send(message).catch(reason => reason)
    expect(error.name).toBe('EmailRejectedError')
    expect(`${error.message} ${error.stack} ${error.cause}`).not.toContain('riya')
  })

  test.for([
    'riya@example.in, eve@example.in',
    'riya@example.in>\r\nBcc: <eve@example.in',
    'Riya <eve@example.in>',
    '',
  ])('sends nothing to another address than %j', async address => {
    const { mailer, accepted } = await open()
    await mailer.send({ ...message, to: { name: 'Riya\r\nBcc: eve@example.in', address } }).catch(() => undefined)
    expect((await accepted()).flatMap(({ to }) => to)).not.toContain('eve@example.in')
  })
})
