import { once } from 'node:events'
import { createServer } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { startSmtpServer } from '@kahani/sandbox/smtp-server'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createSmtpMailer } from '../src/mailer/smtp-mailer.ts'
import { SELF_SIGNED } from './self-signed.ts'

const message = {
  to: { name: 'Riya', address: 'riya@example.in' },
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  messageId: '<payments.1@kahani.example>',
}
const from = { name: 'Kahani', address: 'hello@kahani.example' }

/** Sends one of the lines per line of the client, then stops responding. */
async function startScriptedServer(lines: string[]) {
  const server = createServer(socket => {
    const remaining = [...lines]
    const respond = () => {
      const line = remaining.shift()
      if (line) socket.write(`${line}\r\n`)
    }
    socket.on('data', respond).on('error', () => undefined)
    respond()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => void server.close())
  return `smtp://127.0.0.1:${(server.address() as { port: number }).port}`
}

test.for([
  ['sends no greeting', []],
  ['stops responding after its greeting', ['220 here']],
  ['stops responding at DATA', ['220 here', '250 hello', '250 sender', '250 recipient']],
] as const)('throws 503 if the server %s', async ([, lines]) => {
  const mailer = createSmtpMailer({
    url: await startScriptedServer([...lines]),
    from,
    connectTimeoutMs: 100,
    idleTimeoutMs: 100,
  })
  await expect(mailer.send(message)).rejects.toMatchObject({ statusCode: 503 })
})

test.for([
  ['our credentials are wrong', ['220 here', '250-hello\r\n250 AUTH PLAIN', '535 5.7.8 not you']],
  ['credentials are missing', ['220 here', '250 hello', '530 5.7.0 who are you?']],
  ['the server accepts no mail', ['554 no service']],
] as const)('throws 503, not a permanent error, if %s', async ([, lines]) => {
  const url = (await startScriptedServer([...lines])).replace('//', '//user:secret@')
  const mailer = createSmtpMailer({ url, from })
  await expect(mailer.send(message)).rejects.toMatchObject({ statusCode: 503 })
})

test('does not put the address into the message of a rejection', async () => {
  const lines = ['220 here', '250 hello', '250 sender', '550 5.1.1 <riya@example.in> is unknown']
  const mailer = createSmtpMailer({ url: await startScriptedServer(lines), from })
  await expect(mailer.send(message)).rejects.toMatchObject({
    name: 'EmailRejectedError',
    message: 'EENVELOPE RCPT TO 550 5.1.1',
  })
})

describe('TLS', () => {
  // Not a loopback address by its name, but it leads to this machine.
  const elsewhere = (port: number, { protocol = 'smtp:', search = '' } = {}) => `${protocol}//0.0.0.0:${port}${search}`
  const send = (url: string) => createSmtpMailer({ url, from }).send(message)
  const trust = (certificate: string) => {
    const certificates = getCACertificates()
    onTestFinished(() => setDefaultCACertificates(certificates))
    setDefaultCACertificates([...certificates, certificate])
  }

  test('is required: a server without it gets neither the message nor a password', async () => {
    const { port, state, accepted } = await startSmtpServer(onTestFinished)
    await expect(send(elsewhere(port).replace('//', '//user:secret@'))).rejects.toMatchObject({
      statusCode: 503,
      cause: { message: expect.stringContaining('ETLS') },
    })
    expect([state.connections, accepted.length]).toEqual([1, 0])
  })

  test.for(['smtp:', 'smtps:'] as const)('of %s needs a certificate that is trusted', async protocol => {
    const tls = { ...SELF_SIGNED, secure: protocol === 'smtps:' }
    const { port, accepted } = await startSmtpServer(onTestFinished, tls)
    await expect(send(elsewhere(port, { protocol }))).rejects.toMatchObject({ statusCode: 503 })
    // Parameters of nodemailer have no effect.
    const search = '?tls.rejectUnauthorized=false&requireTLS=false'
    await expect(send(elsewhere(port, { protocol, search }))).rejects.toMatchObject({ statusCode: 503 })
    expect(accepted).toEqual([])
    trust(SELF_SIGNED.cert)
    await send(elsewhere(port, { protocol }))
    expect(accepted).toHaveLength(1)
  })

  test('is not required on this machine, or with ignoreTLS', async () => {
    const { port, url, accepted } = await startSmtpServer(onTestFinished)
    await send(url)
    await send(elsewhere(port, { search: '?ignoreTLS=true' }))
    expect(accepted).toHaveLength(2)
  })
})

test('sends the headers with which mail providers unsubscribe', async () => {
  const { url, accepted } = await startSmtpServer(onTestFinished)
  const listUnsubscribe = 'https://kahani.example/api/newsletter/one-click-unsubscribe?token=abc'
  await createSmtpMailer({ url, from }).send({ ...message, listUnsubscribe })
  const headers = Object.fromEntries(accepted[0]?.headers.map(({ key, value }) => [key, value]) ?? [])
  expect(headers).toMatchObject({
    'list-unsubscribe': `<${listUnsubscribe}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'auto-submitted': 'auto-generated',
  })
})
