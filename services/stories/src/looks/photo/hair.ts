import type { Look } from '@kahani/contracts/looks'
import type { Face } from './find-face.ts'
import type { Lab } from './lab.ts'
import type { CorrectLight } from './light.ts'
import type { Pixels } from './pixels.ts'
import { colourOf, coloursIn, createHead, type Head } from './regions.ts'
import { distance, middle } from './statistics.ts'

type HairColour = NonNullable<Look['hairColour']>

/** Columns above the forehead, and how far the hairline is searched, in widths of the face. */
const COLUMNS = [-0.24, -0.18, -0.12, -0.06, 0, 0.06, 0.12, 0.18, 0.24]
const SEARCH = { from: -0.06, to: 0.45, step: 0.012 }
/** Hair is measured from here to here above the hairline. */
const HAIR = { from: 0.03, to: 0.13 }
/** Parts of the head, in widths of the face: from its middle to the sides, and from the top of the mesh up. */
const BESIDE_CHIN = [
  { from: [-0.78, -1.25], to: [-0.56, -0.95] },
  { from: [0.56, -1.25], to: [0.78, -0.95] },
] as const
const BELOW_CHIN = [
  { from: [-0.75, -1.75], to: [-0.45, -1.45] },
  { from: [0.45, -1.75], to: [0.75, -1.45] },
] as const
const BACKGROUND = [
  { from: [-1.5, -0.5], to: [-1.2, 0.3] },
  { from: [1.2, -0.5], to: [1.5, 0.3] },
] as const

/** Colours that are nearer to each other than this can be parts of the same hair. */
const SAME_HAIR = 17
/** So different from the skin is what begins at the hairline. */
const NOT_SKIN = 22
/** In front of a background like it, the length of hair can't be told, and a bright background can be taken for hair. */
const SAME_BACKGROUND = 0.3
const BRIGHT = 50
/** Share of the pixels of a part that are hair where it falls. */
const FALLS = 0.45
const MIN_PIXELS = 30

/** Colour of the hair, and its length if it is seen to fall; only what can be told. */
export function measureHair(
  picture: Pixels,
  face: Face,
  skin: Lab,
  correct: CorrectLight,
): Pick<Look, 'hairColour' | 'hairLength'> {
  const head = createHead(face)
  const coloursOf = (part: Part) => coloursIn(picture, head.rectangle(part.from, part.to)).map(correct)
  const above = COLUMNS.flatMap(x => hairAbove(picture, head, x, skin, correct))
  if (above.length < MIN_PIXELS) return {}
  const hair = middle(above)
  const share = (colours: readonly Lab[]) =>
    colours.filter(colour => distance(colour, hair) < SAME_HAIR).length / Math.max(MIN_PIXELS, colours.length)
  if (share(above) < 0.5) return {}
  const hairColour = nameOf(hair)
  if (!hairColour) return {}
  if (BACKGROUND.some(part => share(coloursOf(part)) > SAME_BACKGROUND)) return hair[0] > BRIGHT ? {} : { hairColour }
  const falls = (parts: readonly Part[]) => parts.some(part => share(coloursOf(part)) > FALLS)
  if (!falls(BESIDE_CHIN)) return { hairColour }
  return { hairColour, hairLength: falls(BELOW_CHIN) ? 'long' : 'chin' }
}

/** The colours above the hairline in one column. */
function hairAbove(picture: Pixels, head: Head, x: number, skin: Lab, correct: CorrectLight): Lab[] {
  const colourAt = (up: number) => {
    const colour = colourOf(picture, head.at(x, up))
    return colour && correct(colour)
  }
  let run = 0
  for (let up = SEARCH.from; up < SEARCH.to; up += SEARCH.step) {
    const colour = colourAt(up)
    if (!colour) return []
    run = distance(colour, skin) > NOT_SKIN ? run + 1 : 0
    if (run < 3) continue
    const hair: Lab[] = []
    for (let further = up + HAIR.from; further < up + HAIR.to; further += SEARCH.step) {
      const found = colourAt(further)
      if (found) hair.push(found)
    }
    return hair
  }
  return []
}

interface Part {
  from: readonly [x: number, up: number]
  to: readonly [x: number, up: number]
}

/** Null for what is not a colour of hair: a cap or a cloth. */
function nameOf([lightness, a, b]: Lab): HairColour | null {
  const chroma = Math.hypot(a, b)
  if (lightness < 22) return chroma < 22 ? 'black' : null
  if (chroma < 8) return lightness > 78 ? 'white' : lightness > 42 ? 'grey' : lightness < 28 ? 'black' : null
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  if (hue < 15 || hue > 100 || chroma > 45) return null
  if (hue < 52 && chroma > 20) return 'auburn'
  return lightness < 32 ? 'dark-brown' : lightness < 46 ? 'brown' : 'light-brown'
}
