import { unavailable } from '@kahani/service-kit/http-error'
import { createTransport, type NodemailerError } from 'nodemailer'
import { toMailOptions } from './mail-options.ts'
import { type Address, EmailRejectedError, type Mailer } from './mailer.ts'
import { allowsPlainText } from './smtp-url.ts'

const CONNECT_TIMEOUT_MS = 15_000
// If a server accepts a message slowly, a shorter timeout would send it twice.
const IDLE_TIMEOUT_MS = 5 * 60_000

export interface SmtpMailerOptions {
  /** `smtp://user:password@host:587`, or `smtps:` for implicit TLS. */
  url: string
  from: Address
  /** For the connection and the server's greeting. */
  connectTimeoutMs?: number
  idleTimeoutMs?: number
}

/** Nodemailer's TLS options: encryption with a verified certificate, unless the URL allows plain text. */
function tlsOptions(url: string) {
  const plainText = allowsPlainText(url)
  return { requireTLS: !plainText, ignoreTLS: plainText, tls: { rejectUnauthorized: true } }
}

/** Sends each message over its own SMTP connection. */
export function createSmtpMailer(options: SmtpMailerOptions): Mailer {
  const { url, from, connectTimeoutMs = CONNECT_TIMEOUT_MS, idleTimeoutMs = IDLE_TIMEOUT_MS } = options
  const transport = createTransport({
    // Nodemailer prefers parameters of the URL to these options.
    url: Object.assign(new URL(url), { search: '' }).href,
    ...tlsOptions(url),
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: idleTimeoutMs,
  })
  return {
    async send(message) {
      try {
        await transport.sendMail(toMailOptions(message, from))
      } catch (error) {
        // Nodemailer's messages quote the server, which quotes addresses: keep only the codes.
        const codes = codesOf(error as NodemailerError)
        if (isPermanent(error as NodemailerError)) throw new EmailRejectedError(codes)
        throw unavailable('mail server', new Error(codes))
      }
    },
  }
}

const enhancedCode = (error: NodemailerError) => /^\d{3}[ -](\d\.\d+\.\d+)/.exec(error.response ?? '')?.[1]

const codesOf = (error: NodemailerError) =>
  [error.code, error.originalCode, error.command, error.responseCode, enhancedCode(error)].filter(Boolean).join(' ')

/**
 * Whether the recipient or the message is at fault. Everything else can be fixed while the email waits in the queue,
 * including rejections of our account: at another step, 530, or 5.7.x (RFC 3463, policy) for a recipient.
 */
function isPermanent(error: NodemailerError): boolean {
  const { code, command, responseCode, permanent } = error
  if (responseCode === undefined) return code === 'EENVELOPE' || code === 'EMESSAGE'
  if (!permanent || responseCode === 530) return false
  return command === 'DATA' || (command === 'RCPT TO' && !enhancedCode(error)?.startsWith('5.7.'))
}
