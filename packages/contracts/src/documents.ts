import { SESSION_HINT_COOKIE } from './headers.ts'

const HINT = new RegExp(`(?:^|; *)${SESSION_HINT_COOKIE}=1(?:;|$)`)

/**
 * Whether a Cookie header, or `document.cookie`, says that this browser may be signed in. Scripts can read this cookie, which is
 * set and deleted together with that of the session.
 */
export const mayBeSignedIn = (cookies: string) => HINT.test(cookies)

/** Stands for the origin of the public URL in prerendered documents; the gateway replaces it. */
export const ORIGIN_PLACEHOLDER = 'https://origin.invalid'
