import { alpha, shade, tint } from '../canvas/colour.ts'
import { line } from '../canvas/svg.ts'
import type { Piece, Stage } from '../stage/stage.ts'
import { courses, cuboid, face } from './solid.ts'

export const CHARPAI_SEAT = 380

/** A bed of woven rope on wooden legs, 1500 long; (x, z) is the middle of its front edge. */
export function charpai(stage: Stage, x: number, z: number, cloth: string | null = null): Piece {
  const { light } = stage.context
  const wood = light.land('#9a6440')
  const rope = light.land('#e2cf9e')
  const [w, d, h] = [1500, 720, CHARPAI_SEAT]
  const leg = (dx: number, dz: number) =>
    cuboid(
      stage,
      { x: x + dx, z: z + dz, width: 90, depth: 90, height: h },
      { front: wood, side: shade(wood, 0.3), top: tint(wood, 0.2) },
    )
  const corners = [
    [x - w / 2, h, z],
    [x - w / 2, h, z + d],
    [x + w / 2, h, z + d],
    [x + w / 2, h, z],
  ] as const
  const [a, b, c, e] = corners
  const sheet = [
    [x - w * 0.1, h + 6, z - 6],
    [x - w * 0.1, h + 6, z + d],
    [x + w * 0.4, h + 6, z + d],
    [x + w * 0.4, h + 6, z - 6],
  ] as const
  return {
    depth: stage.view.depthOf([x, 0, z + 200]),
    kind: 'scenery',
    drawing:
      leg(-w / 2 + 50, d - 90) +
      leg(w / 2 - 50, d - 90) +
      face(stage, corners, rope) +
      line(courses(stage, a, b, e, c, 22), alpha(shade(rope, 0.5), 0.4), 3) +
      line(courses(stage, a, e, b, c, 8), alpha(shade(rope, 0.5), 0.4), 3) +
      (cloth
        ? face(stage, sheet, cloth) +
          line(courses(stage, sheet[0], sheet[1], sheet[3], sheet[2], 5), alpha(tint(cloth, 0.6), 0.6), 6) +
          cuboid(
            stage,
            { x: x + w * 0.15, y: h - 190, z: z - 8, width: w * 0.5, height: 196, depth: 4 },
            { front: shade(cloth, 0.1), side: cloth, top: cloth },
          )
        : '') +
      cuboid(
        stage,
        { x, y: h - 60, z, width: w, depth: 60, height: 66 },
        { front: wood, side: shade(wood, 0.3), top: tint(wood, 0.2) },
      ) +
      leg(-w / 2 + 50, 0) +
      leg(w / 2 - 50, 0),
  }
}
