import sharp from 'sharp'
import type { Colour } from '../../pdf-reader/colours.ts'
import type { PageContent, PlacedImage } from '../../pdf-reader/page-content.ts'
import type { PrintProvider } from './print-providers.ts'

type Colours = Pick<PageContent, 'shapeColours' | 'textColours' | 'images'>

/** Text that looks grey, brown or black. */
const NEUTRAL = 0.18

/** Dark and neutral texts are black ink alone. */
function isCleanText({ space, values: [cyan = 0, magenta = 0, yellow = 0, black = 0] }: Colour): boolean {
  if (space !== 'cmyk' || cyan + magenta + yellow === 0) return true
  const light = [cyan, magenta, yellow].map(ink => (1 - ink) * (1 - black))
  return Math.max(...light) - Math.min(...light) > NEUTRAL
}

/** Whether everything on a page is in the colours of the press. */
export function hasColours({ shapeColours, textColours, images }: Colours, colours: PrintProvider['colours']): boolean {
  const expected = colours === 'cmyk' ? 'cmyk' : 'rgb'
  const spaces = [...shapeColours, ...textColours].map(({ space }) => space)
  return (
    [...spaces, ...images.map(({ colourSpace }) => colourSpace)].every(
      space => space === expected || space === 'grey',
    ) && textColours.every(isCleanText)
  )
}

/** Of all four inks together: the limit of usual coated papers. */
export const MAX_INK = 3

/** A picture is sampled at this width, in px: ink that is on a smaller area dries. */
const SAMPLE_PX = 300

async function coverageOf({ data }: PlacedImage): Promise<number> {
  const samples = await sharp(data)
    .pipelineColourspace('cmyk')
    .resize({ width: SAMPLE_PX })
    .toColourspace('cmyk')
    .raw()
    .toBuffer()
  let most = 0
  for (let i = 0; i < samples.length; i += 4) {
    most = Math.max(
      most,
      samples.subarray(i, i + 4).reduce((sum, ink) => sum + ink, 0),
    )
  }
  return most / 255
}

/** The most ink on any place of a page: 1 is one ink in full. */
export async function inkCoverage({ shapeColours, textColours, images }: Colours): Promise<number> {
  const inks = [...shapeColours, ...textColours].filter(({ space }) => space === 'cmyk')
  const shapes = inks.map(({ values }) => values.reduce((sum, ink) => sum + ink, 0))
  const pictures: number[] = []
  for (const image of images) if (image.colourSpace === 'cmyk') pictures.push(await coverageOf(image))
  return Math.max(0, ...shapes, ...pictures)
}
