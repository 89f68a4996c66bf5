/** Headers that the parts of the product agree on; lower case, as Node sees them. */

/** Marks a call as made by the page's own script: required on every call that changes something. */
export const CSRF_HEADER = 'x-requested-with'
export const CSRF_HEADER_VALUE = 'XMLHttpRequest'
/** The gateway's short-lived signed word on who is calling. Dropped from everything that comes from outside. */
export const IDENTITY_HEADER = 'x-kahani-identity'
/** Proof that a service is calling: `Bearer {INTERNAL_TOKEN}`. */
export const INTERNAL_HEADER = 'x-kahani-internal'
/** Makes a second click the same story. 8 to 100 characters, chosen by the browser. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'
export const REQUEST_ID_HEADER = 'x-request-id'
/** The session's cookie. */
export const SESSION_COOKIE = 'sid'
