import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { n } from '../../canvas/path.ts'
import { line, place, SIZE, shape } from '../../canvas/svg.ts'
import type { Sky } from '../../scenery/skies.ts'
import { coral, seaweed, shoal } from '../../scenery/water.ts'
import { createSettingScene, type DrawSetting, type Piece, type Stage } from '../../stage/stage.ts'
import { beside, frames, isNarrow } from '../framing.ts'
import { panelAt } from '../panel.ts'
import { flatRock, withSeats } from '../seats.ts'
import { anemone, coralHead, kelp, sunk } from './corals.ts'
import { rockArch, seaMounts } from './sea-rocks.ts'
import { airBubble, motes, pearlLight, seaBank, seaFloor, seaOf, waterAround } from './underwater.ts'

const GARDENS: readonly [readonly [string, ...string[]], ...(readonly [string, ...string[]])[]] = [
  ['#ee7f74', '#f4b65a', '#d977a8', '#8f7fd0', '#f0d060', '#5fc0a8'],
  ['#f2924e', '#e0608a', '#f6cf6a', '#58b8b0', '#b070c8', '#f0a8a0'],
  ['#e85f5f', '#f29a54', '#f7d774', '#6fb2d8', '#c87fc0', '#84c48a'],
]

interface Tools {
  stage: Stage
  sea: Sky
  colours: readonly [string, ...string[]]
  /** A colour in the water at depth z. */
  tone(z: number): (colour: string) => string
}

function toolsOf(stage: Stage): Tools {
  const sea = seaOf(stage, 'shallow')
  const { context, states } = stage
  const dim = states.has('dark') ? 0.34 : states.has('glowing') ? -0.06 : context.light.dark ? 0.12 : 0
  return {
    stage,
    sea,
    colours: context.bookRandom.fork('reef').pick(GARDENS),
    tone: z => colour => {
      const share = Math.max(0, Math.min(0.86, 0.08 + dim + z / 8200))
      // The light of the pearl shows colours as they are, also at night.
      return states.has('glowing') ? mix(tint(colour, 0.06), sea[2], share * 0.8) : sunk(context, colour, sea[2], share)
    },
  }
}

const head = ({ stage, tone, colours }: Tools, x: number, z: number, size: number): Piece =>
  stage.stand(coralHead(stage.context, size, tone(z), colours), beside(stage, x, z))

const weed = ({ stage, tone }: Tools, x: number, z: number, height: number): Piece =>
  stage.stand(kelp(stage.context, height, tone(z)('#4f9a6c')), beside(stage, x, z))

const fish = ({ stage, tone }: Tools, x: number, y: number, count: number, size: number, colour: string) =>
  shoal(stage.context, x, y, count, size, alpha(tone(3400)(colour), 0.9))

/** A boat on the surface, seen from below, with its anchor rope. */
function hullAbove({ stage, tone }: Tools): string {
  const hull = tone(2600)('#6a4a3c')
  const [x, y] = [SIZE * 0.7, stage.camera === 'from-below' ? 190 : 96]
  return (
    line(`M${x + 120} ${y}C${x + 60} 500 ${x + 220} 800 ${n(x + 150)} 1130`, alpha(hull, 0.7), 7) +
    place(
      shape('M-300 0C-200 -70 200 -70 320 0C200 84 -180 84 -300 0Z', hull) +
        shape('M-250 8C-150 60 180 60 270 8C160 34 -150 34 -250 8Z', shade(hull, 0.3)) +
        line('M-300 0h-90M320 0h40', shade(hull, 0.2), 10),
      x,
      y,
    )
  )
}

interface Side {
  far(tools: Tools): string
  pieces(tools: Tools): Piece[]
}

/** Side 0: a lane through coral gardens; 1: an arch at the drop-off; 2: the lagoon, with sea grass and a boat above. */
const SIDES: readonly [Side, ...Side[]] = [
  {
    far: tools =>
      panelAt(tools.stage, 9000, seaMounts(tools.stage.context, mix(tools.sea[2], tools.sea[3], 0.42), 300)).drawing +
      fish(tools, 1150, 470, 8, 26, '#f7c35c') +
      fish(tools, 330, 330, 9, 20, '#fdf1d6'),
    pieces: tools => [
      head(tools, -0.72, 3600, 900),
      head(tools, 0.6, 3900, 1000),
      head(tools, 0.1, 5200, 900),
      head(tools, -0.92, 1500, 1050),
      head(tools, 0.96, 1300, 1080),
      weed(tools, -1.0, 2300, 2200),
      weed(tools, 0.74, 2600, 1500),
      tools.stage.stand(
        anemone(tools.stage.context, 420, tools.tone(700)('#e58ab0'), tools.tone(300)('#f08a3c')),
        beside(tools.stage, 0.62, 760),
      ),
    ],
  },
  {
    far: tools =>
      panelAt(tools.stage, 12000, seaMounts(tools.stage.context, mix(tools.sea[2], tools.sea[3], 0.3), 200)).drawing +
      fish(tools, 700, 420, 14, 18, '#e8fbf4'),
    pieces: tools => [
      tools.stage.stand(
        rockArch(
          tools.stage.context,
          5200,
          3500,
          tools.tone(2600)(tools.stage.states.has('glowing') ? '#d9727c' : '#74667c'),
        ),
        beside(tools.stage, 0.12, 3000),
      ),
      head(tools, -0.98, 2700, 1050),
      head(tools, 0.98, 2600, 1050),
      head(tools, -0.92, 900, 620),
      weed(tools, 0.96, 1300, 1700),
      head(tools, 0.34, 6500, 900),
    ],
  },
  {
    far: tools => hullAbove(tools) + fish(tools, 360, 560, 8, 24, '#8fd0e8') + fish(tools, 1240, 700, 6, 22, '#f49a8a'),
    pieces: tools => {
      const { stage, tone } = tools
      const grass = (x: number, z: number, height: number) =>
        stage.stand(
          seaweed(stage.context, 0, 0, height, tone(z)('#6fb26a')) +
            place(seaweed(stage.context, 0, 0, height * 0.8, tone(z)('#4f9a60')), 130, 0),
          beside(stage, x, z),
        )
      return [
        ...[-1, -0.8, -0.62, 0.58, 0.78, 0.97].map((x, i) => grass(x, 900 + (i % 3) * 500, 520)),
        ...[-0.9, -0.5, -0.1, 0.2, 0.5, 0.86].map((x, i) => grass(x, 3200 + (i % 3) * 700, 620)),
        head(tools, -0.94, 2600, 700),
        head(tools, 0.92, 3400, 900),
        stage.stand(anemone(stage.context, 460, tone(700)('#b88ad8'), tone(300)('#f08a3c')), beside(stage, -0.66, 700)),
      ]
    },
  },
]

/** Corals in the lower corners, in front of everything. */
function nearCorals({ stage, tone, colours }: Tools): string {
  const { context } = stage
  const near = (i: number) => shade(tone(0)(colours[i] ?? colours[0]), 0.3)
  return (
    coral(context, 60, SIZE + 20, 300, near(0), 'branch') +
    coral(context, 240, SIZE + 30, 140, near(1), 'tubes') +
    coral(context, SIZE - 60, SIZE + 30, 260, near(3), 'fan') +
    seaweed(context, -6, SIZE + 20, 520, shade(tone(0)('#2f7a66'), 0.2)) +
    seaweed(context, SIZE - 190, SIZE + 20, 260, shade(tone(0)('#3f8f6a'), 0.2))
  )
}

const drawReef: DrawSetting = stage => {
  const tools = toolsOf(stage)
  const { context, states } = stage
  const side = SIDES[stage.side % SIDES.length] ?? SIDES[0]
  const sand = mix(tools.tone(700)('#f2d9a8'), tools.sea[1], context.light.dark ? 0.5 : 0.16)
  const pieces = side.pieces(tools)
  return createSettingScene({
    sky: waterAround(stage, tools.sea, 1) + (states.has('glowing') ? pearlLight(stage) : ''),
    far: stage.camera === 'from-above' ? '' : side.far(tools),
    ground:
      seaFloor(stage, tools.sea, sand, !states.has('dark')) +
      (states.has('glowing') && stage.camera === 'from-above' ? pearlLight(stage) : ''),
    pieces: [...(isNarrow(stage) ? pieces.filter(({ depth }) => depth > 4600) : pieces), ...seaBank(stage, sand)],
    front:
      motes(stage, 10, '#f0fff8') +
      (frames(stage) ? nearCorals(tools) : '') +
      (states.has('bubble') ? airBubble(stage) : ''),
    medium: 'water',
    spots: { rock: { at: [-700, 0, 300], seat: 280 }, ledge: { at: [760, 0, 500], seat: 420 } },
  })
}

export const reef = withSeats(drawReef, ({ context }) => ({
  rock: flatRock(context, context.light.on('#7f7f98')),
  ledge: flatRock(context, context.light.on('#7f7f98')),
}))
