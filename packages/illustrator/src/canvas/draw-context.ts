import type { Random } from '@kahani/random/random'
import type { Light } from './light.ts'
import type { SvgDefs } from './svg-defs.ts'

/** The shared state of one picture, passed to every drawing function. */
export interface DrawContext {
  /** Differs from page to page. */
  random: Random
  /** The same on all pages of a book, and at home in all books of a family. Fork it: its own stream must not advance. */
  bookRandom: Random
  /** The same on all pages of a book even if `bookRandom` is that of a home, for the sky and the rocket; left out if they are equal. */
  skyRandom?: Random
  defs: SvgDefs
  light: Light
  /** The sky has no moon, as at Diwali, or the shot has one of its own. */
  moonless?: boolean
}
