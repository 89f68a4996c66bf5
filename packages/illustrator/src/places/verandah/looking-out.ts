import { shade } from '../../canvas/colour.ts'
import { place, SIZE, shape } from '../../canvas/svg.ts'
import { drawFloor, floorEdge } from '../rooms/floors.ts'
import { nearCorner } from '../rooms/framing.ts'
import { arecaPalm, flowering, moneyPlant, snakePlant } from '../rooms/greenery.ts'
import { diyas, isLit } from '../rooms/lamps.ts'
import { onFloor } from '../rooms/on-floor.ts'
import { drawOutlook } from '../rooms/outlook.ts'
import { eave, marigolds, porchLamp, post, RAIL, rafters, railing } from '../rooms/porch.ts'
import { alongWall, backOf, createRoom, within } from '../rooms/room.ts'
import { lampPool, onTheFloor, softened } from '../rooms/room-light.ts'
import type { DrawSide } from '../rooms/room-scene.ts'
import { rangoli, roundRug } from '../rooms/rugs.ts'
import { CHAIR, caneChair, jhoola } from '../rooms/seating.ts'

/** Between the posts out to the lane and what lies beyond it. */
export const lookingOut: DrawSide = ({ stage, family }) => {
  const back = backOf(stage)
  const room = createRoom(stage, family, [
    [-2400, back],
    [2400, back],
  ])
  const { view } = stage
  const dark = stage.camera === 'silhouette'
  const behind = view.depthOf(alongWall(stage))
  const swing = within(stage, -1080, back - 640)
  const chair = within(stage, 1180, back - 520)
  const [, rail] = view.project([0, RAIL, back])
  const [, foot] = view.project([0, 0, back])
  const [, eaves] = view.project([0, room.height, back])
  // Outlines of the front of the house are seen from here, too, from another place.
  const fromFront = stage.side % 3 === 0
  const posts = fromFront ? [-1480, 1480] : [-1150, 1150]
  const lamp = view.project([-1150 + 260, 1620, back - 60])
  const scale = view.scaleAt([0, 0, back])
  const hang = view.project([820, 1900, back - 60])
  const festive = stage.states.has('diwali')
  const tone = (colour: string) => (dark ? shade(colour, 0.5) : colour)
  const shaded = { ...room, lit: (colour: string) => tone(room.lit(colour)) }
  const pots = [-700, -420, 640].map((x, i) => ({
    ...stage.stand(
      [
        flowering(shaded, 260, family.accents[0]),
        snakePlant(shaded, 330, 'tin'),
        flowering(shaded, 280, '#f2b23c', 'painted'),
      ][i] ?? '',
      [x, RAIL, back - 10],
    ),
    depth: behind,
  }))
  return {
    ground:
      drawOutlook(stage, family.outlook, {
        left: -20,
        right: SIZE + 20,
        top: Math.max(-200, Math.min(eaves, rail - 300)),
        shining: [0.53, 0.2],
        base: Math.min(foot, rail + 70),
      }) +
      floorOf(shaded, back) +
      rafters(shaded, -2400, 2400, Math.min(-900, view.zOf('foreground') * 1.6), back) +
      railing(shaded, [-2400, back], [2400, back]) +
      posts.map(x => post(shaded, x, back - 10)).join('') +
      eave(shaded, [-2400, back], [2400, back]) +
      (view.pitch < 0
        ? ''
        : festive
          ? rangoli(room, 0, back - 950, 480)
          : dark
            ? ''
            : roundRug(room, 180, back - 950, 560)) +
      (festive
        ? marigolds(
            room,
            view.project([-1100, 1980, back]),
            view.project([1100, 1980, back]),
            60 * scale * 2,
            26 * scale,
          )
        : '') +
      porchLamp(shaded, lamp, scale * 1.2) +
      (dark ? '' : lampPool(stage, isLit(room) ? lamp : onTheFloor(stage), 0.6)) +
      softened(stage, room.lit(family.pale)),
    pieces: [
      ...pots,
      { depth: behind, kind: 'scenery', drawing: place(moneyPlant(shaded, 420), hang[0], hang[1], { scale }) },
      ...(dark && !fromFront
        ? []
        : jhoola(shaded, swing, back - 640, 900).map(piece => ({
            ...piece,
            depth: Math.max(piece.depth, behind - 2),
          }))),
      ...(dark && fromFront ? [] : [{ ...caneChair(shaded, chair, back - 520, true), depth: behind - 1 }]),
      { ...onFloor(shaded, 'slippers', [620, 0, back - 420]), depth: behind - 1 },
      ...(festive
        ? diyas(
            room,
            [-1000, -720, -440, -160, 160, 440, 720, 1000].map(x => [x, RAIL + 6, back - 20] as const),
          )
        : []),
      ...floorEdge(shaded),
    ],
    front:
      stage.camera === 'wide' || stage.camera === 'medium'
        ? nearCorner(arecaPalm(shaded, 660), 1, { inset: 20 }) +
          (stage.camera === 'wide' ? nearCorner(snakePlant(shaded, 560), -1, { inset: 60 }) : '')
        : '',
    spots: {
      swing: { at: [swing, 0, back - 680], seat: 420 },
      seat: { at: [swing, 0, back - 680], seat: 420 },
      chair: { at: [chair, 0, back - 560], seat: CHAIR.seat },
      ledge: { at: [120, 0, back - 40], seat: RAIL },
      window: { at: [0, 0, back - 260], seat: 0 },
      door: { at: [0, 0, -300], seat: 0 },
      steps: { at: [300, 0, back - 500], seat: 60 },
    },
  }
}

/** The floor up to the railing only: beyond it lies the lane. */
function floorOf(room: Parameters<typeof drawFloor>[0], back: number): string {
  const { floor, stage } = room
  if (stage.view.pitch < 0) return ''
  const near = stage.view.zOf('foreground') * 1.6
  return (
    stage.context.defs.clip(floor.polygon([-4000, back, 4000, back, 4000, near, -4000, near]), drawFloor(room)) +
    shape(floor.rect(-2400, back - 60, 4800, 60), '#2a103844')
  )
}
