import type { AnyApp } from './error-handler.ts'
import { HttpError } from './http-error.ts'

const NUL = '\0'
/** 400: a text contains a NUL character. */
export const unstorable = () =>
  new HttpError(400, 'bad_input', "The text contains a character that can't be stored. Please remove it and try again.")

const isPlainObject = (value: object) => [Object.prototype, null].includes(Object.getPrototypeOf(value))

/** Searches keys and strings of parsed JSON. Buffers and streams are skipped. */
export function containsNul(root: unknown): boolean {
  const pending: unknown[] = [root]
  while (pending.length > 0) {
    const value = pending.pop()
    if (typeof value === 'string') {
      if (value.includes(NUL)) return true
    } else if (Array.isArray(value)) {
      for (const item of value) pending.push(item)
    } else if (typeof value === 'object' && value !== null && isPlainObject(value)) {
      for (const [key, item] of Object.entries(value)) pending.push(key, item)
    }
  }
  return false
}

/**
 * Rejects a request with 400 if its body, query or path parameters contain a NUL character, which Postgres can't store.
 * Node's HTTP parser rejects one in a header.
 */
export function rejectNul(app: AnyApp): void {
  app.addHook('preValidation', (request, _reply, done) => {
    // The prototypes of query and params are not Object.prototype.
    const { body, query, params } = request
    const texts = [body, { ...(query as object) }, { ...(params as object) }]
    done(containsNul(texts) ? unstorable() : undefined)
  })
}
