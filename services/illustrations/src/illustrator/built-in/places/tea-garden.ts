import { alpha, mix, shade, tint } from '../canvas/colour.ts'
import { n, type Point } from '../canvas/path.ts'
import { box, circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { leafDabs } from '../scenery/crowns.ts'
import { ridge } from '../scenery/land.ts'
import { doubleDoor, shutterWindow } from '../scenery/openings.ts'
import { hazeOf } from '../scenery/skies.ts'
import { glow } from '../scenery/sky.ts'
import { pottedFlowers } from '../scenery/vessels.ts'
import { shrub, silverOak } from '../scenery/village-trees.ts'
import {
  createSettingScene,
  type DrawSetting,
  horizonOf,
  type Piece,
  type SettingScene,
  type Stage,
} from '../stage/stage.ts'
import { flowersOn } from './ground-cover.ts'
import { house, veranda } from './house.ts'
import { lampLit } from './lit-room.ts'
import { grassFront, groundAt, groundOf, pathOf, skyOf } from './open-country.ts'
import { cuboid } from './solid.ts'
import { inWeather, swayed } from './weather.ts'

interface Scheme {
  bush: string
  house: string
  roof: string
  engine: string
}

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { bush: '#5f9e4c', house: '#f2e6cc', roof: '#5f8f6a', engine: '#3f6fa8' },
  { bush: '#6ba650', house: '#d9e2d4', roof: '#b5604c', engine: '#c9483f' },
  { bush: '#559a54', house: '#f0d4b0', roof: '#6a7fa8', engine: '#3f8a6a' },
]
type Part = Partial<SettingScene> & Pick<SettingScene, 'ground' | 'pieces'>

/** Side 0: the path between the rows; 1: the planter's bungalow; 2: the little railway above the slope. */
export const teaGarden: DrawSetting = inWeather(
  bare => {
    const stage = lampLit(bare, 0.3)
    const { context } = stage
    const scheme = context.bookRandom.fork('tea-garden').pick(SCHEMES)
    const draw = VIEWS[stage.side % VIEWS.length] ?? VIEWS[0]
    return createSettingScene({
      sky: skyOf(stage, { clouds: 6 }),
      far: slopes(stage, scheme),
      front: grassFront(stage, context.light.land('#5a8f48'), 70),
      ...draw(stage, scheme),
    })
  },
  [1],
)

/** Hills behind one another with rows of tea, and mist in the valleys. */
function slopes(stage: Stage, { bush }: Scheme): string {
  const horizon = horizonOf(stage)
  if (horizon < -200 || horizon > 1536) return ''
  const { context, sky, view } = stage
  const haze = hazeOf(context, sky)
  const k = (view.scaleAt([0, 0, view.zOf('horizon')]) / 0.13) * 1.15
  const mist = context.light.dark ? '#7fa0b8' : '#f6f4e8'
  return [0, 1, 2, 3]
    .map(i => {
      const top = ridge(context.random, horizon - (250 - i * 82) * k, (70 - i * 8) * k, 0.7 + i * 0.25)
      const colour = haze(i === 0 ? '#6f94a0' : bush, 0.66 - i * 0.17)
      const points = Array.from({ length: 33 }, (_, p): Point => [p * 50 - 30, top(p * 50 - 30)])
      const edge = points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')
      const rows =
        i === 0
          ? ''
          : Array.from(
              { length: 5 },
              (_, r) =>
                `M${points.map(([x, y]) => `${n(x)} ${n(y + (r + 1) * (15 + i * 5) * k + Math.sin(x / 210 + r) * 5)}`).join('L')}`,
            ).join('')
      return (
        shape(`M${edge}V${n(horizon + 30)}H-40Z`, context.defs.verticalGradient(tint(colour, 0.1), colour)) +
        line(rows, alpha(shade(colour, 0.4), 0.3), (4 + i * 2) * k) +
        box(
          0,
          horizon - (130 - i * 56) * k,
          1536,
          130 * k,
          context.defs.verticalGradient(alpha(mist, 0), alpha(mist, 0.34), alpha(mist, 0)),
        )
      )
    })
    .join('')
}

/** Height of the ground beyond the nearest rows: it rises, so that the rows stand above one another. */
const riseOf = (z: number): number => Math.max(0, z - 3600) * 0.075

/** A row of clipped bushes across the picture, between two x. */
function teaRow(stage: Stage, from: number, to: number, z: number, height: number, colour: string): Piece | null {
  const { view, context } = stage
  const { random } = context
  const [left, right] = [Math.max(from, view.xOf(-1.15, z)), Math.min(to, view.xOf(1.15, z))]
  if (right - left < 200) return null
  const step = 430
  const y = riseOf(z)
  const skirt = y
  let body = `M${n(left)} ${n(skirt)}Q${n(left - 130)} ${n(-height * 0.4)} ${n(left)} ${n(-height * 0.7)}`
  let lit = ''
  let leaves = ''
  for (let x = left; x < right; x += step) {
    const w = Math.min(step, right - x)
    const h = height * random.between(0.94, 1.08)
    body += `Q${n(x + w * 0.06)} ${n(-h)} ${n(x + w * 0.5)} ${n(-h)}T${n(x + w)} ${n(-height * 0.72)}`
    lit += `M${n(x + w * 0.1)} ${n(-h * 0.84)}Q${n(x + w * 0.3)} ${n(-h * 1.02)} ${n(x + w * 0.6)} ${n(-h * 0.99)}T${n(x + w * 0.94)} ${n(-h * 0.8)}Q${n(x + w * 0.5)} ${n(-h * 0.66)} ${n(x + w * 0.1)} ${n(-h * 0.84)}Z`
    if (z < view.zOf('far') * 0.9) leaves += leafDabs(random, [x + w * 0.5, -h * 0.62, w * 0.46, h * 0.36], 7, 66, -0.4)
  }
  const drawing =
    shape(
      `${body}Q${n(right + 130)} ${n(-height * 0.4)} ${n(right)} ${n(skirt)}Z`,
      context.defs.verticalGradient(tint(colour, 0.06), colour, shade(colour, 0.36)),
    ) +
    shape(lit, alpha(tint(colour, 0.3), 0.45)) +
    shape(leaves, alpha(tint(colour, 0.44), 0.55)) +
    line(`M${n(left)} 0H${n(right)}`, alpha(shade(colour, 0.6), y > 0 ? 0 : 0.34), 40)
  return stage.stand(drawing, [0, y, z])
}

/** Rows one behind the other, with a gap of the given half-width around the path, closed in the distance. */
function rows(stage: Stage, scheme: Scheme, start: number, gap: number, closed = 6500): Piece[] {
  const { context, sky } = stage
  const haze = hazeOf(context, sky)
  const list: (Piece | null)[] = []
  for (let z = start, i = 0; z < 11000 && i < 16; z *= 1.22, z += 260, i++) {
    const colour = haze(scheme.bush, Math.min(0.4, i * 0.03))
    const shift = Math.sin(i * 0.5) * 160
    if (z > closed) list.push(teaRow(stage, -1e6, 1e6, z, 640, colour))
    else list.push(teaRow(stage, -1e6, -gap + shift, z, 640, colour), teaRow(stage, gap + shift, 1e6, z, 640, colour))
  }
  return list.filter(piece => piece !== null)
}

const oaks = (stage: Stage, list: readonly (readonly [share: number, z: number])[]): Piece[] =>
  list.map(([share, z], i) =>
    stage.stand(swayed(stage, silverOak(stage.context, 4600 + (i % 3) * 600), 4), [
      groundAt(stage, share, z)[0],
      riseOf(z),
      z,
    ]),
  )

/** A pickers' basket with a strap, full of leaves. */
function pickersBasket({ context }: Stage): string {
  const { light, random } = context
  // A full basket reaches to a child's waist.
  const cane = light.land('#c59a5c')
  return (
    ellipse(0, 4, 260, 36, light.shadow) +
    shape(leafDabs(random, [0, -520, 200, 90], 40, 90, -0.5), light.land('#7fb856')) +
    shape(
      'M-250 -520Q0 -430 250 -520L150 -10Q0 20 -150 -10Z',
      context.defs.horizontalGradient(shade(cane, 0.2), cane, tint(cane, 0.16)),
    ) +
    line(
      [0.2, 0.45, 0.7]
        .map(
          t => `M${n(-160 - 90 * t)} ${n(-480 * t - 20)}Q0 ${n(-480 * t + 70)} ${n(160 + 90 * t)} ${n(-480 * t - 20)}`,
        )
        .join(''),
      alpha(shade(cane, 0.5), 0.5),
      12,
    ) +
    line('M-240 -500Q-330 -260 -150 -60', light.land('#d8486a'), 30)
  )
}

function path(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const gap = Math.max(950, view.xOf(0.58, m)) + (stage.camera === 'close-up' ? 250 : 0)
  const earth = light.land('#d2a878')
  return {
    ground: groundOf(stage, '#8fb45c') + pathOf(stage, earth, { width: gap * 0.42, wind: 120, towards: 0.1 }),
    pieces: [
      ...rows(stage, scheme, m * 0.5, gap),
      ...oaks(stage, [
        [-0.9, 4600],
        [0.66, 5600],
        [-0.4, 9500],
        [0.98, 3900],
        [0.3, 12000],
      ]),
      stage.stand(pickersBasket(stage), [gap * 0.92, 0, m * 0.42], { scale: 0.8 }),
      stage.stand(pickersBasket(stage), [-gap * 0.9, 0, m * 1.3], { scale: 0.8 }),
    ],
    spots: { seat: { at: [-gap - 200, 0, m * 0.5 - 60], seat: 200 } },
  }
}

function bungalow(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const z = m * 1.9 + 300
  const [x] = groundAt(stage, 0.34, z)
  const opening = { colour: '#4f8a6a', wall: scheme.house }
  const roof = { kind: 'tin' as const, colour: light.land(scheme.roof) }
  return {
    ground:
      groundOf(stage, '#97bd62') +
      pathOf(stage, light.land('#dcc39a'), { width: 230, wind: 60, towards: 0.36 }) +
      flowersOn(stage, 24, ['#f0a0b8', '#fbf4e4', '#b58ad0'].map(light.land), 28),
    pieces: [
      ...oaks(stage, [
        [-0.94, z + 3000],
        [-0.66, z + 5200],
        [0.98, z + 3600],
      ]),
      ...rows(stage, scheme, z + 1800, 0, 0).slice(0, 5),
      ...[-1, -0.78].flatMap(share =>
        [0, 1].map(i =>
          stage.stand(shrub(context, 520, scheme.bush), groundAt(stage, share + i * 0.1, m * 1.5 + i * 700)),
        ),
      ),
      house(stage, {
        x,
        z: z + 800,
        width: 3300,
        depth: 1900,
        height: 1850,
        wall: light.land(scheme.house),
        wash: light.land(shade(scheme.house, 0.2)),
        plinth: 420,
        roof: { ...roof, rise: 1050 },
        front: [
          { x: 0, y: 0, drawing: doubleDoor(context, { width: 760, height: 1480, ...opening, open: true }) },
          { x: -1050, y: 420, drawing: shutterWindow(context, { width: 460, height: 860, ...opening }) },
          { x: 1050, y: 420, drawing: shutterWindow(context, { width: 460, height: 860, ...opening }) },
        ],
      }),
      ...veranda(stage, {
        x,
        z,
        width: 3400,
        depth: 800,
        floor: 420,
        height: 1500,
        roof: { ...roof, rise: 260 },
        post: light.land('#fbf6e8'),
        ground: light.land('#b98a68'),
        postCount: 4,
        steps: x,
      }),
      ...[-1500, -1150, 1150, 1500].map((dx, i) =>
        stage.stand(pottedFlowers(context, 520, '#c8744c', i % 2 ? '#e4577a' : '#f4c24a'), [x + dx, 0, z - 170]),
      ),
      stage.stand(pickersBasket(stage), groundAt(stage, -0.78, m * 0.9), { scale: 0.8 }),
      stage.stand(pickersBasket(stage), groundAt(stage, -0.94, m * 0.8), { scale: 0.75 }),
      stage.stand(scales(stage), groundAt(stage, -0.98, m * 1.5)),
    ],
    spots: {
      steps: { at: [x, 0, z - 240], seat: 280 },
      ledge: { at: [x - 900, 0, z - 20], seat: 420 },
      door: { at: [x, 420, z + 720], seat: 0 },
    },
  }
}

/** A tripod with a hook to weigh the leaves. */
function scales({ context }: Stage): string {
  const { light } = context
  return (
    line('M-420 0L0 -1700L420 0M0 -1700V-1300', light.land('#7d5b42'), 46) +
    circle(0, -1200, 120, light.land('#c9cdd0')) +
    circle(0, -1200, 84, light.land('#fbf6e8')) +
    line('M0 -1200L50 -1250', light.land('#c9483f'), 16) +
    line('M0 -1080V-900', light.land('#5a5560'), 18) +
    shape('M-230 -900H230L180 -520H-180Z', light.land('#d9b77c'))
  )
}

function railway(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const z = m * 1.75 + 250
  const steel = light.land('#6f7684')
  const bed = light.land('#b9a58c')
  const low = horizonOf(stage) > 1536
  const sleepers = low
    ? ''
    : Array.from({ length: 22 }, (_, i) =>
        stage.area(
          [
            [-4700 + i * 430, z - 330],
            [-4520 + i * 430, z - 330],
            [-4520 + i * 430, z + 330],
            [-4700 + i * 430, z + 330],
          ],
          light.land('#7d5f4c'),
        ),
      ).join('')
  const rail = (dz: number) =>
    cuboid(
      stage,
      { x: 0, z: z + dz, width: 12000, height: 60, depth: 50 },
      { front: shade(steel, 0.2), side: steel, top: tint(steel, 0.4) },
    )
  const ex = view.xOf(stage.camera === 'close-up' ? -0.9 : -0.44, z) - 1400
  return {
    ground:
      groundOf(stage, '#8fb45c') +
      (low
        ? ''
        : stage.area(
            [
              [-9000, z - 480],
              [9000, z - 480],
              [9000, z + 480],
              [-9000, z + 480],
            ],
            bed,
          )) +
      sleepers +
      rail(240) +
      rail(-240),
    pieces: [
      ...rows(stage, scheme, z + 900, 0, 0).slice(0, 9),
      ...oaks(stage, [
        [0.6, z + 4200],
        [0.92, z + 3000],
        [0.1, z + 8000],
        [-0.6, z + 5000],
      ]),
      stage.stand(engine(stage, scheme.engine), [ex, 60, z - 200]),
      stage.stand(carriage(stage, scheme.engine), [ex - 2650, 60, z - 200]),
      stage.stand(signal(stage), groundAt(stage, 0.8, z - 600)),
      stage.stand(shrub(context, 420, scheme.bush), groundAt(stage, 0.96, m * 0.9)),
      stage.stand(pickersBasket(stage), groundAt(stage, 0.84, m * 0.6), { scale: 0.8 }),
    ],
    spots: { ledge: { at: [ex - 2650, 60, z - 240], seat: 420 }, seat: { at: [ex - 2650, 60, z - 240], seat: 420 } },
  }
}

/** A small steam engine, heading right, 2300 long. */
function engine({ context }: Stage, colour: string): string {
  const { light, defs } = context
  const c = light.land(colour)
  const black = light.land('#3a3640')
  const brass = light.land('#e0b04a')
  const wheel = (x: number, r: number) =>
    circle(x, -r, r, black) + circle(x, -r, r * 0.7, light.land('#c9483f')) + circle(x, -r, r * 0.24, brass)
  const smoke = [
    [640, -2250, 190],
    [480, -2500, 240],
    [240, -2740, 290],
    [-80, -2900, 330],
  ]
    .map(([x = 0, y = 0, r = 0], i) =>
      circle(x, y, r, alpha(mix('#ffffff', light.land('#d9d4cc'), 0.5), 0.8 - i * 0.15)),
    )
    .join('')
  return (
    smoke +
    ellipse(0, 6, 1300, 60, light.shadow) +
    box(-1150, -380, 2300, 130, black, 12) +
    box(-150, -1150, 1180, 780, defs.verticalGradient(tint(c, 0.3), c, shade(c, 0.24)), 60) +
    line('M150 -1150V-380M560 -1150V-380', brass, 26) +
    circle(1040, -770, 330, shade(c, 0.24)) +
    circle(1050, -770, 250, black) +
    circle(1060, -770, 60, brass) +
    box(520, -1900, 200, 760, black) +
    shape('M470 -1900H770L720 -2060H520Z', black) +
    shape('M60 -1150Q60 -1420 180 -1430Q300 -1420 300 -1150Z', brass) +
    box(-1080, -1800, 920, 1420, c, 10) +
    box(-1180, -1900, 1120, 130, shade(c, 0.3), 30) +
    box(-960, -1600, 300, 420, light.dark ? '#ffd78a' : light.land('#cfe2e0')) +
    box(-560, -1600, 300, 420, light.dark ? '#ffd78a' : light.land('#cfe2e0')) +
    line('M-1060 -1040H-180', brass, 26) +
    wheel(-800, 240) +
    wheel(-250, 240) +
    wheel(280, 240) +
    wheel(820, 170) +
    line('M-800 -220H300', light.land('#b9bfc4'), 46) +
    shape('M1080 -360L1380 -60H1000Z', light.land('#c9483f')) +
    circle(1060, -1160, 90, brass) +
    (light.dark ? place(glow(context, 0, 0, 700, light.glow, 0.7), 1090, -1160) : '')
  )
}

/** An open carriage, 2300 long. */
function carriage({ context }: Stage, colour: string): string {
  const { light } = context
  const c = light.land(colour)
  const cream = light.land('#f6ead0')
  return (
    ellipse(0, 6, 1250, 56, light.shadow) +
    [-700, 700]
      .map(x => circle(x, -170, 170, light.land('#3a3640')) + circle(x, -170, 90, light.land('#8b8790')))
      .join('') +
    box(-1150, -420, 2300, 120, light.land('#4a444c')) +
    box(-1120, -1000, 2240, 600, c) +
    line('M-1120 -760H1120', cream, 40) +
    box(-1120, -1640, 2240, 650, cream) +
    [-0.78, -0.4, 0, 0.4, 0.78]
      .map(t => box(t * 1120 - 170, -1560, 340, 480, light.dark ? '#ffd78a' : light.land('#a9cfd2'), 20))
      .join('') +
    shape('M-1220 -1640Q0 -1860 1220 -1640Z', light.land('#c9b99c')) +
    line('M1150 -330H1450', light.land('#4a444c'), 40)
  )
}

const signal = ({ context }: Stage): string => {
  const { light } = context
  return (
    ellipse(0, 4, 150, 24, light.shadow) +
    line('M0 0V-2100', light.land('#f2ece0'), 60) +
    line('M0 -600V-900M0 -1300V-1600', light.land('#3a3640'), 60) +
    place(box(-40, -60, 620, 120, light.land('#d8483c')) + box(420, -60, 70, 120, light.land('#fbf4e4')), 0, -2000, {
      turn: -18,
    }) +
    circle(0, -2000, 60, light.land('#3a3640'))
  )
}

const VIEWS = [path, bungalow, railway] as const
