import { shade, tint } from '../../canvas/colour.ts'
import { box, circle, line, place, SIZE, shape } from '../../canvas/svg.ts'
import { domedTower } from '../../scenery/buildings.ts'
import { cuspedArch } from '../../scenery/openings.ts'
import { diya, matkaStack } from '../../scenery/vessels.ts'
import { neemTree, peepal } from '../../scenery/village-trees.ts'
import { horizonOf, type Piece, type Stage } from '../../stage/stage.ts'
import { paving } from '../ground-cover.ts'
import { groundAt, groundOf } from '../open-country.ts'
import { cuboid } from '../solid.ts'
import { plateau } from '../valley.ts'
import { KERB, type Part, type Scheme } from './scheme.ts'
import { pool, terraces } from './terraces.ts'

/** A pavilion of arches under domes. */
function pavilion({ context }: Stage, { stone, dome }: Scheme, wide: number): string {
  const wall = context.light.land(tint(stone, 0.16))
  const w = wide / 2
  const arches = [-0.66, -0.33, 0, 0.33, 0.66]
    .map(t =>
      place(
        cuspedArch(context, { width: wide * 0.12, height: 900, colour: tint(stone, 0.5), wall: shade(stone, 0.1) }),
        t * w,
        0,
      ),
    )
    .join('')
  return (
    box(-w, -1250, wide, 1250, wall) +
    arches +
    box(-w - 80, -1340, wide + 160, 110, tint(wall, 0.3)) +
    box(-w - 130, -1260, wide + 260, 40, shade(wall, 0.2)) +
    place(domedTower(context, 0, 0, wide * 0.26, 330, tint(wall, 0.1), context.light.land(dome)), 0, -1340) +
    [-0.82, 0.82]
      .map(t =>
        place(domedTower(context, 0, 0, wide * 0.13, 260, tint(wall, 0.1), context.light.land(dome)), t * w, -1340),
      )
      .join('')
  )
}

export function rim(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const stone = light.land(scheme.stone)
  const edge = m * 1.3 + 150
  const far = edge + 4600
  const bottom = -3000
  const cover =
    groundOf(stage, tint(scheme.stone, 0.16), { grassy: false, marks: 20 }) +
    paving(stage, {
      near: -9000,
      far: edge,
      halfWidth: 6000,
      size: 620,
      colour: light.land(tint(scheme.stone, 0.16)),
      share: 0.7,
    })
  const well =
    horizonOf(stage) >= SIZE
      ? ''
      : terraces(stage, { z: far, back: 260, from: bottom, to: 900, rise: 520, half: 7000 }, stone) +
        pool(stage, [
          [-6000, bottom, edge + 300],
          [-6000, bottom, far],
          [6000, bottom, far],
          [6000, bottom, edge + 300],
        ])
  const top =
    horizonOf(stage) >= SIZE
      ? []
      : [
          stage.stand(pavilion(stage, scheme, 4200), [view.xOf(0.06, far + 2000), 900, far + 2000]),
          stage.stand(peepal(context, 4200), [view.xOf(-0.72, far + 2400), 900, far + 2400]),
          stage.stand(neemTree(context, 4000), [view.xOf(0.86, far + 2500), 900, far + 2500]),
        ]
  const [px] = groundAt(stage, -1.04, edge - 200)
  const [qx] = groundAt(stage, 1.08, edge - 200)
  return {
    far: top.map(({ drawing }) => drawing).join('') + well,
    ground: plateau(stage, () => edge, stone, cover) + brinkOf(stage, edge, shade(stone, 0.1)),
    pieces: [
      ...(stage.camera === 'close-up' || stage.camera === 'detail'
        ? []
        : [chhatri(stage, scheme, px, edge - 500), chhatri(stage, scheme, qx, edge - 500)]),
      stage.stand(matkaStack(context, 280), groundAt(stage, 0.72, m * 0.9)),
      ...lamps(stage, edge - 60),
    ],
    spots: { ledge: { at: [0, 0, edge - 170], seat: KERB }, wall: { at: [420, 0, edge - 170], seat: KERB } },
  }
}

/** A low kerb along the drop. */
function brinkOf(stage: Stage, z: number, colour: string): string {
  return horizonOf(stage) >= SIZE
    ? ''
    : cuboid(
        stage,
        { x: 0, z: z - 160, width: 13000, height: KERB, depth: 160 },
        { front: colour, side: shade(colour, 0.2), top: tint(colour, 0.34) },
      )
}

const lamps = (stage: Stage, z: number): Piece[] =>
  stage.states.has('festive')
    ? Array.from({ length: 9 }, (_, i) => stage.stand(diya(stage.context, 70), [(i - 4) * 420, KERB + 2, z]))
    : []

/** A small open pavilion on four pillars. */
function chhatri(stage: Stage, { stone, dome }: Scheme, x: number, z: number): Piece {
  const { light } = stage.context
  const wall = light.land(tint(stone, 0.2))
  const d = light.land(dome)
  const post = (px: number) =>
    box(px - 60, -1500, 120, 1500, wall) +
    box(px - 90, -1500, 180, 90, tint(wall, 0.2)) +
    box(px - 90, -110, 180, 110, tint(wall, 0.2))
  const drawing =
    box(-640, -200, 1280, 200, shade(wall, 0.14)) +
    box(-640, -230, 1280, 50, tint(wall, 0.24)) +
    [-420, 420].map(post).join('') +
    box(-600, -1640, 1200, 150, tint(wall, 0.1)) +
    shape('M-720 -1560L-600 -1660H600L720 -1560Z', tint(wall, 0.34)) +
    shape(
      'M-470 -1650C-560 -2050 -200 -2180 0 -2320C200 -2180 560 -2050 470 -1650Z',
      stage.context.defs.horizontalGradient(shade(d, 0.2), d, tint(d, 0.2)),
    ) +
    line('M0 -2300V-2460', light.land('#e0b04a'), 26) +
    circle(0, -2470, 34, light.land('#e0b04a'))
  return stage.stand(drawing, [x, 0, z])
}
