import { n } from '../canvas/path.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { Piece, Stage } from '../stage/stage.ts'
import { uprightShare } from '../stage/stage.ts'

/** Distance and focal length of the wide camera, for a child of eight. */
const WIDE = { distance: 5200, focal: 2853 }

/** World units per unit of a panel at depth z. */
const panelUnit = (z: number): number => (WIDE.distance + z) / WIDE.focal

/**
 * A flat drawing at depth z that faces the viewer. Its origin is on the ground below the middle, its unit is 1 px of a wide
 * shot, in which it is seen from -768 to 768; a camera that looks up sees it from -1250 to 1250.
 */
export function panelAt({ view }: Stage, z: number, drawing: string): Piece {
  const at: Vec3 = [0, 0, z]
  const [x, y] = view.project(at)
  const scale = view.scaleAt(at) * panelUnit(z)
  return {
    depth: view.depthOf(at),
    kind: 'scenery',
    drawing: `<g transform="translate(${n(x)} ${n(y)}) scale(${scale.toFixed(3)} ${(scale * uprightShare(view.pitch)).toFixed(3)})">${drawing}</g>`,
  }
}

/** Widest extent of a panel, to both sides of its origin. */
export const PANEL_REACH = 1250
