import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { type Point, polygon } from '../../canvas/path.ts'
import { box, ellipse, line, place, SIZE, shape } from '../../canvas/svg.ts'
import { glow, openSky, stars } from '../../scenery/sky.ts'
import { createSettingScene, type DrawSetting, horizonOf, type Piece, type Stage } from '../../stage/stage.ts'
import { beside, frames, isNarrow, layerAt } from '../framing.ts'
import { bankOf, dabs, discs, groundSpots, seesGround } from '../ground-plane.ts'
import { roundOutline, shapesOnGround } from '../ground-shapes.ts'
import { waterIn } from '../open-water.ts'
import { kelp } from '../sea/corals.ts'
import { seaRollsIn } from '../sea/rolling-sea.ts'
import { anchor } from '../sea/sunken-things.ts'
import { flatRock, withSeats } from '../seats.ts'
import { column, rockWithHole, stalactites, stalagmite } from './cave-rock.ts'
import { crystalCluster } from './crystals.ts'

interface Tools {
  stage: Stage
  stone: string
  deep: string
  water: string
  /** The light that fills the cave. */
  air: string
  gems: readonly [string, string, string]
  /** How much crystals glow, from 0 to 1. */
  strength: number
}

const GEMS: readonly [readonly [string, string, string], ...(readonly [string, string, string])[]] = [
  ['#7fd6d8', '#d99ae0', '#f2c67a'],
  ['#f2a0b8', '#8fb8f0', '#a0e0b0'],
  ['#b8a0f0', '#7fe0b8', '#f0a878'],
]

function toolsOf(stage: Stage): Tools {
  const { context, sky, states } = stage
  const random = context.bookRandom.fork('cave')
  const stone = context.light.land(random.pick(['#7d7390', '#86786e', '#6f7d8c']))
  const deep = mix(stone, '#1f1d44', states.has('dark') ? 0.8 : 0.62)
  const air = mix(mix('#4a9fc0', sky[2], 0.3), deep, states.has('dark') ? 0.7 : 0.24)
  return {
    stage,
    stone,
    deep,
    air,
    water: mix(waterIn(stage, '#4ab0b8'), deep, 0.3),
    gems: random.pick(GEMS),
    strength: states.has('glowing') ? 1.5 : states.has('dark') ? 0.3 : 0.9,
  }
}

const cluster = ({ stage, gems, strength, deep }: Tools, x: number, z: number, size: number, i: number): Piece => {
  const gem = gems[i % 3] ?? gems[0]
  return stage.stand(
    crystalCluster(stage.context, size, mix(gem, deep, strength < 0.5 ? 0.5 : 0.06), strength),
    beside(stage, x, z),
  )
}

const spike = ({ stage, stone, deep }: Tools, x: number, z: number, height: number): Piece =>
  stage.stand(stalagmite(stage.context, height, mix(stone, deep, 0.3)), beside(stage, x, z))

const pillar = ({ stage, stone, deep, air }: Tools, x: number, z: number, width: number): Piece =>
  stage.stand(
    column(stage.context, width, z > 5000 ? 16000 : 8200, mix(mix(stone, deep, 0.3), air, Math.min(0.5, z / 9000))),
    beside(stage, x, z),
  )

/** Rock floor with pebbles and puddles that mirror the light. */
function floor(
  { stage, stone, deep, air }: Tools,
  pool: readonly (readonly [number, number])[],
  water: string,
): string {
  if (!seesGround(stage)) return ''
  const { defs, random } = stage.context
  const horizon = Math.max(-10, horizonOf(stage))
  const ground = mix(stone, deep, 0.3)
  const far = mix(ground, air, 0.4)
  const puddles = Array.from({ length: 6 }, () => {
    const z = random.between(-600, 1500)
    return [
      roundOutline(
        (random.chance(0.5) ? 1 : -1) * random.between(420, 1500),
        z,
        random.between(150, 330),
        random.between(80, 170),
        0.2,
      ),
      alpha(mix(air, water, 0.4), 0.5),
    ] as const
  })
  return (
    // The floor fades into the walls.
    box(0, horizon, SIZE, 121, defs.verticalGradient(alpha(far, 0), far)) +
    box(0, horizon + 120, SIZE, SIZE - horizon, defs.verticalGradient(far, ground, shade(ground, 0.3))) +
    shapesOnGround(stage, [
      [pool, shade(ground, 0.3)],
      [pool.map(([x, z]) => [x * 0.97, z * 0.97 + 60] as const), water],
      [pool.map(([x, z]) => [x * 0.7 + 120, z * 0.6 + 1100] as const), alpha(tint(air, 0.5), 0.4)],
      ...puddles,
    ]) +
    shape(dabs(groundSpots(stage, 90), 240, 34), alpha(shade(ground, 0.5), 0.26)) +
    shape(dabs(groundSpots(stage, 70), 200, 26), alpha(tint(air, 0.2), 0.2)) +
    shape(discs(groundSpots(stage, 40, { to: 2600 }), 26), alpha(tint(ground, 0.3), 0.7)) +
    shape(discs(groundSpots(stage, 30, { to: 3600 }), 12, 0.7), alpha(tint(air, 0.6), 0.7))
  )
}

/** px of a point at the horizon, where openings of the rock are centred. */
const centreOf = (stage: Stage, x: number, up: number): Point => {
  const horizon = Math.min(SIZE * 0.94, Math.max(SIZE * 0.36, horizonOf(stage)))
  return [SIZE * x, horizon - SIZE * up]
}

interface Side {
  /** The openings, in px. */
  walls(tools: Tools): string
  pieces(tools: Tools): Piece[]
  pool: readonly (readonly [number, number])[]
}

/** Side 0: towards the mouth; 1: the hall of crystals below a shaft of light; 2: a low passage of the sea. */
const SIDES: readonly [Side, ...Side[]] = [
  {
    pool: roundOutline(300, 2900, 1900, 1100, 0.16),
    walls: tools => {
      const { stage, stone, deep } = tools
      const { context } = stage
      const [x, y] = centreOf(stage, 0.6, 0.2)
      const level = y + SIZE * 0.2
      const view =
        openSky(context, stage.sky, level, { count: 3, shining: [x + 150, level * (context.light.dark ? 0.5 : 0.7)] }) +
        (context.light.dark ? stars(context, 60, level) : '') +
        box(0, level, SIZE, SIZE, context.defs.verticalGradient(mix(stage.sky[3], tools.water, 0.3), tools.water))
      return (
        view +
        glow(context, x, y, 560, stage.sky[3], 0.5) +
        rockWithHole(context, [x, y], 360, 400, mix(stone, deep, 0.2)) +
        rockWithHole(context, [x - 50, y + 20], 530, 560, mix(stone, deep, 0.5)) +
        rockWithHole(context, [SIZE * 0.52, y + 60], 730, 740, mix(stone, deep, 0.8))
      )
    },
    pieces: tools => [
      cluster(tools, -0.72, 1700, 640, 0),
      cluster(tools, 0.92, 1200, 520, 1),
      cluster(tools, -0.3, 4600, 520, 2),
      spike(tools, -0.9, 900, 700),
      spike(tools, 0.68, 2400, 640),
      spike(tools, 0.78, 2500, 420),
    ],
  },
  {
    pool: roundOutline(-200, 2600, 2100, 1000, 0.14),
    walls: tools => {
      const { stage, stone, deep, air } = tools
      const { context } = stage
      const [x, y] = centreOf(stage, 0.42, 0.26)
      const beam = polygon([
        [x - 70, -20],
        [x + 110, -20],
        [x + 420, y + SIZE * 0.36],
        [x - 260, y + SIZE * 0.36],
      ])
      return (
        box(0, 0, SIZE, SIZE, context.defs.verticalGradient(mix(deep, air, 0.3), mix(deep, air, 0.7), air)) +
        rockWithHole(context, [SIZE * 0.5, y], 640, 620, mix(mix(stone, deep, 0.5), air, 0.3)) +
        ellipse(x + 20, 20, 150, 80, tint(stage.sky[1], 0.3)) +
        shape(
          beam,
          context.defs.verticalGradient(
            alpha(tint(stage.sky[2], 0.5), 0.6),
            alpha(tint(stage.sky[2], 0.5), 0.3),
            alpha(stage.sky[2], 0),
          ),
        ) +
        rockWithHole(context, [SIZE * 0.52, y + 60], 800, 760, mix(stone, deep, 0.8))
      )
    },
    pieces: tools => [
      pillar(tools, -0.86, 2600, 900),
      pillar(tools, 0.7, 3600, 900),
      pillar(tools, 0.2, 6000, 700),
      pillar(tools, 1.04, 1500, 800),
      cluster(tools, -0.52, 3100, 900, 0),
      cluster(tools, 0.52, 3900, 760, 1),
      cluster(tools, 0.86, 1300, 460, 2),
      cluster(tools, -0.94, 1000, 420, 1),
      spike(tools, -0.7, 1900, 620),
    ],
  },
  {
    pool: roundOutline(900, 2500, 1300, 900, 0.16),
    walls: tools => {
      const { stage, stone, deep, air } = tools
      const { context } = stage
      const [x, y] = centreOf(stage, 0.36, 0.12)
      return (
        box(0, 0, SIZE, SIZE, tint(air, 0.2)) +
        glow(context, x, y, 460, tint(air, 0.5), 0.8) +
        rockWithHole(context, [x, y], 190, 220, mix(mix(stone, deep, 0.3), air, 0.4)) +
        rockWithHole(context, [x + 70, y + 10], 340, 360, mix(mix(stone, deep, 0.4), air, 0.24)) +
        rockWithHole(context, [x + 150, y + 30], 530, 540, mix(stone, deep, 0.56)) +
        rockWithHole(context, [SIZE * 0.52, y + 60], 740, 700, mix(stone, deep, 0.84)) +
        barnacles(stage, tint(stone, 0.3))
      )
    },
    pieces: tools => {
      const { context } = tools.stage
      const weed = (x: number, z: number, height: number) =>
        tools.stage.stand(
          kelp(context, height, mix(context.light.land('#4f8a5c'), tools.deep, 0.3)),
          beside(tools.stage, x, z),
        )
      return [
        tools.stage.stand(anchor(mix('#5a5566', tools.deep, 0.3)), beside(tools.stage, 0.78, 2200), { scale: 0.8 }),
        cluster(tools, -0.86, 1500, 420, 0),
        cluster(tools, 0.44, 3800, 460, 2),
        weed(-0.98, 1100, 900),
        weed(0.96, 1200, 1100),
        spike(tools, -0.62, 2600, 560),
      ]
    },
  },
]

const barnacles = ({ context }: Stage, colour: string): string =>
  Array.from({ length: 26 }, (_, i) => {
    const x = i % 2 ? context.random.between(20, 280) : context.random.between(SIZE - 300, SIZE - 20)
    const y = context.random.between(SIZE * 0.3, SIZE * 0.84)
    const r = context.random.between(8, 17)
    return (
      ellipse(x, y, r, r * 0.8, alpha(colour, 0.5)) + ellipse(x, y - r * 0.1, r * 0.44, r * 0.34, alpha('#1f1d44', 0.5))
    )
  }).join('')

/** Light of the water that plays on the rock. */
const glitter = ({ stage, air }: Tools): string => {
  const { random } = stage.context
  let data = ''
  for (let i = 0; i < 26; i++) {
    const x = i % 2 ? random.between(0, 420) : random.between(SIZE - 420, SIZE)
    const y = random.between(SIZE * 0.1, SIZE * 0.7)
    data += `M${x} ${y}q${random.between(20, 50)} -22 ${random.between(60, 110)} 0t${random.between(50, 90)} 0`
  }
  return line(data, alpha(tint(air, 0.5), 0.2), 6)
}

const drawCave: DrawSetting = stage => {
  const tools = toolsOf(stage)
  const { context, states } = stage
  const { stone, deep, air } = tools
  const side = SIDES[stage.side % SIDES.length] ?? SIDES[0]
  const near = mix(deep, '#141438', 0.55)
  const pieces = side.pieces(tools)
  const bank = bankOf(stage, context.defs.verticalGradient(mix(stone, deep, 0.3), shade(deep, 0.3)))
  const above = stage.camera === 'from-above'
  const flood = states.has('flood') ? seaRollsIn(stage, mix(tools.water, '#5fd8a8', 0.66)) : null
  return createSettingScene({
    sky: above
      ? box(0, 0, SIZE, SIZE, deep)
      : side.walls(tools) +
        glitter(tools) +
        (isNarrow(stage) ? '' : stalactites(context, 60, 300, mix(stone, deep, 0.7))),
    ground: floor(tools, side.pool, tools.water) + (above ? '' : glow(context, SIZE * 0.5, SIZE * 0.92, 560, air, 0.2)),
    pieces: [
      ...(isNarrow(stage) ? pieces.filter(({ depth }) => depth > 5200) : pieces),
      layerAt(stage, 900, flood?.behind ?? ''),
      ...(bank ? [bank] : []),
    ],
    front:
      (flood?.front ?? '') +
      (frames(stage)
        ? stalactites(context, 40, 190, near) +
          place(crystalCluster(context, 150, tools.gems[0], tools.strength), SIZE - 70, SIZE + 16)
        : ''),
    spots: {
      ledge: { at: [stage.view.xOf(0.6, 1800), 0, 1800], seat: 420 },
      rock: { at: [-620, 0, 460], seat: 260 },
      seat: { at: [640, 0, 420], seat: 240 },
      pool: { at: [300, -260, 2300], seat: 0 },
    },
  })
}

export const cave = withSeats(drawCave, ({ context }) => ({
  rock: flatRock(context, mix(context.light.land('#7d7390'), '#1f1d44', 0.3)),
  seat: flatRock(context, mix(context.light.land('#7d7390'), '#1f1d44', 0.3)),
  ledge: flatRock(context, mix(context.light.land('#7d7390'), '#1f1d44', 0.3)),
}))
