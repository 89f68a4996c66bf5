import type { SvgDefs } from '../canvas/svg-defs.ts'
import type { HeadShape } from './head-shape.ts'
import type { Look } from './look.ts'
import type { Outfit } from './outfit.ts'

/** Something on the head, in layers. */
export interface DrawnHeadgear {
  behindBody: string
  behind: string
  /** Below the eyes, as a mask. */
  overSkin: string
  front: string
}

export function drawHeadgear(_defs: SvgDefs, _look: Look, _outfit: Outfit, _head: HeadShape): DrawnHeadgear {
  return { behindBody: '', behind: '', overSkin: '', front: '' }
}
