import type { Light } from './light.ts'
import type { Paints } from './paints.ts'
import type { Random } from './random.ts'

/** What every part of a picture needs at hand to be drawn. */
export interface Easel {
  /** Falls otherwise on every page. */
  random: Random
  /** Falls the same on all pages of a book: fork it, so that the pages keep in step. */
  book: Random
  paints: Paints
  light: Light
}
