import { parseBrief as parse } from '../briefs/parse-brief.ts'
import { reencodePhoto as reencode } from '../photos/reencode-photo.ts'
import { respond, toBuffer } from './task-result.ts'

// libheif writes a line about each damaged file.
console.log = () => undefined

export const parseBrief = (body: Uint8Array<ArrayBuffer>) => respond(() => parse(toBuffer(body)))
export const reencodePhoto = (photo: Uint8Array<ArrayBuffer>) => respond(() => reencode(toBuffer(photo)))
