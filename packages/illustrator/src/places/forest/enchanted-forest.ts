import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { SIZE } from '../../canvas/svg.ts'
import { leafyFrame } from '../../scenery/leaves.ts'
import { hazeOf, type Sky } from '../../scenery/skies.ts'
import { glow } from '../../scenery/sky.ts'
import { createSettingScene, type DrawSetting, type Piece, type SettingScene, type Stage } from '../../stage/stage.ts'
import { airInFront } from '../air-in-front.ts'
import { paperLand } from '../book/paper-land.ts'
import { fadingWhite } from '../fading-white.ts'
import { beside, frames, isNarrow, layerAt } from '../framing.ts'
import { seesGround } from '../ground-plane.ts'
import { roundOutline, shapesOnGround } from '../ground-shapes.ts'
import { againstTheLight } from '../open-water.ts'
import { panelAt } from '../panel.ts'
import { bridgeAcross, gorgeBelow } from '../river/on-the-bridge.ts'
import { bridgeSpots, ravine, ravineMist, ropeBridge } from '../river/ravine.ts'
import { archedRoot, withSeats } from '../seats.ts'
import { clump, creeper, distantTrunks, greatTrunk } from '../trees/forest-trees.ts'
import { airUnder, canopy, forestSky, mistBand, sparks, watchingEyes } from './forest-air.ts'
import { forestBank, forestFloor } from './forest-floor.ts'
import { leaningTower } from './leaning-tower.ts'
import { toadstool, treeDoor } from './toadstools.ts'

interface Tools {
  stage: Stage
  air: Sky
  far(colour: string, haze: number): string
  /** Colours of bark, leaves and ground, which differ from book to book. */
  wood: { bark: string; leaf: string; ground: string; caps: readonly [string, string, string] }
}

const WOODS: readonly [Tools['wood'], ...Tools['wood'][]] = [
  { bark: '#6b5568', leaf: '#3f8070', ground: '#6aa574', caps: ['#e8796a', '#8fd3d6', '#b48ad0'] },
  { bark: '#5f5a72', leaf: '#3a7a80', ground: '#6a9f86', caps: ['#f0a860', '#e88ab0', '#8fd0b0'] },
  { bark: '#75584e', leaf: '#5a8a4c', ground: '#86a85c', caps: ['#d9605a', '#f2c76a', '#9fb0e8'] },
]

const trunk = ({ stage, far, wood }: Tools, x: number, z: number, width: number, side: 1 | -1): Piece =>
  stage.stand(greatTrunk(stage.context, width, far(wood.bark, Math.min(0.6, z / 7000)), side, 1.4), beside(stage, x, z))

const cap = ({ stage, wood }: Tools, x: number, z: number, size: number, i: number): Piece =>
  stage.stand(
    toadstool(stage.context, size, wood.caps[i % 3] ?? wood.caps[0], !stage.states.has('dark')),
    beside(stage, x, z),
  )

const fern = ({ stage, far, wood }: Tools, x: number, z: number, size: number): Piece =>
  stage.stand(
    clump(stage.context, 'fern', size, [far(wood.leaf, 0), far(tint(wood.leaf, 0.2), 0.05)]),
    beside(stage, x, z),
  )

const wall = ({ stage, far, wood }: Tools, z: number, air: number, width: number) =>
  panelAt(stage, z, distantTrunks(stage.context, far(wood.bark, air), far(wood.leaf, air), width))

/** Rows of trunks, given as z, haze and width, with mist between them. */
const depths = (tools: Tools, ...rows: readonly (readonly [z: number, air: number, width: number])[]): Piece[] =>
  tools.stage.camera === 'from-above'
    ? []
    : rows.flatMap(([z, air, width]) => [
        wall(tools, z, air, width),
        layerAt(tools.stage, z - 500, mistBand(tools.stage, 30, mistOf(tools), 0.6)),
      ])

const mistOf = ({ stage, air }: Tools) => (stage.context.light.dark ? mix(air[3], '#9fe6d8', 0.3) : air[3])

interface Side {
  pieces(tools: Tools): Piece[]
  trail: boolean
}

/** Side 0: a trail with a tower far off; 1: a clearing with a pond and a door in a tree; 2: at the rope bridge; 3: on it. */
const SIDES: readonly [Side, Side, Side] = [
  {
    trail: true,
    pieces: tools => [
      ...depths(tools, [10000, 0.64, 26]),
      layerAt(
        tools.stage,
        8200,
        panelAt(
          tools.stage,
          14000,
          leaningTower(tools.stage.context, tools.far('#7a7694', 0.4), tools.far(tools.wood.leaf, 0.56)),
        ).drawing,
      ),
      trunk(tools, -0.96, 1300, 620, 1),
      trunk(tools, 1.0, 1900, 560, -1),
      trunk(tools, -0.6, 4300, 520, 1),
      trunk(tools, 0.56, 5600, 520, -1),
      cap(tools, 0.72, 1300, 420, 0),
      cap(tools, 0.84, 1000, 300, 0),
      cap(tools, -0.74, 800, 340, 1),
      cap(tools, -0.54, 3000, 460, 2),
      fern(tools, 0.94, 700, 520),
      fern(tools, -0.94, 700, 460),
    ],
  },
  {
    trail: false,
    pieces: tools => {
      const { stage } = tools
      const hollow = stage.stand(treeDoor(stage.context, !stage.states.has('dark')), beside(stage, -0.78, 1490))
      return [
        ...depths(tools, [9000, 0.6, 24], [5600, 0.34, 40]),
        trunk(tools, -0.78, 1500, 1000, 1),
        { ...hollow, depth: hollow.depth - 6 },
        trunk(tools, 0.98, 3000, 600, -1),
        cap(tools, 0.62, 2600, 620, 1),
        cap(tools, 0.8, 2300, 480, 1),
        cap(tools, 0.9, 1200, 640, 2),
        cap(tools, -0.36, 3000, 380, 0),
        cap(tools, 0.3, 3900, 420, 0),
        fern(tools, -0.98, 700, 520),
      ]
    },
  },
  {
    trail: false,
    pieces: tools => [
      ...depths(tools, [11000, 0.66, 26], [7200, 0.5, 36]),
      trunk(tools, -0.98, 800, 640, 1),
      trunk(tools, 0.92, 6200, 640, -1),
      trunk(tools, -0.5, 6600, 640, 1),
      fern(tools, 0.86, 800, 520),
      cap(tools, -0.66, 700, 300, 0),
    ],
  },
]

/** A dark pond with lilies and the light of the sky in it. */
const pond = (stage: Stage, air: Sky): string => {
  const water = mix(air[1], air[3], 0.3)
  return shapesOnGround(stage, [
    [roundOutline(500, 1900, 1250, 760), shade(water, 0.4)],
    [roundOutline(500, 1880, 1180, 700), water],
    [roundOutline(650, 2050, 620, 260, 0.05), alpha(tint(air[3], 0.4), 0.5)],
    [roundOutline(-150, 1700, 130, 110, 0.05), stage.context.light.land('#5f9f60')],
    [roundOutline(160, 1560, 100, 84, 0.05), stage.context.light.land('#74b068')],
    [roundOutline(1050, 1600, 140, 110, 0.05), stage.context.light.land('#5f9f60')],
  ])
}

function nearFrame({ stage, far, wood }: Tools): string {
  return leafyFrame(stage.context, shade(far(wood.leaf, 0), 0.3), { kinds: ['fern', 'round', 'pointed'] })
}

/** What lies over and around every side: fireflies, eyes and the white that creeps in. */
function overlays(tools: Tools): Pick<SettingScene, 'front'> & { behind: string } {
  const { stage } = tools
  const { states, context } = stage
  return {
    behind: states.has('eyes') ? watchingEyes(stage) : '',
    front:
      airInFront(stage) +
      (states.has('dark') ? '' : sparks(stage, states.has('fireflies') ? 60 : context.light.dark ? 26 : 10)) +
      (frames(stage) ? nearFrame(tools) : '') +
      (states.has('fading') ? fadingWhite(stage) : ''),
  }
}

const bridgeColours = (stage: Stage, air: Sky) => {
  const { light } = stage.context
  return {
    wood: light.land('#a87650'),
    rope: light.land('#d8b880'),
    broken: stage.states.has('broken-bridge'),
    rock: light.land('#7a7488'),
    water: mix(light.land('#4f9fa8'), air[2], 0.2),
    foam: mix('#ffffff', light.land('#d8f0ee'), 0.6),
    haze: air[3],
  }
}

/** The middle of the bridge, over nothing. */
function onTheBridge(tools: Tools): SettingScene {
  const { stage, air } = tools
  const colours = bridgeColours(stage, air)
  const bridge = bridgeAcross(stage, colours)
  const { behind, front } = overlays(tools)
  return createSettingScene({
    sky: forestSky(stage, air, brightOf(stage)),
    far:
      stage.camera === 'from-above'
        ? ''
        : wall(tools, 9000, 0.6, 30) + canopy(stage, tools.far(tools.wood.leaf, 0.06), air) + behind,
    ground: seesGround(stage) ? gorgeBelow(stage, colours) : '',
    pieces: [
      ...depths(tools, [9000, 0.6, 30]),
      layerAt(stage, 7000, canopy(stage, tools.far(tools.wood.leaf, 0.06), air)),
      layerAt(stage, 1200, behind),
      ...bridge.pieces,
    ],
    front: bridge.front + front,
    spots: { 'rope-bridge': { at: [0, 0, 0], seat: 0 } },
  })
}

const brightOf = ({ context }: Stage) => (context.light.dark ? '#9fe6d8' : '#fff4c4')

const drawEnchantedForest: DrawSetting = given => {
  if (given.states.has('paper')) return paperLand(given)
  const stage = againstTheLight(given)
  const { context, states } = stage
  const { light } = context
  // The air stays luminous in a silhouette.
  const air = airUnder(given, '#3f8a86')
  const tools: Tools = { stage, air, far: hazeOf(context, air), wood: context.bookRandom.fork('enchanted').pick(WOODS) }
  const bridge = states.has('whole-bridge') || states.has('broken-bridge')
  const index = bridge && stage.side % 4 < 2 ? 2 : stage.side % 4
  if (index === 3) return onTheBridge(tools)
  const side = SIDES[index] ?? SIDES[0]
  const ground = light.land(tools.wood.ground)
  const leaf = tools.far(tools.wood.leaf, 0.06)
  const { behind, front } = overlays(tools)
  const colours = bridgeColours(stage, air)
  const pieces = [...side.pieces(tools), ...(index === 2 ? ropeBridge(stage, { ...colours, x: 260 }) : [])]
  const creepers =
    isNarrow(stage) || stage.camera === 'from-above' ? '' : creeper(context, [330, 60], [1100, 20], 130, leaf)
  const moonPool = light.dark ? glow(context, SIZE * 0.54, SIZE * 0.86, 560, brightOf(stage), 0.2) : ''
  return createSettingScene({
    sky: forestSky(stage, air, brightOf(stage)),
    ground:
      forestFloor(stage, {
        ground,
        haze: air[3],
        leaves: [light.land('#c99a5a'), shade(ground, 0.4)],
        flowers: [light.land('#f2c6d8'), light.land('#c9e6e2')],
        trail: side.trail ? light.land('#b9a98a') : null,
      }) +
      (index === 1 ? pond(stage, air) : '') +
      (index === 2 ? ravine(stage, { ...colours, bank: ground }) + ravineMist(stage, colours.foam) : '') +
      moonPool,
    pieces: [
      ...(isNarrow(stage) ? pieces.filter(({ depth }) => depth > 4300) : pieces),
      layerAt(stage, 6800, canopy(stage, leaf, air) + creepers),
      layerAt(stage, 500, behind),
      ...forestBank(stage, ground),
    ],
    front,
    spots: {
      seat: { at: [stage.view.xOf(0.62, 500), 0, 500], seat: 330 },
      root: { at: [-620, 0, 420], seat: 240 },
      door: { at: [stage.view.xOf(-0.78, 1300), 0, 1300], seat: 0 },
      ...bridgeSpots(260),
    },
  })
}

export const enchantedForest = withSeats(drawEnchantedForest, ({ context }) => ({
  seat: height => toadstool(context, height / 0.93, '#e8796a'),
  root: archedRoot(context, context.light.land('#75586a')),
}))
