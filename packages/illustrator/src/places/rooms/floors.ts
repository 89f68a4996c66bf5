import { alpha, shade, tint } from '../../canvas/colour.ts'
import { box, line, SIZE, shape } from '../../canvas/svg.ts'
import { cos, sin, type Vec3 } from '../../space/vec3.ts'
import { levelPlane, type Painter, type Plane, paintOn } from './plane.ts'
import type { Room } from './room.ts'

/** The plane of the floor, turned about the place of the figures so that its lines run along the walls. */
function turnedFloor({ walls }: Room): Plane {
  const turn = walls.length === 2 ? Math.atan2(walls[1]?.right[2] ?? 0, walls[1]?.right[0] ?? 1) : 0
  const degrees = (turn * 180) / Math.PI
  const right: Vec3 = [cos(degrees), 0, sin(degrees)]
  return { ...levelPlane(), right, up: [-right[2], 0, right[0]] }
}

/** Squares of a floor that lie in front of the camera, by their lower left corner. */
function tiles({ stage }: Room, plane: Plane, size: number): [number, number][] {
  const near = stage.view.zOf('foreground') * 1.16
  const list: [number, number][] = []
  const reach = Math.ceil(3000 / size)
  for (let row = -reach; row < reach; row++)
    for (let column = -reach; column < reach; column++) {
      const [u, v] = [column * size, row * size]
      const z = plane.origin[2] + plane.right[2] * u + plane.up[2] * v
      const x = plane.origin[0] + plane.right[0] * u + plane.up[0] * v
      const [px, py] = stage.view.project([x, 0, z])
      if (z - size > near && z < 1900 && px > -260 && px < SIZE + 260 && py < SIZE + 400) list.push([u, v])
    }
  return list
}

const PATTERNS = {
  oxide: (floor: Painter, list: [number, number][], colour: string) =>
    shape(list.map(([u, v]) => floor.rect(u + 40, v + 40, 540, 540)).join(''), alpha(tint(colour, 0.3), 0.2)) +
    shape(list.map(([u, v]) => floor.rect(u + 62, v + 62, 496, 496)).join(''), alpha(colour, 0.8)) +
    line(list.map(([u, v]) => floor.rect(u, v, 620, 620)).join(''), alpha(shade(colour, 0.5), 0.26), 4),
  stone: (floor: Painter, list: [number, number][], colour: string) =>
    shape(
      list
        .filter(([u, v]) => (u / 430 + v / 430) % 2 === 0)
        .map(([u, v]) => floor.rect(u, v, 430, 430))
        .join(''),
      alpha(shade(colour, 0.3), 0.22),
    ) +
    shape(
      list
        .filter((_, i) => i % 5 === 2)
        .map(([u, v]) => floor.rect(u, v, 430, 430))
        .join(''),
      alpha(tint(colour, 0.5), 0.28),
    ) +
    line(list.map(([u, v]) => floor.rect(u, v, 430, 430)).join(''), alpha(shade(colour, 0.5), 0.28), 4),
  terrazzo: (floor: Painter, list: [number, number][], colour: string) =>
    line(list.map(([u, v]) => floor.rect(u, v, 560, 560)).join(''), alpha(shade(colour, 0.45), 0.36), 4) +
    [shade(colour, 0.34), tint(colour, 0.6), '#b9694a']
      .map((chip, k) =>
        shape(
          list
            .flatMap(([u, v]) =>
              [0.16, 0.5, 0.82].map((share, i) => {
                const [x, y] = [
                  u + 560 * ((share + k * 0.21 + v * 0.0013) % 1),
                  v + 560 * ((i * 0.37 + k * 0.29 + u * 0.0009 + 3) % 1),
                ]
                return floor.polygon([x, y, x + 26, y + 8, x + 18, y + 34, x - 8, y + 22])
              }),
            )
            .join(''),
          alpha(chip, 0.4),
        ),
      )
      .join(''),
  cement: (floor: Painter, list: [number, number][], colour: string, accents: readonly string[]) =>
    shape(
      list.map(([u, v]) => floor.polygon([u + 150, v, u + 300, v + 150, u + 150, v + 300, u, v + 150])).join(''),
      alpha(accents[0] ?? colour, 0.55),
    ) +
    shape(
      list
        .map(([u, v]) => floor.polygon([u + 150, v + 62, u + 238, v + 150, u + 150, v + 238, u + 62, v + 150]))
        .join(''),
      tint(colour, 0.5),
    ) +
    shape(
      list
        .map(([u, v]) => floor.polygon([u + 150, v + 108, u + 192, v + 150, u + 150, v + 192, u + 108, v + 150]))
        .join(''),
      alpha(accents[1] ?? colour, 0.75),
    ) +
    shape(
      list.map(([u, v]) => floor.polygon([u - 44, v, u, v - 44, u + 44, v, u, v + 44])).join(''),
      alpha(accents[1] ?? colour, 0.5),
    ),
  boards: (floor: Painter, list: [number, number][], colour: string) =>
    shape(
      list
        .filter(([u, v]) => (u / 190 + Math.floor(v / 570) * 2) % 3 === 0)
        .map(([u, v]) => floor.rect(u, v, 190, 190))
        .join(''),
      alpha(shade(colour, 0.4), 0.16),
    ) +
    line(
      list
        .map(
          ([u, v]) =>
            floor.flow([u, v, u, v + 190]) + ((u / 190 + v / 190) % 4 === 0 ? floor.flow([u, v, u + 190, v]) : ''),
        )
        .join(''),
      alpha(shade(colour, 0.6), 0.34),
      4,
    ),
}
const TILE_SIZES = { oxide: 620, stone: 430, terrazzo: 560, cement: 300, boards: 190 }

/** The floor from the walls to the viewer. A camera that looks up sees only its edge. */
export function drawFloor(room: Room): string {
  const { stage, family, lit } = room
  const colour = lit(family.floorColour)
  if (stage.view.pitch < 0) return ''
  const top = Math.max(0, stage.view.project([0, 0, 1900])[1])
  const { defs } = stage.context
  const base = box(
    0,
    top,
    SIZE,
    SIZE - top,
    defs.verticalGradient(shade(colour, 0.2), shade(colour, 0.05), tint(colour, 0.05), shade(colour, 0.08)),
  )
  const plane = turnedFloor(room)
  const list = tiles(room, plane, TILE_SIZES[family.floor])
  return (
    base +
    PATTERNS[family.floor](paintOn(stage.view, plane), list, colour, [family.accents[0], family.accents[1]].map(lit))
  )
}

/** The edge of the floor below the figures, for a camera that looks up. */
export function floorEdge(room: Room) {
  const { stage, family, lit } = room
  const [, y] = stage.view.project([0, 0, 0])
  const colour = lit(family.floorColour)
  if (stage.view.pitch >= 0) return []
  const drawing =
    box(0, y - 16, SIZE, SIZE - y + 20, stage.context.defs.verticalGradient(tint(colour, 0.12), shade(colour, 0.2))) +
    box(0, y - 20, SIZE, 8, alpha(tint(colour, 0.6), 0.5))
  return [room.piece(drawing, [0, 0, 90])]
}
