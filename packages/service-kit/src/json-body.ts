import type { AnyApp } from './error-handler.ts'
import { badRequest } from './http-error.ts'

/** Deeper than any body that a service accepts. */
const MAX_DEPTH = 32
const BRACKET_OR_QUOTE = /["[\]{}]/g

/** Index after the string that starts before `from`; the length of the text if the string does not end. */
function endOfString(json: string, from: number): number {
  let end = json.indexOf('"', from)
  while (end !== -1) {
    let backslashes = 0
    while (json[end - 1 - backslashes] === '\\') backslashes += 1
    if (backslashes % 2 === 0) return end + 1
    end = json.indexOf('"', end + 1)
  }
  return json.length
}

/** Whether JSON is nested so deep that parsing it costs memory and time out of proportion to its size. */
export function isNestedTooDeep(json: string): boolean {
  let depth = 0
  BRACKET_OR_QUOTE.lastIndex = 0
  for (let match = BRACKET_OR_QUOTE.exec(json); match; match = BRACKET_OR_QUOTE.exec(json)) {
    if (match[0] === '"') BRACKET_OR_QUOTE.lastIndex = endOfString(json, match.index + 1)
    else if (match[0] === '[' || match[0] === '{') depth += 1
    else depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

/** Parses JSON bodies. One that is nested too deep or contains `__proto__` keys is rejected with 400. */
export function parseJsonBodies(app: AnyApp): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) =>
    isNestedTooDeep(body) ? done(badRequest()) : parse(request, body, done),
  )
}
