import { alpha, shade, tint } from '../../canvas/colour.ts'
import type { Point } from '../../canvas/path.ts'
import { box, dots, line, place, shape } from '../../canvas/svg.ts'
import { land, ridge } from '../../scenery/land.ts'
import { leafyFrame } from '../../scenery/leaves.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { glow } from '../../scenery/sky.ts'
import { broadleaf, pine } from '../../scenery/trees.ts'
import { createSettingScene, type DrawSetting, type Piece, type Stage } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { groundOf, hillsOf, skyOf } from '../open-country.ts'
import { isClose, levelPlane, pieceAt } from '../plane.ts'
import { groundShade } from '../roofs/rooftop.ts'

export const leaningTower: DrawSetting = stage => {
  const near = backlit(stage)
  const { context } = near
  const { light } = context
  const haze = hazeOf(context, stage.sky)
  const lit = stage.states.has('lamp-lit')
  const stone = haze('#9a8f9c', 0.1)
  // Seen from below, what is far sinks behind the edge of the ground.
  const below = stage.camera === 'from-below'
  const z = stage.view.zOf('middle') + (below ? 1500 : 9000)
  // Its top is in the picture, even where the child is small.
  const size = stage.view.stature / 1000
  const courses = Array.from(
    { length: 26 },
    (_, i) => `M${-560 + i * 4} ${-i * 210 - 120}Q0 ${-i * 210 - 60} ${560 - i * 4} ${-i * 210 - 120}`,
  ).join('')
  const cracks = 'M-300 -1400l120 -260l-70 -190l130 -220M260 -3300l-110 -240l90 -160'
  const tower = place(
    shape(
      'M-620 200L-480 -5300H480L620 200Z',
      context.defs.horizontalGradient(shade(stone, 0.3), stone, tint(stone, 0.14)),
    ) +
      line(courses, alpha(shade(stone, 0.5), 0.3), 20) +
      line(cracks, alpha(shade(stone, 0.7), 0.6), 26) +
      box(-600, -5560, 1200, 330, tint(stone, 0.1), 20) +
      shape('M-600 -5560V-5760H-360V-5560ZM-180 -5560V-5760H120V-5560ZM330 -5560V-5700H600V-5560Z', tint(stone, 0.1)) +
      (lit ? glow(context, 0, -4650, 3000, '#ffc45a', 0.8) : '') +
      shape('M-230 -4300V-4760Q-230 -5000 0 -5080Q230 -5000 230 -4760V-4300Z', lit ? '#fff0b8' : shade(stone, 0.66)) +
      line('M-250 -4300V-4760Q-250 -5020 0 -5100Q250 -5020 250 -4760V-4300Z', tint(stone, 0.24), 50) +
      shape('M-210 200V-520Q-210 -800 0 -880Q210 -800 210 -520V200Z', shade(stone, 0.6)) +
      dots(ivy(near, -420, -900), light.land('#5f8f52')) +
      dots(ivy(near, 380, -2500), light.land('#4f7f4c')),
    0,
    0,
    { turn: 6 },
  )
  const x = Math.max((768 / stage.view.scaleAt([0, 0, z])) * 0.4, below ? 0 : 900)
  const rays = lit && stage.camera !== 'from-above' ? beams(stage, x, z) : ''
  return createSettingScene({
    sky: skyOf(stage),
    far:
      hillsOf(stage, ['#6f9a94', '#5f8f70']) +
      (stage.view.horizon > 0 && stage.view.horizon < 1500
        ? land(context, ridge(context.random, stage.view.horizon - 40, 50, 3), haze('#4f7f64', 0.3), { marks: 16 })
        : ''),
    ground: groundOf(near, '#7fa860') + pathTo(near, x, z) + lipOf(near, light.land('#6f9a52')) + groundShade(near),
    pieces: [
      { ...near.stand(tower, [x, 0, z], { scale: (below ? 0.4 : 0.8) * size }), depth: stage.view.depthOf([x, 0, z]) },
      ...(rays ? [pieceAt(near, z - 20, rays)] : []),
      ...(isClose(stage) ? [] : forest(near)),
      near.stand(broadleaf(context, 0, 0, 3400, light.land('#5f9a58'), light.land('#7a5340')), [
        -Math.max((768 / stage.view.scaleAt([0, 0, 900])) * 0.95, 1400),
        0,
        stage.view.zOf('middle') + 300,
      ]),
      near.stand(brokenSteps(near), [x - 100, 0, z - 500]),
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'medium'
        ? leafyFrame(context, light.land('#3f6d4c'), { kinds: ['fern', 'pointed'], above: stage.camera === 'wide' })
        : '',
    spots: {
      steps: { at: [x - 100, 0, z - 560], seat: 240 },
      door: { at: [x, 60, z - 80] },
      window: { at: [x + 350 * size, 3460 * size, z - 60] },
    },
  })
}

/** Trees at both edges, far enough to the right not to hide the tower. */
function forest(stage: Stage): Piece[] {
  const { view, context } = stage
  const size = view.stature / 1000
  return [-0.98, 1.24, -1.12, 1.14].map((share, i) => {
    const z = view.zOf('middle') + view.zOf('far') * (0.1 + i * 0.2)
    return stage.stand(forestTree(stage, i), [view.xOf(share, z), 0, z], {
      scale: size * (share > 0 ? 0.8 : 1),
      mirrored: context.random.chance(0.5),
    })
  })
}

const forestTree = ({ context }: Stage, i: number): string =>
  i % 2
    ? pine(
        context,
        0,
        0,
        context.random.between(1700, 2500),
        context.light.land('#4f8a68'),
        context.light.land('#8a5f45'),
      )
    : broadleaf(
        context,
        0,
        0,
        context.random.between(1700, 2300),
        context.light.land('#6f9f58'),
        context.light.land('#7a5340'),
      )

const ivy = ({ context }: Stage, x: number, y: number): [number, number, number][] =>
  Array.from({ length: 22 }, (_, i): [number, number, number] => [
    x + context.random.between(-140, 140),
    y + i * 46 + context.random.between(-60, 60),
    context.random.between(44, 90),
  ])

/** Light that pours from the window of the tower. */
function beams(stage: Stage, x: number, z: number): string {
  const size = stage.view.stature / 1000
  const [px, py] = stage.view.project([x + 400 * size, 3720 * size, z])
  const beam = (to: Point, width: number) =>
    shape(`M${px} ${py}L${to[0] - width} ${to[1]}L${to[0] + width} ${to[1]}Z`, alpha('#ffd98a', 0.13))
  return (
    beam([60, py + 260], 130) +
    beam([300, py + 620], 120) +
    beam([1500, py + 330], 120) +
    glow(stage.context, px, py, 520, '#ffcf6a', 0.6)
  )
}

function brokenSteps({ context }: Stage): string {
  const stone = context.light.land('#9a8f9c')
  return [0, 1, 2]
    .map(i => box(-520 + i * 60, -i * 130 - 130, 1040 - i * 170, 140, tint(stone, 0.06 + i * 0.05), 14))
    .join('')
}

/** An overgrown path to a door. */
function pathTo(stage: Stage, x: number, z: number): string {
  const { light, random } = stage.context
  const ground = levelPlane(stage)
  const start = stage.view.zOf('foreground') * 1.4
  const stones = Array.from({ length: 26 }, (_, i) => {
    const share = i / 26
    const v = start + (z - start) * share ** 1.3
    return ground.disc(x * share ** 1.2 + Math.sin(i * 1.7) * 260, v, random.between(130, 240), random.between(70, 120))
  }).join('')
  return shape(stones, light.land('#b5a596'))
}
