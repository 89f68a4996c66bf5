import sharp from 'sharp'
import type { SourcePicture } from '../editions.ts'
import { withJfifHeader } from './jfif.ts'

/** A picture as a book contains it. */
export interface EncodedPicture {
  /** JPEG, sRGB, without metadata. */
  data: Buffer
  widthPx: number
  heightPx: number
  /** A pale colour that goes with the picture, like `#f3ead9`, for the paper beside it. */
  tint: string
}

export interface EncodeOptions {
  /** Larger pictures are scaled down to it, in px. */
  maxSide: number
  /** Of the JPEG, 1 to 100. */
  quality: number
}

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

async function encode(bitmap: Buffer, { maxSide, quality }: EncodeOptions): Promise<EncodedPicture> {
  const { data, info } = await sharp(bitmap)
    .rotate()
    .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fffdf7' })
    .toColourspace('srgb')
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return { data: withJfifHeader(data), widthPx: info.width, heightPx: info.height, tint: await tintOf(data) }
}

/** Encodes the pictures of a book for its pages. */
export async function encodePictures(
  sources: ReadonlyMap<number, SourcePicture>,
  options: EncodeOptions,
): Promise<Map<number, EncodedPicture>> {
  const encoded = await Promise.all(
    [...sources].map(async ([pageNumber, { bitmap }]) => [pageNumber, await encode(bitmap, options)] as const),
  )
  return new Map(encoded)
}
