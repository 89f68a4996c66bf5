import { type Box, type ComposedLine, composeTitle } from './composed-title.ts'
import { type Ornament, ornamentFor } from './ornament-shapes.ts'
import { drawOrnaments } from './ornaments.ts'
import type { Bounds } from './outline.ts'
import { type LetteringColours, paintTitle } from './painted-title.ts'
import { createRandom } from './random.ts'
import { missingCharacters } from './shaped-word.ts'

export interface TitleRequest {
  title: string
  /** The child's name as it is written in the title. It is set in the largest letters. */
  heroName: string
  /** px */
  box: Box
  /** The same seed gives the same lettering. */
  seed: string | number
  colours: LetteringColours
  /** Drawn beside short lines. By default one that suits the words of the title. */
  ornament?: Ornament | 'none'
}

export interface LetteredTitle {
  /** A `<g>` in the coordinates of the box, or nothing if no font has any character of the title. */
  svg: string
  /** Of the letters with their outlines and shadow, in px. */
  bounds: Bounds
  lines: ComposedLine[]
  /** Characters that are left out, since no font has them. */
  missing: string[]
}

/**
 * Letters the title of a cover.
 * @throws if `loadLetteringFonts()` has not been awaited before
 */
export function letterTitle({ title, heroName, box, seed, colours, ornament }: TitleRequest): LetteredTitle {
  const random = createRandom(`${seed}/${title}`)
  const missing = missingCharacters(title)
  const composed = composeTitle(title, heroName, box, random)
  if (!composed)
    return { svg: '', bounds: { left: box.x, top: box.y, right: box.x, bottom: box.y }, lines: [], missing }
  const { lines, bounds, rim } = composed
  const shape = ornament ?? ornamentFor(title)
  const ornaments = shape === 'none' ? [] : drawOrnaments(lines, { shape, box, rim, random: random.fork('ornaments') })
  return { svg: paintTitle(composed, ornaments, colours), bounds, lines, missing }
}
