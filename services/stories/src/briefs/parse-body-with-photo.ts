import { badRequest } from '@kahani/service-kit/http-error'
import { isNestedTooDeep } from '@kahani/service-kit/json-body'
import { containsNul, unstorable } from '@kahani/service-kit/reject-nul'
import { parse } from 'secure-json-parse'
import { bodyTooLarge, photoNotImage } from '../errors.ts'
import { extractPhoto } from './extract-photo.ts'
import { SMALL_BODY } from './read-body.ts'

const DATA_URL = /^data:image\/[a-z0-9.+-]+;base64,/i

/** The file in a data URL, which can be anything. @throws HttpError 400 if it does not claim to be an image */
export function decodeDataUrl(url: string): Buffer {
  const prefix = DATA_URL.exec(url)?.[0]
  if (prefix === undefined) throw photoNotImage()
  return Buffer.from(url.slice(prefix.length), 'base64')
}

function parseJson(text: string): unknown {
  try {
    return parse(text)
  } catch (error) {
    throw badRequest(error)
  }
}

const has = <Field extends string>(input: unknown, field: Field, value: string): input is Record<Field, string> =>
  typeof input === 'object' && input !== null && (input as Record<string, unknown>)[field] === value

/** Parses a JSON body in which only one field, that of the photo, may be large. @throws HttpError 400, 413 */
export function parseBodyWithPhoto(body: Buffer, field: string): unknown {
  const { json, placeholder, photo } = extractPhoto(body)
  const text = json.toString('utf8', 0, SMALL_BODY)
  if (isNestedTooDeep(text)) throw badRequest()
  if (json.length > SMALL_BODY) throw bodyTooLarge()
  const input = parseJson(text)
  if (containsNul(input)) throw unstorable()
  if (photo !== null) {
    if (!has(input, field, placeholder)) throw bodyTooLarge()
    input[field] = photo
  }
  return input
}
