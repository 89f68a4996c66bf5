import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createSmtpMailer } from '../src/mailer/smtp-mailer.ts'

const mail = {
  to: { name: 'Riya', address: 'riya@example.in' },
  subject: 'Hello',
  text: 'Hello',
  html: '<p>Hello</p>',
  messageId: '<payments.1@kahani.example>',
}
const from = { name: 'Kahani', address: 'hello@kahani.example' }

/** Speaks these lines, one for each of the client's, and then nothing. */
async function startSpeaker(lines: string[]) {
  const server = createServer(socket => {
    const left = [...lines]
    const speak = () => {
      const line = left.shift()
      if (line) socket.write(`${line}\r\n`)
    }
    socket.on('data', speak).on('error', () => undefined)
    speak()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => void server.close())
  return `smtp://127.0.0.1:${(server.address() as { port: number }).port}`
}

test.for([
  ['never greets', []],
  ['falls silent after its greeting', ['220 here']],
  ['falls silent at the letter', ['220 here', '250 hello', '250 sender', '250 recipient']],
] as const)('a server that %s is given up for now', async ([, lines]) => {
  const mailer = createSmtpMailer({ url: await startSpeaker([...lines]), from, connectMs: 300, silenceMs: 300 })
  await expect(mailer.send(mail)).rejects.toMatchObject({ statusCode: 503 })
})

test.for([
  ['wrong credentials', ['220 here', '250-hello\r\n250 AUTH PLAIN', '535 5.7.8 not you']],
  ['no credentials', ['220 here', '250 hello', '530 5.7.0 who are you?']],
  ['a server that serves nobody', ['554 no service']],
] as const)('%s can be put right: the mail is not refused for good', async ([, lines]) => {
  const url = (await startSpeaker([...lines])).replace('//', '//user:secret@')
  const mailer = createSmtpMailer({ url, from, connectMs: 1_000, silenceMs: 1_000 })
  await expect(mailer.send(mail)).rejects.toMatchObject({ statusCode: 503 })
})

test('why a mail was refused is told without its address', async () => {
  const lines = ['220 here', '250 hello', '250 sender', '550 5.1.1 <riya@example.in> is unknown']
  const mailer = createSmtpMailer({ url: await startSpeaker(lines), from })
  await expect(mailer.send(mail)).rejects.toMatchObject({ name: 'MailRefused', message: 'EENVELOPE RCPT TO 550 5.1.1' })
})
