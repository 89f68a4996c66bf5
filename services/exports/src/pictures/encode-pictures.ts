import type { FocusBox } from '@kahani/contracts/picture-focus'
import { withXmp } from '@kahani/pictures/picture-variants'
import sharp from 'sharp'

/** A picture as a book contains it. */
export interface EncodedPicture {
  /** JPEG, sRGB, with no other metadata than the XMP of its source. */
  data: Buffer
  widthPx: number
  heightPx: number
  /** A pale colour that goes with the picture, like `#f3ead9`, for the paper beside it. */
  tint: string
  /** The title of the book is part of the picture. */
  lettered: boolean
  /** What has to be seen of it: nothing covers these boxes, and no layout cuts them off. */
  focus: readonly FocusBox[]
}

/** A picture as its illustrator made it. */
export interface SourcePicture {
  /** PNG. */
  bitmap: Buffer
  /** SVG of the same picture; null if it has none. */
  drawing: Buffer | null
  /** What its illustrator or its checker found that has to be seen; absent if they don't know. */
  focus?: readonly FocusBox[]
}

/** Pictures whose files are no images. */
export class UnreadablePicturesError extends Error {
  override readonly name = 'UnreadablePicturesError'
  readonly pageNumbers: readonly number[]

  constructor(pageNumbers: readonly number[]) {
    super(`pictures can't be read: ${pageNumbers.join(', ')}`)
    this.pageNumbers = pageNumbers
  }
}

/** Whether an illustrator lettered the title of the book in a drawing. */
export const isLettered = (drawing: Buffer | null): boolean => drawing?.includes('data-layer="lettering"') ?? false

/** Increment when the same picture results in another file. */
export const ENCODING_VERSION = 4
/** Larger pictures are scaled down to it, in px. */
const MAX_SIDE = 1_900
/** Qualities of JPEG, preferred first. */
const QUALITIES = [82, 74, 66, 58] as const
/** All pictures of a book together, so that its file is below 3 MB. */
const MAX_BYTES = 2_700_000

const PAPER = [255, 250, 240]
const TINT_SHARE = 0.16

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** Mixes the average colour of a picture, at full brightness, into that of the paper. */
export async function tintOf(jpeg: Buffer): Promise<string> {
  const average = await sharp(jpeg).resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  const brightness = 255 / Math.max(1, ...average)
  const mix = (paper: number, i: number) => hex(paper * (1 - TINT_SHARE) + (average[i] ?? 0) * brightness * TINT_SHARE)
  return `#${PAPER.map(mix).join('')}`
}

const START_OF_IMAGE = 0xffd8
const APP0 = 0xffe0
/** JFIF 1.01, pixels without a physical size, no thumbnail. */
const JFIF = Buffer.from([0xff, 0xe0, 0, 16, ...Buffer.from('JFIF\0'), 1, 1, 0, 0, 1, 0, 1, 0, 0])

/**
 * Adds the JFIF header, which sharp leaves out, to a JPEG. Kindles don't show a picture without it, so
 * calibre encodes such a picture again, in a lower quality.
 */
export function withJfifHeader(jpeg: Buffer): Buffer {
  if (jpeg.readUInt16BE(0) !== START_OF_IMAGE) throw new Error('not a JPEG')
  if (jpeg.readUInt16BE(2) === APP0) return jpeg
  return Buffer.concat([jpeg.subarray(0, 2), JFIF, jpeg.subarray(2)])
}

async function encode({ bitmap, drawing, focus = [] }: SourcePicture, quality: number): Promise<EncodedPicture> {
  const { xmpAsString } = await sharp(bitmap).metadata()
  const image = sharp(bitmap)
    .rotate()
    .resize(MAX_SIDE, MAX_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fffdf7' })
    .toColourspace('srgb')
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
  const { data, info } = await withXmp(image, xmpAsString).toBuffer({ resolveWithObject: true })
  return {
    data: withJfifHeader(data),
    widthPx: info.width,
    heightPx: info.height,
    tint: await tintOf(data),
    lettered: isLettered(drawing),
    focus,
  }
}

type EncodedPictures = Map<number, EncodedPicture>

async function encodeAll(sources: ReadonlyMap<number, SourcePicture>, quality: number): Promise<EncodedPictures> {
  const encoded: EncodedPictures = new Map()
  const unreadable: number[] = []
  const encodeOne = async ([pageNumber, source]: [number, SourcePicture]) => {
    const picture = await encode(source, quality).catch(() => null)
    if (picture) encoded.set(pageNumber, picture)
    else unreadable.push(pageNumber)
  }
  await Promise.all([...sources].map(encodeOne))
  if (unreadable.length > 0) throw new UnreadablePicturesError(unreadable.sort((a, b) => a - b))
  return new Map([...encoded].sort(([a], [b]) => a - b))
}

const totalBytes = (pictures: EncodedPictures) => [...pictures.values()].reduce((sum, { data }) => sum + data.length, 0)

/**
 * Encodes the pictures of a book for screens, in the best quality that keeps the book below 3 MB.
 * @param sources by page number
 * @throws UnreadablePicturesError
 */
export async function encodePictures(sources: ReadonlyMap<number, SourcePicture>): Promise<EncodedPictures> {
  const [best, ...lower] = QUALITIES
  let encoded = await encodeAll(sources, best)
  for (const quality of lower) {
    if (totalBytes(encoded) <= MAX_BYTES) break
    encoded = await encodeAll(sources, quality)
  }
  return encoded
}
