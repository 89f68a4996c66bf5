import { COVER } from '@kahani/contracts/illustration'
import { colourOfTint } from '../pictures/encode-pictures.ts'
import type { PageContext } from './elements.ts'

/** Of covers without a picture. */
const TEAL = '#0d5c66'
/** Dark enough for white letters: the contrast is above 7. */
const BRIGHTNESS = 0.34
/** Averages of pictures are rather grey. */
const SATURATION = 1.8

/** The colour of the covers beside their pictures: that of the picture on the front, but dark. */
export function groundOf({ pictures }: Pick<PageContext, 'pictures'>): string {
  const tint = pictures.get(COVER)?.tint
  if (!tint) return TEAL
  const colour = colourOfTint(tint)
  const grey = Math.max(...colour)
  const channels = colour.map(value => Math.max(0, Math.round((grey + (value - grey) * SATURATION) * BRIGHTNESS)))
  return `#${channels.map(value => value.toString(16).padStart(2, '0')).join('')}`
}
