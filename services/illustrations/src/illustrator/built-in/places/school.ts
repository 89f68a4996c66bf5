import { alpha, shade, tint } from '../canvas/colour.ts'
import { circlePath, n } from '../canvas/path.ts'
import { box, circle, ellipse, line, place, SIZE, shape } from '../canvas/svg.ts'
import { bunting } from '../scenery/buildings.ts'
import { marigolds } from '../scenery/garden-plants.ts'
import { doubleDoor, shutterWindow } from '../scenery/openings.ts'
import { swingFrame } from '../scenery/playground.ts'
import { bucket, pottedFlowers } from '../scenery/vessels.ts'
import { banyanTree, gulmohar, mangoTree, neemTree } from '../scenery/village-trees.ts'
import { bicycle, swingBoard } from '../scenery/yard.ts'
import type { Vec3 } from '../space/vec3.ts'
import {
  createSettingScene,
  type DrawSetting,
  horizonOf,
  type Piece,
  type SettingScene,
  type Stage,
} from '../stage/stage.ts'
import { dappledShade, flowersOn } from './ground-cover.ts'
import { gardenWall, house, veranda } from './house.ts'
import { drawRoom, onPlane } from './interior.ts'
import { insideOf, lampLit } from './lit-room.ts'
import { grassFront, groundAt, groundOf, pathOf, skyOf, treeLine } from './open-country.ts'
import { cylinder } from './round-solids.ts'
import { cuboid, onFront, onGround, onSide } from './solid.ts'
import { inWeather, swayed } from './weather.ts'

interface Scheme {
  wall: string
  wash: string
  roof: string
  door: string
  accent: string
}

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { wall: '#f4dc9c', wash: '#c9683f', roof: '#b8604a', door: '#3f7f8a', accent: '#e4574a' },
  { wall: '#bcdcd4', wash: '#4f8a8c', roof: '#a8604c', door: '#d98a3c', accent: '#f2b53c' },
  { wall: '#f2c4b0', wash: '#a84f5a', roof: '#8a6a5c', door: '#4f7fb0', accent: '#5f9a5a' },
  { wall: '#cfd6ee', wash: '#5f6fa8', roof: '#b0654c', door: '#4f8a5c', accent: '#e08a3c' },
]
type Part = Partial<SettingScene> & Pick<SettingScene, 'ground' | 'pieces'>

/** Side 0: the building with its veranda, bell and flag; 1: the playground with the painted wall; 2: a classroom. */
export const school: DrawSetting = inWeather(
  bare => {
    const { context } = bare
    const scheme = context.bookRandom.fork('school').pick(SCHEMES)
    const side = bare.side % 3
    const stage = side === 2 ? insideOf(bare) : lampLit(bare, 0.35)
    return side === 2
      ? createSettingScene({ sky: '', ...classroom(stage, scheme) })
      : createSettingScene({
          sky: skyOf(stage),
          far: treeLine(stage, '#5f9468', 100, 0.25),
          front: grassFront(stage, context.light.land('#8a9a50'), 50),
          ...(side === 0 ? building(stage, scheme) : yard(stage, scheme)),
        })
  },
  [0, 1, 2],
)

/** The flag on its mast, with a plinth. */
function flag(stage: Stage): string {
  const { light } = stage.context
  const wave = (y: number, colour: string) =>
    shape(`M0 ${y}q220 -50 430 10t430 -10v190q-210 60 -430 10t-430 -10Z`, light.land(colour))
  const wheel =
    `<circle cx="430" cy="-3190" r="70" fill="none" stroke="${light.land('#2f4f9a')}" stroke-width="12"/>` +
    line(
      Array.from(
        { length: 8 },
        (_, i) => `M430 -3190l${n(Math.cos(i * 0.785) * 66)} ${n(Math.sin(i * 0.785) * 66)}`,
      ).join(''),
      light.land('#2f4f9a'),
      7,
    )
  return (
    ellipse(0, 6, 420, 40, light.shadow) +
    box(-380, -140, 760, 140, light.land('#e9dcc0'), 10) +
    box(-250, -270, 500, 140, light.land('#f4ead4'), 10) +
    line('M0 -260V-3520', light.land('#e8e4dc'), 46) +
    swayed(stage, wave(-3470, '#f09a3c') + wave(-3285, '#fbf6ea') + wave(-3100, '#4f9a50') + wheel, 4)
  )
}

/** The bell: a length of rail that hangs from a branch, with its hammer. */
const bell = ({ context }: Stage): string => {
  const { light } = context
  return (
    line('M0 0V600', light.land('#cbb083'), 16) +
    box(-50, 600, 100, 520, light.land('#6f7684'), 10) +
    box(-50, 600, 26, 520, light.land('#9aa2ae')) +
    line('M120 200V640', light.land('#cbb083'), 14) +
    box(80, 620, 80, 190, light.land('#8a6244'), 14)
  )
}

function building(stage: Stage, scheme: Scheme): Part {
  const { view, context, states } = stage
  const { light } = context
  const m = view.zOf('middle')
  const z = m * 1.9 + 250
  const [x] = groundAt(stage, 0.16, z)
  const opening = { colour: scheme.door, wall: scheme.wall }
  const roof = { kind: 'tiles' as const, colour: light.land(scheme.roof) }
  const treeAt = groundAt(stage, -0.96, m * 1.4)
  const earth = '#dcc094'
  return {
    ground:
      groundOf(stage, earth, { blades: '#9aa056', marks: 60 }) +
      pathOf(stage, tint(light.land(earth), 0.36), { width: 330, wind: 30, towards: 0.14 }) +
      dappledShade(stage, treeAt[0] + 500, treeAt[2], 1500, light.land(earth)),
    pieces: [
      ...[-1.1, 1.15].map(share => stage.stand(mangoTree(context, 4600), groundAt(stage, share, z + 2600))),
      house(stage, {
        x,
        z: z + 900,
        width: 5600,
        depth: 1900,
        height: 2050,
        wall: light.land(scheme.wall),
        wash: light.land(scheme.wash),
        plinth: 300,
        roof: { ...roof, rise: 800 },
        front: [-1900, 0, 1900].flatMap(dx => [
          { x: dx - 380, y: 0, drawing: doubleDoor(context, { width: 660, height: 1480, ...opening, open: dx === 0 }) },
          { x: dx + 560, y: 560, drawing: shutterWindow(context, { width: 520, height: 760, ...opening }) },
        ]),
      }),
      ...veranda(stage, {
        x,
        z,
        width: 5700,
        depth: 900,
        floor: 300,
        height: 1640,
        roof: { ...roof, rise: 300 },
        post: light.land(tint(scheme.wall, 0.4)),
        ground: light.land('#c9a07c'),
        postCount: 7,
        steps: x - 380,
      }),
      stage.stand(swayed(stage, neemTree(context, 4300), 4), treeAt),
      { ...stage.stand(bell(stage), [treeAt[0] + 900, 1900, treeAt[2] - 40]), depth: view.depthOf(treeAt) - 30 },
      stage.stand(flag(stage), groundAt(stage, 0.66, m * 1.25)),
      ...[-0.56, -0.4, 0.74, 0.9].map((share, i) =>
        stage.stand(
          i % 2 ? marigolds(context, 380) : pottedFlowers(context, 520, scheme.wash, scheme.accent),
          groundAt(stage, share, z - 190),
        ),
      ),
      stage.stand(bicycle(context, scheme.door), groundAt(stage, 1.04, z - 420), { mirrored: true }),
    ],
    ...(stage.camera === 'wide' && states.has('festive')
      ? {
          front: place(
            bunting(context, [-40, 60], [600, -60], 120, 'flags') +
              bunting(context, [940, -60], [SIZE + 40, 80], 120, 'flags'),
            0,
            0,
          ),
        }
      : {}),
    spots: {
      steps: { at: [x - 380, 0, z - 240], seat: 200 },
      ledge: { at: [x + 900, 0, z - 20], seat: 300 },
      door: { at: [x - 380, 300, z + 820], seat: 0 },
    },
  }
}

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

function yard(stage: Stage, scheme: Scheme): Part {
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

/** A low bench with a desk in front of it; (x, z) is the middle of the desk's front. */
function desk(stage: Stage, x: number, z: number, wood: string): Piece {
  const front = { front: wood, side: shade(wood, 0.26), top: tint(wood, 0.24) }
  const books = ['#d8503f', '#4f9a97', '#f0b548']
    .map((colour, i) =>
      cuboid(
        stage,
        { x: x + 180, y: 560 + i * 40, z: z + 90, width: 260 - i * 20, height: 40, depth: 190 },
        {
          front: stage.context.light.land(colour),
          side: shade(stage.context.light.land(colour), 0.2),
          top: tint(stage.context.light.land(colour), 0.2),
        },
      ),
    )
    .join('')
  return {
    depth: stage.view.depthOf([x, 0, z]),
    kind: 'scenery',
    drawing:
      cuboid(stage, { x, y: 250, z: z + 620, width: 1200, height: 60, depth: 260 }, front) +
      [-520, 520]
        .map(dx => cuboid(stage, { x: x + dx, z: z + 680, width: 80, height: 250, depth: 120 }, front))
        .join('') +
      [-520, 520].map(dx => cuboid(stage, { x: x + dx, z, width: 80, height: 500, depth: 360 }, front)).join('') +
      cuboid(stage, { x, y: 500, z: z - 30, width: 1260, height: 60, depth: 460 }, front) +
      books,
  }
}

function classroom(stage: Stage, scheme: Scheme): Part {
  const { view, context, camera } = stage
  const { light } = context
  const m = view.zOf('middle')
  const back = Math.max(1300, m * 1.75 + 100)
  const half = Math.max(1700, view.xOf(0.97, back))
  const wood = light.land('#a9714a')
  const wall = light.land(scheme.wall)
  const chalk = alpha('#f6f4ea', 0.85)
  const board =
    box(-1250, -1900, 2500, 1150, light.land('#8a5f40'), 16) +
    box(-1190, -1840, 2380, 1030, light.land('#2f5a4c'), 6) +
    line('M-1000 -1100Q-800 -1500 -600 -1100ZM-1000 -1100V-900H-600V-1100M-860 -900V-1030H-740V-900', chalk, 18) +
    line(
      'M-200 -900V-1300M-200 -1300q-170 -40 -130 -190q60 -150 200 -90q170 -40 160 130q60 140 -90 160q-70 20 -140 -10',
      chalk,
      18,
    ) +
    line(
      'M480 -1340m-110 0a110 110 0 1 1 220 0a110 110 0 1 1 -220 0M480 -1500v-90M480 -1180v90M320 -1340h-90M640 -1340h90',
      chalk,
      18,
    ) +
    line('M260 -940h560M260 -1000h300', chalk, 14) +
    box(-1250, -760, 2500, 50, light.land('#b98a5c'))
  const window = (s: 1 | -1, z: number) => onSide(stage, s, s * (half - 6), 700, z, barred(stage, scheme))
  const charts = [-half * 0.86, half * 0.86]
    .map((x, i) =>
      place(
        box(-260, -1750, 520, 720, light.land('#fbf4e2')) +
          (i
            ? shape('M0 -1100C-160 -1200 -160 -1500 0 -1640C160 -1500 160 -1200 0 -1100Z', light.land('#6aa860')) +
              line('M0 -1060V-1600', light.land('#4f7f48'), 14)
            : circle(0, -1400, 190, light.land('#5f9ac0')) +
              shape(
                'M-120 -1480q80 -90 150 -20q-20 110 -90 130q-90 10 -60 -110ZM40 -1370q80 -30 110 40q-20 110 -90 90Z',
                light.land('#7fb060'),
              )) +
          line('M-280 -1760H280M-280 -1030H280', light.land('#8a5f40'), 26),
        x,
        0,
      ),
    )
    .join('')
  const skirting = light.land(scheme.wash)
  const room = drawRoom(
    stage,
    { back, halfWidth: half, height: 2450 },
    { wall, floor: light.land('#c9a884'), skirting },
    box(-half, -560, half * 2, 560, skirting),
  )
  const low = horizonOf(stage) >= SIZE
  const rows = (camera === 'close-up' ? [] : [-1, 1]).flatMap(s =>
    [0.35, 1.05].map(t => desk(stage, s * (view.xOf(0.62, m * t) + 420), m * t, wood)),
  )
  const glowPool =
    light.dark || low
      ? ''
      : [-1, 1]
          .map(s =>
            stage.area(
              [
                [s * half, back * 0.9],
                [s * half, back * 0.4],
                [s * half * 0.3, back * 0.1],
                [s * half * 0.3, back * 0.6],
              ],
              alpha('#fff3c9', 0.26),
            ),
          )
          .join('')
  const table: Vec3 = [half * 0.56, 0, back - 520]
  return {
    ground:
      room +
      onPlane(stage, back - 2, board + charts) +
      window(-1, back * 0.5) +
      window(1, back * 0.5) +
      window(-1, back * 0.5 - 1500) +
      window(1, back * 0.5 - 1500) +
      glowPool,
    pieces: [
      ...rows,
      {
        depth: view.depthOf(table),
        kind: 'scenery',
        drawing: cuboid(
          stage,
          { x: table[0], z: table[2], width: 1100, height: 700, depth: 460 },
          { front: shade(wood, 0.1), side: shade(wood, 0.3), top: tint(wood, 0.2) },
        ),
      },
      { ...stage.stand(globe(stage), [table[0] + 300, 700, table[2] + 200]), depth: view.depthOf(table) - 4 },
      { ...stage.stand(fan(stage), [0, 2250, m * 0.9]), depth: view.depthOf([0, 0, m * 0.9]) },
    ],
    front: camera === 'wide' ? place(bunting(context, [-40, 40], [SIZE + 40, 30], 90, 'flags'), 0, 0) : '',
    spots: {
      seat: { at: [-(view.xOf(0.62, m * 1.05) + 420), 0, m * 1.05 + 640], seat: 310 },
      ledge: { at: [table[0], 0, table[2] - 10], seat: 700 },
      window: { at: [-half, 700, back * 0.5], seat: 0 },
    },
  }
}

/** A window with bars and the green outside. */
function barred({ context, sky }: Stage, scheme: Scheme): string {
  const { light, defs } = context
  const frame = light.land(scheme.door)
  return (
    box(-430, -1050, 860, 1050, frame, 8) +
    box(-370, -990, 740, 930, defs.verticalGradient(sky[1], sky[2], sky[3])) +
    shape('M-370 -60V-360Q-240 -520 -120 -380Q20 -560 160 -400Q280 -500 370 -380V-60Z', light.land('#7fb068')) +
    line('M-220 -60V-990M-74 -60V-990M74 -60V-990M220 -60V-990', shade(frame, 0.3), 22)
  )
}

const globe = ({ context }: Stage): string => {
  const { light } = context
  return (
    box(-130, -40, 260, 40, light.land('#8a5f40'), 10) +
    line('M0 -40V-110', light.land('#8a5f40'), 34) +
    circle(0, -290, 180, light.land('#5f9ac0')) +
    shape(
      'M-120 -370q80 -90 150 -20q-20 110 -90 130q-90 10 -60 -110ZM40 -260q80 -30 110 40q-20 110 -90 90Z',
      light.land('#8ab860'),
    ) +
    line('M-130 -440Q-260 -280 -110 -130', light.land('#e0b04a'), 22)
  )
}

const fan = ({ context }: Stage): string => {
  const c = context.light.land('#efe8da')
  return (
    line('M0 -400V0', shade(c, 0.3), 26) +
    ellipse(0, 0, 110, 60, shade(c, 0.12)) +
    shape('M-90 -10Q-500 -110 -760 -40Q-500 30 -90 20ZM90 -10Q500 -110 760 -40Q500 30 90 20Z', c) +
    shape('M-20 30Q-60 130 60 150Q120 90 40 24Z', shade(c, 0.1))
  )
}
