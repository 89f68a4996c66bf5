import { auth, gmail } from '@googleapis/gmail'
import { unavailable } from '@kahani/service-kit/http-error'
import { createTransport } from 'nodemailer'
import { z } from 'zod'
import type { GoogleConfig } from '../google-env.ts'
import { toMailOptions } from './mail-options.ts'
import { type Address, EmailRejectedError, type Mailer } from './mailer.ts'

const TIMEOUT_MS = 20_000
const MAX_RESPONSE_BYTES = 64 * 1024

export interface GmailMailerOptions {
  google: GoogleConfig
  apiUrl: string
  /** The sender, whose name the emails of the account have. */
  from: Address
  timeoutMs?: number
}

export interface GmailAccount {
  address: string
  refreshToken: string
}

/** The cause of a 503: an error of Google, as its status and reason. */
export class GoogleError extends Error {
  override readonly name = 'GoogleError'
  /** Google does not accept our refresh token any more. */
  readonly expired: boolean

  constructor(code: string, expired: boolean) {
    super(code)
    this.expired = expired
  }
}

// Gmail sends to every address in the header, so the header must contain exactly one.
const SINGLE_ADDRESS = /^[^\s<>()[\],;:"\\@]+@[^\s<>()[\],;:"\\@]+$/

/** Google's client, which gets access tokens for the refresh token of an account. */
function createAuth({ google, timeoutMs = TIMEOUT_MS }: GmailMailerOptions, refreshToken: string) {
  const client = new auth.OAuth2({
    clientId: google.clientId,
    clientSecret: google.clientSecret,
    endpoints: { oauth2TokenUrl: google.tokenUrl },
    // Else the library can log requests and tokens.
    useAuthRequestParameters: false,
    transporterOptions: { timeout: timeoutMs, retryConfig: { retry: 0 }, redirect: 'error', size: MAX_RESPONSE_BYTES },
    // An access token can be revoked before it expires.
    forceRefreshOnFailure: true,
  })
  client.setCredentials({ refresh_token: refreshToken })
  return client
}

/** Sends messages by the Gmail API, from a connected account. */
export function createGmailMailer(options: GmailMailerOptions, { address, refreshToken }: GmailAccount): Mailer {
  const from = { name: options.from.name, address }
  const composer = createTransport({ streamTransport: true, buffer: true })
  const authorization = createAuth(options, refreshToken)
  const api = gmail({ version: 'v1', auth: authorization, rootUrl: options.apiUrl, retry: false })
  return {
    async send(message) {
      if (!SINGLE_ADDRESS.test(message.to.address)) throw new EmailRejectedError('the address is invalid')
      const { message: mime } = await composer.sendMail(toMailOptions(message, from))
      const raw = Buffer.from(mime as Buffer).toString('base64url')
      try {
        await api.users.messages.send({ userId: 'me', requestBody: { raw } })
      } catch (error) {
        throw toMailerError(error)
      }
    },
  }
}

const apiErrorSchema = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).optional(), status: z.string().optional() }),
})
const tokenErrorSchema = z.object({ error: z.string() })
const responseSchema = z.object({ response: z.object({ status: z.number(), data: z.unknown() }) })
const networkErrorSchema = z.object({ code: z.string() })

/** The status and the reason of an error from Google. Its message may quote addresses. */
function describeGoogleError(error: unknown): { status: number | undefined; reason: string } {
  const { data: answered } = responseSchema.safeParse(error)
  if (!answered) return { status: undefined, reason: networkErrorSchema.safeParse(error).data?.code ?? 'no response' }
  const { status, data } = answered.response
  const api = apiErrorSchema.safeParse(data).data?.error
  const reason = api?.errors?.[0]?.reason ?? api?.status ?? tokenErrorSchema.safeParse(data).data?.error
  return { status, reason: reason ?? 'unknown' }
}

/** An invalid message is at fault itself. Everything else can be fixed while the email waits in the queue. */
function toMailerError(error: unknown): Error {
  const { status, reason } = describeGoogleError(error)
  const code = [status, reason].filter(Boolean).join(' ')
  if (status === 413 || (status === 400 && reason === 'invalidArgument')) return new EmailRejectedError(code)
  return unavailable('mail server', new GoogleError(code, reason === 'invalid_grant'))
}
