import type { SvgDefs } from '../canvas/svg-defs.ts'
import { dot } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import { BACK_WEAR } from './back-wear.ts'
import { DRAPES } from './drapes.ts'
import type { Look } from './look.ts'
import type { Accessory, Outfit } from './outfit.ts'
import type { Skeleton } from './skeleton.ts'
import type { Surface } from './surface.ts'
import { TRIMMINGS } from './trimmings.ts'
import { VESTS } from './vests.ts'

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

const ACCESSORIES: Record<Accessory, DrawWorn> = { ...TRIMMINGS, ...VESTS, ...DRAPES, ...BACK_WEAR }

/** All accessories of an outfit, by layer. */
export function drawAccessories(context: Omit<WornContext, 'facesViewer'>): Required<Worn> {
  const { bones, view, outfit } = context
  const facesViewer = dot(bones.chest.forward, view.frame.forward) < 0.08
  const drawn = outfit.accessories.map(name => ACCESSORIES[name]({ ...context, facesViewer }))
  const layer = (name: keyof Worn) => drawn.map(each => each[name] ?? '').join('')
  return { beyond: layer('beyond'), over: layer('over'), skirt: layer('skirt'), near: layer('near') }
}
