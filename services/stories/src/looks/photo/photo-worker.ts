import { lookFromPhotoSchema } from '@kahani/contracts/look-previews'
import { parseInput } from '@kahani/service-kit/validation'
import { decodeDataUrl, parseBodyWithPhoto } from '../../briefs/parse-body-with-photo.ts'
import { reencodePhoto } from '../../photos/reencode-photo.ts'
import { respond, toBuffer } from '../../worker-pool/task-result.ts'
import { lookOfPhoto } from './look-of-photo.ts'

// libheif writes a line about each damaged file.
console.log = () => undefined

/** @param body of `POST /api/looks/from-photo` */
export const fromBody = (body: Uint8Array<ArrayBuffer>) =>
  respond(async () => {
    const { photo } = parseInput(lookFromPhotoSchema, parseBodyWithPhoto(toBuffer(body), 'photo'))
    return lookOfPhoto(await reencodePhoto(decodeDataUrl(photo)))
  })

export const fromPhoto = (photo: Uint8Array<ArrayBuffer>) => respond(() => lookOfPhoto(toBuffer(photo)))
