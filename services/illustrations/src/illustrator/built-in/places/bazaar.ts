import { alpha, shade, tint } from '../canvas/colour.ts'
import { circlePath, type Point } from '../canvas/path.ts'
import { box, circle, ellipse, line, place, SIZE, shape } from '../canvas/svg.ts'
import { bunting, domedTower } from '../scenery/buildings.ts'
import { basketOf } from '../scenery/farm-things.ts'
import { awning, SHOPS, type Shop, shopFront, spiceSack } from '../scenery/market.ts'
import { cuspedArch, shutterWindow } from '../scenery/openings.ts'
import { balloonBunch, handCart, parkLamp } from '../scenery/playground.ts'
import { hazeOf } from '../scenery/skies.ts'
import { matka, matkaStack } from '../scenery/vessels.ts'
import { neemTree } from '../scenery/village-trees.ts'
import { bicycle } from '../scenery/yard.ts'
import {
  createSettingScene,
  type DrawSetting,
  horizonOf,
  type Piece,
  type SettingScene,
  type Stage,
} from '../stage/stage.ts'
import { paving } from './ground-cover.ts'
import { lampLit } from './lit-room.ts'
import { groundAt, groundOf, skyOf } from './open-country.ts'
import { cuboid, face, onFront, onSide, wallCorners } from './solid.ts'
import { inWeather } from './weather.ts'

interface Scheme {
  walls: readonly [string, string, string]
  stripes: readonly (readonly [string, string])[]
  stone: string
  first: number
}

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  {
    walls: ['#f0c9a0', '#e9a98a', '#f3dcb0'],
    stripes: [
      ['#d8486a', '#fbf0d8'],
      ['#3f8a8c', '#fbe6c4'],
      ['#e08a3c', '#fbf0d8'],
    ],
    stone: '#d2b892',
    first: 0,
  },
  {
    walls: ['#e8b4a8', '#f0cdb8', '#d99a8c'],
    stripes: [
      ['#4f6fb0', '#f6ecd4'],
      ['#f0b53c', '#fbf0d8'],
      ['#a84f7a', '#fbe6d4'],
    ],
    stone: '#cbb39a',
    first: 2,
  },
  {
    walls: ['#bcd4d0', '#e9d9b4', '#a9c4cc'],
    stripes: [
      ['#c9583f', '#fbf0d8'],
      ['#5f8f4c', '#f6ecd4'],
      ['#7a5fb0', '#fbe6c4'],
    ],
    stone: '#d6c0a0',
    first: 4,
  },
]
type Part = Partial<SettingScene> & Pick<SettingScene, 'pieces'>

/** Side 0: along the street; 1: before a row of shops; 2: the square with the gate and the carts. */
export const bazaar: DrawSetting = inWeather(
  bare => {
    const stage = lampLit(bare, 0.6)
    const { context, view, camera } = stage
    const { light } = context
    const scheme = context.bookRandom.fork('bazaar').pick(SCHEMES)
    const draw = VIEWS[stage.side % VIEWS.length] ?? VIEWS[0]
    const part = draw(stage, scheme)
    const stone = light.land(scheme.stone)
    return createSettingScene({
      sky: skyOf(stage, { clouds: 3 }),
      ground:
        groundOf(stage, scheme.stone, { grassy: false, marks: 30 }) +
        paving(stage, {
          near: -9000,
          far: view.zOf('far') * 1.6,
          halfWidth: view.xOf(1.4, view.zOf('far')),
          size: 380,
          colour: stone,
          share: 0.7,
          seam: 0.22,
        }) +
        petalsOn(stage),
      far: '',
      front:
        camera === 'wide' || camera === 'from-below'
          ? place(
              bunting(context, [-40, 60], [520, -60], 110, light.dark ? 'lamps' : 'flags') +
                bunting(context, [1020, -60], [SIZE + 40, 80], 110, light.dark ? 'lamps' : 'flags'),
              0,
              0,
            )
          : '',
      ...part,
    })
  },
  [1, 2],
)

/** Marigold petals on the paving. */
function petalsOn(stage: Stage): string {
  if (horizonOf(stage) >= SIZE) return ''
  const { random, light } = stage.context
  let data = ''
  for (let i = 0; i < 44; i++) {
    const z = stage.view.zOf('foreground') * 0.4 + stage.view.zOf('far') * 0.8 * random.next() ** 1.4
    const [x, y] = stage.view.project([stage.view.xOf(random.between(-1, 1), z), 0, z])
    data += circlePath(x, y, 22 * stage.view.scaleAt([0, 0, z]))
  }
  return shape(data, alpha(light.land('#f09a2c'), 0.85))
}

const shopAt = (scheme: Scheme, i: number): Shop => SHOPS[(scheme.first + i) % SHOPS.length] ?? 'spices'
const striped = (scheme: Scheme, i: number): readonly [string, string] =>
  scheme.stripes[i % 3] ?? ['#d8486a', '#fbf0d8']

/** Houses along both sides of the street, with counters and awnings; `z` is where the first one begins. */
function row(stage: Stage, scheme: Scheme, side: 1 | -1, half: number, start: number): Piece[] {
  const { view, context } = stage
  const { light, random } = context
  const bay = 1650
  return Array.from({ length: 6 }, (_, i): Piece[] => {
    const z = start + i * bay
    const x = side * half
    const wall = light.land(scheme.walls[i % 3] ?? '#f0c9a0')
    const height = 3000 + random.between(0, 900)
    const [first, second] = striped(scheme, i + (side === 1 ? 0 : 1))
    const corners = (from: number, to: number, near: number, far: number) =>
      side === 1 ? wallCorners([x, far], [x, near], from, to) : wallCorners([x, near], [x, far], from, to)
    const dark = light.dark ? '#f2b765' : shade(wall, 0.56)
    const stripes = Array.from({ length: 6 }, (_, k) => {
      const [a, b] = [z + 90 + (k * (bay - 180)) / 6, z + 90 + ((k + 1) * (bay - 180)) / 6]
      const out = x - side * 620
      const quad = [
        [x, 1900, a],
        [x, 1900, b],
        [out, 1560, b],
        [out, 1560, a],
      ] as const
      const lip = [
        [out, 1560, a],
        [out, 1560, b],
        [out, 1440, b],
        [out, 1440, a],
      ] as const
      const fill = light.land(k % 2 ? second : first)
      return side === 1
        ? face(stage, [...quad].reverse(), fill) +
            face(stage, quad, shade(fill, 0.3)) +
            face(stage, lip, shade(fill, 0.1)) +
            face(stage, [...lip].reverse(), shade(fill, 0.1))
        : face(stage, quad, fill) +
            face(stage, [...quad].reverse(), shade(fill, 0.3)) +
            face(stage, [...lip].reverse(), shade(fill, 0.1)) +
            face(stage, lip, shade(fill, 0.1))
    }).join('')
    const body =
      face(
        stage,
        wallCorners(side === 1 ? [x, z] : [x - 1600, z], side === 1 ? [x + 1600, z] : [x, z], 0, height),
        shade(wall, 0.12),
      ) +
      face(stage, corners(0, height, z, z + bay), side === 1 ? shade(wall, 0.16) : wall) +
      face(stage, corners(200, 1640, z + 160, z + bay - 160), dark) +
      onSide(
        stage,
        side,
        x - side * 4,
        2200,
        z + bay / 2,
        shutterWindow(context, {
          width: 460,
          height: 640,
          colour: i % 2 ? '#3f7f7a' : '#8a5a3c',
          wall: scheme.walls[i % 3] ?? '#f0c9a0',
        }),
      ) +
      face(stage, corners(height - 130, height, z, z + bay), tint(wall, 0.3))
    const counter = cuboid(
      stage,
      { x: x - side * 220, z: z + 200, width: 440, height: 480, depth: bay - 400 },
      { front: light.land('#a9714a'), side: light.land('#8f5f3f'), top: light.land('#d8a878') },
    )
    const wares = Array.from({ length: 3 }, (_, k) => {
      const at = [x - side * (430 + (k % 2) * 60), 0, z + 260 + k * 430] as const
      const drawing =
        k % 2
          ? basketOf(context, 380, [
              ['#e4574a', '#f0a23c', '#7db24c', '#d970a8', '#f6d24a'][(i + k) % 5] ?? '#e4574a',
              '#f4b942',
            ])
          : spiceSack(
              context,
              330,
              ['#d8622c', '#e8b53c', '#a83f2c', '#8f9a3c'][(i + k + (side === 1 ? 1 : 0)) % 4] ?? '#d8622c',
            )
      return stage.stand(drawing, [at[0] - side * 160, 0, at[2]])
    })
    return [
      { depth: view.depthOf([x, 0, z + bay * 0.6]) + 700, kind: 'scenery', drawing: body + counter },
      { depth: view.depthOf([x, 0, z + bay * 0.5]), kind: 'scenery', drawing: stripes },
      ...(stage.camera === 'close-up' && i === 0 ? [] : wares),
    ]
  }).flat()
}

function street(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const half = Math.max(1550, view.xOf(0.84, m)) + (stage.camera === 'close-up' ? 300 : 0)
  const haze = hazeOf(context, stage.sky)
  const end = m + 10400
  const [gx, gy] = view.project([0, 0, end])
  const k = view.scaleAt([0, 0, end]) * 10
  const flags = light.dark ? 'lamps' : 'flags'
  const strings = [m * 2 + 500, m * 2 + 2900, m * 2 + 5300].map(
    (z, i): Piece => ({
      depth: view.depthOf([0, 0, z]),
      kind: 'scenery',
      drawing: onFront(
        stage,
        0,
        0,
        z,
        `<g transform="scale(4)">${bunting(context, [-half / 4, -660 + i * 20] as Point, [half / 4, -640] as Point, 120, flags)}</g>`,
      ),
    }),
  )
  return {
    far:
      domedTower(context, gx, gy, 110 * k, 330 * k, haze('#f0d8b4', 0.34), haze('#c9785a', 0.34)) +
      domedTower(context, gx - 130 * k, gy, 44 * k, 300 * k, haze('#f0d8b4', 0.4), haze('#c9785a', 0.4)) +
      domedTower(context, gx + 130 * k, gy, 44 * k, 300 * k, haze('#f0d8b4', 0.4), haze('#c9785a', 0.4)),
    pieces: [
      ...row(stage, scheme, -1, half, m * 0.7),
      ...row(stage, scheme, 1, half, m * 0.7),
      ...strings,
      stage.stand(bicycle(context), [-half + 1150, 0, m * 1 + 4200]),
    ],
    spots: {
      ledge: { at: [-half + 420, 0, m * 0.7 + 500], seat: 480 },
      seat: { at: [half - 420, 0, m * 0.7 + 500], seat: 480 },
    },
  }
}

function shops(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const z = m * 1.5 + 250
  const fronts = [-3, -2, -1, 0, 1, 2].map(
    (i): Piece =>
      stage.stand(
        shopFront(context, shopAt(scheme, i + 3), {
          wall: scheme.walls[(i + 3) % 3] ?? '#f0c9a0',
          stripes: striped(scheme, i + 3),
        }),
        [i * 1660 + 830, 0, z],
      ),
  )
  const sacks = [-0.95, -0.78, -0.62, 0.64, 0.8, 0.96].map((share, i) =>
    stage.stand(
      i % 3 === 2
        ? basketOf(context, 420, ['#e4574a', '#f4b942'])
        : spiceSack(context, 340, ['#d8622c', '#e8b53c', '#a83f2c', '#8f9a3c'][i % 4] ?? '#d8622c'),
      groundAt(stage, share, z - 330),
    ),
  )
  return {
    pieces: [
      ...fronts,
      {
        depth: view.depthOf([0, 0, z - 200]),
        kind: 'scenery',
        drawing: cuboid(
          stage,
          { x: 0, z: z - 190, width: 11000, height: 260, depth: 190 },
          {
            front: light.land(shade(scheme.stone, 0.24)),
            side: light.land(scheme.stone),
            top: light.land(tint(scheme.stone, 0.2)),
          },
        ),
      },
      ...sacks,
      stage.stand(matkaStack(context, 260), groundAt(stage, -1.02, m * 0.8)),
    ],
    spots: {
      ledge: { at: [-600, 0, z - 210], seat: 260 },
      seat: { at: [500, 0, z - 30], seat: 440 },
      steps: { at: [0, 0, z - 210], seat: 260 },
    },
  }
}

function square(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const z = m * 2.6 + 600
  const [gx] = groundAt(stage, -0.08, z)
  const wall = light.land(scheme.walls[1])
  const cart = groundAt(stage, 1, m * 1.3)
  const chai = groundAt(stage, -1, m * 1.3)
  const clock =
    circle(0, -3350, 240, light.dark ? '#ffedc0' : light.land('#fbf4e0')) +
    `<circle cy="-3350" r="240" fill="none" stroke="${shade(wall, 0.3)}" stroke-width="40"/>` +
    line('M0 -3350V-3500M0 -3350L110 -3300', '#4a3440', 26)
  const gate =
    box(-1700, -2700, 3400, 2700, wall) +
    box(-1760, -2760, 3520, 130, tint(wall, 0.3)) +
    cuspedArch(context, {
      width: 1500,
      height: 2150,
      colour: tint(scheme.walls[1], 0.4),
      wall: scheme.walls[1],
      inner: opening(stage),
    }) +
    [-1250, 1250]
      .map(x =>
        place(
          cuspedArch(context, { width: 480, height: 860, colour: tint(scheme.walls[1], 0.4), wall: scheme.walls[1] }),
          x,
          -900,
        ),
      )
      .join('') +
    box(-430, -3800, 860, 1100, tint(wall, 0.06)) +
    box(-480, -3850, 960, 90, tint(wall, 0.34)) +
    clock +
    place(domedTower(context, 0, 0, 640, 240, tint(wall, 0.1), light.land('#4f9a90')), 0, -3850) +
    [-1560, 1560]
      .map(x => place(domedTower(context, 0, 0, 330, 420, tint(wall, 0.1), light.land('#4f9a90')), x, -2740))
      .join('')
  const side = (s: 1 | -1): Piece =>
    stage.stand(
      shopFront(context, shopAt(scheme, s + 2), {
        wall: scheme.walls[s === 1 ? 0 : 2],
        stripes: striped(scheme, s + 2),
      }),
      [gx + s * 2560, 0, z - 30],
    )
  return {
    pieces: [
      stage.stand(neemTree(context, 4600), [gx + 3900, 0, z + 900]),
      stage.stand(gate, [gx, 0, z]),
      side(1),
      side(-1),
      stage.stand(parkLamp(context, 2300), groundAt(stage, 0.52, m * 2.2)),
      stage.stand(
        handCart(context, { awning: striped(scheme, 0), goods: ['#7db24c', '#f0a23c', '#e4574a', '#f6d24a'] }),
        cart,
        { scale: 0.95 },
      ),
      { ...stage.stand(balloonBunch(context), [cart[0] + 860, 640, cart[2] + 20]), depth: view.depthOf(cart) + 6 },
      stage.stand(chaiStall(stage, striped(scheme, 1)), chai),
      stage.stand(basketOf(context, 420, ['#f09a2c', '#f6bd3a']), groundAt(stage, -0.8, m * 0.95)),
    ],
    spots: { seat: { at: [chai[0] + 760, 0, chai[2] - 260], seat: 360 }, door: { at: [gx, 0, z - 40], seat: 0 } },
  }
}

/** The street behind the gate. */
const opening = ({ sky, context }: Stage): string => {
  const arch =
    'M-700 0V-1420C-700 -1760 -500 -1780 -390 -1890C-260 -1930 -140 -2020 0 -2150C140 -2020 260 -1930 390 -1890C500 -1780 700 -1760 700 -1420V0Z'
  const far = context.light.land('#d9b48c')
  return (
    shape(arch, context.defs.verticalGradient(sky[1], sky[2], sky[3])) +
    shape('M-700 0V-900L-420 -760V-300L-200 -260V0ZM700 0V-1000L440 -820V-320L220 -270V0Z', tint(far, 0.2))
  )
}

/** A stall with a kettle on a stove, cups and jars of biscuits, and a bench. */
function chaiStall(stage: Stage, stripes: readonly [string, string]): string {
  const { context } = stage
  const { light } = context
  const steel = light.land('#c3c9cc')
  return (
    ellipse(0, 6, 1000, 56, light.shadow) +
    line('M-760 0V-1800M760 0V-1800', light.land('#8a6244'), 50) +
    box(-820, -760, 1640, 760, light.land('#4f8a9a'), 10) +
    box(-860, -830, 1720, 90, light.land('#e2c08a'), 10) +
    line('M-700 -640h600v480h-600ZM100 -640h600v480h-600Z', alpha('#ffffff', 0.3), 16) +
    shape('M-560 -840Q-620 -1060 -440 -1120H-300Q-140 -1060 -180 -840Z', steel) +
    line('M-200 -960L-20 -1080', steel, 44) +
    line('M-540 -1080Q-370 -1300 -210 -1080', shade(steel, 0.3), 24) +
    box(-420, -1160, 90, 50, shade(steel, 0.2), 10) +
    [0, 1, 2]
      .map(
        i =>
          box(160 + i * 200, -1120, 150, 290, alpha(light.land('#e9f2ee'), 0.8), 24) +
          box(176 + i * 200, -1010, 118, 170, light.land(['#c98a44', '#e8c27a', '#b5603c'][i] ?? '#c98a44'), 14) +
          box(150 + i * 200, -1160, 170, 46, light.land('#d8503f'), 10),
      )
      .join('') +
    [0, 1, 2].map(i => place(matka(context, 110, '#b5603c', '#b5603c'), -60 + i * 74, -830)).join('') +
    place(awning(context, stripes, 1900), 0, -1830) +
    line('M-170 -1140q-60 -90 10 -170q60 -70 0 -150', alpha('#ffffff', 0.5), 22)
  )
}

const VIEWS = [street, shops, square] as const
