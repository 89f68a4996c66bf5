import { createHash } from 'node:crypto'
import { type StoryBrief, storyBriefSchema } from '@kahani/contracts/brief'
import { parseInput } from '@kahani/service-kit/validation'
import { decodeDataUrl, parseBodyWithPhoto } from './parse-body-with-photo.ts'

/** A brief whose photo is kept apart. */
export type BriefWithoutPhoto = Omit<StoryBrief, 'characterPhoto'>

export interface ParsedBrief {
  brief: BriefWithoutPhoto
  /** The file that the family chose, which can be anything; null without a photo. */
  photo: Uint8Array | null
  /** Identifies the brief with its photo. */
  hash: string
}

/** Parses the JSON of a brief. @throws HttpError 400 for an invalid brief, 413 if anything but the photo is large */
export function parseBrief(body: Buffer): ParsedBrief {
  const parsed = parseInput(storyBriefSchema, parseBodyWithPhoto(body, 'characterPhoto'))
  const { characterPhoto, ...brief } = parsed
  const { detailsConsent, noticeVersion, ...identifying } = parsed
  return {
    brief,
    photo: characterPhoto ? decodeDataUrl(characterPhoto) : null,
    hash: createHash('sha256').update(JSON.stringify(identifying)).digest('base64url'),
  }
}
