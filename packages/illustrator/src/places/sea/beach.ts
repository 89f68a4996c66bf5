import { alpha, mix } from '../../canvas/colour.ts'
import type { DrawContext } from '../../canvas/draw-context.ts'
import { line, place, SIZE } from '../../canvas/svg.ts'
import { spray } from '../../scenery/leaves.ts'
import { hazeOf } from '../../scenery/skies.ts'
import { createSettingScene, type DrawSetting, type Piece, type Stage } from '../../stage/stage.ts'
import { airInFront } from '../air-in-front.ts'
import { beside, frames, isNarrow, layerAt } from '../framing.ts'
import { seesGround } from '../ground-plane.ts'
import { shapesOnGround } from '../ground-shapes.ts'
import { shiningAt, skyAbove, underItsSky, waterIn } from '../open-water.ts'
import { panelAt } from '../panel.ts'
import { fallenLog, flatRock, withSeats } from '../seats.ts'
import { coconutPalm } from '../trees/palms.ts'
import { beachBank, beachGround } from './beach-ground.ts'
import { distantSail, dryingNets, familyPaint, fishingBoat } from './boats.ts'
import { headland, palmGrove } from './coast.ts'
import { poolRocks, rockPool, tidalRock } from './rock-pool.ts'
import { seaRollsIn } from './rolling-sea.ts'
import { tiledHouse } from './tiled-house.ts'

const palmAt = (stage: Stage, x: number, z: number, height: number, lean: number): Piece => {
  const { light } = stage.context
  return stage.stand(
    coconutPalm(stage.context, height, light.land('#5a9e5c'), light.land('#a3744c'), lean),
    beside(stage, x, z),
  )
}

/** The houses of the fishers have the same colours in the whole book. */
const wallsOf = ({ bookRandom }: DrawContext): readonly [string, string, string] => {
  const random = bookRandom.fork('fishers')
  return [
    random.pick(['#8fc4bc', '#e7b98a', '#f0d9a8']),
    random.pick(['#e9a08a', '#a5c08a', '#b9b0d8']),
    random.pick(['#f2d28c', '#9fc6d8', '#e8c2a8']),
  ]
}

/** The shadow of a palm crown on the sand, which enlivens a view from above. */
const frondShadow = (stage: Stage): string =>
  stage.camera === 'from-above'
    ? shapesOnGround(
        stage,
        [20, 62, 104, 150, 205, 250, 300, 338].map(degrees => {
          const [dx, dz] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
          const at = (along: number, across: number) =>
            [1050 + dx * along - dz * across, -260 + dz * along + dx * across] as const
          return [
            [at(40, 0), at(300, 70), at(640, 90), at(980, 0), at(640, -50), at(300, -40)],
            alpha(stage.context.light.shadow, 0.16),
          ] as const
        }),
      )
    : ''

const gulls = (places: readonly (readonly [number, number])[], colour: string) =>
  line(places.map(([x, y]) => `M${x - 26} ${y - 8}q14 -14 26 8q12 -22 26 -8`).join(''), colour, 6)

/** A boat or nets; from below, only their tips would show above the edge of the sand. */
const low = (stage: Stage, draw: () => string, [x, z, scale]: readonly [number, number, number]): Piece[] =>
  seesGround(stage) ? [stage.stand(draw(), beside(stage, x, z), { scale })] : []

interface Side {
  /** px of the sun or moon. */
  shining: number
  far(stage: Stage): string
  pieces(stage: Stage): Piece[]
  front(stage: Stage): string
}

const fronds = (stage: Stage, left: boolean): string => {
  const { light } = stage.context
  const tones: readonly [string, string, string] = [light.land('#3a7a50'), light.land('#63a85f'), light.land('#4a9058')]
  return spray(stage.context, [left ? -50 : SIZE + 50, -60], left ? 44 : -44, 'banana', 6, 420, tones)
}

/** Grass of the dunes in a lower corner. */
const marramGrass = (stage: Stage, x: number): string => {
  const { light } = stage.context
  return spray(stage.context, [x, SIZE + 30], x < 700 ? 160 : 200, 'pointed', 8, 240, [
    light.land('#8aa35a'),
    light.land('#a5b566'),
    light.land('#6f9150'),
  ])
}

/** Side 0: the open sea; 1: along the shore; 2: inland to the fishers' houses; 3: rock pools. */
const SIDES: readonly Side[] = [
  {
    shining: 1120,
    far: stage => {
      const haze = hazeOf(stage.context, stage.sky)
      const sail = distantSail(haze('#fbeeda', 0.2), haze('#a5603f', 0.3))
      return (
        panelAt(stage, 26000, headland(stage.context, haze('#6f9c86', 0.5), haze('#8fae84', 0.38), -1)).drawing +
        (stage.states.has('low-tide')
          ? ''
          : panelAt(stage, 16000, place(sail, 330, -6, { scale: 0.5 }) + place(sail, -190, -2, { scale: 0.3 })).drawing)
      )
    },
    pieces: stage => [
      ...low(
        stage,
        () => fishingBoat(stage.context, familyPaint(stage.context), { tilt: stage.states.has('low-tide') ? 9 : 2 }),
        [-0.98, 900, 0.74],
      ),
      palmAt(stage, 0.98, 760, 2500, -0.2),
      palmAt(stage, 1.16, 1000, 1800, 0.05),
    ],
    front: stage => fronds(stage, true) + marramGrass(stage, SIZE + 10),
  },
  {
    shining: 360,
    far: stage => {
      const haze = hazeOf(stage.context, stage.sky)
      return panelAt(stage, 20000, palmGrove(stage.context, 120, 1250, haze('#6f9c7c', 0.42), haze('#8a7a62', 0.42)))
        .drawing
    },
    pieces: stage => {
      const { context } = stage
      const paint = familyPaint(context)
      const sideways = fishingBoat(context, { ...paint, hull: paint.trim, trim: paint.hull }, { tilt: 12, oars: false })
      return [
        palmAt(stage, 1.05, 900, 2600, -0.16),
        palmAt(stage, 0.86, 2600, 2500, 0.1),
        palmAt(stage, 0.62, 4600, 2400, -0.1),
        palmAt(stage, 0.98, 5200, 2500, 0.05),
        palmAt(stage, 0.46, 7600, 2500, 0.08),
        stage.stand(tiledHouse(context, wallsOf(context)[0]), beside(stage, 1.02, 3600)),
        ...low(stage, () => dryingNets(context), [0.5, 5000, 0.8]),
        ...low(stage, () => sideways, [0.66, 2100, 0.7]),
      ]
    },
    front: stage => fronds(stage, false) + marramGrass(stage, -10),
  },
  {
    shining: 1180,
    far: stage => {
      const haze = hazeOf(stage.context, stage.sky)
      return (
        panelAt(stage, 15000, palmGrove(stage.context, -1250, 1250, haze('#6b9d78', 0.4), haze('#8a7a62', 0.4)))
          .drawing +
        panelAt(stage, 9000, palmGrove(stage.context, -1250, -300, haze('#5f9a68', 0.2), haze('#8a6f52', 0.2))).drawing
      )
    },
    pieces: stage => {
      const { context } = stage
      const [first, second, third] = wallsOf(context)
      return [
        stage.stand(tiledHouse(context, first), beside(stage, -0.74, 3400), { scale: 0.86 }),
        stage.stand(tiledHouse(context, second, '#4f8a5c'), beside(stage, 0.12, 6200), { scale: 0.9 }),
        stage.stand(tiledHouse(context, third, '#a8503f'), beside(stage, 0.8, 4300), { scale: 0.86 }),
        palmAt(stage, -1.02, 1900, 2500, 0.12),
        palmAt(stage, 0.56, 4800, 2600, -0.08),
        palmAt(stage, 1.04, 2300, 2300, -0.14),
        ...low(stage, () => dryingNets(context), [0.9, 1300, 0.66]),
        ...low(
          stage,
          () => fishingBoat(context, familyPaint(context), { tilt: -10, oars: false }),
          [-0.98, 1300, 0.66],
        ),
      ]
    },
    front: stage => marramGrass(stage, -20) + marramGrass(stage, SIZE + 30),
  },
  {
    shining: 1090,
    far: stage => {
      const haze = hazeOf(stage.context, stage.sky)
      return panelAt(stage, 18000, headland(stage.context, haze('#7a8088', 0.4), haze('#94a58c', 0.34), 1)).drawing
    },
    pieces: stage => [
      ...poolRocks(stage, POOL[0], POOL[2]),
      stage.stand(tidalRock(stage, 2600, 1900), beside(stage, -1.06, 2300)),
      stage.stand(tidalRock(stage, 1500, 900), beside(stage, -0.72, 2900)),
      stage.stand(tidalRock(stage, 2100, 1300), beside(stage, 0.9, 5200)),
    ],
    front: stage => marramGrass(stage, SIZE + 30),
  },
]

const POOL = [520, 0, 40] as const

const drawBeach: DrawSetting = given => {
  const stage = underItsSky(given)
  const { context, sky } = stage
  const side = SIDES[stage.side % SIDES.length] ?? SIDES[0]
  if (!side) throw new Error('the beach has no side')
  const shining = shiningAt(stage, side.shining)
  const bank = beachBank(stage)
  const pooled = stage.side % SIDES.length === 3
  const birds = gulls(
    [
      [480, 330],
      [560, 270],
      [960, 390],
    ],
    alpha(mix(context.light.land('#fffaf0'), sky[1], 0.1), 0.9),
  )
  const flood = stage.states.has('flood')
    ? seaRollsIn(
        stage,
        mix(waterIn(stage, '#4fb89a'), mix(context.light.on('#4fd4a0'), context.light.land('#4fd49a'), 0.5), 0.85),
        { kind: true },
      )
    : null
  return createSettingScene({
    sky: skyAbove(stage, shining) + (context.light.dark || stage.camera === 'from-above' ? '' : birds),
    far: side.far(stage),
    ground: beachGround(stage, shining[0]) + (pooled ? rockPool(stage, POOL[0], POOL[2], 430) : frondShadow(stage)),
    pieces: [
      ...(isNarrow(stage) ? side.pieces(stage).filter(({ depth }) => depth > 5200) : side.pieces(stage)),
      layerAt(stage, 1400, flood?.behind ?? ''),
      ...(bank ? [bank] : []),
    ],
    front: (flood?.front ?? '') + airInFront(stage) + (frames(stage) ? side.front(stage) : ''),
    spots: {
      rock: { at: [-700, 0, 260], seat: 300 },
      pool: { at: POOL, seat: -260 },
      seat: { at: [stage.view.xOf(-0.72, 420), 0, 420], seat: 330 },
    },
  })
}

export const beach = withSeats(drawBeach, ({ context }) => ({
  rock: flatRock(context, context.light.land('#6a6470')),
  seat: fallenLog(context, context.light.land('#a8866a')),
}))
