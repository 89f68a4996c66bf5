/** Header names shared by browser and services, in lower case as Node reports them. */

/** CSRF protection: required on every state-changing request, since only scripts of the same origin can set it. */
export const CSRF_HEADER = 'x-requested-with'
export const CSRF_HEADER_VALUE = 'XMLHttpRequest'
/** Short-lived identity token, signed by the gateway, which removes this header from incoming requests. */
export const IDENTITY_HEADER = 'x-kahani-identity'
/** Authenticates calls between services: `Bearer {caller}.{credential}`. */
export const INTERNAL_HEADER = 'x-kahani-internal'
/** Makes repeated requests create one story. 8 to 100 characters, chosen by the browser. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
export const REQUEST_ID_HEADER = 'x-request-id'

/**
 * The name of the session cookie. Browsers accept the prefix only from a secure origin, for the whole host and without
 * its subdomains.
 * @param secure whether the public URL is https
 */
export const sessionCookieName = (secure: boolean) => (secure ? '__Host-sid' : 'sid')

/**
 * The name of the cookie that shows scripts that there is a session, so that a visitor's browser makes no request to find out.
 * Its value is 1. It is set, renewed and deleted with the session cookie, and proves nothing.
 */
export const SESSION_HINT_COOKIE = 'signed_in'
