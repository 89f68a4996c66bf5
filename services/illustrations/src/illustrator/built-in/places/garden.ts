import { alpha, shade, tint } from '../canvas/colour.ts'
import { n, type Point } from '../canvas/path.ts'
import { box, circle, ellipse, line, shape } from '../canvas/svg.ts'
import { crown } from '../scenery/crowns.ts'
import { bougainvillea, hibiscus, marigolds, sunflower, trellis, vegetable } from '../scenery/garden-plants.ts'
import { leafyFrame } from '../scenery/leaves.ts'
import { doubleDoor, shutterWindow } from '../scenery/openings.ts'
import { bucket, diya, pottedFlowers, toran } from '../scenery/vessels.ts'
import { bananaPlant, coconutPalm, mangoTree, neemTree } from '../scenery/village-trees.ts'
import { swingBoard, tulsiStand, wateringCan } from '../scenery/yard.ts'
import { createSettingScene, type DrawSetting, type Piece, type SettingScene, type Stage } from '../stage/stage.ts'
import { CHARPAI_SEAT, charpai } from './charpai.ts'
import { cracksOn, dappledShade, flowersOn, paving } from './ground-cover.ts'
import { gardenWall, house, veranda } from './house.ts'
import { lampLit } from './lit-room.ts'
import { grassFront, groundAt, groundOf, pathOf, skyOf, treeLine } from './open-country.ts'
import { onGround } from './solid.ts'
import { inWeather, swayed } from './weather.ts'

interface Scheme {
  house: string
  wash: string
  roof: string
  wall: string
  wood: string
  blossom: readonly [string, string]
}

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  {
    house: '#f0cf8e',
    wash: '#c9784e',
    roof: '#c4674a',
    wall: '#eadcc0',
    wood: '#3f8a86',
    blossom: ['#c8408a', '#e46aa8'],
  },
  {
    house: '#a9cfc4',
    wash: '#5f9490',
    roof: '#b5604a',
    wall: '#e8d3b4',
    wood: '#c9803c',
    blossom: ['#f08a3c', '#f7b45a'],
  },
  {
    house: '#f2bfa6',
    wash: '#b8584c',
    roof: '#a85a48',
    wall: '#efe3cc',
    wood: '#5a7fb0',
    blossom: ['#e04f6a', '#f08a9c'],
  },
  {
    house: '#d8cfe6',
    wash: '#8a78ac',
    roof: '#b0654c',
    wall: '#e9dcc4',
    wood: '#4f8a5c',
    blossom: ['#b04fa0', '#d88ac4'],
  },
]
type Part = Partial<SettingScene> & Pick<SettingScene, 'ground'>

/** Side 0: the wall and the gate; 1: the veranda of the house; 2: the vegetable beds; 3: the swing below the mango tree. */
export const garden: DrawSetting = inWeather(
  bare => {
    const stage = lampLit(bare, 0.35)
    const { context, states } = stage
    const { light } = context
    const scheme = context.bookRandom.fork('garden').pick(SCHEMES)
    const grass = states.has('dry') ? '#cdb27c' : '#a3c66a'
    const view = VIEWS[stage.side] ?? VIEWS[0]
    const scene = view(stage, scheme, grass)
    return createSettingScene({
      ...scene,
      ground: scene.ground + (states.has('dry') ? cracksOn(stage, light.land(grass), 340) : ''),
      sky: skyOf(stage),
      front:
        grassFront(stage, light.land(states.has('dry') ? '#9a8044' : '#5f9448'), 70) +
        (scene.front ??
          (stage.camera === 'wide' ? leafyFrame(context, light.land('#5a9454'), { kinds: ['round', 'pointed'] }) : '')),
    })
  },
  [1],
)

const back = (stage: Stage): number => stage.view.zOf('middle') * 1.75 + 120

const tree = (stage: Stage, height: number): string =>
  swayed(
    stage,
    stage.states.has('dry')
      ? neemTree(stage.context, height, { dry: true })
      : mangoTree(stage.context, height, { fruit: true }),
    4,
  )

/** Flowers in a bed along a line. */
function bed(stage: Stage, shares: readonly number[], z: number, draw: (i: number) => string): Piece[] {
  return shares.map((share, i) => stage.stand(draw(i), groundAt(stage, share, z)))
}

/** The boundary wall with its lamps on festive nights. */
function boundary(stage: Stage, a: Point, b: Point, scheme: Scheme, height: number): Piece {
  const { view, context } = stage
  const lamps = stage.states.has('festive')
    ? Array.from({ length: 12 }, (_, i) => {
        const x = a[0] + ((b[0] - a[0]) * (i + 0.5)) / 12
        return Math.abs(x) < 4000 ? stage.stand(diya(context, 70), [x, height + 6, a[1]]).drawing : ''
      }).join('')
    : ''
  return {
    depth: view.depthOf([a[0], 0, a[1]]),
    kind: 'scenery',
    drawing: gardenWall(stage, a, b, height, context.light.land(scheme.wall)) + lamps,
  }
}

function gate({ context }: Stage, wood: string, wall: string): string {
  const { light } = context
  const iron = light.land(wood)
  const stone = light.land(wall)
  const pillar = (x: number) =>
    box(x - 130, -1060, 260, 1060, stone) +
    box(x - 160, -1120, 320, 80, tint(stone, 0.24), 8) +
    box(x + 60, -1040, 70, 1040, alpha(shade(stone, 0.4), 0.16)) +
    circle(x, -1180, 84, tint(stone, 0.16))
  const bars = [-0.75, -0.5, -0.25, 0.25, 0.5, 0.75]
    .map(t => `M${n(t * 430)} -60V${n(-820 - 90 * (1 - Math.abs(Math.abs(t) - 0.5) * 2))}`)
    .join('')
  return (
    line(`${bars}M-440 -100H440M-440 -560H440M0 -40V-860`, iron, 30) +
    shape('M-430 -540h400v70h-400ZM30 -540h400v70h-400Z', shade(iron, 0.1)) +
    pillar(-570) +
    pillar(570)
  )
}

function gateView(stage: Stage, scheme: Scheme, grass: string): Part {
  const { context } = stage
  const { light } = context
  const z = back(stage)
  const [gx] = groundAt(stage, 0.34, z)
  const height = 760
  return {
    far: treeLine(stage, '#4f8460', 150, 0.16) + treeLine(stage, '#3f7452', 110, 0.06),
    ground:
      groundOf(stage, grass) +
      pathOf(stage, light.land('#dfc08c'), { width: 230, wind: 60, towards: 0.36 }) +
      dappledShade(stage, ...flat(groundAt(stage, -0.7, z * 0.75)), 1300, light.land(grass)),
    pieces: [
      ...bed(stage, [-0.95, -0.6, -0.2, 0.1, 0.75, 1.0], z + 900, i =>
        i % 2 ? bananaPlant(context, 2400) : coconutPalm(context, 4200, i === 0 ? 0.1 : -0.1),
      ),
      boundary(stage, [-6000, z], [gx - 600, z], scheme, height),
      boundary(stage, [gx + 600, z], [6000, z], scheme, height),
      stage.stand(gate(stage, scheme.wood, scheme.wall), [gx, 0, z - 10]),
      {
        ...stage.stand(bougainvillea(context, 1900, scheme.blossom), [gx - 1700, height, z - 30]),
        depth: stage.view.depthOf([0, 0, z - 20]),
      },
      ...bed(stage, [-0.98, -0.84, -0.7, 0.74, 0.88, 1.0], z - 130, i =>
        i % 2 ? marigolds(context, 360) : hibiscus(context, 420, scheme.blossom[1]),
      ),
      stage.stand(tree(stage, 3600), groundAt(stage, stage.camera === 'silhouette' ? -1.35 : -0.95, z * 0.8)),
      stage.stand(pottedFlowers(context, 520, '#c8744c', scheme.blossom[0]), [gx + 830, 0, z - 160]),
    ],
    spots: { wall: { at: [gx - 1000, 0, z - 30], seat: height }, door: { at: [gx, 0, z - 60], seat: 0 } },
  }
}
const flat = ([x, , z]: readonly [number, number, number]): [number, number] => [x, z]

function verandaView(stage: Stage, scheme: Scheme, grass: string): Part {
  const { context, states } = stage
  const { light } = context
  const z = back(stage)
  const [x] = groundAt(stage, 0.1, z)
  const [wall, wash] = [light.land(scheme.house), light.land(scheme.wash)]
  const floor = 340
  const width = 3900
  const opening = { colour: scheme.wood, wall: scheme.house }
  return {
    far: treeLine(stage, '#5f9468', 120, 0.2),
    ground:
      groundOf(stage, grass) +
      paving(stage, { near: -9000, far: z, halfWidth: 620, size: 420, colour: light.land('#d9bd92') }) +
      flowersOn(stage, 14, [light.land(scheme.blossom[1]), light.land('#f6f0e4')], 26),
    pieces: [
      stage.stand(coconutPalm(context, 5200, 0.08), [x - 2500, 0, z + 2400]),
      stage.stand(tree(stage, 4400), [x + 2600, 0, z + 2300]),
      house(stage, {
        x,
        z: z + 900,
        width,
        depth: 1900,
        height: 2300,
        wall,
        wash,
        plinth: floor,
        roof: { kind: 'tiles', colour: light.land(scheme.roof), rise: 900 },
        front: [
          { x: 0, y: 0, drawing: doubleDoor(context, { width: 820, height: 1640, ...opening, open: true }) },
          { x: 0, y: 1790, drawing: toran(context, 900, 40) },
          { x: -1180, y: 620, drawing: shutterWindow(context, { width: 520, height: 800, ...opening }) },
          { x: 1180, y: 620, drawing: shutterWindow(context, { width: 520, height: 800, ...opening }) },
        ],
      }),
      ...veranda(stage, {
        x,
        z,
        width: width + 100,
        depth: 900,
        floor,
        height: 1750,
        roof: { kind: 'tiles', colour: light.land(scheme.roof), rise: 330 },
        post: light.land('#f4ead2'),
        ground: light.land('#c98d64'),
        postCount: 4,
        steps: x,
      }),
      ...[-0.9, -0.74, 0.62, 0.78, 0.94].map((share, i) =>
        stage.stand(
          pottedFlowers(
            context,
            480 + (i % 2) * 120,
            i % 2 ? '#b8653f' : scheme.wood,
            i % 2 ? scheme.blossom[0] : '#f4c24a',
          ),
          groundAt(stage, share, z - 180),
        ),
      ),
      ...(states.has('festive')
        ? Array.from({ length: 8 }, (_, i) =>
            stage.stand(diya(context, 64), [
              x - 1700 + i * 486,
              i > 2 && i < 5 ? 240 : floor + 4,
              i > 2 && i < 5 ? z - 240 : z + 30,
            ]),
          )
        : []),
    ],
    spots: {
      steps: { at: [x, 0, z - 240], seat: floor * 0.66 },
      ledge: { at: [x - 1000, 0, z - 20], seat: floor },
      door: { at: [x, floor, z + 820], seat: 0 },
    },
  }
}

function beds(stage: Stage, scheme: Scheme, grass: string): Part {
  const { view, context } = stage
  const { light, random } = context
  const z = back(stage)
  const soil = light.land(stage.states.has('dry') ? '#b08a5c' : '#8a5f42')
  const crops = ['#7a4a8f', '#d8423f', '#e8a03c', '#7aa83c'] as const
  const path = 560
  const strips: string[] = []
  const plants: Piece[] = []
  for (let row = 0; row < 5; row++) {
    const rz = z * 0.24 + row * 380
    for (const side of [-1, 1] as const) {
      const from = side * path
      const to = side * 4200
      strips.push(
        stage.area(
          [
            [from, rz - 120],
            [to, rz - 120],
            [to, rz + 130],
            [from, rz + 130],
          ],
          shade(soil, 0.1),
        ),
      )
      strips.push(
        stage.area(
          [
            [from, rz - 70],
            [to, rz - 70],
            [to, rz + 80],
            [from, rz + 80],
          ],
          tint(soil, 0.08),
        ),
      )
      for (let i = 0; i < 7; i++) {
        const x = side * (path + 180 + i * 330)
        if (Math.abs(x) > Math.abs(view.xOf(1.1, rz)) || (stage.camera === 'close-up' && row < 3)) continue
        plants.push(
          stage.stand(
            vegetable(
              context,
              random.between(210, 330) + row * 14,
              crops[(row + (side === 1 ? 2 : 0)) % 4] ?? '#7a4a8f',
            ),
            [x, 0, rz],
          ),
        )
      }
    }
  }
  return {
    far: treeLine(stage, '#5f9468', 130, 0.2),
    ground:
      groundOf(stage, grass) +
      (view.pitch > -5 ? strips.join('') : '') +
      pathOf(stage, light.land('#dfc08c'), { width: 330, wind: 30 }),
    pieces: [
      boundary(stage, [-6000, z + 1100], [6000, z + 1100], scheme, 860),
      ...[-1, -0.88, -0.74, 0.5, 0.62, 0.76].map(share =>
        stage.stand(swayed(stage, sunflower(context, random.between(1150, 1500)), 8), groundAt(stage, share, z + 950)),
      ),
      stage.stand(bananaPlant(context, 2700), groundAt(stage, 0.95, z + 800)),
      stage.stand(trellis(context, 1500, 1250), groundAt(stage, -0.56, z + 560)),
      ...plants,
      stage.stand(wateringCan(context), groundAt(stage, 0.76, z * 0.2)),
      stage.stand(bucket(context, 300, '#8fa9b5'), groundAt(stage, -0.82, z * 0.1)),
    ],
  }
}

function swingView(stage: Stage, scheme: Scheme, grass: string): Part {
  const { view, context } = stage
  const { light } = context
  const z = back(stage)
  const near = view.zOf('middle') * 0.6
  const [x] = groundAt(stage, 0.64, near)
  const trunk = groundAt(stage, 0.98, z * 0.8)
  const swing = swingBoard(context, { width: 640, seat: 400, rope: 3000 })
  const at = [x, 0, near] as const
  const rest = stage.camera === 'close-up' ? groundAt(stage, -1.2, z) : groundAt(stage, -0.62, z * 0.92)
  return {
    far: treeLine(stage, '#5f9468', 140, 0.2),
    ground:
      groundOf(stage, grass) +
      dappledShade(stage, x, near, 1800, light.land(grass)) +
      onGround(stage, x, near, ellipse(0, 0, 420, 300, alpha(light.land('#c9a878'), 0.8))) +
      flowersOn(stage, 30, [light.land(scheme.blossom[1]), light.land('#f6f0e4')], 26),
    pieces: [
      boundary(stage, [-6000, z + 700], [6000, z + 700], scheme, 860),
      ...bed(stage, [-1, -0.8, -0.4, -0.1], z + 560, i =>
        i % 2 ? hibiscus(context, 640, scheme.blossom[0]) : marigolds(context, 460),
      ),
      stage.stand(tulsiStand(context, { colour: scheme.wash }), groundAt(stage, -0.92, z * 0.5)),
      charpai(stage, rest[0], rest[2], light.land(scheme.blossom[0])),
      stage.stand(tree(stage, 4600), trunk),
      stage.stand(swing.back, [x, 0, near + 40]),
      { ...stage.stand(swing.front, at), depth: view.depthOf(at) + 20 },
      stage.stand(
        crown(
          context,
          [
            [-500, 0, 620, 260],
            [420, -60, 640, 280],
            [0, -120, 620, 260],
          ],
          light.land('#5a9450'),
          { tips: 24, droop: 0.7, leafLength: 120 },
        ),
        [x, 2560, near - 20],
      ),
    ],
    spots: {
      swing: { at: [x, 0, near], seat: 400 },
      bed: { at: [rest[0], 0, rest[2] + 150], seat: CHARPAI_SEAT },
      seat: { at: [rest[0], 0, rest[2] - 20], seat: CHARPAI_SEAT },
    },
  }
}

const VIEWS = [gateView, verandaView, beds, swingView] as const
