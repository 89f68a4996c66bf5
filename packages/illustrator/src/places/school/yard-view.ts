import { alpha, tint } from '../../canvas/colour.ts'
import { circlePath, n } from '../../canvas/path.ts'
import { box, circle, line, place, shape } from '../../canvas/svg.ts'
import { swingFrame } from '../../scenery/playground.ts'
import { bucket } from '../../scenery/vessels.ts'
import { banyanTree, gulmohar, mangoTree } from '../../scenery/village-trees.ts'
import { swingBoard } from '../../scenery/yard.ts'
import type { Piece, Stage } from '../../stage/stage.ts'
import { dappledShade, flowersOn } from '../ground-cover.ts'
import { gardenWall } from '../house.ts'
import { groundAt, groundOf } from '../open-country.ts'
import { cylinder } from '../round-solids.ts'
import { onFront, onGround } from '../solid.ts'
import type { Part, Scheme } from './scheme.ts'

/** A wall painting of a sun, a tree, a fish, a rocket and a kite; `x` runs over 5200. */
function mural({ context }: Stage): string {
  const c = (colour: string) => context.light.land(colour)
  const rays = Array.from(
    { length: 12 },
    (_, i) =>
      `M${n(-1900 + Math.cos(i * 0.524) * 240)} ${n(-760 + Math.sin(i * 0.524) * 240)}L${n(-1900 + Math.cos(i * 0.524) * 340)} ${n(-760 + Math.sin(i * 0.524) * 340)}`,
  ).join('')
  const hills = shape('M-2600 -60V-300Q-2000 -520 -1400 -300T-200 -330T1000 -300T2600 -320V-60Z', c('#8fc07a'))
  return (
    box(-2600, -1200, 5200, 1140, c('#a9d6e0')) +
    hills +
    circle(-1900, -760, 190, c('#f6c244')) +
    line(rays, c('#f09a3c'), 40) +
    circle(-1960, -790, 18, c('#4a3440')) +
    circle(-1840, -790, 18, c('#4a3440')) +
    line('M-1970 -710q70 60 140 0', c('#4a3440'), 18) +
    line('M-1000 -260V-600', c('#8a6244'), 60) +
    shape(
      [
        [-1000, -760, 190],
        [-1130, -660, 130],
        [-870, -660, 130],
      ]
        .map(([x = 0, y = 0, r = 0]) => circlePath(x, y, r))
        .join(''),
      c('#4f9a58'),
    ) +
    shape(
      [
        [-1080, -720, 26],
        [-930, -800, 26],
        [-900, -640, 26],
        [-1040, -620, 26],
      ]
        .map(([x = 0, y = 0, r = 0]) => circlePath(x, y, r))
        .join(''),
      c('#e4574a'),
    ) +
    place(
      shape('M-110 0L-60 -340Q0 -520 60 -340L110 0Z', c('#f4ead8')) +
        shape('M-60 -340Q0 -520 60 -340Z', c('#e4574a')) +
        shape('M-110 0L-210 90V-110ZM110 0L210 90V-110Z', c('#e4574a')) +
        circle(0, -220, 54, c('#4f9ac0')) +
        shape('M-60 10Q0 220 60 10Z', c('#f6a23c')),
      60,
      -520,
      { turn: 24 },
    ) +
    place(
      shape('M-240 0Q-60 -190 200 -10L340 -120V120L200 10Q-60 190 -240 0Z', c('#f09a5c')) +
        circle(-130, -30, 26, c('#4a3440')) +
        line('M-20 -90q40 90 0 180M80 -70q30 70 0 140', c('#fbf4e4'), 22),
      1050,
      -640,
    ) +
    place(
      shape('M0 -260L190 0L0 290L-190 0Z', c('#7a6bb0')) +
        line('M0 -260V290M-190 0H190', c('#fbf4e4'), 14) +
        line('M0 290q90 120 -20 220t40 180', c('#e4574a'), 16),
      2050,
      -760,
    )
  )
}

export function yard(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const z = m * 1.9 + 250
  const earth = '#dcc094'
  const [hx, , hz] = groundAt(stage, 0.12, m * 0.42)
  const chalk = alpha(light.land('#fdf8ea'), 0.95)
  const squares = [
    [0, 0],
    [0, 1],
    [-0.5, 2],
    [0.5, 2],
    [0, 3],
    [-0.5, 4],
    [0.5, 4],
    [0, 5],
  ]
    .map(([cx = 0, cy = 0]) => `M${n(cx * 300 - 150)} ${n(-cy * 300)}h300v-300h-300Z`)
    .join('')
  const marks = [
    [0, 0],
    [0.5, 2],
    [0, 5],
  ]
    .map(([cx = 0, cy = 0], i) =>
      i === 1
        ? circlePath(cx * 300, -cy * 300 - 150, 60)
        : `M${n(cx * 300)} ${n(-cy * 300 - 240)}l26 60l66 6l-50 44l16 66l-58 -36l-58 36l16 -66l-50 -44l66 -6Z`,
    )
    .join('')
  const swingAt = groundAt(stage, 0.98, m * 1.5)
  const tree = groundAt(stage, -0.94, m * 1.6)
  const board = swingBoard(context, { width: 460, seat: 420, rope: 1880, wood: scheme.wash })
  const taps =
    box(-620, -560, 1240, 560, light.land(tint(scheme.wall, 0.3))) +
    box(-660, -620, 1320, 80, light.land(scheme.wash), 10) +
    box(-700, -160, 1400, 160, light.land('#c9bba4'), 10) +
    [-400, 0, 400]
      .map(
        x =>
          line(`M${x} -460v60h0`, light.land('#c9a23c'), 40) + line(`M${x - 50} -470h100`, light.land('#e8c25a'), 26),
      )
      .join('')
  return {
    ground:
      groundOf(stage, earth, { blades: '#9aa056', marks: 60 }) +
      dappledShade(stage, tree[0] + 500, tree[2] - 100, 1500, light.land(earth)) +
      onGround(stage, hx, hz, line(squares, chalk, 20) + shape(marks, alpha(light.land(scheme.accent), 0.8))) +
      flowersOn(stage, 8, [light.land('#fbf4e4')], 24),
    pieces: [
      ...[-0.5, 0.2, 0.7].map((share, i) =>
        stage.stand(
          i % 2 ? gulmohar(context, 4200) : mangoTree(context, 4400),
          groundAt(stage, share, z + 1500 + i * 300),
        ),
      ),
      {
        depth: view.depthOf([0, 0, z]),
        kind: 'scenery',
        drawing:
          gardenWall(stage, [-9000, z], [9000, z], 1350, light.land(scheme.wall)) +
          onFront(stage, groundAt(stage, 0.04, z)[0], 30, z - 4, mural(stage)),
      },
      cylinder(stage, { x: tree[0], z: tree[2], radius: 980, height: 320 }, light.land('#d7b48c')),
      { ...stage.stand(banyanTree(context, 4000), [tree[0], 320, tree[2]]), depth: view.depthOf(tree) - 10 },
      stage.stand(taps, groundAt(stage, -0.42, z - 500)),
      stage.stand(bucket(context, 300, '#4f9ac0'), groundAt(stage, -0.74, m * 0.7)),
      stage.stand(swingFrame(context, scheme.door), swingAt),
      ...[-420, 420].flatMap((dx): Piece[] => [
        stage.stand(board.back, [swingAt[0] + dx, 0, swingAt[2] - 10]),
        stage.stand(board.front, [swingAt[0] + dx, 0, swingAt[2] - 20]),
      ]),
    ],
    spots: {
      swing: { at: [swingAt[0] - 420, 0, swingAt[2] - 30], seat: 430 },
      wall: { at: [groundAt(stage, 0.3, z)[0], 0, z - 20], seat: 1350 },
      seat: { at: [tree[0] + 620, 0, tree[2] - 720], seat: 320 },
      platform: { at: [tree[0] + 620, 0, tree[2] - 720], seat: 320 },
    },
  }
}
