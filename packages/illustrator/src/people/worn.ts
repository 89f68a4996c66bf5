import type { SvgDefs } from '../canvas/svg-defs.ts'
import type { View } from '../space/view.ts'
import type { Skeleton } from './bones.ts'
import type { Look } from './look.ts'
import type { Outfit } from './outfit.ts'
import type { Surface } from './surface.ts'

export interface WornContext {
  defs: SvgDefs
  look: Look
  outfit: Outfit
  view: View
  bones: Skeleton
  torso: Surface
  /** Surface below the waist, from 0 (waist) to 1 (hem); null without a skirt. */
  skirt: Surface | null
  /** Degrees by which loose cloth streams backward. */
  stream: number
  /** The chest faces the viewer. */
  facesViewer: boolean
  /** px per world unit. */
  scale: number
}

/** Drawings by their order relative to the body. */
export interface Worn {
  /** On the side of the body that is away from the viewer. */
  beyond?: string
  /** On the torso. */
  over?: string
  /** On the skirt, below the arms. */
  skirt?: string
  /** Nearer to the viewer than the arms. */
  near?: string
}

export type DrawWorn = (context: WornContext) => Worn
