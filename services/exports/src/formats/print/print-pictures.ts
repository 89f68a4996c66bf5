import { availableParallelism } from 'node:os'
import { paint } from '@kahani/painting/paint'
import sharp, { type Sharp } from 'sharp'
import type { BookPictures } from '../../editions.ts'
import type { PagePicture } from '../../layout/elements.ts'
import { PX_PER_INCH } from '../../layout/geometry.ts'
import { PAPER_COLOUR, type SourcePicture, toJpeg } from '../../pictures/encode-pictures.ts'
import { placePicture } from '../../pictures/place-picture.ts'
import type { PlacedPicture } from '../../pictures/placed-picture.ts'
import { type PrintProvider, placementOf } from './print-providers.ts'

/** A picture before it is rendered for the press. */
interface PrintSource extends PagePicture {
  source: SourcePicture
}

const QUALITY = 90

/** CSS px of the layout for an inch of a finished page. */
const pxPerInch = (provider: PrintProvider) => PX_PER_INCH / placementOf(provider, provider.cover).scale

/** Opens the pictures of a book at the sizes that the press accepts. @throws UnreadablePicturesError */
export async function openPrintPictures(
  pictures: BookPictures,
  provider: PrintProvider,
): Promise<Map<number, PrintSource>> {
  const [described, sources] = await Promise.all([pictures.described(), pictures.sources()])
  const opened = new Map<number, PrintSource>()
  for (const [pageNumber, source] of sources) {
    const picture = described.get(pageNumber)
    if (!picture) throw new Error(`picture ${pageNumber} has no description`)
    // A drawing is sharp at any size.
    const maxWidth = source.drawing ? {} : { maxWidth: (picture.widthPx / provider.minDpi) * pxPerInch(provider) }
    opened.set(pageNumber, { ...picture, source, ...maxWidth })
  }
  return opened
}

/** A drawing is painted at the size of the press, by the same brush as for the screen. */
async function renderDrawing(drawing: Buffer, widthPx: number, signal: AbortSignal): Promise<Sharp> {
  const { pixels, heightPx } = await paint(drawing.toString(), { widthPx, signal })
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 4 } })
}

/** Encodes a picture at all its places. @param scale px for each CSS px */
async function encode(
  { source: { drawing, bitmap } }: PrintSource,
  placed: readonly PlacedPicture[],
  scale: number,
  signal: AbortSignal,
): Promise<(readonly [PlacedPicture, Buffer])[]> {
  signal.throwIfAborted()
  const { xmpAsString: xmp } = await sharp(bitmap).metadata()
  const widthPx = Math.ceil(Math.max(...placed.map(({ box }) => box.width)) * scale)
  const whole = drawing ? await renderDrawing(drawing, widthPx, signal) : sharp(bitmap)
  const pixels = await whole.flatten({ background: PAPER_COLOUR }).raw().toBuffer({ resolveWithObject: true })
  return Promise.all(
    placed.map(async each => {
      const image = await placePicture(sharp(pixels.data, { raw: pixels.info }), each, scale)
      return [each, await toJpeg(image, QUALITY, xmp)] as const
    }),
  )
}

/** Each takes up to 100 MB besides what its painter needs. */
const MAX_AT_ONCE = 2

/** Runs `work` for several items at once, and stops when it fails for one. @returns results in the order of the items */
async function runAll<Item, Result>(
  items: readonly Item[],
  work: (item: Item, signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): Promise<Result[]> {
  const failure = new AbortController()
  const untilFailure = AbortSignal.any([signal, failure.signal])
  const results: Result[] = []
  const waiting = items.entries()
  const runNext = async () => {
    for (const [i, item] of waiting) {
      untilFailure.throwIfAborted()
      results[i] = await work(item, untilFailure)
    }
  }
  const atOnce = Math.min(MAX_AT_ONCE, availableParallelism())
  await Promise.all(Array.from({ length: atOnce }, runNext)).catch(error => {
    failure.abort(error)
    throw error
  })
  return results
}

/**
 * Encodes the placed pictures of a book at the resolution of the press, as many at once as there are cores.
 * @returns JPEG files
 */
export async function encodePrintPictures(
  pictures: ReadonlyMap<number, PrintSource>,
  placed: readonly PlacedPicture[],
  provider: PrintProvider,
  signal: AbortSignal,
): Promise<Map<PlacedPicture, Buffer>> {
  const byPicture = [...Map.groupBy(placed, each => each.pageNumber)]
  const encodePlaces = async ([pageNumber, places]: (typeof byPicture)[number], until: AbortSignal) => {
    const picture = pictures.get(pageNumber)
    return picture ? encode(picture, places, provider.dpi / pxPerInch(provider), until) : []
  }
  return new Map((await runAll(byPicture, encodePlaces, signal)).flat())
}

/** Width in px that the part of a picture has in its source; null for a drawing, which is sharp at any size. */
export const sourceWidthPx = ({ source, widthPx }: PrintSource, { width, box }: PlacedPicture): number | null =>
  source.drawing ? null : (widthPx * width) / box.width
