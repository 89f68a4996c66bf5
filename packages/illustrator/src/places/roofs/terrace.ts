import { shade, tint } from '../../canvas/colour.ts'
import { box, line, place, shape } from '../../canvas/svg.ts'
import { clothesLine, dish, kites, tulsi, wallBulb, waterTank } from '../../scenery/rooftop.ts'
import { pottedPlant } from '../../scenery/room.ts'
import { broadleaf } from '../../scenery/trees.ts'
import { createSettingScene, type DrawSetting, type Piece, type Stage } from '../../stage/stage.ts'
import { backlit, lipOf } from '../backlight.ts'
import { skyOf } from '../open-country.ts'
import { frontPlane, isClose, pieceAt, sidePlane } from '../plane.ts'
import { cuboid } from '../solid.ts'
import { cityOf } from './city.ts'
import {
  charpai,
  dryingCloth,
  groundShade,
  lightPool,
  type Parapet,
  type Paving,
  parapetOf,
  pavingOf,
  sideParapet,
} from './rooftop.ts'

interface Home {
  wall: string
  room: string
  door: string
  floor: string
  paving: Paving
  parapet: Parapet
  tank: 'plastic' | 'blue' | 'concrete'
  sheet: string
}

const HOMES: readonly [Home, ...Home[]] = [
  {
    wall: '#e0a878',
    room: '#efc08a',
    door: '#3f8a8c',
    floor: '#cf8f68',
    paving: 'tiles',
    parapet: 'balusters',
    tank: 'plastic',
    sheet: '#4f8f97',
  },
  {
    wall: '#9fc0c4',
    room: '#b9d4cc',
    door: '#c2603f',
    floor: '#e6d8c0',
    paving: 'mosaic',
    parapet: 'jaali',
    tank: 'blue',
    sheet: '#c8574c',
  },
  {
    wall: '#e7b7b0',
    room: '#f0cfc0',
    door: '#5a6fa8',
    floor: '#bfae9c',
    paving: 'cement',
    parapet: 'solid',
    tank: 'concrete',
    sheet: '#7a6bb0',
  },
  {
    wall: '#f0d494',
    room: '#f6e2b0',
    door: '#4f8f62',
    floor: '#c07a5c',
    paving: 'tiles',
    parapet: 'jaali',
    tank: 'plastic',
    sheet: '#d98a3c',
  },
]

/** The flat roof of a family's house. Side 0: the washing and the view; 1: the stairs, the water tank and a string cot; 2: the pots below a neem tree. */
export const terrace: DrawSetting = stage => {
  const near = backlit(stage)
  const home = stage.context.bookRandom.fork('terrace').pick(HOMES)
  const { light } = near.context
  const back = stage.view.zOf('middle') + 420
  const view = VIEWS[stage.side % VIEWS.length] ?? washing
  const { pieces, far = '', ground = '', front = '', spots } = view(near, home, back)
  return createSettingScene({
    sky: skyOf(stage) + (stage.states.has('kites') ? kites(stage.context, 16, 900) : ''),
    far: cityOf(stage, { from: back + 1500, to: 42000, roofs: [-900, 300] }) + far,
    ground:
      pavingOf(near, light.land(home.floor), home.paving, back + 20) +
      lipOf(near, light.land(home.floor)) +
      ground +
      groundShade(near),
    pieces,
    front,
    spots,
  })
}

interface Corner {
  pieces: Piece[]
  /** Trees that grow beside the house: behind its floor. */
  far?: string
  ground?: string
  front?: string
  spots: Record<string, { at: readonly [number, number, number]; seat?: number }>
}
type DrawCorner = (stage: Stage, home: Home, back: number) => Corner

const washing: DrawCorner = (stage, home, back) => {
  const { context } = stage
  const { light } = context
  const wall = light.land(home.wall)
  const lineZ = back - 130
  const half = 768 / stage.view.scaleAt([0, 1400, lineZ])
  const [cotX, cotZ] = [half * 0.8, back * 0.4]
  const neem = () => broadleaf(context, 0, 0, 3600, light.land('#6f9a50'), light.land('#7a5340'))
  return {
    far: stage.stand(neem(), [-half * 1.15, -1500, back + 700]).drawing,
    pieces: [
      parapetOf(stage, back, wall, home.parapet),
      ...(isClose(stage)
        ? []
        : [
            stage.stand(
              line('M0 0V-1560', light.land('#7d7480'), 46) + line('M-160 -1500H160', light.land('#7d7480'), 34),
              [-half * 0.98, 0, lineZ],
            ),
            stage.stand(
              clothesLine(context, [-half * 0.98, -1500], [half * 1.3, -1620], 8, {
                windy: stage.weather === 'wind',
                open: [0.24, 0.66],
              }),
              [0, 0, lineZ],
            ),
          ]),
      ...potsAlong(stage, back - 190, [-0.86, -0.62, 0.7, 0.92]),
      charpai(stage, { x: cotX, z: cotZ, strings: '#e6d3ae', sheet: home.sheet, along: true }),
    ],
    ground: light.dark ? '' : lightPool(stage, -300, 200, 1500, 700, '#fff0c8'),
    front: cornerPots(stage),
    spots: {
      bed: { at: [cotX, 0, cotZ - 100], seat: 330 },
      seat: { at: [cotX - 300, 0, cotZ - 300], seat: 330 },
      ledge: { at: [-half * 0.3, 0, back - 70], seat: 700 },
      'roof-edge': { at: [-half * 0.3, 700, back + 80] },
    },
  }
}

const stairHead: DrawCorner = (stage, home, back) => {
  const { context } = stage
  const { light } = context
  const wall = light.land(home.room)
  const half = 768 / stage.view.scaleAt([0, 900, back])
  const x = Math.max(half * 0.62, 1300)
  const [cotX, cotZ] = [-Math.max(half * 0.46, 880), back * 0.56]
  const roomZ = back - 200
  const front = frontPlane(stage, roomZ)
  const doorX = x + 40
  const lit = light.dark && !stage.states.has('blackout')
  const doorway = lit ? '#ffd58c' : light.land(shade(home.door, 0.5))
  const room =
    cuboid(
      stage,
      { x, z: roomZ, width: 1900, height: 1760, depth: 1400 },
      {
        front: context.defs.verticalGradient(tint(wall, 0.1), shade(wall, 0.06)),
        side: shade(wall, 0.18),
        top: tint(wall, 0.3),
      },
    ) +
    shape(front.rect(x - 1010, 1760, 2020, 120), tint(wall, 0.32)) +
    shape(front.rect(doorX - 400, 0, 800, 1540), tint(wall, 0.4)) +
    shape(front.rect(doorX - 340, 0, 680, 1480), doorway) +
    // One wing of the door stands open.
    shape(front.rect(doorX + 40, 0, 300, 1480), light.land(home.door)) +
    shape(
      front.rect(doorX + 90, 200, 200, 480) + front.rect(doorX + 90, 800, 200, 520),
      shade(light.land(home.door), 0.2),
    ) +
    shape(front.rect(x - 780, 900, 340, 420), tint(wall, 0.4)) +
    shape(front.rect(x - 740, 940, 260, 340), lit ? '#ffd58c' : light.land('#5f7f92')) +
    line(
      front.line([
        [x - 610, 940],
        [x - 610, 1280],
      ]) +
        front.line([
          [x - 740, 1110],
          [x - 480, 1110],
        ]),
      tint(wall, 0.4),
      30 * front.scale(x, 900),
    )
  const steps = cuboid(
    stage,
    { x: doorX, z: roomZ - 300, width: 940, height: 150, depth: 300 },
    { front: shade(wall, 0.14), side: shade(wall, 0.24), top: tint(wall, 0.16) },
  )
  return {
    pieces: [
      parapetOf(stage, back, light.land(home.wall), home.parapet),
      ...(isClose(stage) ? [] : [stage.stand(waterTank(context, home.tank, 620), [-half * 0.98, 0, back - 230])]),
      stage.stand(dish(context), [x - 720, 1880, roomZ + 300]),
      pieceAt(stage, roomZ, room),
      stage.stand(wallBulb(context, lit), [doorX, 1700, roomZ - 10]),
      pieceAt(stage, roomZ - 40, steps),
      charpai(stage, { x: cotX, z: cotZ, strings: '#e6d3ae', sheet: home.sheet }),
      ...potsAlong(stage, roomZ - 120, [0.96]),
    ],
    ground: lit ? lightPool(stage, doorX, roomZ - 700, 900, 620, '#ffd58c') : '',
    front: cornerPots(stage, true),
    spots: {
      bed: { at: [cotX, 0, cotZ], seat: 330 },
      seat: { at: [cotX + 420, 0, cotZ - 330], seat: 330 },
      door: { at: [doorX - 130, 150, roomZ - 60] },
      steps: { at: [doorX + 120, 0, roomZ - 200], seat: 150 },
      'roof-edge': { at: [x - 500, 1880, roomZ + 120], seat: 0 },
    },
  }
}

const garden: DrawCorner = (stage, home, back) => {
  const { context } = stage
  const { light } = context
  const wall = light.land(home.wall)
  const half = 768 / stage.view.scaleAt([0, 700, back])
  const x = half * 1.02
  const tree = broadleaf(context, 0, 0, 4200, light.land('#6f9a50'), light.land('#7a5340'))
  const side = sidePlane(stage, x)
  return {
    far: stage.stand(tree, [half * 0.95, -1300, back + 900]).drawing,
    pieces: [
      parapetOf(stage, back, wall, home.parapet, -9000, x),
      sideParapet(stage, x, back, wall),
      stage.stand(tulsi(context, home.door), [-half * 0.66, 0, back * 0.62]),
      ...potsAlong(stage, back - 200, [-0.98, -0.2, 0.1, 0.42, 0.72]),
      stage.stand(place(pottedPlant(context, 0, 0, 900, '#b5603f'), 0, 0), [half * 0.92, 0, back * 0.6]),
      stage.stand(
        box(-170, -330, 340, 330, light.land('#4f7fa0'), 20) + box(-190, -350, 380, 50, light.land('#6f9fc0'), 16),
        [half * 0.58, 0, back * 0.5],
      ),
    ],
    ground:
      dryingCloth(
        stage,
        half * 0.3,
        back * 0.1,
        stage.context.bookRandom.fork('drying').chance(0.5) ? 'papad' : 'chillies',
      ) +
      line(
        side.line([
          [0, 10],
          [back, 10],
        ]),
        shade(wall, 0.4),
        4,
      ),
    front: cornerPots(stage, true),
    spots: {
      ledge: { at: [half * 0.3, 0, back - 70], seat: 700 },
      seat: { at: [half * 0.58, 0, back * 0.5 - 90], seat: 350 },
      'roof-edge': { at: [half * 0.3, 700, back + 80] },
    },
  }
}

const VIEWS: readonly DrawCorner[] = [washing, stairHead, garden]

/** Pots on the floor at shares of half the width. */
function potsAlong(stage: Stage, z: number, shares: readonly number[]): Piece[] {
  if (isClose(stage)) return []
  const { random } = stage.context
  const half = 768 / stage.view.scaleAt([0, 0, z])
  const pots = ['#c8744c', '#3f8a8c', '#d9a441', '#8d6aa6'] as const
  return shares.map(share =>
    stage.stand(pottedPlant(stage.context, 0, 0, random.between(460, 760), random.pick(pots)), [share * half, 0, z]),
  )
}

/** Large pots in the lower corners, nearer than all figures. */
function cornerPots(stage: Stage, onlyLeft = false): string {
  if (stage.camera !== 'wide' && stage.camera !== 'silhouette') return ''
  const { context } = stage
  return pottedPlant(context, -10, 1590, 470) + (onlyLeft ? '' : pottedPlant(context, 1560, 1600, 420, '#3f8a8c'))
}
