import type { FocusBox } from '@kahani/contracts/picture-focus'
import { withXmp } from '@kahani/pictures/picture-variants'
import sharp, { type OutputInfo, type Sharp } from 'sharp'
import { type Cell, measureCells } from './measure-cells.ts'
import { placePicture } from './place-picture.ts'
import type { PlacedPicture } from './placed-picture.ts'
import { salientBoxes } from './saliency.ts'

/** What the layout of a book depends on. */
export interface DescribedPicture {
  widthPx: number
  heightPx: number
  /** A pale colour that goes with the picture, like `#f3ead9`, for the paper beside it. */
  tint: string
  /** The title of the book is part of the picture. */
  lettered: boolean
  /** What has to be seen of it: nothing covers these boxes, and no layout cuts them off. */
  focus: readonly FocusBox[]
  /** How quiet its areas are, in rows of `GRID` cells. */
  cells: readonly Cell[]
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
const isLettered = (drawing: Buffer | null): boolean => drawing?.includes('data-layer="lettering"') ?? false

/** Increment when the same picture results in another file. */
export const ENCODING_VERSION = 7
/** Larger pictures are scaled down to it, in px. */
const MAX_SIDE = 1_900
/** Qualities of JPEG, preferred first. */
const QUALITIES = [82, 74, 66, 58] as const
/** All pictures of a book together, so that its file is below 3 MB. */
const MAX_BYTES = 2_700_000
/** Behind transparent pictures. */
export const PAPER_COLOUR = '#fffdf7'

const PAPER = [255, 250, 240]
const TINT_SHARE = 0.16

const hex = (value: number) => Math.round(value).toString(16).padStart(2, '0')

/** Mixes the average colour of a picture, at full brightness, into that of the paper. */
async function tintOf(picture: Buffer): Promise<string> {
  const average = await sharp(picture)
    .flatten({ background: PAPER_COLOUR })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer()
  const brightness = 255 / Math.max(1, ...average)
  const mix = (paper: number, i: number) => hex(paper * (1 - TINT_SHARE) + (average[i] ?? 0) * brightness * TINT_SHARE)
  return `#${PAPER.map(mix).join('')}`
}

/** The colour that was mixed into a tint, at full brightness: RGB from 0 to 255. */
export const colourOfTint = (tint: string): number[] =>
  PAPER.map((paper, i) => {
    const mixed = Number.parseInt(tint.slice(1 + 2 * i, 3 + 2 * i), 16)
    return Math.min(255, Math.max(0, (mixed - paper * (1 - TINT_SHARE)) / TINT_SHARE))
  })

/** Measures a picture: about 60 ms of CPU time. @throws if it can't be decoded */
export async function describePicture({ bitmap, drawing, focus: known }: SourcePicture): Promise<DescribedPicture> {
  const [{ width, height }, tint, cells, focus] = await Promise.all([
    sharp(bitmap).metadata(),
    tintOf(bitmap),
    measureCells(bitmap),
    known ?? salientBoxes(bitmap),
  ])
  return { widthPx: width, heightPx: height, tint, lettered: isLettered(drawing), focus, cells }
}

/** @throws UnreadablePicturesError */
export async function describePictures(
  sources: ReadonlyMap<number, SourcePicture>,
): Promise<Map<number, DescribedPicture>> {
  const described = await Promise.all(
    [...sources].map(
      async ([pageNumber, source]) => [pageNumber, await describePicture(source).catch(() => null)] as const,
    ),
  )
  const unreadable = described.filter(([, picture]) => picture === null).map(([pageNumber]) => pageNumber)
  if (unreadable.length > 0) throw new UnreadablePicturesError(unreadable.sort((a, b) => a - b))
  return new Map(described.flatMap(([pageNumber, picture]) => (picture ? [[pageNumber, picture] as const] : [])))
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

/** Encodes a picture as JPEG in sRGB, with no other metadata than the XMP of its source. */
export const toJpeg = (picture: Sharp, quality: number, xmp: string | undefined) =>
  withXmp(
    picture.flatten({ background: PAPER_COLOUR }).toColourspace('srgb').jpeg({ quality, chromaSubsampling: '4:4:4' }),
    xmp,
  ).toBuffer()

interface Rendered {
  name: string
  pixels: { data: Buffer; info: OutputInfo }
  xmp: string | undefined
}

async function renderAt({ bitmap }: SourcePicture, placed: PlacedPicture): Promise<Rendered> {
  const { width = 0, xmpAsString: xmp } = await sharp(bitmap).metadata()
  const scale = Math.min(width / placed.box.width, MAX_SIDE / Math.max(placed.width, placed.height))
  const image = await placePicture(sharp(bitmap).flatten({ background: PAPER_COLOUR }), placed, scale)
  return { name: placed.name, pixels: await image.raw().toBuffer({ resolveWithObject: true }), xmp }
}

/** @throws UnreadablePicturesError */
async function renderAll(
  sources: ReadonlyMap<number, SourcePicture>,
  placed: readonly PlacedPicture[],
): Promise<Rendered[]> {
  const unreadable = new Set<number>()
  const render = async (each: PlacedPicture): Promise<Rendered | null> => {
    const source = sources.get(each.pageNumber)
    if (!source) return null
    try {
      return await renderAt(source, each)
    } catch {
      unreadable.add(each.pageNumber)
      return null
    }
  }
  const rendered = await Promise.all(placed.map(render))
  if (unreadable.size > 0) throw new UnreadablePicturesError([...unreadable].sort((a, b) => a - b))
  return rendered.filter(each => each !== null)
}

async function encodeAll(rendered: readonly Rendered[], quality: number): Promise<Map<string, Buffer>> {
  const encode = async ({ name, pixels: { data, info }, xmp }: Rendered) =>
    [name, withJfifHeader(await toJpeg(sharp(data, { raw: info }), quality, xmp))] as const
  return new Map(await Promise.all(rendered.map(encode)))
}

const totalBytes = (files: ReadonlyMap<unknown, Buffer>) =>
  [...files.values()].reduce((sum, { length }) => sum + length, 0)

/**
 * Encodes the pictures of a book as they are placed in it, for screens, in the best quality that keeps the book below 3 MB.
 * @param sources by page number
 * @returns JPEG files by their names
 * @throws UnreadablePicturesError
 */
export async function encodePictures(
  sources: ReadonlyMap<number, SourcePicture>,
  placed: readonly PlacedPicture[],
): Promise<Map<string, Buffer>> {
  const rendered = await renderAll(sources, placed)
  const [best, ...lower] = QUALITIES
  let encoded = await encodeAll(rendered, best)
  for (const quality of lower) {
    if (totalBytes(encoded) <= MAX_BYTES) break
    encoded = await encodeAll(rendered, quality)
  }
  return encoded
}
