import { createHash } from 'node:crypto'
import { type StoryBrief, storyBriefSchema } from '@kahani/contracts/brief'
import { badRequest } from '@kahani/service-kit/http-error'
import { isNestedTooDeep } from '@kahani/service-kit/json-body'
import { containsNul, unstorable } from '@kahani/service-kit/reject-nul'
import { parseInput } from '@kahani/service-kit/validation'
import { parse } from 'secure-json-parse'
import { bodyTooLarge, photoNotImage } from '../errors.ts'
import { extractPhoto } from './extract-photo.ts'
import { SMALL_BODY } from './read-body.ts'

const DATA_URL = /^data:image\/[a-z0-9.+-]+;base64,/i

/** A brief whose photo is kept apart. */
export type BriefWithoutPhoto = Omit<StoryBrief, 'characterPhoto'>

export interface ParsedBrief {
  brief: BriefWithoutPhoto
  /** The file that the family chose, which can be anything; null without a photo. */
  photo: Uint8Array | null
  /** Identifies the brief with its photo. */
  hash: string
}

function decodeDataUrl(url: string): Buffer {
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

const hasPhoto = (input: unknown, photo: string): input is { characterPhoto: string } =>
  typeof input === 'object' && input !== null && 'characterPhoto' in input && input.characterPhoto === photo

/** Parses the JSON of a brief. @throws HttpError 400 for an invalid brief, 413 if anything but the photo is large */
export function parseBrief(body: Buffer): ParsedBrief {
  const { json, placeholder, photo: longString } = extractPhoto(body)
  const text = json.toString('utf8', 0, SMALL_BODY)
  if (isNestedTooDeep(text)) throw badRequest()
  if (json.length > SMALL_BODY) throw bodyTooLarge()
  const input = parseJson(text)
  if (containsNul(input)) throw unstorable()
  if (longString !== null) {
    if (!hasPhoto(input, placeholder)) throw bodyTooLarge()
    input.characterPhoto = longString
  }
  const parsed = parseInput(storyBriefSchema, input)
  const { characterPhoto, ...brief } = parsed
  const { detailsConsent, noticeVersion, ...identifying } = parsed
  return {
    brief,
    photo: characterPhoto ? decodeDataUrl(characterPhoto) : null,
    hash: createHash('sha256').update(JSON.stringify(identifying)).digest('base64url'),
  }
}
