import { paint } from '@kahani/painting/paint'
import { withXmp } from '@kahani/pictures/picture-variants'
import sharp, { type Sharp } from 'sharp'
import type { PageContext, PagePicture } from '../../layout/elements.ts'
import { PX_PER_INCH } from '../../layout/geometry.ts'
import {
  type EncodedPicture,
  isLettered,
  type SourcePicture,
  tintOf,
  UnreadablePicturesError,
} from '../../pictures/encode-pictures.ts'
import type { PrintProvider } from './print-providers.ts'

/** A picture at the resolution of the press. */
export interface PrintPicture extends EncodedPicture, PagePicture {
  /** Width as it was drawn or generated; null if it is a drawing, which is sharp at any size. */
  sourceWidthPx: number | null
}

type MeasuredPicture = PagePicture & { source: SourcePicture; xmp: string | undefined }

const QUALITY = 90
const PAPER = '#fffdf7'

async function measure(source: SourcePicture, { minDpi }: PrintProvider): Promise<MeasuredPicture> {
  const { width, height, xmpAsString: xmp } = await sharp(source.bitmap).metadata()
  const maxWidth = source.drawing ? {} : { maxWidth: (width / minDpi) * PX_PER_INCH }
  const lettered = isLettered(source.drawing)
  const { focus = [] } = source
  return { widthPx: width, heightPx: height, tint: '', lettered, focus, source, xmp, ...maxWidth }
}

/** The width that each picture has in the layout of a book, in px. */
function placedWidths(
  layOut: (context: Pick<PageContext, 'pictures' | 'onPicture'>) => void,
  pictures: PageContext['pictures'],
) {
  const widths = new Map<number, number>()
  layOut({ pictures, onPicture: (pageNumber, { width }) => widths.set(pageNumber, width) })
  return widths
}

/** A drawing is painted at the size of the press, by the same brush as for the screen. */
async function renderDrawing(drawing: Buffer, width: number, signal: AbortSignal): Promise<Sharp> {
  const { pixels, widthPx, heightPx } = await paint(drawing.toString(), { widthPx: width, signal })
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 4 } })
}

/** @param width in px of the picture */
async function encode(
  { source, xmp, ...picture }: MeasuredPicture,
  width: number,
  signal: AbortSignal,
): Promise<PrintPicture> {
  signal.throwIfAborted()
  const { drawing, bitmap } = source
  const image = drawing ? await renderDrawing(drawing, width, signal) : sharp(bitmap).resize({ width })
  const jpeg = image
    .flatten({ background: PAPER })
    .toColourspace('srgb')
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
  const { data, info } = await withXmp(jpeg, xmp).toBuffer({ resolveWithObject: true })
  return {
    ...picture,
    data,
    widthPx: info.width,
    heightPx: info.height,
    tint: await tintOf(data),
    sourceWidthPx: drawing ? null : picture.widthPx,
  }
}

/**
 * Encodes the pictures of a book at the resolution of the press, one after the other to bound the memory.
 * @param layOut lays out the book, to find the size of each picture
 * @throws UnreadablePicturesError
 */
export async function encodePrintPictures(
  sources: ReadonlyMap<number, SourcePicture>,
  layOut: (context: Pick<PageContext, 'pictures' | 'onPicture'>) => void,
  provider: PrintProvider,
  signal: AbortSignal,
): Promise<Map<number, PrintPicture>> {
  const measured = new Map<number, MeasuredPicture>()
  const unreadable: number[] = []
  for (const [pageNumber, source] of sources) {
    const picture = await measure(source, provider).catch(() => null)
    if (picture) measured.set(pageNumber, picture)
    else unreadable.push(pageNumber)
  }
  if (unreadable.length > 0) throw new UnreadablePicturesError(unreadable)
  const encoded = new Map<number, PrintPicture>()
  for (const [pageNumber, width] of placedWidths(layOut, measured)) {
    const picture = measured.get(pageNumber)
    const widthPx = Math.ceil((width / PX_PER_INCH) * provider.dpi)
    if (picture) encoded.set(pageNumber, await encode(picture, widthPx, signal))
  }
  return encoded
}
