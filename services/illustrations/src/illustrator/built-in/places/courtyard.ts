import { alpha, shade, tint } from '../canvas/colour.ts'
import { circlePath, n } from '../canvas/path.ts'
import { box, circle, line, place, SIZE, shape } from '../canvas/svg.ts'
import { cuspedArch, doubleDoor, shutterWindow } from '../scenery/openings.ts'
import { rangoli } from '../scenery/rangoli.ts'
import { glow } from '../scenery/sky.ts'
import { bucket, diya, matkaStack, pottedFlowers, toran } from '../scenery/vessels.ts'
import { coconutPalm, neemTree } from '../scenery/village-trees.ts'
import { bicycle, swingBoard, swingStand, tulsiStand, washingLine } from '../scenery/yard.ts'
import {
  createSettingScene,
  type DrawSetting,
  horizonOf,
  type Piece,
  type SettingScene,
  type Stage,
} from '../stage/stage.ts'
import { CHARPAI_SEAT, charpai } from './charpai.ts'
import { balustrade, type Enclosure, enclosure, type OnBack, onWings } from './enclosure.ts'
import { paving } from './ground-cover.ts'
import { lampLit } from './lit-room.ts'
import { groundAt, groundOf, skyOf } from './open-country.ts'
import { cuboid, onGround } from './solid.ts'
import { inWeather } from './weather.ts'

interface Scheme {
  wall: string
  wash: string
  wood: string
  stone: string
  tulsi: string
  cloth: string
}

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { wall: '#f3ddb0', wash: '#c9784e', wood: '#3f7f7a', stone: '#d8bf9a', tulsi: '#e0653f', cloth: '#d8486a' },
  { wall: '#bcd8dc', wash: '#5f8fa8', wood: '#8a5a3c', stone: '#d5c8b4', tulsi: '#d99a3a', cloth: '#e8884a' },
  { wall: '#f2c4a8', wash: '#a8503f', wood: '#5a6f4c', stone: '#cfb496', tulsi: '#4f9a97', cloth: '#6f7fc0' },
  { wall: '#efe6d2', wash: '#8a9a6a', wood: '#7a4a38', stone: '#c9bba6', tulsi: '#c9583f', cloth: '#4f9a97' },
]
/** Height of the platform below the arcade. */
const PLINTH = 260

type Part = Pick<SettingScene, 'pieces' | 'spots'> & { wall: OnBack[]; wings: string; height: number; front?: string }

/** Side 0: the arcade with the swing and the tulsi; 1: the great door; 2: the stairs and the kitchen. */
export const courtyard: DrawSetting = inWeather(
  bare => {
    const stage = lampLit(bare, 0.6)
    const { context, view, camera, states } = stage
    const { light } = context
    const scheme = context.bookRandom.fork('courtyard').pick(SCHEMES)
    const m = view.zOf('middle')
    const back = m * 1.9 + 350
    const half = Math.max(1500, view.xOf(camera === 'close-up' ? 1.4 : 0.92, back))
    const draw = VIEWS[stage.side % VIEWS.length] ?? VIEWS[0]
    const part = draw(stage, scheme, { back, half, height: 2500 })
    const yard: Enclosure = { back, half, height: part.height }
    const wall = enclosure(
      stage,
      yard,
      { wall: light.land(scheme.wall), wash: light.land(scheme.wash), coping: light.land(tint(scheme.wall, 0.3)) },
      part.wall,
    )
    const stone = light.land(scheme.stone)
    return createSettingScene({
      sky: skyOf(stage, { clouds: 3 }) + beltOfStars(stage),
      ground:
        groundOf(stage, scheme.stone, { grassy: false, marks: 20 }) +
        paving(stage, { near: -9000, far: back, halfWidth: half, size: 430, colour: stone, share: 0.8 }),
      pieces: [{ ...wall, drawing: wall.drawing + part.wings }, ...part.pieces],
      spots: part.spots,
      front:
        (part.front ?? '') +
        (camera === 'wide' ? cornerPots(stage, scheme) : '') +
        (states.has('festive') ? lampString(stage) : ''),
    })
  },
  [0, 1, 2],
)

/** Two of the three stars of a belt, and the gap that the third one has left; or all three. */
function beltOfStars(stage: Stage): string {
  const { states, context } = stage
  const horizon = horizonOf(stage)
  if (horizon < 200 || !(states.has('missing-star') || states.has('three-stars'))) return ''
  const y = Math.min(horizon * 0.08, 110)
  return [0, 1, 2]
    .map(i => {
      const [x, sy] = [SIZE * 0.3 + i * 120, y + i * 22]
      if (i === 2 && states.has('missing-star')) return circle(x, sy, 30, alpha('#071530', 0.7))
      return (
        glow(context, x, sy, 90, '#fff3c9', 0.8) +
        shape(
          `M${n(x)} ${n(sy - 34)}Q${n(x)} ${n(sy)} ${n(x + 34)} ${n(sy)}Q${n(x)} ${n(sy)} ${n(x)} ${n(sy + 34)}Q${n(x)} ${n(sy)} ${n(x - 34)} ${n(sy)}Q${n(x)} ${n(sy)} ${n(x)} ${n(sy - 34)}Z`,
          '#fff6d8',
        )
      )
    })
    .join('')
}

/** Plants in the lower corners, in px. */
const cornerPots = ({ context }: Stage, scheme: Scheme): string =>
  place(pottedFlowers(context, 560, scheme.wash, scheme.cloth), 60, SIZE + 130, { scale: 0.8 }) +
  place(pottedFlowers(context, 620, '#c8744c', '#f4c24a'), SIZE - 50, SIZE + 150, { scale: 0.8 })

/** Marigolds and lamps along the upper edge, in px. */
function lampString({ context }: Stage): string {
  const { light } = context
  let [orange, yellow, lamps] = ['', '', '']
  for (let i = 0; i <= 40; i++) {
    const t = i / 40
    const [x, y] = [t * SIZE, 30 + 70 * Math.abs(Math.sin(t * Math.PI * 3))]
    if (i % 5 === 2) lamps += glow(context, x, y + 40, 70, light.glow, 0.6) + circle(x, y + 40, 12, '#fff0c0')
    else if (i % 2) orange += circlePath(x, y, 17)
    else yellow += circlePath(x, y, 17)
  }
  return shape(orange, light.land('#ef8a2c')) + shape(yellow, light.land('#f6bd3a')) + lamps
}

const rowOfLamps = (stage: Stage, from: number, to: number, y: number, z: number, count: number): Piece[] =>
  stage.states.has('festive')
    ? Array.from({ length: count }, (_, i) =>
        stage.stand(diya(stage.context, 62), [from + ((to - from) * (i + 0.5)) / count, y, z]),
      )
    : []

function arcade(stage: Stage, scheme: Scheme, { back, half }: Enclosure): Part {
  const { context, view, states, camera } = stage
  const { light } = context
  const m = view.zOf('middle')
  const arch = { width: 780, height: 1280, colour: tint(scheme.wall, 0.5), wall: scheme.wall }
  const bay = 1080
  const [sx, , sz] = groundAt(stage, 0.74, m * 1.15)
  const swing = swingBoard(context, { width: 1250, seat: 420, rope: 1800, wood: '#8f4f34', brass: true })
  const tulsi = groundAt(stage, camera === 'close-up' ? -0.9 : -0.66, m * 0.95)
  const count = Math.ceil(half / bay)
  const bays = Array.from({ length: count * 2 + 1 }, (_, i) => (i - count) * bay)
  const innerDoor =
    box(-190, -900, 380, 900, light.land(scheme.wood)) + line('M0 0V-900', light.land(shade(scheme.wood, 0.4)), 12)
  const innerShelf = box(-220, -560, 440, 30, light.land('#9a6a48')) + place(matkaStack(context, 130), 0, -560)
  return {
    height: 1960,
    wall: [
      ...bays.map((x, i) => ({
        x,
        y: PLINTH,
        drawing: cuspedArch(context, { ...arch, inner: i % 2 ? innerDoor : innerShelf }),
      })),
      ...bays.map(x => ({
        x: x + bay / 2,
        y: PLINTH,
        drawing:
          box(-70, -1060, 140, 1060, light.land(tint(scheme.wall, 0.44)), 10) +
          box(-100, -1110, 200, 90, light.land(scheme.wash), 12) +
          box(-100, -70, 200, 70, light.land(scheme.wash), 8),
      })),
      {
        x: 0,
        y: 1780,
        drawing:
          box(-half, -110, half * 2, 110, light.land(scheme.wash)) +
          box(-half, -140, half * 2, 44, light.land(tint(scheme.wall, 0.5))),
      },
      { x: -half, y: 2060, drawing: balustrade(half * 2, 330, light.land(scheme.wood)) },
      ...(states.has('festive') ? bays.map(x => ({ x, y: 1640, drawing: toran(context, 900, 80) })) : []),
    ],
    wings: onWings(stage, { back, half, height: 0 }, [
      { side: -1, y: PLINTH, z: back - 700, drawing: cuspedArch(context, arch) },
      {
        side: 1,
        y: PLINTH,
        z: back - 700,
        drawing: doubleDoor(context, { width: 620, height: 1300, colour: scheme.wood, wall: scheme.wall }),
      },
    ]),
    pieces: [
      {
        depth: view.depthOf([0, 0, back - 260]),
        kind: 'scenery',
        drawing: cuboid(
          stage,
          { x: 0, z: back - 260, width: half * 2, height: PLINTH, depth: 260 },
          {
            front: light.land(shade(scheme.stone, 0.14)),
            side: light.land(scheme.stone),
            top: light.land(tint(scheme.stone, 0.3)),
          },
        ),
      },
      stage.stand(swingStand(context, 1560, 1850), [sx, 0, sz + 90]),
      stage.stand(swing.back, [sx, 0, sz + 60]),
      { ...stage.stand(swing.front, [sx, 0, sz]), depth: view.depthOf([sx, 0, sz]) + 20 },
      stage.stand(tulsiStand(context, { colour: scheme.tulsi, height: 1050 }), tulsi),
      stage.stand(pottedFlowers(context, 560, '#c8744c', scheme.cloth), groundAt(stage, -0.94, back - 340)),
      stage.stand(matkaStack(context, 270), groundAt(stage, 0.95, back - 360)),
      ...rowOfLamps(stage, -half, half, PLINTH + 2, back - 200, 14),
    ],
    spots: {
      swing: { at: [sx, 0, sz], seat: 430 },
      seat: { at: [sx - 260, 0, sz], seat: 430 },
      ledge: { at: [-300, 0, back - 280], seat: PLINTH },
    },
  }
}

function gateway(stage: Stage, scheme: Scheme, { back }: Enclosure): Part {
  const { context, view, states } = stage
  const { light } = context
  const m = view.zOf('middle')
  const [dx] = groundAt(stage, 0.12, back)
  const [rx, , rz] = groundAt(stage, 0.3, m * 0.5)
  const white = light.land('#fbf4e4')
  const elephant =
    shape(
      'M-300 0V-260C-300 -420 -160 -470 20 -460C120 -520 260 -500 300 -400C340 -330 330 -180 380 -120L340 -96C280 -150 280 -260 262 -300C250 -220 230 -180 190 -150V0H100V-130H-140V0Z',
      light.land(shade(scheme.wash, 0.1)),
    ) +
    shape('M-220 -430Q-60 -500 90 -440L60 -260Q-60 -220 -190 -270Z', light.land(scheme.cloth)) +
    circle(244, -400, 16, white) +
    line('M-190 -290Q-60 -240 60 -280', light.land('#f0c25a'), 18)
  const bench = (x: number): Piece => ({
    depth: view.depthOf([x, 0, back - 420]),
    kind: 'scenery',
    drawing: cuboid(
      stage,
      { x, z: back - 420, width: 900, height: 400, depth: 420 },
      {
        front: light.land(shade(scheme.stone, 0.16)),
        side: light.land(shade(scheme.stone, 0.3)),
        top: light.land(tint(scheme.stone, 0.26)),
      },
    ),
  })
  return {
    height: 2080,
    wall: [
      {
        x: dx,
        y: 150,
        drawing:
          box(-860, -1860, 1720, 1860, light.land(tint(scheme.wall, 0.4)), 20) +
          cuspedArch(context, { width: 1100, height: 1740, colour: scheme.wash, wall: scheme.wall }) +
          place(doubleDoor(context, { width: 940, height: 1360, colour: scheme.wood, wall: scheme.wall }), 0, 0),
      },
      { x: dx, y: 1780, drawing: toran(context, 1150, 100) },
      { x: dx - 1330, y: 640, drawing: elephant },
      { x: dx + 1330, y: 640, drawing: place(elephant, 0, 0, { mirrored: true }) },
      ...[-2100, 2100].map(x => ({
        x: dx + x,
        y: 900,
        drawing: shutterWindow(context, { width: 460, height: 760, colour: scheme.wood, wall: scheme.wall }),
      })),
      ...[-780, 780].map(x => ({
        x: dx + x,
        y: 1100,
        drawing:
          shape('M-90 0V-160Q0 -300 90 -160V0Z', light.land(shade(scheme.wall, 0.4))) +
          place(diya(context, 60), 0, -10),
      })),
    ],
    wings: '',
    pieces: [
      stage.stand(neemTree(context, 5200), [dx - 2100, 0, back + 1500]),
      stage.stand(coconutPalm(context, 5600, 0.1), [dx + 1900, 0, back + 1900]),
      bench(dx - 1250),
      bench(dx + 1250),
      {
        depth: view.depthOf([dx, 0, back - 300]),
        kind: 'scenery',
        drawing:
          cuboid(
            stage,
            { x: dx, z: back - 300, width: 1500, height: 80, depth: 300 },
            {
              front: light.land(shade(scheme.stone, 0.1)),
              side: light.land(shade(scheme.stone, 0.3)),
              top: light.land(tint(scheme.stone, 0.3)),
            },
          ) + onGround(stage, rx, rz, rangoli(context, 380)),
      },
      stage.stand(bicycle(context, scheme.wood), groundAt(stage, -0.84, m * 0.95)),
      stage.stand(pottedFlowers(context, 620, scheme.wash, scheme.cloth), groundAt(stage, 0.92, m * 1.1)),
      ...rowOfLamps(stage, dx - 700, dx + 700, 84, back - 280, 6),
      ...(states.has('festive')
        ? [
            stage.stand(diya(context, 80, true), [rx - 420, 0, rz]),
            stage.stand(diya(context, 80, true), [rx + 420, 0, rz]),
          ]
        : []),
    ],
    spots: {
      door: { at: [dx, 80, back - 60], seat: 0 },
      seat: { at: [dx - 1250, 0, back - 440], seat: 400 },
      ledge: { at: [dx + 1250, 0, back - 440], seat: 400 },
    },
  }
}

function stairs(stage: Stage, scheme: Scheme, { back, half }: Enclosure): Part {
  const { context, view, camera } = stage
  const { light } = context
  const m = view.zOf('middle')
  const stone = light.land(tint(scheme.wall, 0.2))
  const [from] = groundAt(stage, camera === 'close-up' ? 0.5 : 0.08, back)
  const treads = Array.from({ length: 9 }, (_, i) =>
    cuboid(
      stage,
      { x: from + 200 + i * 290, z: back - 640, width: 300, height: (i + 1) * 190, depth: 640 },
      {
        front: light.land(i % 2 ? tint(scheme.wall, 0.06) : scheme.wall),
        side: shade(stone, 0.16),
        top: tint(stone, 0.3),
      },
    ),
  ).join('')
  const rail =
    line(
      Array.from({ length: 9 }, (_, i) => `M${n(i * 290)} ${n(-(i + 1) * 190)}v-420`).join(''),
      light.land(scheme.wood),
      24,
    ) + line(`M0 ${-190 - 420}L${8 * 290} ${n(-9 * 190 - 420)}`, light.land(scheme.wood), 40)
  const [bx, , bz] = groundAt(stage, -0.74, m * 0.8)
  const hearth =
    box(-330, -300, 660, 300, light.land('#a9694a'), 60) +
    shape('M-150 0V-170Q0 -260 150 -170V0Z', light.land('#4a2f2c')) +
    (light.dark ? place(glow(context, 0, 0, 420, '#ff9a4a', 0.7), 0, -80) : '') +
    shape('M-70 0C-90 -90 0 -110 -10 -180C60 -120 90 -60 70 0Z', '#f6a23c')
  return {
    height: 2120,
    wall: [
      {
        x: from - 760,
        y: 0,
        drawing: doubleDoor(context, { width: 700, height: 1480, colour: scheme.wood, wall: scheme.wall, open: true }),
      },
      {
        x: from - 1700,
        y: 760,
        drawing: shutterWindow(context, { width: 520, height: 760, colour: scheme.wood, wall: scheme.wall }),
      },
      {
        x: from - 2600,
        y: 0,
        drawing: cuspedArch(context, { width: 800, height: 1600, colour: tint(scheme.wall, 0.5), wall: scheme.wall }),
      },
      { x: -half, y: 2220, drawing: balustrade(half * 2, 330, light.land(tint(scheme.wall, 0.4))) },
    ],
    wings: '',
    pieces: [
      stage.stand(coconutPalm(context, 6000, -0.08), [from - 1500, 0, back + 1900]),
      {
        depth: view.depthOf([from, 0, back - 640]),
        kind: 'scenery',
        drawing: treads + stage.stand(rail, [from + 200, 0, back - 630]).drawing,
      },
      stage.stand(hearth, [from - 1560, 0, back - 330]),
      stage.stand(matkaStack(context, 300), [from - 240, 0, back - 330]),
      {
        ...stage.stand(washingLine(context, half * 1.3, 2150, false), [-half * 0.6, 0, back - 460]),
        depth: view.depthOf([0, 0, back - 460]),
      },
      charpai(stage, bx, bz, light.land(scheme.cloth)),
      stage.stand(bucket(context, 340, '#d8604f'), groundAt(stage, 0.9, m * 0.8)),
      stage.stand(pottedFlowers(context, 560, '#c8744c', '#f4c24a'), groundAt(stage, 0.98, back - 800)),
      ...rowOfLamps(stage, -half, half, 2230, back - 40, 14),
    ],
    spots: {
      steps: { at: [from + 490, 0, back - 660], seat: 380 },
      bed: { at: [bx, 0, bz + 150], seat: CHARPAI_SEAT },
      seat: { at: [bx + 240, 0, bz - 20], seat: CHARPAI_SEAT },
      door: { at: [from - 760, 0, back - 40], seat: 0 },
    },
  }
}

const VIEWS = [arcade, gateway, stairs] as const
