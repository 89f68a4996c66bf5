import { circlePath } from '../../canvas/path.ts'
import { line, shape } from '../../canvas/svg.ts'
import { doubleDoor, shutterWindow } from '../../scenery/openings.ts'
import { toran } from '../../scenery/vessels.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { house } from '../house.ts'
import type { Scheme } from './scheme.ts'

/** A wall painting in white: rows of triangles, fish, or people who dance. */
function motif({ context }: Stage, kind: Scheme['motif'], width: number): string {
  const white = context.light.land('#fbf2de')
  const count = Math.floor(width / 190)
  const each = (draw: (x: number) => string) =>
    Array.from({ length: count }, (_, i) => draw((i - (count - 1) / 2) * 190)).join('')
  if (kind === 'triangles')
    return shape(
      each(x => `M${x - 70} 0h140l-70 -110ZM${x - 36} -150l36 50l36 -50Z`),
      white,
    )
  if (kind === 'fish')
    return shape(
      each(x => `M${x - 76} -60q50 -56 110 0q-60 56 -110 0ZM${x + 26} -60l50 -36v72Z`),
      white,
    )
  return (
    shape(
      each(x => `M${x - 44} -150h88l-44 70ZM${x - 44} 0h88l-44 -84Z${circlePath(x, -184, 24)}`),
      white,
    ) +
    line(
      each(x => `M${x - 40} -146l-46 36M${x + 40} -146l46 36M${x - 24} 0l-10 56M${x + 24} 0l10 56`),
      white,
      12,
    )
  )
}

export function hut(
  stage: Stage,
  scheme: Scheme,
  i: 0 | 1 | 2,
  x: number,
  z: number,
  width = 2300,
  painted = true,
): Piece {
  const { light } = stage.context
  const wall = scheme.walls[i]
  const opening = { colour: scheme.door, wall }
  return house(stage, {
    x,
    z,
    width,
    depth: 1500,
    height: 1500,
    wall: light.land(wall),
    wash: light.land(scheme.wash),
    plinth: 170,
    roof: {
      kind: scheme.roof,
      colour: light.land(scheme.roof === 'thatch' ? '#cfa968' : '#bf6a48'),
      rise: scheme.roof === 'thatch' ? 1150 : 760,
    },
    front: [
      { x: 0, y: 0, drawing: doubleDoor(stage.context, { width: 620, height: 1240, ...opening, open: i !== 1 }) },
      { x: 0, y: 1330, drawing: stage.states.has('festive') ? toran(stage.context, 700, 30) : '' },
      { x: -width * 0.33, y: 560, drawing: shutterWindow(stage.context, { width: 300, height: 460, ...opening }) },
      { x: width * 0.33, y: 560, drawing: shutterWindow(stage.context, { width: 300, height: 460, ...opening }) },
      ...(painted
        ? [
            { x: -width * 0.33, y: 110, drawing: motif(stage, scheme.motif, width * 0.3) },
            { x: width * 0.33, y: 110, drawing: motif(stage, scheme.motif, width * 0.3) },
          ]
        : []),
    ],
    right: [{ x: 0, y: 110, drawing: motif(stage, scheme.motif, 900) }],
    left: [{ x: 0, y: 110, drawing: motif(stage, scheme.motif, 900) }],
  })
}
