import type { IllustrationRequest } from '@kahani/contracts/illustration'
import { letterTitle } from '@kahani/lettering/letter-title'
import { shade, tint } from '../canvas/colour.ts'
import type { Light } from '../canvas/light.ts'
import type { Sky } from '../scenery/skies.ts'

/** The upper part of a cover, which its storyboard keeps free. */
const BOX = { x: 96, y: 76, width: 1344, height: 450 }
export const BELOW_TITLE = BOX.y + BOX.height

/** The title of a book, lettered for its cover: an SVG group, or '' if the story has no title that fonts can show. */
export function coverTitle({ title, cast, seed }: IllustrationRequest, light: Light, sky: Sky): string {
  if (title === '') return ''
  const colours = {
    light: '#fff6e2',
    dark: shade(sky[0], light.dark ? 0.35 : 0.62),
    accent: tint('#f6b93b', light.dark ? 0.1 : 0.2),
  }
  return letterTitle({ title, heroName: cast.firstName, box: BOX, seed, colours }).svg
}
