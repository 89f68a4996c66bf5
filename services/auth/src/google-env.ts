import { httpUrl } from '@kahani/service-kit/config'
import { z } from 'zod'

/** The variables of Google sign-in. The URLs change only if another server replaces Google. */
export const googleFields = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_AUTH_URL: httpUrl("the URL of Google's sign-in page").default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: httpUrl("the URL of Google's token endpoint").default('https://oauth2.googleapis.com/token'),
  GOOGLE_USERINFO_URL: httpUrl("the URL of Google's userinfo endpoint").default(
    'https://openidconnect.googleapis.com/v1/userinfo',
  ),
  GOOGLE_CERTS_URL: httpUrl("the URL of Google's JSON Web Key Set").default(
    'https://www.googleapis.com/oauth2/v3/certs',
  ),
}
const googleEnv = z.object(googleFields)
type GoogleEnv = z.output<typeof googleEnv>

export const GOOGLE_URLS = ['GOOGLE_AUTH_URL', 'GOOGLE_TOKEN_URL', 'GOOGLE_USERINFO_URL', 'GOOGLE_CERTS_URL'] as const

/** A refinement: both the id and the secret of the client are set, or neither, and in production all URLs are https. */
export function checkGoogle(env: GoogleEnv & { NODE_ENV: string }, ctx: z.RefinementCtx) {
  const reject = (key: string, message: string) => ctx.addIssue({ code: 'custom', path: [key], message })
  const missing = (['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] as const).filter(key => env[key] === undefined)
  if (missing.length === 1)
    reject(missing.join(), 'is missing: set both GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET, or neither')
  if (env.NODE_ENV !== 'production') return
  for (const key of GOOGLE_URLS) if (!env[key].startsWith('https:')) reject(key, 'must be https in production')
}

/** A client at Google, and the addresses of Google. */
export interface GoogleConfig {
  clientId: string
  clientSecret: string
  authUrl: string
  tokenUrl: string
  userinfoUrl: string
  certsUrl: string
}

/** Undefined if nobody can sign in with Google. */
export const toGoogleConfig = (env: GoogleEnv): GoogleConfig | undefined =>
  env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
    ? {
        clientId: env.GOOGLE_CLIENT_ID,
        clientSecret: env.GOOGLE_CLIENT_SECRET,
        authUrl: env.GOOGLE_AUTH_URL,
        tokenUrl: env.GOOGLE_TOKEN_URL,
        userinfoUrl: env.GOOGLE_USERINFO_URL,
        certsUrl: env.GOOGLE_CERTS_URL,
      }
    : undefined
