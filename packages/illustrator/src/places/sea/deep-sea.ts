import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { place, SIZE, shape } from '../../canvas/svg.ts'
import type { Sky } from '../../scenery/skies.ts'
import { glow } from '../../scenery/sky.ts'
import { shoal } from '../../scenery/water.ts'
import { createSettingScene, type DrawSetting, type Piece, type Stage } from '../../stage/stage.ts'
import { beside, frames, isNarrow } from '../framing.ts'
import { dabs, discs, groundSpots } from '../ground-plane.ts'
import { panelAt } from '../panel.ts'
import { flatRock, withSeats } from '../seats.ts'
import { coralHead, kelp, sunk } from './corals.ts'
import { jellyfish } from './jellyfish.ts'
import { rockArch, seaMounts } from './sea-rocks.ts'
import { anchor, bicycle, gateway, lampWeed, stump, wreck } from './sunken-things.ts'
import { airBubble, motes, pearlLight, seaBank, seaFloor, seaOf, waterAround } from './underwater.ts'

interface Tools {
  stage: Stage
  sea: Sky
  tone(z: number): (colour: string) => string
}

function toolsOf(stage: Stage): Tools {
  const sea = seaOf(stage, 'deep')
  const dim = stage.states.has('dark') ? 0.3 : stage.states.has('glowing') ? -0.04 : 0.1
  const water = mix(sea[1], sea[2], 0.5)
  return {
    stage,
    sea,
    tone: z => colour => sunk(stage.context, colour, water, Math.max(0, Math.min(0.88, 0.18 + dim + z / 9000))),
  }
}

const stand = ({ stage }: Tools, drawing: string, x: number, z: number, scale = 1): Piece =>
  stage.stand(drawing, beside(stage, x, z), { scale })

const JELLIES = ['#f2a0c4', '#9fd8f0', '#c9b0f4', '#f6c49a'] as const

/** Jellyfish at places of the picture, in shares of its width and height. */
const jellies = ({ stage }: Tools, places: readonly (readonly [x: number, y: number, size: number])[]): string => {
  const start = stage.context.bookRandom.fork('jellyfish').integer(0, 3)
  return places
    .map(([x, y, size], i) =>
      place(jellyfish(stage.context, size, JELLIES[(start + i) % 4] ?? JELLIES[0]), x * SIZE, y * SIZE),
    )
    .join('')
}

const CORALS: readonly [string, ...string[]] = ['#d977a8', '#7fb0d8', '#c98fd0', '#e0a070', '#6fc0b0', '#e58080']

/** Dark cliffs on both sides with a gap of black water, for a panel. */
function trench(stage: Stage, near: string, gap: string): string {
  const { random } = stage.context
  const cliff = (side: 1 | -1) => {
    let data = `M${side * 1300} 20`
    let x = 190
    for (let y = 0; y > -1300; y -= 130) {
      data += `L${n(side * x)} ${y}L${n(side * (x + random.between(20, 70)))} ${y - 110}`
      x += random.between(-10, 60)
    }
    return `${data}L${side * 1300} -1300Z`
  }
  return (
    shape('M-420 20L-300 -1300H300L420 20Z', stage.context.defs.verticalGradient(alpha(gap, 0), alpha(gap, 0.7), gap)) +
    shape(cliff(1) + cliff(-1), stage.context.defs.verticalGradient(tint(near, 0.1), near, shade(near, 0.3)))
  )
}

interface Side {
  far(tools: Tools): string
  pieces(tools: Tools): Piece[]
}

/** Side 0: a drowned city; 1: the trench with a wreck; 2: rooms of rock, one behind the other. */
const SIDES: readonly [Side, ...Side[]] = [
  {
    far: tools =>
      panelAt(tools.stage, 12000, seaMounts(tools.stage.context, mix(tools.sea[2], tools.sea[3], 0.5), 330)).drawing +
      jellies(tools, [
        [0.16, 0.24, 84],
        [0.9, 0.2, 110],
        [0.5, 0.12, 52],
      ]) +
      shoal(tools.stage.context, 620, 420, 10, 20, alpha(tint(tools.sea[1], 0.4), 0.5)),
    pieces: tools => {
      const { context } = tools.stage
      const stone = (z: number) => tools.tone(z)('#a9a6a0')
      return [
        stand(tools, gateway(context, stone(4200)), 0.34, 4600),
        stand(tools, gateway(context, stone(7600)), -0.12, 8200),
        stand(tools, stump(stone(3000), 1500), -0.62, 3200),
        stand(tools, stump(stone(1600), 900), 0.92, 1700, 1.2),
        stand(tools, stump(stone(4000), 700), 0.72, 4000),
        stand(tools, kelp(context, 2600, tools.tone(1900)('#3f8f7a')), -0.96, 1900),
        stand(tools, coralHead(context, 640, tools.tone(1500), CORALS), -0.84, 1300),
        stand(tools, lampWeed(context, 520, tools.tone(1000)('#4fa08a'), '#ffd98a'), 0.74, 1100),
        stand(tools, lampWeed(context, 340, tools.tone(1000)('#4fa08a'), '#ffd98a'), 0.86, 900),
        stand(tools, lampWeed(context, 420, tools.tone(1000)('#4fa08a'), '#8ff0d8'), -0.6, 2100),
      ]
    },
  },
  {
    far: tools =>
      panelAt(tools.stage, 8000, trench(tools.stage, mix(tools.sea[2], tools.sea[3], 0.6), tools.sea[3])).drawing +
      lanterns(tools) +
      jellies(tools, [
        [0.86, 0.3, 70],
        [0.12, 0.16, 56],
      ]),
    pieces: tools => {
      const { context } = tools.stage
      return [
        stand(tools, wreck(tools.tone(3600)('#8a6a54')), -0.74, 3600),
        stand(tools, kelp(context, 3200, tools.tone(1700)('#2f7a6a')), 0.98, 1700),
        stand(tools, kelp(context, 2400, tools.tone(2600)('#3f8f7a')), 0.76, 2900),
        stand(tools, coralHead(context, 700, tools.tone(1800), CORALS), 0.9, 1300),
        stand(tools, lampWeed(context, 480, tools.tone(1000)('#4fa08a'), '#8ff0d8'), 0.64, 1500),
        stand(tools, lampWeed(context, 360, tools.tone(1000)('#4fa08a'), '#f2a0c4'), -0.86, 1000),
      ]
    },
  },
  {
    far: tools =>
      glow(tools.stage.context, SIZE * 0.53, SIZE * 0.5, 640, tint(tools.sea[0], 0.4), 0.9) +
      jellies(tools, [[0.56, 0.3, 44]]),
    pieces: tools => {
      const { context } = tools.stage
      const { sea } = tools
      const arch = (nearness: number) =>
        rockArch(context, 5400, 3800, mix(mix(sea[1], sea[2], 0.4), shade(sea[3], 0.2), nearness))
      return [
        stand(tools, arch(0.16), 0.08, 9200),
        stand(tools, arch(0.46), -0.1, 5600),
        stand(tools, arch(0.86), 0.1, 2300),
        stand(tools, anchor(mix(tools.tone(0)('#8a8088'), tools.sea[2], 0.3)), -0.62, 2000, 0.9),
        stand(tools, bicycle(tools.tone(2400)('#c9605a'), tools.tone(2400)('#5a5560')), 0.56, 3300, 0.75),
        stand(tools, coralHead(context, 560, tools.tone(1600), CORALS), 0.94, 1500),
        stand(tools, lampWeed(context, 420, tools.tone(1000)('#4fa08a'), '#8ff0d8'), -0.92, 1300),
        stand(tools, kelp(context, 1500, tools.tone(4000)('#3f8f7a')), 0.36, 5200),
      ]
    },
  },
]

/** Deep-sea fish with lanterns of their own, which look in and go off again. */
function lanterns({ stage }: Tools): string {
  const { random } = stage.context
  return Array.from({ length: 4 }, (_, i) => {
    const x = SIZE * (0.36 + i * 0.1)
    const y = SIZE * random.between(0.2, 0.56)
    const s = 14 + i * 4
    return (
      glow(stage.context, x + s * 1.7, y - s * 1.5, s * 4, '#ffe9a0', 0.6) +
      shape(
        `M${n(x + s)} ${n(y)}Q${n(x)} ${n(y - s)} ${n(x - s)} ${n(y)}l${n(-s)} ${n(-s * 0.5)}v${n(s)}l${n(s)} ${n(-s * 0.5)}Q${n(x)} ${n(y + s)} ${n(x + s)} ${n(y)}ZM${n(x + s * 0.6)} ${n(y - s * 0.3)}q${n(s * 0.3)} ${n(-s)} ${n(s)} ${n(-s * 1.2)}l4 6q${n(-s * 0.6)} ${n(s * 0.2)} ${n(-s * 0.8)} ${n(s * 1.2)}Z`,
        alpha(tint(stage.sky[0], 0.2), 0.8),
      )
    )
  }).join('')
}

/** Glitter on the floor, as if somebody had cut up the moon. */
const glitter = (stage: Stage): string =>
  shape(discs(groundSpots(stage, 60, { to: 7000 }), 15, 0.6), alpha('#d8fff2', 0.75)) +
  shape(dabs(groundSpots(stage, 22, { to: 6000 }), 170, 26), alpha('#bff0ff', 0.3))

const drawDeepSea: DrawSetting = stage => {
  const tools = toolsOf(stage)
  const { context, states } = stage
  const index = stage.side % SIDES.length
  const side = SIDES[index] ?? SIDES[0]
  const floor = mix(tools.tone(900)('#b3a6c0'), tools.sea[2], 0.4)
  const pieces = side.pieces(tools)
  const dark = mix(tools.sea[3], '#123c4c', 0.5)
  return createSettingScene({
    sky:
      waterAround(stage, tools.sea, index === 1 ? 0.5 : 0.8, { shallow: false }) +
      (states.has('glowing') ? pearlLight(stage) : ''),
    far: stage.camera === 'from-above' ? '' : side.far(tools),
    ground:
      seaFloor(stage, tools.sea, floor, false) + (index === 2 || stage.camera === 'from-above' ? glitter(stage) : ''),
    pieces: [...(isNarrow(stage) ? pieces.filter(({ depth }) => depth > 5600) : pieces), ...seaBank(stage, floor)],
    front:
      motes(stage, 40, '#c9fff0') +
      (frames(stage)
        ? place(kelp(context, 820, dark), 20, SIZE + 20) + place(kelp(context, 640, dark), SIZE - 20, SIZE + 20)
        : '') +
      (states.has('bubble') ? airBubble(stage) : ''),
    medium: 'water',
    spots: { rock: { at: [-700, 0, 300], seat: 280 }, ledge: { at: [720, 0, 600], seat: 460 } },
  })
}

export const deepSea = withSeats(drawDeepSea, ({ context }) => ({
  rock: flatRock(context, context.light.on('#565a86')),
  ledge: flatRock(context, context.light.on('#565a86')),
}))
