import { alpha, shade, tint } from '../../canvas/colour.ts'
import { blob, n, type Point, polygon } from '../../canvas/path.ts'
import { line, shape } from '../../canvas/svg.ts'
import { add, type Vec3 } from '../../space/vec3.ts'
import type { Spot, Stage } from '../../stage/stage.ts'
import type { Room } from './room.ts'
import { block, facingViewer } from './solid.ts'

/** A bed along the picture, its head on the right. (x, z) is the back left corner. */
export interface Bed {
  x: number
  z: number
}

export const BED = { length: 1500, depth: 720 }
const HEIGHTS = { carved: 350, boards: 320, iron: 370, strings: 330, floor: 90 }

/** In a bare room there is only a mattress yet. */
const isOnFloor = ({ states }: Stage): boolean => states.has('floor-bed') || states.has('bare')

/** The height of the mattress. */
const topOf = ({ family, stage }: Room) => HEIGHTS[isOnFloor(stage) ? 'floor' : family.bed]

/** Where somebody sits or lies. */
export function bedSpot(room: Room, { x, z }: Bed): Spot {
  const seat = topOf(room)
  const middle = z - BED.depth * 0.5
  return {
    at: [x + BED.length * 0.5, 0, middle],
    seat,
    pillow: [x + BED.length - 230, seat + 60, middle],
    quilt: quiltColour(room),
  }
}

const quiltColour = ({ family, lit }: Room): string => lit(family.accents[1])

/** Legs, boards and head of the bed. */
function frameOf(room: Room, { x, z }: Bed, top: number): string {
  const { lit, family, stage } = room
  const { view } = stage
  const wood = lit(family.wood)
  const { length, depth } = BED
  const kind = isOnFloor(stage) ? 'floor' : family.bed
  if (kind === 'floor') return ''
  const leg = (dx: number, dz: number, height: number, colour: string, thick = 70) =>
    block(view, facingViewer(x + dx, z + dz), { width: thick, height, depth: thick, colour })
  const metal = lit('#6f7f88')
  const colour = kind === 'iron' ? metal : wood
  const thick = kind === 'iron' ? 36 : 70
  const board = (at: number, height: number, low: number) => {
    const corner = (v: number, f: number): Point => view.project([at, v, z - f * depth])
    const crest = Array.from(
      { length: 9 },
      (_, i): Point => corner(height + Math.sin((i / 8) * Math.PI) * (kind === 'carved' ? 190 : 40), i / 8),
    )
    return polygon([corner(low, 1), corner(low, 0), ...crest])
  }
  const bars = (at: number, height: number) =>
    Array.from({ length: 6 }, (_, i) => {
      const [a, b] = [
        view.project([at, top - 60, z - (depth * (i + 0.5)) / 6]),
        view.project([at, height + Math.sin(((i + 0.5) / 6) * Math.PI) * 120, z - (depth * (i + 0.5)) / 6]),
      ]
      return `M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}`
    }).join('')
  const bow = (at: number, height: number) => {
    const list = Array.from(
      { length: 9 },
      (_, i): Point => view.project([at, height + Math.sin((i / 8) * Math.PI) * 130, z - (depth * i) / 8]),
    )
    return `M${list.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}`
  }
  const scale = view.scaleAt([x, 0, z])
  const end = (at: number, height: number) =>
    kind === 'iron'
      ? line(bars(at, height), metal, scale * 18) + line(bow(at, height), metal, scale * 32)
      : kind === 'strings'
        ? ''
        : shape(board(at + 34, height, 120), shade(wood, at > x + length / 2 ? 0.1 : 0.2)) +
          line(board(at + 34, height, 120), tint(wood, 0.24), scale * 12)
  return (
    leg(0, 0, top - 40, shade(colour, 0.2), thick) +
    leg(length - thick, 0, top - 40, shade(colour, 0.2), thick) +
    end(x + length - 34, kind === 'carved' ? 640 : 600) +
    block(view, facingViewer(x, z, top - 150), { width: length, height: 100, depth, colour }) +
    leg(0, -depth + thick, top - 40, colour, thick) +
    leg(length - thick, -depth + thick, top - 40, colour, thick)
  )
}

/** The foot of the bed, which is nearer than who lies in it. */
function footOf(room: Room, { x, z }: Bed, top: number): string {
  const { lit, family, stage } = room
  const kind = isOnFloor(stage) ? 'floor' : family.bed
  if (kind !== 'carved' && kind !== 'boards') return ''
  return block(stage.view, facingViewer(x - 40, z), {
    width: 60,
    height: top + 110,
    depth: BED.depth,
    colour: lit(family.wood),
  })
}

/** A soft slab with rounded edges, from a corner at the back left. */
function slab(room: Room, at: Vec3, size: Vec3, colour: string, puff = 26): string {
  const { view } = room.stage
  const [w, h, d] = size
  const p = (r: number, u: number, f: number): Point => view.project(add(at, [r * w, u * h, -f * d]))
  const top: Point[] = []
  const edge = (from: readonly [number, number], to: readonly [number, number]) => {
    for (let i = 0; i < 5; i++) {
      const share = i / 5
      const [r, f] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
      const lift = 1 + (Math.sin(share * Math.PI) * puff) / Math.max(40, h)
      top.push(p(r, lift, f))
    }
  }
  edge([0, 1], [0, 0])
  edge([0, 0], [1, 0])
  edge([1, 0], [1, 1])
  edge([1, 1], [0, 1])
  return (
    shape(polygon([p(0, 0, 1), p(1, 0, 1), p(1, 1, 1), p(0, 1, 1)]), shade(colour, 0.12)) + shape(polygon(top), colour)
  )
}

/** A pillow on the mattress; `at` is below its middle. */
function pillow(room: Room, [x, y, z]: Vec3, width: number, depth: number, colour: string): string {
  const { view } = room.stage
  const square = (value: number) => Math.sign(value) * Math.abs(value) ** 0.6
  const lying = (grow: number, lift: number) =>
    polygon(
      Array.from({ length: 16 }, (_, i): Point => {
        const angle = (i / 16) * Math.PI * 2
        return view.project([
          x + (square(Math.cos(angle)) * width * grow) / 2,
          y + lift,
          z + (square(Math.sin(angle)) * depth * grow) / 2,
        ])
      }),
    )
  // Seen from the side, a pillow is as high as it is soft.
  const upright = (grow: number, low: number, high: number) =>
    blob(
      [
        [-0.5, 0.3],
        [-0.46, 0.74],
        [-0.2, 0.94],
        [0.2, 1],
        [0.46, 0.86],
        [0.52, 0.4],
        [0.46, 0.06],
        [0, 0],
        [-0.44, 0.04],
      ].map(
        ([u = 0, v = 0]): Point => view.project([x + u * width * grow, y + low + (high - low) * v, z - depth * 0.4]),
      ),
    )
  return view.pitch > 20
    ? shape(lying(1, 0), shade(colour, 0.2)) +
        shape(lying(1, 50), shade(colour, 0.05)) +
        shape(lying(0.9, 96), colour) +
        shape(lying(0.5, 104), tint(colour, 0.35))
    : shape(upright(1.02, -6, 170), shade(colour, 0.14)) +
        shape(upright(0.94, 16, 164), colour) +
        shape(upright(0.6, 80, 156), tint(colour, 0.35))
}

/** The quilt over the lower part of the mattress, with its fall over the near side. */
function quilt(room: Room, { x, z }: Bed, top: number): string {
  const { lit, family, stage } = room
  const { view } = stage
  const { length, depth } = BED
  const [from, to] = [x + 10, x + length * 0.62]
  const cover = quiltColour(room)
  const second = lit(family.accents[2])
  const third = lit(family.accents[0])
  const puff = 34
  const on = (px: number, share: number): Point => view.project([px, top + puff, z - depth * share - 14])
  const fall = (px: number, down: number): Point => view.project([px, top + puff - down, z - depth - 24])
  const upper = polygon([on(from, 0.02), on(to, 0.02), on(to, 1), on(from, 1)])
  const drop = Math.min(top - 20, 210)
  const hem = Array.from({ length: 13 }, (_, i) => fall(to - ((to - from) * i) / 12, drop + (i % 2 ? 16 : -8)))
  const side = polygon([on(from, 1), on(to, 1), ...hem])
  const random = stage.context.bookRandom.fork('quilt')
  const design = random.pick<'patches' | 'stripes' | 'dots'>(['patches', 'stripes', 'dots'])
  const count = 7
  const cell = (to - from) / count
  const patch = (i: number, a: number, b: number) =>
    polygon([
      on(from + cell * i, a),
      on(from + cell * (i + 1), a),
      on(from + cell * (i + 1), b),
      on(from + cell * i, b),
    ])
  const low = (i: number) =>
    polygon([
      on(from + cell * i, 1),
      on(from + cell * (i + 1), 1),
      fall(from + cell * (i + 1), drop * 0.62),
      fall(from + cell * i, drop * 0.62),
    ])
  const pattern = {
    patches: () =>
      [0, 1, 2, 3, 4, 5, 6]
        .map(i =>
          i % 2
            ? shape(patch(i, 0.02, 0.34) + patch(i, 0.68, 1), second) +
              shape(patch(i, 0.34, 0.68) + low(i), alpha(third, 0.8))
            : shape(patch(i, 0.34, 0.68), alpha(second, 0.55)) + shape(low(i), alpha(second, 0.8)),
        )
        .join(''),
    stripes: () =>
      shape([1, 3, 5].map(i => patch(i, 0.02, 1) + low(i)).join(''), alpha(second, 0.85)) +
      shape(
        [0, 2, 4, 6]
          .map(i =>
            polygon([
              on(from + cell * (i + 0.4), 0.02),
              on(from + cell * (i + 0.6), 0.02),
              on(from + cell * (i + 0.6), 1),
              on(from + cell * (i + 0.4), 1),
            ]),
          )
          .join(''),
        alpha(third, 0.8),
      ),
    dots: () =>
      shape(
        Array.from({ length: 21 }, (_, i) => {
          const [px, share] = [
            from + cell * ((i % 7) + (Math.floor(i / 7) % 2 ? 0.75 : 0.3)),
            0.18 + Math.floor(i / 7) * 0.3,
          ]
          return polygon([on(px - 34, share), on(px, share - 0.08), on(px + 34, share), on(px, share + 0.08)])
        }).join(''),
        second,
      ),
  }[design]()
  const fold = polygon([on(to - 20, 0.02), on(to + 110, 0.02), on(to + 110, 1), on(to - 20, 1)])
  const foldFall = polygon([on(to - 20, 1), on(to + 110, 1), fall(to + 104, drop * 0.8), fall(to - 20, drop * 0.9)])
  const stitches = [0.34, 0.68]
    .map(share => `M${n(on(from, share)[0])} ${n(on(from, share)[1])}L${n(on(to, share)[0])} ${n(on(to, share)[1])}`)
    .join('')
  return (
    shape(side, shade(cover, 0.16)) +
    shape(upper, cover) +
    pattern +
    line(stitches, alpha(tint(cover, 0.6), 0.4), 3) +
    shape(side, stage.context.defs.verticalGradient(alpha('#2a1038', 0.02), alpha('#2a1038', 0.3))) +
    shape(foldFall, shade(lit(family.pale), 0.1)) +
    shape(fold, lit(family.pale))
  )
}

/** The made bed: what is behind who lies in it, and what is before. */
export function drawBed(room: Room, bed: Bed): { back: string; front: string } {
  const { lit, family, stage } = room
  const { x, z } = bed
  const top = topOf(room)
  const floor =
    stage.view.pitch < 0
      ? ''
      : shape(
          room.floor.polygon([
            x - 60,
            z - BED.depth - 70,
            x + BED.length + 30,
            z - BED.depth - 70,
            x + BED.length + 40,
            z,
            x - 70,
            z,
          ]),
          alpha('#22082e', 0.26),
        )
  const sheet = lit(tint(family.pale, 0.2))
  const mattress = isOnFloor(stage)
    ? slab(room, [x - 30, 0, z], [BED.length + 60, 40, BED.depth + 40], lit(family.accents[2]), 8) +
      slab(room, [x, 40, z], [BED.length, top - 40, BED.depth], lit(family.accents[0]), 10)
    : slab(room, [x + 20, top - 120, z - 10], [BED.length - 50, 120, BED.depth - 20], sheet)
  return {
    back:
      floor +
      frameOf(room, bed, top) +
      mattress +
      pillow(room, [x + BED.length - 230, top, z - BED.depth * 0.5], 380, BED.depth * 0.72, sheet) +
      quilt(room, bed, top),
    front: footOf(room, bed, top),
  }
}
