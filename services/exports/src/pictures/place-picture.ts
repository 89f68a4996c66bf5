import sharp, { type Sharp } from 'sharp'
import type { PlacedPicture } from './placed-picture.ts'
import { type Samples, STEP, softening } from './soften.ts'

/** Of the soft areas, in samples. */
const BLUR = 12

interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

const toPixels = (image: Sharp): Promise<Pixels> => image.raw().toBuffer({ resolveWithObject: true })
const open = ({ data, info }: Pixels) => sharp(data, { raw: info })

/** The picture in its window: cut off, or continued like in a mirror. */
async function inWindow(picture: Sharp, { width, height, box }: PlacedPicture, scale: number): Promise<Pixels> {
  const px = (length: number) => Math.round(length * scale)
  const size = { width: px(width), height: px(height) }
  const at = { left: px(box.left), top: px(box.top), width: px(box.width), height: px(box.height) }
  const left = Math.max(0, -at.left)
  const top = Math.max(0, -at.top)
  const right = Math.min(at.width, size.width - at.left)
  const bottom = Math.min(at.height, size.height - at.top)
  const seen = { left, top, width: right - left, height: bottom - top }
  const missing = {
    left: Math.max(0, at.left),
    top: Math.max(0, at.top),
    right: size.width - Math.max(0, at.left) - seen.width,
    bottom: size.height - Math.max(0, at.top) - seen.height,
  }
  const cropped = await toPixels(picture.resize(at.width, at.height, { fit: 'fill' }).extract(seen))
  const isWhole = Object.values(missing).every(length => length === 0)
  return isWhole ? cropped : toPixels(open(cropped).extend({ ...missing, extendWith: 'mirror' }))
}

/**
 * Renders a picture as it is shown at a place in a book.
 * @param picture opaque
 * @param scale px for each CSS px
 */
export async function placePicture(picture: Sharp, placed: PlacedPicture, scale: number): Promise<Sharp> {
  const shown = await inWindow(picture, placed, scale)
  const { width, height } = shown.info
  const size = { width: Math.ceil(placed.width / STEP), height: Math.ceil(placed.height / STEP) }
  // Single pixels, since an average would hide how dark and light they are.
  const small = await toPixels(open(shown).resize(size.width, size.height, { fit: 'fill', kernel: 'nearest' }))
  const blurred = await toPixels(open(shown).resize(size.width, size.height, { fit: 'fill' }).blur(BLUR))
  const samples = ({ data }: Pixels): Samples => ({ data, ...size })
  const soft = softening(samples(small), samples(blurred), placed)
  if (!soft) return open(shown)
  const overlay = sharp(soft, { raw: { ...size, channels: 4 } }).resize(width, height, { fit: 'fill', kernel: 'cubic' })
  return open(shown).composite([{ input: (await toPixels(overlay)).data, raw: { width, height, channels: 4 } }])
}
