import { alpha, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { circle, line, place, shape } from '../../canvas/svg.ts'
import { add, type Vec3 } from '../../space/vec3.ts'
import type { Piece } from '../../stage/stage.ts'
import { BED, type Bed } from '../rooms/beds.ts'
import { shadowOf } from '../rooms/cupboards.ts'
import { tableLamp } from '../rooms/lamps.ts'
import type { Room } from '../rooms/room.ts'
import { block, facingViewer, shifted } from '../rooms/solid.ts'

const RAIL = 1760

/** A rail that hangs from the ceiling around a bed, with its curtain drawn back to the foot of the bed. */
export function bedCurtain(room: Room, { x, z }: Bed): Piece[] {
  const { stage, lit, family, height } = room
  const { view } = stage
  const cloth = lit(family.curtain)
  const steel = lit('#a9b4bb')
  const left = x - 150
  const right = x + BED.length + 330
  const front = z - BED.depth - 190
  const path = (list: readonly Vec3[]) =>
    `M${list
      .map(point => view.project(point))
      .map(([px, py]) => `${n(px)} ${n(py)}`)
      .join('L')}`
  const scale = view.scaleAt([left, RAIL, front])
  const rail =
    line(
      path([
        [left, RAIL, z],
        [left, RAIL, front],
        [right, RAIL, front],
        [right, RAIL, z],
      ]),
      steel,
      26 * scale,
    ) +
    line(
      path([
        [left, RAIL, front],
        [left, height, front],
      ]) +
        path([
          [right, RAIL, front],
          [right, height, front],
        ]),
      steel,
      16 * scale,
    )
  const folds = [-118, -60, 0, 58, 116]
    .map(
      dx =>
        `M${dx} -1730C${n(dx * 1.1)} -1300 ${n(dx * 0.5)} -1000 ${n(dx * 0.46)} -820C${n(dx * 0.8)} -600 ${n(dx * 1.2)} -400 ${n(dx * 1.24)} -170`,
    )
    .join('')
  const hem = Array.from({ length: 7 }, (_, i) => `q${n(-26)} ${i % 2 ? 16 : -14} -52 0`).join('')
  const curtain =
    shape(
      `M-170 -1760H170C190 -1400 96 -1060 92 -830C110 -620 176 -420 182 -150${hem}C-176 -420 -110 -620 -92 -830C-96 -1060 -190 -1400 -170 -1760Z`,
      stage.context.defs.horizontalGradient(shade(cloth, 0.14), cloth, tint(cloth, 0.12), shade(cloth, 0.1)),
    ) +
    line(folds, alpha(shade(cloth, 0.5), 0.34), 14) +
    shape(
      Array.from({ length: 9 }, (_, i) => {
        const [px, py] = [((i * 67) % 190) - 95, -1640 + i * 165]
        const squeeze = 1 - 0.5 * Math.exp(-(((py + 830) / 300) ** 2))
        return `M${n(px * squeeze)} ${py - 34}l${n(30 * squeeze)} 34l${n(-30 * squeeze)} 34l${n(-30 * squeeze)} -34Z`
      }).join(''),
      alpha(tint(cloth, 0.6), 0.55),
    ) +
    shape('M-100 -860Q0 -810 100 -860L104 -790Q0 -740 -104 -790Z', lit(family.accents[2])) +
    [-150, -90, -30, 30, 90, 150].map(dx => circle(dx, -1764, 20, steel)).join('')
  return [
    { ...stage.stand(curtain, [left + 180, 0, front]), depth: view.depthOf([0, 0, z - 80]) },
    room.piece(rail, [0, 0, z - 76]),
  ]
}

/** A locker of white steel with a lamp, a tumbler and a flower; `at` is its back left corner. */
export function locker(room: Room, at: Vec3): string {
  const { stage, lit, family } = room
  const steel = lit('#eef2f0')
  const footing = facingViewer(at[0], at[2], at[1])
  const handle = lit('#8f9aa2')
  const body = block(stage.view, footing, {
    width: 400,
    height: 520,
    depth: 340,
    colour: steel,
    front: paint =>
      shape(paint.rect(24, 372, 352, 124) + paint.rect(24, 40, 352, 310), shade(steel, 0.1)) +
      shape(paint.rect(34, 384, 332, 100) + paint.rect(34, 50, 332, 290), tint(steel, 0.3)) +
      shape(paint.rect(150, 424, 100, 22) + paint.rect(320, 160, 22, 90), handle),
  })
  const tumbler = block(stage.view, shifted(footing, 40, 520, 250), {
    width: 60,
    height: 92,
    depth: 56,
    colour: lit('#c4ccd2'),
  })
  const [vx, vy] = stage.view.project(add(at, [330, 520, -250]))
  const petal = lit(family.accents[0])
  const flower = place(
    line('M0 -90Q-10 -170 10 -220', lit('#5f9a54'), 12) +
      shape('M4 -150Q50 -190 70 -160Q50 -130 4 -150Z', lit('#6fae5c')) +
      [0, 72, 144, 216, 288]
        .map(turn => place(shape('M0 0C-34 -20 -30 -64 0 -70C30 -64 34 -20 0 0Z', petal), 10, -230, { turn }))
        .join('') +
      circle(10, -230, 20, lit('#f6c64e')) +
      shape('M-44 -110H44L34 0H-34Z', lit(family.accents[1])),
    vx,
    vy,
    { scale: stage.view.scaleAt(at) },
  )
  return shadowOf(room, footing, 400, 340) + body + tableLamp(room, add(at, [190, 520, -120])) + tumbler + flower
}
