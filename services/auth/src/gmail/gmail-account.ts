import { OAuth2Client } from 'google-auth-library'
import type { GoogleConfig } from '../google-env.ts'
import { createGmailMailer } from '../mailer/gmail-mailer.ts'
import type { Address, Mailer } from '../mailer/mailer.ts'

const TIMEOUT_MS = 20_000
const MAX_RESPONSE_BYTES = 64 * 1024

export interface OAuthClientOptions {
  redirectUri?: string
  refreshToken?: string
  timeoutMs?: number | undefined
}

/** Google's OAuth client, at the configured endpoints. */
export function createOAuthClient(google: GoogleConfig, options: OAuthClientOptions): OAuth2Client {
  const { redirectUri, refreshToken, timeoutMs = TIMEOUT_MS } = options
  const client = new OAuth2Client({
    clientId: google.clientId,
    clientSecret: google.clientSecret,
    ...(redirectUri && { redirectUri }),
    endpoints: {
      oauth2AuthBaseUrl: google.authUrl,
      oauth2TokenUrl: google.tokenUrl,
      oauth2RevokeUrl: new URL('revoke', google.tokenUrl).href,
    },
    // Else the library can log requests and tokens.
    useAuthRequestParameters: false,
    transporterOptions: { timeout: timeoutMs, retryConfig: { retry: 0 }, redirect: 'error', size: MAX_RESPONSE_BYTES },
    // An access token can be revoked before it expires.
    forceRefreshOnFailure: true,
  })
  if (refreshToken) client.setCredentials({ refresh_token: refreshToken })
  return client
}

export interface GmailAccount {
  address: string
  refreshToken: string
}

export interface GmailOptions {
  google: GoogleConfig
  apiUrl: string
  /** The sender, whose name the emails of the account have. */
  from: Address
  timeoutMs?: number
}

/** The mailer of a connected account. */
export function openGmailMailer(options: GmailOptions, { address, refreshToken }: GmailAccount): Mailer {
  const { google, apiUrl, from, timeoutMs } = options
  const auth = createOAuthClient(google, { refreshToken, timeoutMs })
  return createGmailMailer({ auth, apiUrl, from: { name: from.name, address } })
}
