import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createSmtpMailer } from '../src/mailer/smtp-mailer.ts'

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
    connectTimeoutMs: 300,
    idleTimeoutMs: 300,
  })
  await expect(mailer.send(message)).rejects.toMatchObject({ statusCode: 503 })
})

test.for([
  ['our credentials are wrong', ['220 here', '250-hello\r\n250 AUTH PLAIN', '535 5.7.8 not you']],
  ['credentials are missing', ['220 here', '250 hello', '530 5.7.0 who are you?']],
  ['the server accepts no mail', ['554 no service']],
] as const)('throws 503, not a permanent error, if %s', async ([, lines]) => {
  const url = (await startScriptedServer([...lines])).replace('//', '//user:secret@')
  const mailer = createSmtpMailer({ url, from, connectTimeoutMs: 1_000, idleTimeoutMs: 1_000 })
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
