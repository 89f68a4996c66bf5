import { alpha, mix, shade, tint } from '../../canvas/colour.ts'
import { box, line, place, SIZE } from '../../canvas/svg.ts'
import { bunting } from '../../scenery/buildings.ts'
import { leafyFrame, spray } from '../../scenery/leaves.ts'
import { frame, indoors, skyWindow } from '../../scenery/room.ts'
import { hazeOf } from '../../scenery/skies.ts'
import {
  createSettingScene,
  type DrawSetting,
  horizonOf,
  type Piece,
  type SettingScene,
  type Stage,
} from '../../stage/stage.ts'
import { airInFront } from '../air-in-front.ts'
import { airUnder, canopy, forestSky, leafCurtain, mistBand, sparks } from '../forest/forest-air.ts'
import { forestBank, forestFloor } from '../forest/forest-floor.ts'
import { beside, frames, isNarrow, layerAt } from '../framing.ts'
import { bankOf, seesGround } from '../ground-plane.ts'
import { drawRoom, onPlane, type Room, rugOn } from '../interior.ts'
import { hillsOf } from '../open-country.ts'
import { shiningAt, skyAbove, underItsSky } from '../open-water.ts'
import { panelAt } from '../panel.ts'
import { archedRoot, crate, withSeats } from '../seats.ts'
import { clump, distantTrunks, greatTrunk } from '../trees/forest-trees.ts'
import { type HousePaint, hammock, hangingLamp, houseFront, plankSwing, ropeLadder, shelf } from './tree-house-parts.ts'
import { crownsBelow, longBranch, plankFloor, rafters, railing } from './tree-platform.ts'

const PAINTS: readonly [HousePaint & { cloth: string }, ...(HousePaint & { cloth: string })[]] = [
  { wall: '#c08a58', roof: '#c9a25a', door: '#3f8a8c', cloth: '#e2795f' },
  { wall: '#a8794f', roof: '#b5643f', door: '#5f86b5', cloth: '#4f9a97' },
  { wall: '#b5966a', roof: '#8f9a58', door: '#c9604f', cloth: '#e0a24a' },
]

const paintOf = ({ context }: Stage) => context.bookRandom.fork('treehouse').pick(PAINTS)
const BARK = '#8f7058'
const LEAF = '#5f9f5a'

/** Mountains, the jungle far below and the leaves of the own tree around the picture. */
function highView(stage: Stage, depth: number): Pick<SettingScene, 'sky' | 'far' | 'ground'> {
  const { context, sky } = stage
  const haze = hazeOf(context, sky)
  const horizon = horizonOf(stage)
  const peaks = horizon > 0 && horizon < SIZE ? hillsOf(stage, ['#7f9aa4', '#6f9a84'], { height: 0.9 }) : ''
  return {
    sky: skyAbove(stage, shiningAt(stage, context.light.time === 'sunset' ? 460 : 340)),
    far: peaks,
    ground: crownsBelow(stage, depth, air => haze('#4f9a54', air)),
  }
}

const leavesAbove = (stage: Stage, leaf: string): Piece =>
  layerAt(
    stage,
    2600,
    stage.camera === 'from-above' || isNarrow(stage)
      ? ''
      : leafCurtain(stage.context, -30, mix(leaf, stage.sky[2], 0.2), 320) +
          leafCurtain(stage.context, -150, shade(leaf, 0.1), 330),
  )

/** Side 0: the platform with the house. */
function platform(stage: Stage): SettingScene {
  const { context } = stage
  const { light } = context
  const paint = paintOf(stage)
  const wood = light.land('#b98a5c')
  const leaf = light.land(LEAF)
  const bank = bankOf(stage, wood, plankEnds(stage, wood))
  return createSettingScene({
    ...highView(stage, 5200),
    ground: highView(stage, 5200).ground + plankFloor(stage, [-2900, 2900], [-3000, 1150], wood),
    pieces: [
      leavesAbove(stage, leaf),
      stage.stand(greatTrunk(context, 760, light.land(BARK), 1, 0.7), beside(stage, -1.04, 1300)),
      ...(isNarrow(stage) ? [] : [stage.stand(houseFront(context, paint), beside(stage, 0.84, 1000))]),
      railing(stage, [-2760, 2760], 1110, wood, light.land('#d8b880')),
      ...(bank ? [bank] : []),
    ],
    front:
      (stage.camera === 'wide' || stage.camera === 'medium'
        ? bunting(context, [-20, 60], [SIZE + 20, 90], 110, 'lamps')
        : '') +
      (frames(stage) ? nearLeaves(stage, leaf) : '') +
      (light.dark ? sparks(stage, 12) : ''),
    spots: {
      seat: { at: [-620, 0, 500], seat: 300 },
      door: { at: [stage.view.xOf(0.66, 900), 0, 900], seat: 0 },
      ledge: { at: [-200, 0, 1060], seat: 40 },
    },
  })
}

const plankEnds = (stage: Stage, wood: string): string => {
  const y = stage.view.project([0, 0, 0])[1]
  return line(
    Array.from({ length: 12 }, (_, i) => `M${i * 140 - 20} ${y - 12}V${SIZE}`).join(''),
    alpha(shade(wood, 0.5), 0.4),
    6,
  )
}

/** Side 1: inside. */
function inside(stage: Stage): SettingScene {
  const { context } = stage
  const paint = paintOf(stage)
  const wood = indoors(context, tint(paint.wall, 0.16))
  const room: Room = { back: 1000, halfWidth: 1700, height: 2000 }
  let boards = ''
  for (let y = -180; y > -2000; y -= 180) boards += `M-1700 ${y}H1700`
  const window = place(
    skyWindow(context, 0, 0, 900, 820, indoors(context, '#f0d9ae'), indoors(context, paint.cloth)),
    240,
    -1050,
  )
  const cloth = indoors(context, paint.cloth)
  return createSettingScene({
    sky: '',
    ground:
      drawRoom(
        stage,
        room,
        { wall: wood, floor: indoors(context, '#a8794f'), skirting: shade(wood, 0.24) },
        line(boards, alpha(shade(wood, 0.5), 0.34), 12),
      ) +
      onPlane(
        stage,
        room.back - 1,
        window +
          place(shelf(context), -1060, -1150) +
          place(frame(context, 0, 0, 190, 230, 'moon'), -620, -1560) +
          place(frame(context, 0, 0, 230, 180, 'leaf'), -980, -1560) +
          place(frame(context, 0, 0, 200, 240, 'hills'), 1080, -1080) +
          bunting(context, [-1700, -1860], [1700, -1860], 150, 'flags'),
      ) +
      rafters(stage, room, shade(wood, 0.34)) +
      rugOn(stage, 60, 200, 600, [cloth, indoors(context, '#f3cf86'), indoors(context, '#4f9a97')]),
    pieces: [
      ...(isNarrow(stage) || !seesGround(stage)
        ? []
        : [
            stage.stand(
              hammock(cloth, indoors(context, '#f6ead0'), indoors(context, '#d8b880')),
              beside(stage, -0.66, 760),
            ),
          ]),
      stage.stand(greatTrunk(context, 420, indoors(context, BARK), -1, 0.3), beside(stage, 1.02, 880)),
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'medium'
        ? place(hangingLamp(context), SIZE * 0.82, -60, { scale: 0.6 }) + box(0, -10, SIZE, 54, shade(wood, 0.4))
        : '',
    spots: {
      hammock: { at: [stage.view.xOf(-0.6, 780), 0, 780], seat: 330 },
      window: { at: [240, 0, 900], seat: 0 },
      seat: { at: [700, 0, 500], seat: 280 },
    },
  })
}

/** Side 2: on the ground, below the house. */
function below(stage: Stage): SettingScene {
  const { context } = stage
  const { light } = context
  const air = airUnder(stage, '#4a9a5c')
  const far = hazeOf(context, air)
  const ground = light.land('#86b060')
  const wood = light.land('#b98a5c')
  const rope = light.land('#d8b880')
  const x = 0.46
  const z = 1900
  const [houseX, , houseZ] = beside(stage, x, z)
  const house = stage.stand(
    houseFront(context, paintOf(stage)),
    [houseX - 200, stage.camera === 'from-below' ? 1900 : 1750, houseZ - 260],
    { scale: 0.8 },
  )
  const deck = stage.stand(
    box(-1300, -20, 2600, 130, wood, 14) + line('M-900 110L-200 900M900 110L260 900', shade(wood, 0.3), 90),
    [houseX - 100, stage.camera === 'from-below' ? 1880 : 1730, houseZ - 250],
  )
  const tones: readonly [string, string] = [far('#3f8a54', 0), far('#62aa5c', 0.1)]
  return createSettingScene({
    sky: forestSky(stage, air, light.dark ? '#8fd8c0' : '#fff6c8'),
    ground: forestFloor(stage, {
      ground,
      haze: air[3],
      leaves: [light.land('#c98a4a'), light.land('#5f8a48')],
      flowers: [light.land('#f6e2a8')],
      trail: light.land('#c9a877'),
    }),
    pieces: [
      ...(stage.camera === 'from-above'
        ? []
        : [
            panelAt(stage, 11000, distantTrunks(context, far('#6a6a58', 0.7), far('#5f9f66', 0.7), 28)),
            layerAt(stage, 9000, mistBand(stage, 20, air[3], 0.6)),
            panelAt(stage, 7600, distantTrunks(context, far('#6a6a58', 0.46), far('#5f9f66', 0.46), 40)),
          ]),
      layerAt(stage, 6000, canopy(stage, far(LEAF, 0.1), air)),
      stage.stand(greatTrunk(context, 1150, light.land(BARK), -1, 0.5), [houseX + 200, 0, houseZ]),
      ...(isNarrow(stage)
        ? []
        : [
            { ...deck, depth: deck.depth - 20 },
            { ...house, depth: house.depth - 30 },
            stage.stand(ropeLadder(1760, rope, wood), [houseX - 700, 0, houseZ - 300]),
            stage.stand(plankSwing(5200, rope, wood), beside(stage, -0.7, 900)),
            stage.stand(clump(context, 'fern', 560, tones), beside(stage, 0.96, 800)),
            stage.stand(clump(context, 'banana', 1300, tones), beside(stage, -0.96, 2300)),
          ]),
      ...forestBank(stage, ground),
    ],
    front:
      (light.dark ? sparks(stage, 18) : '') +
      (frames(stage) ? leafyFrame(context, light.land('#2f7048'), { kinds: ['fern', 'round'], above: false }) : ''),
    spots: {
      swing: { at: beside(stage, -0.7, 890), seat: 440 },
      root: { at: [houseX - 800, 0, houseZ - 500], seat: 220 },
      steps: { at: [houseX - 700, 380, houseZ - 330], seat: 0 },
    },
  })
}

/** The top of the fig tree: a branch over nothing. Side 2 is beyond it, in the air. */
function treetop(stage: Stage): SettingScene {
  const { context } = stage
  const { light } = context
  const leaf = light.land(LEAF)
  const bark = light.land('#a58a70')
  return createSettingScene({
    ...highView(stage, 7000),
    pieces: [
      leavesAbove(stage, leaf),
      stage.stand(greatTrunk(context, 700, bark, -1, 0.4), [beside(stage, -1.06, 420)[0], -1800, 420]),
      ...(stage.side === 2 ? [] : [longBranch(stage, bark, leaf)]),
    ],
    front: frames(stage) ? nearLeaves(stage, leaf) : '',
    ...(stage.side === 2 && { medium: 'air' as const }),
    spots: {
      branch: { at: [760, -8, 0], seat: 0 },
      ledge: { at: [-620, 0, 0], seat: 0 },
      seat: { at: [-380, -30, 0], seat: 30 },
    },
  })
}

function nearLeaves({ context }: Stage, leaf: string): string {
  const tones: readonly [string, string, string] = [shade(leaf, 0.24), leaf, shade(leaf, 0.36)]
  return (
    spray(context, [-30, -30], 42, 'pointed', 7, 330, tones) +
    spray(context, [SIZE + 20, SIZE + 30], 204, 'pointed', 6, 280, tones) +
    spray(context, [-20, SIZE + 30], 156, 'round', 5, 240, tones)
  )
}

/** Side 0: the platform; 1: inside; 2: on the ground below; 3: a branch at the top of the tree. */
const SIDES = [platform, inside, below, treetop] as const

const drawTreehouse: DrawSetting = given => {
  const stage = underItsSky(given)
  const draw = stage.states.has('treetop') ? treetop : (SIDES[stage.side % SIDES.length] ?? platform)
  const scene = draw(stage)
  return draw === inside ? scene : { ...scene, front: airInFront(stage) + scene.front }
}

export const treehouse = withSeats(drawTreehouse, ({ context }) => ({
  seat: crate(context, context.light.on('#b98a5c')),
  root: archedRoot(context, context.light.land('#8f7058')),
}))
