import { blob } from '../canvas/path.ts'
import { shape } from '../canvas/svg.ts'
import type { Stage } from '../stage/stage.ts'
import { seesGround } from './ground-plane.ts'

/** Smooth closed areas on the ground, given as x and z of points on their outlines, with a colour each. */
export function shapesOnGround(
  stage: Stage,
  areas: readonly (readonly [outline: readonly (readonly [x: number, z: number])[], fill: string])[],
): string {
  if (!seesGround(stage)) return ''
  const near = stage.view.zOf('foreground') * 1.6
  return areas
    .map(([outline, fill]) => shape(blob(outline.map(([x, z]) => stage.view.project([x, 0, Math.max(near, z)]))), fill))
    .join('')
}

/** The outline of a round area; `wobble` makes it irregular. */
export const roundOutline = (x: number, z: number, rx: number, rz: number, wobble = 0.1) =>
  Array.from({ length: 14 }, (_, i): readonly [number, number] => {
    const angle = (i / 14) * Math.PI * 2
    const r = 1 + wobble * Math.sin(i * 2.3 + x)
    return [x + Math.cos(angle) * rx * r, z + Math.sin(angle) * rz * r]
  })
