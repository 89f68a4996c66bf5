import { randomUUID } from 'node:crypto'
import { bodyTooLarge } from '../errors.ts'
import { SMALL_BODY } from './read-body.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
/** Longer strings are cut out of the JSON, in bytes. */
const LONG_STRING = 64 * 1024

/** Index of the quote that ends the string which starts at `start`; -1 if there is none. */
function findEnd(json: Buffer, start: number): number {
  let end = json.indexOf(QUOTE, start)
  while (end !== -1) {
    let backslashes = 0
    while (json[end - 1 - backslashes] === BACKSLASH) backslashes += 1
    if (backslashes % 2 === 0) return end
    // No photo contains a quote.
    if (end - start > LONG_STRING) throw bodyTooLarge()
    end = json.indexOf(QUOTE, end + 1)
  }
  return -1
}

/** Some encoders escape slashes, which base64 contains. A regular expression would allocate memory for each of them. */
function withoutBackslashes(text: Buffer): Buffer {
  if (!text.includes(BACKSLASH)) return text
  const rest = Buffer.allocUnsafe(text.length)
  let length = 0
  for (const byte of text) {
    if (byte === BACKSLASH) continue
    rest[length] = byte
    length += 1
  }
  return rest.subarray(0, length)
}

export interface ExtractedPhoto {
  /** The JSON with `placeholder` in place of its long string, and at most `SMALL_BODY` bytes. */
  json: Buffer
  placeholder: string
  /** The long string; null if there is none. */
  photo: string | null
}

/**
 * Cuts the one long string out of a large JSON body without parsing it, so that what is parsed is small whatever was sent.
 * @throws HttpError 413 if more than one string is long, or the rest is
 */
export function extractPhoto(body: Buffer): ExtractedPhoto {
  const placeholder = randomUUID()
  let json = body
  let photo: string | null = null
  let photoBytes = 0
  let start = body.indexOf(QUOTE) + 1
  while (start > 0 && start - photoBytes <= SMALL_BODY) {
    const end = findEnd(body, start)
    if (end === -1) break
    if (end - start > LONG_STRING) {
      if (photo !== null) throw bodyTooLarge()
      photo = withoutBackslashes(body.subarray(start, end)).toString('latin1')
      photoBytes = end - start
      json = Buffer.concat([body.subarray(0, start), Buffer.from(placeholder), body.subarray(end)])
    }
    start = body.indexOf(QUOTE, end + 1) + 1
  }
  return { json, placeholder, photo }
}
