import { COVER } from '@kahani/contracts/illustration'
import { colourOfTint } from '../pictures/encode-pictures.ts'
import type { PageContext } from './elements.ts'

/** Of frames, and of the line for the child. */
export const FRAME_COLOUR = '#f5b236'
/** Of covers without a picture. */
const TEAL = '#0d5c66'
/** Dark enough for white letters: the contrast is above 7. */
const BRIGHTNESS = 0.34
const RIM_BRIGHTNESS = 0.2
/** Averages of pictures are rather grey. */
const SATURATION = 1.8

/** The colour of the front picture, at a brightness from 0 to 1. */
function shadeOf(pictures: PageContext['pictures'], brightness: number): string {
  const tint = pictures.get(COVER)?.tint
  if (!tint) return TEAL
  const colour = colourOfTint(tint)
  const grey = Math.max(...colour)
  const channels = colour.map(value => Math.max(0, Math.round((grey + (value - grey) * SATURATION) * brightness)))
  return `#${channels.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

type Pictures = Pick<PageContext, 'pictures'>

/** The colour of the covers beside their pictures. */
export const groundOf = ({ pictures }: Pictures) => shadeOf(pictures, BRIGHTNESS)

/** The colour of the lines around the letters of a title. */
export const rimOf = ({ pictures }: Pictures) => shadeOf(pictures, RIM_BRIGHTNESS)
