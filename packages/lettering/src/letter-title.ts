import { createRandom } from '@kahani/random/random'
import { type Box, type ComposedLine, composeTitle } from './composed-title.ts'
import { ornamentFor } from './ornament-shapes.ts'
import { drawOrnaments } from './ornaments.ts'
import type { Bounds } from './outline.ts'
import { type LetteringColours, paintTitle } from './painted-title.ts'

export interface TitleRequest {
  title: string
  /** The child's name as it is written in the title. It is set in the largest letters. */
  heroName: string
  /** px */
  box: Box
  /** The same seed gives the same lettering. */
  seed: number
  colours: LetteringColours
}

export interface LetteredTitle {
  /**
   * A `<g>` in the coordinates of the box, without the characters that no font has. Empty if no font has any character of
   * the title.
   */
  svg: string
  /** Of the letters with their outlines and shadow, in px. */
  bounds: Bounds
  lines: ComposedLine[]
}

/**
 * Letters the title of a cover.
 * @throws if `loadLetteringFonts()` has not been awaited before
 */
export function letterTitle({ title, heroName, box, seed, colours }: TitleRequest): LetteredTitle {
  const random = createRandom(`${seed}/${title}`)
  const composed = composeTitle(title, heroName, box, random)
  if (!composed) return { svg: '', bounds: { left: box.x, top: box.y, right: box.x, bottom: box.y }, lines: [] }
  const { lines, bounds, rim } = composed
  const ornaments = drawOrnaments(lines, { shape: ornamentFor(title), box, rim, random: random.fork('ornaments') })
  return { svg: paintTitle(composed, ornaments, colours), bounds, lines }
}
