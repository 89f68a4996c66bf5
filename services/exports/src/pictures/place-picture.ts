import sharp, { type Sharp } from 'sharp'
import { decorationOf } from './decoration.ts'
import type { PlacedPicture } from './placed-picture.ts'
import { isContinued, type Overlay, type Samples, STEP, softening } from './soften.ts'

/** Of the soft areas, in samples. */
const BLUR = 12

interface Pixels {
  data: Buffer
  info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }
}

const toPixels = (image: Sharp): Promise<Pixels> => image.raw().toBuffer({ resolveWithObject: true })
const open = ({ data, info }: Pixels) => sharp(data, { raw: info })

/** At least so much of a picture that is beside its window is mirrored into it, in CSS px. */
const STRIP = 40

/** In px: the part of a picture that continues into a window along one axis, and what is missing before and after it. */
function partOf(at: number, length: number, window: number, strip: number) {
  const start = Math.max(0, -at)
  const size = Math.min(length - start, Math.max(window - at - start, strip))
  return { start, size, before: Math.max(0, at), after: Math.max(0, window - at - length) }
}

/**
 * The picture in its window: cut off, or continued, like in a mirror or in the colours of its edges. The whole picture can be to the
 * right of its window, or below it.
 */
async function inWindow(
  picture: Sharp,
  { width, height, box }: PlacedPicture,
  scale: number,
  extendWith: 'mirror' | 'copy',
): Promise<Pixels> {
  const px = (length: number) => Math.round(length * scale)
  const size = { width: px(width), height: px(height) }
  const at = { left: px(box.left), top: px(box.top), width: px(box.width), height: px(box.height) }
  const x = partOf(at.left, at.width, size.width, px(STRIP))
  const y = partOf(at.top, at.height, size.height, px(STRIP))
  const part = { left: x.start, top: y.start, width: x.size, height: y.size }
  const cropped = await toPixels(picture.resize(at.width, at.height, { fit: 'fill' }).extract(part))
  const missing = { left: x.before, right: x.after, top: y.before, bottom: y.after }
  if (Object.values(missing).every(length => length === 0)) return cropped
  const extended = await toPixels(open(cropped).extend({ ...missing, extendWith }))
  const isLarger = extended.info.width > size.width || extended.info.height > size.height
  return isLarger ? toPixels(open(extended).extract({ left: 0, top: 0, ...size })) : extended
}

/** For each of `count` px, the sample before its middle and its share of the way to the next one. */
function interpolation(count: number, samples: number): { from: Int32Array; shares: Float32Array } {
  const at = Float32Array.from({ length: count }, (_, i) =>
    Math.min(samples - 1.001, Math.max(0, ((i + 0.5) * samples) / count - 0.5)),
  )
  return { from: Int32Array.from(at), shares: at.map(value => value - Math.floor(value)) }
}

/** Lays interpolated samples over a picture, in place. libvips takes several times as long to enlarge and blend them. */
function layOver({ data, info }: Pixels, { colours, alphas, width, height }: Overlay): void {
  const columns = interpolation(info.width, width)
  const rows = interpolation(info.height, height)
  // The samples of a row of px, with colours multiplied by their alpha.
  const row = new Float32Array(4 * width)
  for (let y = 0; y < info.height; y++) {
    const upper = (rows.from[y] as number) * width
    const share = rows.shares[y] as number
    for (let x = 0; x < width; x++) {
      const above = (alphas[upper + x] as number) * (1 - share)
      const below = (alphas[upper + width + x] as number) * share
      for (let i = 0; i < 3; i++) {
        const at = 3 * (upper + x) + i
        row[4 * x + i] = (colours[at] as number) * above + (colours[at + 3 * width] as number) * below
      }
      row[4 * x + 3] = above + below
    }
    for (let x = 0, at = y * info.width * info.channels; x < info.width; x++, at += info.channels) {
      const left = 4 * (columns.from[x] as number)
      if (row[left + 3] === 0 && row[left + 7] === 0) continue
      const right = columns.shares[x] as number
      const between = (i: number) => (row[left + i] as number) * (1 - right) + (row[left + 4 + i] as number) * right
      const kept = 1 - between(3)
      for (let i = 0; i < 3; i++) data[at + i] = (data[at + i] as number) * kept + between(i) + 0.5
    }
  }
}

/**
 * Renders a picture as it is shown at a place in a book.
 * @param picture opaque
 * @param scale px for each CSS px
 */
export async function placePicture(picture: Sharp, placed: PlacedPicture, scale: number): Promise<Sharp> {
  const shown = await inWindow(picture.clone(), placed, scale, 'mirror')
  const size = { width: Math.ceil(placed.width / STEP), height: Math.ceil(placed.height / STEP) }
  // Single pixels, since an average would hide how dark and light they are.
  const small = await toPixels(open(shown).resize(size.width, size.height, { fit: 'fill', kernel: 'nearest' }))
  // Beside its edge, what continues a picture has its texture. Farther away, its things would be recognised in the mirror.
  const plain = isContinued(placed) ? await inWindow(picture.clone(), placed, 1 / STEP, 'copy') : shown
  const blurred = await toPixels(open(plain).resize(size.width, size.height, { fit: 'fill' }).blur(BLUR))
  const samples = ({ data }: Pixels): Samples => ({ data, ...size })
  const soft = softening(samples(small), samples(blurred), placed)
  if (soft) layOver(shown, soft)
  const decoration = await decorationOf(placed, scale)
  return decoration ? open(shown).composite([decoration]) : open(shown)
}
