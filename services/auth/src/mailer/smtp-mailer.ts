import { unavailable } from '@kahani/service-kit/http-error'
import { createTransport, type NodemailerError } from 'nodemailer'
import { type Address, type Mailer, MailRefused } from './mailer.ts'

const CONNECT_MS = 15_000
// A server that has the whole mail and takes its time to say so would get it again after a shorter wait.
const SILENCE_MS = 5 * 60_000

export interface SmtpMailerOptions {
  /** `smtp://user:password@host:587`, or `smtps:` where the connection begins with TLS. */
  url: string
  from: Address
  /** Milliseconds for the connection to stand and the server to greet. */
  connectMs?: number
  /** Milliseconds of silence after which a connection is given up. */
  silenceMs?: number
}

/** Sends mail over SMTP, a connection a mail. */
export function createSmtpMailer(options: SmtpMailerOptions): Mailer {
  const { url, from, connectMs = CONNECT_MS, silenceMs = SILENCE_MS } = options
  const transport = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    async send(mail) {
      try {
        await transport.sendMail({ ...mail, from, headers: { 'auto-submitted': 'auto-generated' } })
      } catch (error) {
        // The library's messages quote the server, which quotes addresses: only codes go on.
        const why = codesOf(error as NodemailerError)
        throw isForGood(error as NodemailerError) ? new MailRefused(why) : unavailable('mail server', new Error(why))
      }
    },
  }
}

const enhancedCode = (error: NodemailerError) => /^\d{3}[ -](\d\.\d+\.\d+)/.exec(error.response ?? '')?.[1]

const codesOf = (error: NodemailerError) =>
  [error.code, error.originalCode, error.command, error.responseCode, enhancedCode(error)].filter(Boolean).join(' ')

/**
 * Whether the recipient or the letter is what is wrong. All else can be put right while the mail waits, also what the
 * server forbids our account: a refusal at another step, 530, or 5.7.x (RFC 3463, policy) for a recipient.
 */
function isForGood(error: NodemailerError): boolean {
  const { code, command, responseCode, permanent } = error
  if (responseCode === undefined) return code === 'EENVELOPE' || code === 'EMESSAGE'
  if (!permanent || responseCode === 530) return false
  return command === 'DATA' || (command === 'RCPT TO' && !enhancedCode(error)?.startsWith('5.7.'))
}
