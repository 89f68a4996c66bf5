import { ellipse, type Layer, line } from '../canvas/svg.ts'
import type { FaceView } from './face.ts'
import type { HeadShape } from './head-shape.ts'
import type { Look } from './look.ts'

/** Degrees of the eyes from the middle of the face. */
const EYE = 25

/** Two eyes and a nose, which say where somebody looks and are like nobody's. */
export function drawMannequinFace(look: Look, head: HeadShape, { expression, glance }: FaceView): Layer {
  const eye = (side: 1 | -1) =>
    expression === 'asleep'
      ? head.lay(line('M-15 0q15 12 30 0', look.eyes, 9), side * EYE, -8)
      : head.lay(ellipse(0, 0, 11, 17, look.eyes), side * EYE + glance[0] * 6, -4 + glance[1] * 6)
  const nose = head.lay(line('M0 -16L-8 10H8', look.hair.colour, 9), 0, -20, { distance: 1.05 })
  return { name: 'face', drawing: eye(1) + eye(-1) + nose }
}
