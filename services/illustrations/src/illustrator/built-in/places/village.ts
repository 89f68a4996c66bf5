import { alpha, shade, tint } from '../canvas/colour.ts'
import { circlePath, n } from '../canvas/path.ts'
import { box, ellipse, line, place, shape } from '../canvas/svg.ts'
import { bunting } from '../scenery/buildings.ts'
import { basketOf, bullockCart, hen } from '../scenery/farm-things.ts'
import { doubleDoor, shutterWindow } from '../scenery/openings.ts'
import { rangoli } from '../scenery/rangoli.ts'
import { diya, handPump, matkaStack, toran } from '../scenery/vessels.ts'
import { bananaPlant, coconutPalm, neemTree, peepal, shrub } from '../scenery/village-trees.ts'
import { createSettingScene, type DrawSetting, type Piece, type SettingScene, type Stage } from '../stage/stage.ts'
import { CHARPAI_SEAT, charpai } from './charpai.ts'
import { dappledShade, streamAcross } from './ground-cover.ts'
import { house } from './house.ts'
import { lampLit } from './lit-room.ts'
import { grassFront, groundAt, groundOf, hillsOf, pathOf, skyOf, treeLine } from './open-country.ts'
import { cylinder } from './round-solids.ts'
import { cuboid, onGround } from './solid.ts'
import { inWeather, swayed } from './weather.ts'

interface Scheme {
  walls: readonly [string, string, string]
  wash: string
  roof: 'thatch' | 'tiles'
  door: string
  earth: string
  motif: 'triangles' | 'fish' | 'dancers'
}

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  {
    walls: ['#dd9a68', '#e8b27c', '#cf8458'],
    wash: '#a9603f',
    roof: 'thatch',
    door: '#3f7f8a',
    earth: '#dfbd86',
    motif: 'dancers',
  },
  {
    walls: ['#f1e3c6', '#cfe0d8', '#f0cfa2'],
    wash: '#4f86a8',
    roof: 'tiles',
    door: '#c9683c',
    earth: '#d9b184',
    motif: 'fish',
  },
  {
    walls: ['#e9c98e', '#d9a27c', '#e3b6a0'],
    wash: '#8f5a44',
    roof: 'tiles',
    door: '#4f8a5c',
    earth: '#dcc08e',
    motif: 'triangles',
  },
]
type Part = Partial<SettingScene> & Pick<SettingScene, 'ground'>

/** Side 0: the square below the peepal; 1: a lane between the houses; 2: the pond behind the palms. */
export const village: DrawSetting = inWeather(
  bare => {
    const stage = lampLit(bare, 0.35)
    const { context, camera } = stage
    const { light } = context
    const scheme = context.bookRandom.fork('village').pick(SCHEMES)
    const view = VIEWS[stage.side % VIEWS.length] ?? VIEWS[0]
    const scene = view(stage, scheme)
    return createSettingScene({
      ...scene,
      sky: skyOf(stage),
      front:
        grassFront(stage, light.land('#86944e'), 50) +
        (camera === 'wide' && stage.states.has('festive')
          ? place(
              bunting(context, [-40, 120], [430, -40], 60, 'flags') +
                bunting(context, [1100, -40], [1580, 140], 60, 'flags'),
              0,
              0,
            )
          : ''),
    })
  },
  [0, 2],
)

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

function hut(stage: Stage, scheme: Scheme, i: 0 | 1 | 2, x: number, z: number, width = 2300, painted = true): Piece {
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

function square(stage: Stage, scheme: Scheme): Part {
  const { view, context, states } = stage
  const { light } = context
  const m = view.zOf('middle')
  const treeAt = groundAt(stage, -0.72, m * 1.7)
  const height = 480
  const [rx, , rz] = groundAt(stage, 0.55, m * 0.6)
  return {
    far: hillsOf(stage, ['#9db3a4', '#b9c07c'], { height: 0.7 }) + treeLine(stage, '#5f9468', 70, 0.25),
    ground:
      groundOf(stage, scheme.earth, { blades: '#a39a54', marks: 70 }) +
      dappledShade(stage, treeAt[0] + 300, treeAt[2] - 400, 1900, light.land(scheme.earth)) +
      onGround(
        stage,
        rx,
        rz,
        stage.weather !== 'rain' && (states.has('festive') || !light.dark) ? rangoli(context, 330) : '',
      ),
    pieces: [
      hut(stage, scheme, 1, view.xOf(0.02, m * 4.2), m * 4.2, 2300),
      stage.stand(swayed(stage, coconutPalm(context, 5400, -0.1), 5), groundAt(stage, 0.34, m * 4.4)),
      hut(stage, scheme, 0, view.xOf(0.86, m * 2.3), m * 2.3, 2500),
      stage.stand(bananaPlant(context, 2500), groundAt(stage, 0.36, m * 3)),
      cylinder(stage, { x: treeAt[0], z: treeAt[2], radius: 1150, height }, light.land('#d7b48c')),
      {
        ...stage.stand(swayed(stage, peepal(context, 4600), 3), [treeAt[0], height, treeAt[2]]),
        depth: view.depthOf(treeAt) - 10,
      },
      stage.stand(matkaStack(context, 300), groundAt(stage, 0.92, m * 1.5)),
      ...(states.has('festive')
        ? Array.from({ length: 7 }, (_, i) =>
            stage.stand(diya(context, 70, true), [
              treeAt[0] + Math.cos(Math.PI * (1.15 + i * 0.12)) * 1100,
              height,
              treeAt[2] + Math.sin(Math.PI * (1.15 + i * 0.12)) * 1100,
            ]),
          )
        : []),
      ...(stage.camera === 'close-up'
        ? []
        : [
            stage.stand(hen(context, '#c9743c'), groundAt(stage, 0.88, m * 0.5), { scale: 0.8 }),
            stage.stand(hen(context), groundAt(stage, 0.7, m * 0.9), { mirrored: true, scale: 0.8 }),
          ]),
    ],
    spots: {
      platform: { at: [treeAt[0] + 760, 0, treeAt[2] - 820], seat: height },
      seat: { at: [treeAt[0] + 760, 0, treeAt[2] - 820], seat: height },
    },
  }
}

function lane(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const half = Math.max(1250, view.xOf(0.6, m)) + (stage.camera === 'close-up' ? 500 : 0)
  const rows: Piece[] = []
  ;[m * 1.0, m * 1.0 + 2300, m * 1.0 + 4700].forEach((z, i) => {
    rows.push(hut(stage, scheme, (i % 3) as 0 | 1 | 2, half + 1150 + i * 60, z, 2100))
    rows.push(hut(stage, scheme, ((i + 1) % 3) as 0 | 1 | 2, -half - 1250 - i * 80, z + 300, 2200))
  })
  const [bx, , bz] = groundAt(stage, -0.78, m * 0.62)
  const wire = light.land('#5a5560')
  return {
    far: hillsOf(stage, ['#9db3a4'], { height: 0.9 }) + treeLine(stage, '#5f9468', 90, 0.3),
    ground:
      groundOf(stage, scheme.earth, { blades: '#a39a54', marks: 70 }) +
      pathOf(stage, tint(light.land(scheme.earth), 0.3), { width: half * 0.5, wind: 60 }),
    pieces: [
      ...rows,
      stage.stand(swayed(stage, neemTree(context, 4300), 4), [half + 500, 0, m + 4300]),
      stage.stand(pole(stage, wire), [-half + 120, 0, m * 1.0 + 2000]),
      charpai(stage, bx, bz, light.land('#d8486a')),
      stage.stand(handPump(context), groundAt(stage, 0.84, m * 0.9), { mirrored: true }),
      stage.stand(matkaStack(context, 260), groundAt(stage, 0.62, m * 1.5)),
      stage.stand(basketOf(context, 420, ['#e4574a', '#f0a23c', '#7db24c']), groundAt(stage, -0.62, m * 1.4)),
      ...(stage.camera === 'close-up' ? [] : [stage.stand(hen(context), groundAt(stage, 0.4, m * 1.9))]),
    ],
    spots: {
      bed: { at: [bx, 0, bz + 150], seat: CHARPAI_SEAT },
      seat: { at: [bx + 200, 0, bz - 20], seat: CHARPAI_SEAT },
    },
  }
}

/** An electricity pole with a lamp. */
function pole({ context }: Stage, colour: string): string {
  const { light, defs } = context
  return (
    line('M0 0V-3800M-380 -3500H380M-300 -3250H300', colour, 60) +
    (light.dark
      ? ellipse(
          330,
          -3050,
          900,
          900,
          defs.radialGradient(alpha(light.glow, 0.6), alpha(light.glow, 0.14), alpha(light.glow, 0)),
        )
      : '') +
    line('M0 -3120Q220 -3240 330 -3120', colour, 36) +
    box(250, -3140, 170, 70, light.dark ? '#ffe9b8' : tint(colour, 0.5), 30)
  )
}

function pond(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light, random } = context
  const m = view.zOf('middle')
  const near = m * 1.5
  const far = near + m * 2.6
  const pads = Array.from({ length: 22 }, (_, i) => {
    const z = near + 200 + (far - near - 400) * random.next()
    const x = view.xOf((random.chance(0.5) ? 1 : -1) * random.between(0.1, 1.05), z)
    const r = random.between(110, 190)
    return onGround(
      stage,
      x,
      z,
      shape(
        `M0 0L${n(r * 0.9)} ${n(-r * 0.36)}A${n(r)} ${n(r)} 0 1 1 ${n(r * 0.9)} ${n(r * 0.36)}Z`,
        light.land(i % 3 ? '#6fa85c' : '#8abb68'),
      ),
    )
  }).join('')
  const lotuses: Piece[] = Array.from({ length: 6 }, (_, i) => {
    const z = near + 260 + i * ((far - near) / 8)
    return stage.stand(lotus(stage), [view.xOf([-0.9, 0.78, -0.55, 0.5, -0.2, 0.95][i] ?? 0, z), 0, z])
  })
  const steps = light.land('#d2bd9a')
  const [gx] = groundAt(stage, 0.74, near)
  const ghat = [0, 1, 2]
    .map(i =>
      cuboid(
        stage,
        { x: gx, z: near - 560 + i * 190, width: 2300, height: 250 - i * 80, depth: 200 },
        { front: shade(steps, 0.16), side: shade(steps, 0.3), top: tint(steps, 0.2 - i * 0.08) },
      ),
    )
    .reverse()
    .join('')
  return {
    far: hillsOf(stage, ['#9db3a4', '#aebd78'], { height: 0.8 }) + treeLine(stage, '#4f8a5c', 80, 0.24),
    ground:
      groundOf(stage, '#aab866', { blades: '#7d9448' }) +
      streamAcross(stage, near, far, light.land('#b89a6a')) +
      (view.pitch > -5 ? pads : ''),
    pieces: [
      ...lotuses,
      hut(stage, scheme, 2, view.xOf(-0.66, far + 700), far + 700, 2200, false),
      hut(stage, scheme, 0, view.xOf(0.34, far + 1500), far + 1500, 2100, false),
      ...[-0.98, -0.16, 0.72, 0.96].map((share, i) =>
        stage.stand(
          swayed(stage, coconutPalm(context, 4400 + i * 300, i % 2 ? -0.16 : 0.14), 5),
          groundAt(stage, share, far + 300 + i * 200),
        ),
      ),
      { depth: view.depthOf([gx, 0, near - 560]), kind: 'scenery', drawing: ghat },
      stage.stand(matkaStack(context, 270), [gx + 620, 250, near - 460]),
      stage.stand(bullockCart(context), groundAt(stage, -1, m * 1.15), { scale: 0.8 }),
      stage.stand(shrub(context, 300, '#7fa552', ['#f2c46a']), groundAt(stage, 0.98, m * 0.5)),
    ],
    spots: { steps: { at: [gx - 300, 0, near - 580], seat: 250 } },
  }
}

function lotus({ context }: Stage): string {
  const { light } = context
  const pink = light.land('#f09ab0')
  return (
    line('M0 0V-120', light.land('#6f9a54'), 16) +
    place(
      [-56, 56, -28, 28, 0]
        .map((turn, i) =>
          place(
            shape(
              'M0 0C-50 -50 -36 -150 0 -190C36 -150 50 -50 0 0Z',
              i < 2 ? shade(pink, 0.14) : i < 4 ? pink : tint(pink, 0.4),
            ),
            0,
            0,
            { turn },
          ),
        )
        .join(''),
      0,
      -110,
    )
  )
}

const VIEWS = [square, lane, pond] as const
