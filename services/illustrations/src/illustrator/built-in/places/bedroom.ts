import { alpha, shade, tint } from '../canvas/colour.ts'
import { n, soft } from '../canvas/path.ts'
import { box, circle, ellipse, line, place, shape } from '../canvas/svg.ts'
import { bedsideLamp, bookshelf, frame, indoors, pottedPlant, skyWindow } from '../scenery/room.ts'
import { createSettingScene, type DrawSetting, type Stage } from '../stage/stage.ts'
import { drawRoom, onPlane, type Room, rugOn } from './interior.ts'

interface Scheme {
  wall: string
  motif: string
  curtain: string
  floor: string
  quilt: string
}

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { wall: '#8fbfb6', motif: '#d8ecd8', curtain: '#e2795f', floor: '#c08a5c', quilt: '#d9705e' },
  { wall: '#e5b98a', motif: '#f8e2bf', curtain: '#3f8a8c', floor: '#a97850', quilt: '#5f86b5' },
  { wall: '#a9b4d6', motif: '#dfe4f2', curtain: '#e58a6a', floor: '#b98a64', quilt: '#8a6aa8' },
  { wall: '#f0c9b4', motif: '#fbe8d8', curtain: '#6f9a6a', floor: '#c2905f', quilt: '#e0a24a' },
]

/** A motif repeated over a wall, in world units. */
function wallpaper(room: Room, colour: string): string {
  let data = ''
  for (let row = 0; row * 170 < room.height; row++)
    for (let x = -room.halfWidth + (row % 2) * 85; x < room.halfWidth; x += 170)
      data += `M${n(x)} ${n(-row * 170 - 40)}q-22 -26 0 -52q22 26 0 52Z`
  return shape(data, alpha(colour, 0.5))
}

/** The made bed, seen from its long side; its origin is on the floor below its middle. */
export function drawBed(quilt: string, inside: (colour: string) => string): { back: string; front: string } {
  const wood = inside('#b07a4e')
  const sheet = inside('#f8ead0')
  const cover = inside(quilt)
  const patches = Array.from(
    { length: 12 },
    (_, i) => `M${-260 + (i % 6) * 160 + (Math.floor(i / 6) % 2) * 80} ${-330 + Math.floor(i / 6) * 80}h80v80h-80Z`,
  ).join('')
  return {
    back:
      box(-640, -190, 1280, 150, shade(wood, 0.1), 12) +
      shape(soft([-700, 0, -706, -480, -660, -560, -600, -480, -596, 0]), wood) +
      circle(-654, -570, 34, tint(wood, 0.2)) +
      box(-610, -330, 1220, 170, sheet, 40) +
      shape(soft([-600, -330, -590, -420, -480, -452, -360, -410, -350, -340, -430, -310]), tint(sheet, 0.4)),
    front:
      shape('M-300 -350C-60 -380 300 -370 600 -352Q630 -240 610 -110H-300Q-330 -240 -300 -350Z', cover) +
      shape(patches, alpha(inside('#f4c75e'), 0.55)) +
      shape('M-300 -350Q-200 -366 -190 -340Q-180 -200 -210 -110H-300Q-330 -240 -300 -350Z', inside('#fbe3b4')) +
      shape(soft([596, 0, 590, -300, 636, -350, 690, -300, 684, 0]), wood),
  }
}

/** Side 0: the wall with window and bed; side 1: the wall with shelf and door; side 2: by the window. */
export const bedroom: DrawSetting = stage => {
  const { context } = stage
  const scheme = context.bookRandom.fork('bedroom').pick(SCHEMES)
  const inside = (colour: string) => indoors(context, colour)
  const room: Room = { back: 900, halfWidth: 1750, height: 1900 }
  const wall = inside(scheme.wall)
  const ground =
    drawRoom(
      stage,
      room,
      { wall, floor: inside(scheme.floor), skirting: tint(wall, 0.5) },
      wallpaper(room, inside(scheme.motif)),
    ) +
    onPlane(stage, room.back - 1, WALLS[stage.side % WALLS.length]?.(stage, scheme) ?? '') +
    rugOn(stage, 0, 120, 620, [inside('#d9705e'), inside('#f3cf86'), inside('#4f9a97')])
  const bed = drawBed(scheme.quilt, inside)
  const bedAt = stage.side % 2 === 0 ? ([-620, 0, 560] as const) : ([700, 0, 420] as const)
  return createSettingScene({
    sky: '',
    ground,
    pieces: [
      stage.stand(ellipse(0, 0, 700, 40, context.light.shadow) + bed.back, bedAt),
      { ...stage.stand(bed.front, bedAt), depth: stage.view.depthOf([bedAt[0], 0, bedAt[2] - 120]) },
      stage.stand(bedsideLamp(context, 0, 0), [bedAt[0] - (stage.side % 2 === 0 ? -960 : 960), 0, 620]),
    ],
    spots: { bed: { at: [bedAt[0] + 60, 0, bedAt[2] - 40], seat: 330 } },
  })
}

/** What hangs on the walls, in world units with y down from the floor. */
const WALLS: readonly ((stage: Stage, scheme: Scheme) => string)[] = [
  ({ context }, scheme) =>
    place(
      skyWindow(context, 0, 0, 620, 780, indoors(context, '#f6ead4'), indoors(context, scheme.curtain)),
      420,
      -900,
    ) + place(frame(context, 0, 0, 190, 230, 'moon'), -500, -1300),
  ({ context }) =>
    place(bookshelf(context, 0, 0, 640, indoors(context, '#b07a4e')), -900, -900) +
    place(frame(context, 0, 0, 190, 230, 'leaf'), 260, -1280) +
    place(frame(context, 0, 0, 170, 150, 'hills'), 560, -1250) +
    place(door(indoors(context, '#9a6a46')), -1380, 0) +
    place(pottedPlant(context, 0, 0, 520), 1400, 0),
  ({ context }, scheme) =>
    place(
      skyWindow(context, 0, 0, 1000, 1080, indoors(context, '#f6ead4'), indoors(context, scheme.curtain), false),
      0,
      -880,
    ) + place(pottedPlant(context, 0, 0, 460), 1180, 0),
]

const door = (wood: string) =>
  box(-260, -1460, 520, 1460, shade(wood, 0.3), 8) +
  box(-220, -1420, 440, 1420, wood, 6) +
  line('M-150 -1340h300v560h-300ZM-150 -700h300v560h-300Z', alpha(shade(wood, 0.5), 0.5), 14) +
  circle(160, -740, 24, tint(wood, 0.5))
