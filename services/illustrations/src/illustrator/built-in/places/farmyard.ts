import { alpha, shade, tint } from '../canvas/colour.ts'
import { n } from '../canvas/path.ts'
import { box, ellipse, line, place, shape } from '../canvas/svg.ts'
import { cow } from '../scenery/cow.ts'
import {
  basketOf,
  bullockCart,
  hayBale,
  haystack,
  hen,
  milkCan,
  railFence,
  scarecrow,
  sugarcane,
} from '../scenery/farm-things.ts'
import { doubleDoor, shutterWindow } from '../scenery/openings.ts'
import { glow } from '../scenery/sky.ts'
import { bucket, matkaStack } from '../scenery/vessels.ts'
import { bananaPlant, mangoTree, neemTree } from '../scenery/village-trees.ts'
import {
  createSettingScene,
  type DrawSetting,
  horizonOf,
  type Piece,
  type SettingScene,
  type Stage,
} from '../stage/stage.ts'
import { CHARPAI_SEAT, charpai } from './charpai.ts'
import { dappledShade, furrows } from './ground-cover.ts'
import { house, posts, roofPlane, veranda } from './house.ts'
import { lampLit } from './lit-room.ts'
import { grassFront, groundAt, groundOf, hillsOf, pathOf, skyOf, treeLine } from './open-country.ts'
import { cylinder } from './round-solids.ts'
import { cuboid, face, onGround, wallCorners } from './solid.ts'
import { inWeather, swayed } from './weather.ts'

interface Scheme {
  wall: string
  wash: string
  roof: string
  door: string
  cows: readonly [string, string, string]
  earth: string
}

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  {
    wall: '#ecd3a0',
    wash: '#b5694a',
    roof: '#b9614a',
    door: '#3f7f8a',
    cows: ['#f3e8d6', '#c48a5c', '#efe0c8'],
    earth: '#dabb86',
  },
  {
    wall: '#d5e0cf',
    wash: '#7a8f6a',
    roof: '#a8705a',
    door: '#c9683c',
    cows: ['#a9744e', '#f3e8d6', '#8a6a58'],
    earth: '#d3b388',
  },
  {
    wall: '#f0c9a8',
    wash: '#8a6aa0',
    roof: '#c0684a',
    door: '#5a7fb0',
    cows: ['#d9b48c', '#efe6d8', '#b5794f'],
    earth: '#dfc294',
  },
]
type Part = Partial<SettingScene> & Pick<SettingScene, 'ground'>

/** Side 0: the cowshed; 1: the well, the cart and the fields with the dry hill; 2: the farmhouse. */
export const farmyard: DrawSetting = inWeather(
  bare => {
    const stage = lampLit(bare, 0.35)
    const { context } = stage
    const scheme = context.bookRandom.fork('farmyard').pick(SCHEMES)
    const view = VIEWS[stage.side % VIEWS.length] ?? VIEWS[0]
    return createSettingScene({
      ...view(stage, scheme),
      sky: skyOf(stage),
      front: grassFront(stage, context.light.land('#8a9448'), 60),
    })
  },
  [0, 2],
)

const ground = (stage: Stage, { earth }: Scheme): string =>
  groundOf(stage, earth, { blades: '#98964e', marks: 70 }) + straw(stage)

/** Straws that have fallen from the cart. */
function straw(stage: Stage): string {
  const { random, light } = stage.context
  let data = ''
  for (let i = 0; i < 26; i++) {
    const [x, y] = [random.between(-400, 400), random.between(-300, 300)]
    data += `M${n(x)} ${n(y)}l${n(random.between(-90, 90))} ${n(random.between(-40, 40))}`
  }
  const wisps = line(data, alpha(light.land('#f0d484'), 0.9), 12)
  return onGround(stage, stage.view.xOf(-0.6, 300), 300, wisps) + onGround(stage, stage.view.xOf(0.5, 900), 900, wisps)
}

const hens = (
  stage: Stage,
  list: readonly (readonly [share: number, z: number, colour: string, mirrored: boolean])[],
): Piece[] =>
  stage.camera === 'close-up'
    ? []
    : list.map(([share, z, colour, mirrored]) =>
        stage.stand(hen(stage.context, colour), groundAt(stage, share, z), { scale: 0.8, mirrored }),
      )

function cowshed(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const z = m * 1.7 + 100
  const [x] = groundAt(stage, 0.16, z)
  const [bx, , bz] = groundAt(stage, -0.6, m * 1.2)
  const [width, depth, height] = [3600, 1500, 1750]
  const wood = light.land('#8f6244')
  const wall = light.land(scheme.wall)
  const roof = light.land('#a9b0b4')
  const slope = [
    [x - width / 2 - 240, height, z - 260],
    [x - width / 2 - 240, height + 700, z + depth],
    [x + width / 2 + 240, height + 700, z + depth],
    [x + width / 2 + 240, height, z - 260],
  ] as const
  const back =
    face(
      stage,
      wallCorners([x - width / 2, z + depth], [x + width / 2, z + depth], 0, height + 560),
      context.defs.verticalGradient(shade(wall, 0.5), shade(wall, 0.3)),
    ) +
    face(stage, wallCorners([x - width / 2, z], [x - width / 2, z + depth], 0, height + 300), shade(wall, 0.36)) +
    face(stage, wallCorners([x + width / 2, z + depth], [x + width / 2, z], 0, height + 300), shade(wall, 0.2)) +
    face(stage, [[slope[1][0], slope[1][1], slope[1][2]], slope[0], slope[3], slope[2]], shade(roof, 0.5))
  const manger = cuboid(
    stage,
    { x, z: z + depth * 0.42, width: width - 200, depth: 380, height: 420 },
    { front: light.land('#c9a37c'), side: light.land('#a37c5c'), top: light.land('#e6c873') },
  )
  const lamp = place(
    (light.dark ? glow(context, 0, 60, 1100, light.glow, 0.75) : '') +
      box(-60, 0, 120, 150, light.dark ? '#ffe0a0' : light.land('#efe0b8'), 20) +
      line('M0 -200V0', light.land('#4a4040'), 14),
    0,
    -height + 250,
  )
  return {
    far: hillsOf(stage, ['#93ab9c', '#a5b874'], { height: 0.9 }) + treeLine(stage, '#5f9468', 80, 0.25),
    ground:
      ground(stage, scheme) +
      (view.pitch > -5
        ? stage.area(
            [
              [x - width / 2, z],
              [x + width / 2, z],
              [x + width / 2, z + depth],
              [x - width / 2, z + depth],
            ],
            shade(light.land(scheme.earth), 0.24),
          )
        : ''),
    pieces: [
      stage.stand(swayed(stage, mangoTree(context, 4600), 3), [x + 2700, 0, z + 2000]),
      { depth: view.depthOf([x, 0, z + depth]), kind: 'scenery', drawing: back },
      ...[-1250, -60, 1150].map((dx, i) =>
        stage.stand(cow(context, scheme.cows[i as 0 | 1 | 2]), [x + dx, 0, z + depth * 0.8], { mirrored: i === 1 }),
      ),
      { depth: view.depthOf([x, 0, z + depth * 0.5]), kind: 'scenery', drawing: manger },
      stage.stand(lamp, [x - 600, 0, z + 200]),
      ...posts(
        stage,
        [-0.5, -0.17, 0.17, 0.5].map(t => [x + t * (width - 120), z] as const),
        height - 40,
        110,
        wood,
      ),
      {
        depth: view.depthOf([x, 0, z - 60]),
        kind: 'scenery',
        drawing:
          cuboid(
            stage,
            { x, y: height - 120, z: z - 20, width, height: 90, depth: 80 },
            { front: wood, side: shade(wood, 0.3), top: wood },
          ) + roofPlane(stage, slope, 'tin', roof),
      },
      stage.stand(haystack(context, 1700), groundAt(stage, -1, m * 1.55)),
      stage.stand(hayBale(context, 860, 430), [bx, 0, bz]),
      stage.stand(milkCan(context), groundAt(stage, 0.84, m * 0.8)),
      stage.stand(milkCan(context, 360), groundAt(stage, 0.94, m * 0.7)),
      ...hens(stage, [
        [-0.72, m * 0.5, '#f9eedb', false],
        [-0.9, m * 0.8, '#c9743c', false],
      ]),
    ],
    spots: { seat: { at: [bx, 0, bz - 20], seat: 430 }, door: { at: [x, 0, z + 60], seat: 0 } },
  }
}

function wellYard(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const well = groundAt(stage, 0.68, m * 1.15)
  const stone = light.land('#c9bca4')
  const frame =
    line('M-480 0V-1500M480 0V-1500M-560 -1480H560', light.land('#7d5b42'), 70) +
    line('M0 -1440V-700', light.land('#d9c49a'), 18) +
    ellipse(0, -1420, 110, 110, light.land('#5a4a44')) +
    place(bucket(context, 240, '#8fa9b5'), 0, -520)
  const k = view.scaleAt([0, 0, view.zOf('far')]) / 0.3
  const horizon = horizonOf(stage)
  const brown = alpha(light.land('#c9a06c'), 1)
  const hill =
    horizon < 0 || horizon > 1500
      ? ''
      : shape(
          `M-80 ${n(horizon + 30)}C160 ${n(horizon - 40)} 300 ${n(horizon - 250 * k)} 520 ${n(horizon - 250 * k)}S860 ${n(horizon - 30)} 1040 ${n(horizon + 30)}Z`,
          context.defs.verticalGradient(tint(brown, 0.3), tint(brown, 0.16)),
        ) + place(scarecrow(context), 540, horizon - 246 * k, { scale: 0.05 * k })
  return {
    far: hillsOf(stage, ['#93ab9c'], { height: 0.8 }) + hill + treeLine(stage, '#6f9c64', 50, 0.3),
    ground:
      ground(stage, scheme) +
      furrows(stage, {
        near: m * 2.2,
        far: view.zOf('horizon'),
        from: -9000,
        to: 9000,
        step: 520,
        colour: alpha(light.land('#8fae58'), 0.85),
        width: 330,
      }) +
      dappledShade(stage, view.xOf(-0.7, m * 1.2), m * 1.1, 1300, light.land(scheme.earth)),
    pieces: [
      ...[-0.6, 0.16, 0.8].map(share => stage.stand(railFence(context, 3200, 620), groundAt(stage, share, m * 2.15))),
      ...[-0.1, 0.4].map(share =>
        stage.stand(swayed(stage, sugarcane(context, 2200, 1700, 9), 9), groundAt(stage, share + 0.5, m * 3.2)),
      ),
      stage.stand(swayed(stage, neemTree(context, 4200), 4), groundAt(stage, -0.92, m * 1.6)),
      stage.stand(bullockCart(context), groundAt(stage, -0.86, m * 1.1), { scale: 0.86 }),
      stage.stand(haystack(context, 500), [groundAt(stage, -0.86, m * 1.1)[0], 540, m * 1.1 + 30]),
      cylinder(stage, { x: well[0], z: well[2], radius: 560, height: 520, hole: 0.74 }, stone),
      { ...stage.stand(frame, well), depth: view.depthOf(well) + 20 },
      stage.stand(matkaStack(context, 250), groundAt(stage, 0.98, m * 0.9)),
      ...hens(stage, [
        [0.62, m * 0.3, '#f9eedb', true],
        [-0.66, m * 0.4, '#8a4a3c', false],
        [-0.8, m * 0.5, '#f9eedb', false],
      ]),
    ],
    spots: {
      wall: { at: [well[0] - 300, 0, well[2] - 480], seat: 520 },
      seat: { at: [well[0] - 300, 0, well[2] - 480], seat: 520 },
    },
  }
}

function farmhouse(stage: Stage, scheme: Scheme): Part {
  const { view, context } = stage
  const { light } = context
  const m = view.zOf('middle')
  const z = m * 1.75 + 100
  const [x] = groundAt(stage, -0.2, z)
  const opening = { colour: scheme.door, wall: scheme.wall }
  const [cx, , cz] = groundAt(stage, 0.7, m * 1.05)
  const chillies = patchesOf(stage)
  return {
    far: hillsOf(stage, ['#93ab9c', '#a5b874'], { height: 0.8 }) + treeLine(stage, '#5f9468', 90, 0.22),
    ground:
      ground(stage, scheme) +
      pathOf(stage, tint(light.land(scheme.earth), 0.3), { width: 300, wind: 60, towards: -0.16 }) +
      onGround(stage, view.xOf(0.62, m * 0.35), m * 0.35, chillies),
    pieces: [
      stage.stand(bananaPlant(context, 2900), [x + 2500, 0, z + 700]),
      stage.stand(swayed(stage, mangoTree(context, 4800), 3), [x + 3200, 0, z + 2200]),
      house(stage, {
        x,
        z: z + 850,
        width: 3400,
        depth: 1700,
        height: 1900,
        wall: light.land(scheme.wall),
        wash: light.land(scheme.wash),
        plinth: 300,
        roof: { kind: 'tiles', colour: light.land(scheme.roof), rise: 850 },
        front: [
          { x: 0, y: 0, drawing: doubleDoor(context, { width: 760, height: 1500, ...opening, open: true }) },
          { x: -1060, y: 560, drawing: shutterWindow(context, { width: 440, height: 700, ...opening }) },
          { x: 1060, y: 560, drawing: shutterWindow(context, { width: 440, height: 700, ...opening }) },
        ],
      }),
      ...veranda(stage, {
        x,
        z,
        width: 3500,
        depth: 850,
        floor: 300,
        height: 1560,
        roof: { kind: 'tiles', colour: light.land(scheme.roof), rise: 280 },
        post: light.land('#9a6a48'),
        ground: light.land('#c49468'),
        postCount: 5,
        steps: x,
      }),
      stage.stand(haystack(context, 1500), groundAt(stage, 1, m * 2.6)),
      charpai(stage, cx, cz, light.land(scheme.wash)),
      stage.stand(milkCan(context), groundAt(stage, -0.8, m * 1.2)),
      stage.stand(basketOf(context, 420, ['#e8a03c', '#c9bf4a', '#7aa83c']), groundAt(stage, -0.94, m * 0.8)),
      ...hens(stage, [[-0.7, m * 0.4, '#c9743c', false]]),
    ],
    spots: {
      steps: { at: [x, 0, z - 240], seat: 200 },
      ledge: { at: [x - 1000, 0, z - 20], seat: 300 },
      door: { at: [x, 300, z + 770], seat: 0 },
      bed: { at: [cx, 0, cz + 150], seat: CHARPAI_SEAT },
      seat: { at: [cx - 200, 0, cz - 20], seat: CHARPAI_SEAT },
    },
  }
}

/** Red chillies spread on a cloth to dry. */
function patchesOf({ context }: Stage): string {
  const { random, light } = context
  let red = ''
  for (let i = 0; i < 60; i++)
    red += `M${n(random.between(-360, 330))} ${n(random.between(-230, 230))}q30 -24 60 4q-34 16 -60 -4Z`
  return (
    box(-440, -290, 880, 580, light.land('#e9dcc0'), 20) +
    box(-380, -240, 760, 480, light.land('#c2402f'), 60) +
    shape(red, light.land('#e0553c'))
  )
}

const VIEWS = [cowshed, wellYard, farmhouse] as const
