import { mix, shade } from '../../canvas/colour.ts'
import { SIZE } from '../../canvas/svg.ts'
import { leafyFrame, spray } from '../../scenery/leaves.ts'
import { hazeOf, type Sky } from '../../scenery/skies.ts'
import { createSettingScene, type DrawSetting, type Piece, type Stage } from '../../stage/stage.ts'
import { airInFront } from '../air-in-front.ts'
import { beside, frames, isNarrow, layerAt } from '../framing.ts'
import { againstTheLight } from '../open-water.ts'
import { panelAt } from '../panel.ts'
import { archedRoot, fallenLog, withSeats } from '../seats.ts'
import { clump, creeper, distantTrunks, greatTrunk } from '../trees/forest-trees.ts'
import { coconutPalm } from '../trees/palms.ts'
import { bambooTunnel } from './bamboo.ts'
import { blackMouth, insideTheTunnel, lanternRoom } from './darkness.ts'
import { giantFig } from './fig-tree.ts'
import { airUnder, canopy, forestSky, mistBand, sparks, watchingEyes } from './forest-air.ts'
import { forestBank, forestFloor } from './forest-floor.ts'

interface Tools {
  stage: Stage
  air: Sky
  /** A colour with haze from 0, near, to 1. */
  far(colour: string, haze: number): string
}

const plant = (
  { stage, far }: Tools,
  kind: 'fern' | 'banana' | 'round' | 'pointed',
  x: number,
  z: number,
  size: number,
): Piece => {
  const air = Math.min(0.5, z / 9000)
  return stage.stand(
    clump(stage.context, kind, size, [far('#3f8a54', air), far('#62aa5c', air), far('#2f7350', air)]),
    beside(stage, x, z),
  )
}

const trunk = ({ stage, far }: Tools, x: number, z: number, width: number, side: 1 | -1): Piece =>
  stage.stand(greatTrunk(stage.context, width, far('#7a5a48', Math.min(0.6, z / 8000)), side, 0.6), beside(stage, x, z))

interface Side {
  pieces(tools: Tools): Piece[]
  trail: boolean
}

const wall = ({ stage, far }: Tools, z: number, air: number, width: number) =>
  panelAt(stage, z, distantTrunks(stage.context, far('#6a6a58', air), far('#5f9f66', air), width))

/** Rows of trunks with mist between them. */
const depths = (tools: Tools, near: number, width: number): Piece[] =>
  tools.stage.camera === 'from-above'
    ? []
    : [
        wall(tools, 12000, 0.74, 26),
        layerAt(tools.stage, 10000, mistBand(tools.stage, 10, mistOf(tools), 0.6)),
        wall(tools, near, 0.5, width),
        layerAt(tools.stage, near - 400, mistBand(tools.stage, 60, mistOf(tools), 0.4)),
      ]

const mistOf = ({ stage, air }: Tools) => (stage.context.light.dark ? mix(air[3], '#9fe6d8', 0.3) : air[3])

/** Side 0: a trail between great trees; 1: the foot of the giant fig; 2: the bamboo tunnel. */
const SIDES: readonly [Side, ...Side[]] = [
  {
    trail: true,
    pieces: tools => {
      const { stage, far } = tools
      return [
        ...depths(tools, 8000, 40),
        stage.stand(
          coconutPalm(stage.context, 3000, far('#63a56c', 0.3), far('#8a6a4c', 0.34), -0.1),
          beside(stage, -0.32, 5200),
        ),
        stage.stand(
          coconutPalm(stage.context, 3300, far('#63a56c', 0.26), far('#8a6a4c', 0.3), 0.12),
          beside(stage, 0.44, 4400),
        ),
        trunk(tools, -0.94, 1500, 620, 1),
        trunk(tools, 1.0, 2300, 700, -1),
        trunk(tools, 0.62, 4800, 560, -1),
        plant(tools, 'banana', -0.68, 2500, 1500),
        plant(tools, 'banana', 0.74, 2000, 1300),
        plant(tools, 'fern', -0.88, 900, 620),
        plant(tools, 'round', 0.92, 800, 600),
        plant(tools, 'fern', 0.6, 1500, 500),
        plant(tools, 'pointed', -0.56, 3600, 800),
      ]
    },
  },
  {
    trail: false,
    pieces: tools => {
      const { stage, far } = tools
      return [
        ...depths(tools, 7000, 34),
        stage.stand(giantFig(stage.context, far('#c2ac90', 0.06), far('#5f9f58', 0.04)), beside(stage, 0.42, 1900)),
        trunk(tools, -0.9, 3600, 560, 1),
        plant(tools, 'banana', -0.86, 1700, 1400),
        plant(tools, 'fern', -0.72, 800, 560),
        plant(tools, 'fern', 0.94, 760, 640),
        plant(tools, 'round', -0.5, 2800, 700),
      ]
    },
  },
  {
    trail: true,
    pieces: tools => [
      layerAt(tools.stage, 12000, mistBand(tools.stage, 0, mistOf(tools), 0.9)),
      ...bambooTunnel(tools.stage, air => tools.far('#8fae5a', air * 0.8)),
      plant(tools, 'fern', -0.9, 700, 480),
      plant(tools, 'fern', 0.92, 900, 520),
      plant(tools, 'round', -0.7, 2400, 460),
    ],
  },
]

function nearLeaves({ stage, far }: Tools): string {
  const { context } = stage
  const tones: readonly [string, string, string] = [far('#2f7048', 0), far('#43884e', 0), far('#255f44', 0)]
  return (
    spray(context, [-40, -30], 40, 'banana', 6, 420, tones) +
    spray(context, [SIZE + 40, -40], -44, 'pointed', 6, 330, tones) +
    leafyFrame(context, shade(tones[0], 0.1), { kinds: ['fern', 'banana', 'round'], above: false })
  )
}

/** The tunnel is black if it is `dark`; `lamp-lit`, the wood is black outside of the light of a lantern. */
function blackness(stage: Stage, isTunnel: boolean): string {
  if (isTunnel && stage.states.has('dark'))
    return stage.camera === 'silhouette' ? insideTheTunnel(stage) : blackMouth(stage)
  return stage.states.has('lamp-lit') ? lanternRoom(stage) : ''
}

const drawJungle: DrawSetting = given => {
  const stage = againstTheLight(given)
  const { context, states } = stage
  const { light } = context
  // The air stays luminous in a silhouette.
  const air = airUnder(given, '#4a9a5c')
  const tools: Tools = { stage, air, far: hazeOf(context, air) }
  const index = states.has('tunnel') ? 2 : stage.side % SIDES.length
  const side = SIDES[index] ?? SIDES[0]
  const ground = light.land(context.bookRandom.fork('jungle').pick(['#86b060', '#7fa85c', '#94b266']))
  const pieces = side.pieces(tools)
  const leaf = tools.far('#4a8f52', 0.06)
  const creepers =
    isNarrow(stage) || stage.camera === 'from-above'
      ? ''
      : creeper(context, [-20, 150], [560, 40], 230, leaf) + creeper(context, [900, 20], [SIZE + 20, 190], 200, leaf)
  return createSettingScene({
    sky: forestSky(stage, air, light.dark ? '#8fd8c0' : '#fff6c8'),
    ground: forestFloor(stage, {
      ground,
      haze: air[3],
      leaves: [light.land('#c98a4a'), light.land('#5f8a48')],
      flowers: [light.land('#ef7f6a'), light.land('#f7c056')],
      trail: side.trail ? light.land('#c9a877') : null,
    }),
    pieces: [
      ...(isNarrow(stage) ? pieces.filter(({ depth }) => depth > 4500) : pieces),
      layerAt(stage, 6500, canopy(stage, leaf, air) + creepers),
      layerAt(stage, index === 2 ? 1100 : 520, blackness(stage, index === 2)),
      layerAt(stage, 500, states.has('eyes') ? watchingEyes(stage) : ''),
      ...forestBank(stage, ground),
    ],
    front:
      airInFront(stage) +
      (light.dark || states.has('fireflies') ? sparks(stage, 22) : '') +
      (frames(stage) ? nearLeaves(states.has('lamp-lit') ? { ...tools, far: () => '#04090f' } : tools) : ''),
    spots: {
      root: { at: [stage.view.xOf(0.24, 700), 0, 700], seat: 300 },
      seat: { at: [-480, 0, 380], seat: 260 },
    },
  })
}

export const jungle = withSeats(drawJungle, ({ context }) => ({
  root: archedRoot(context, context.light.land('#9a8068')),
  seat: fallenLog(context, context.light.land('#7a5a48')),
}))
