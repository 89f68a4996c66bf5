import { join } from 'node:path'
import { parseLayers } from '@kahani/painting/drawing/parse-layers'
import { paint } from '@kahani/painting/paint'
import { rasterise } from '@kahani/painting/raster/bitmap'
import sharp from 'sharp'
import { vignette } from './vignette.ts'

/** A part of a picture, in shares of its width and height. */
export interface Crop {
  left: number
  top: number
  width: number
  height: number
}

interface Output {
  /** Its file below the root of the repository, without the extension. */
  name: string
  /** Default: all of it. */
  crop?: Crop
  /** `brush`: ends in strokes of a brush. `cut-out`: only figures and objects, without the place. */
  edge?: 'straight' | 'brush' | 'cut-out'
  /** Widths in px; of a cut-out, the longer side. The first is that of `name`, others have names that end with `-640`. */
  widths: readonly [number, ...number[]]
  /** 1 to 100. */
  quality: number
  format?: 'webp' | 'jpg'
}

/** A picture of the site: an SVG in layers, or a file below the root of the repository. */
export type SitePicture = Output & ({ draw: () => string } | { file: string })

const ROOT = join(import.meta.dirname, '../../../..')
/** Painted larger than the files are, so that the texture of the paint is fine. */
const PAINTED_PX = 1536
/** Colour of paper, below JPEG files. */
const PAPER = '#fdf5e6'
const { signal } = new AbortController()

/** The paths of the files of a picture, in the order of its widths. */
export const pathsOf = ({ name, widths, format = 'webp' }: SitePicture): string[] =>
  widths.map((width, index) => join(ROOT, `${name}${index === 0 ? '' : `-${width}`}.${format}`))

/** Renders the files of a picture. @returns their paths, and their contents */
export async function renderFiles(picture: SitePicture): Promise<Map<string, Buffer>> {
  const { edge, widths, quality, format } = picture
  const cropped = await cropTo(picture, await paintPicture(picture))
  const whole =
    edge === 'brush' ? await vignette(cropped, picture.name) : edge === 'cut-out' ? await trim(cropped) : cropped
  const files = new Map<string, Buffer>()
  for (const [index, path] of pathsOf(picture).entries()) {
    const width = widths[index]
    const resized = sharp(whole).resize(edge === 'cut-out' ? { width, height: width, fit: 'inside' } : { width })
    const encoded =
      format === 'jpg'
        ? resized.flatten({ background: PAPER }).jpeg({ quality, mozjpeg: true })
        : resized.webp({ quality, alphaQuality: 70, effort: 6, smartSubsample: true })
    files.set(path, await encoded.toBuffer())
  }
  return files
}

async function paintPicture(picture: SitePicture): Promise<Buffer> {
  if ('file' in picture) return sharp(join(ROOT, picture.file)).png(PNG).toBuffer()
  const drawing = picture.draw()
  const { pixels, widthPx, heightPx } = await paint(drawing, { widthPx: PAINTED_PX, signal })
  if (picture.edge === 'cut-out') maskPlace(pixels, drawing)
  return sharp(pixels, { raw: { width: widthPx, height: heightPx, channels: 4 } })
    .png(PNG)
    .toBuffer()
}

const PNG = { compressionLevel: 1 }

async function cropTo({ crop }: Output, picture: Buffer): Promise<Buffer> {
  if (!crop) return picture
  const { width, height } = await sharp(picture).metadata()
  const part = {
    ...{ left: Math.round(crop.left * width), top: Math.round(crop.top * height) },
    ...{ width: Math.round(crop.width * width), height: Math.round(crop.height * height) },
  }
  return sharp(picture).extract(part).png(PNG).toBuffer()
}

const trim = (picture: Buffer) => sharp(picture).trim({ background: '#0000', threshold: 2 }).png(PNG).toBuffer()

/** Makes the place transparent. */
function maskPlace(pixels: Uint8Array, drawing: string): void {
  const layered = parseLayers(drawing)
  if (!layered) throw new Error('A cut-out needs a drawing in layers')
  const figures = layered.layers
    .filter(({ kind }) => kind === 'figure' || kind === 'object')
    .map(({ markup }) => markup)
  const mask = rasterise(layered.document(figures.join(''), layered.viewBox, PAINTED_PX, PAINTED_PX))
  for (let at = 3; at < pixels.length; at += 4) pixels[at] = mask.data[at] ?? 0
}
