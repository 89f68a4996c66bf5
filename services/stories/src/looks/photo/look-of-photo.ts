import type { ProposedLook } from '@kahani/contracts/look-previews'
import sharp from 'sharp'
import { type Face, findFace } from './find-face.ts'
import { wearsGlasses } from './glasses.ts'
import { measureHair } from './hair.ts'
import { measureLight } from './light.ts'
import type { Box } from './pixels.ts'
import { measureSkin, nearestTone } from './skin.ts'

/** A head that is turned further shows too little of the face, in radians. */
const MAX_YAW = 0.75

function boxOf({ points }: Face): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) }
}

/**
 * What the largest face of a photo shows, without what can't be told; null if no face is found, or its colours can't be told.
 * @param photo an upright image in sRGB, as `reencodePhoto` returns it
 */
export async function lookOfPhoto(photo: Buffer): Promise<ProposedLook['look']> {
  const { data, info } = await sharp(photo)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const picture = { data, width: info.width, height: info.height }
  const face = await findFace(picture)
  if (!face || Math.abs(face.yaw) > MAX_YAW) return null
  const correct = measureLight(picture, boxOf(face))
  const skin = correct && measureSkin(picture, face, correct)
  if (!skin) return null
  return {
    skin: nearestTone(skin),
    ...measureHair(picture, face, skin, correct),
    ...(wearsGlasses(picture, face) && { glasses: true }),
  }
}
