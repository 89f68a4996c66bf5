import { alpha } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { circlePath, n, type Point } from '../canvas/path.ts'
import { place, SIZE, shape } from '../canvas/svg.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { StageView } from '../stage/cameras.ts'
import type { Piece } from '../stage/stage.ts'
import type { PlacedThing } from './placed.ts'

interface Thought {
  things: readonly PlacedThing[]
  /** Head of whoever thinks. */
  thinker: Vec3 | undefined
  /** What is thought of, in px. */
  drawing: string
  /** The heads of those who are really there, in px. */
  heads: readonly Head[]
}

interface Head {
  at: Point
  r: number
  /** See `Piece`. */
  depth: number
}

/** An ellipse in px. */
interface Oval {
  centre: Point
  rx: number
  ry: number
}

/** Sides and top of a thing in px. */
export function boundsOf(
  view: StageView,
  thing: PlacedThing,
): { left: number; right: number; top: number; bottom: number } {
  const [x, y] = view.project(thing.at)
  const scale = view.scaleAt(thing.at) * thing.shot.size
  const height =
    thing.kind === 'person'
      ? thing.look.body.stature
      : thing.kind === 'object'
        ? thing.drawing.height
        : thing.creature.height
  const width = thing.kind === 'person' ? thing.look.body.shoulder * 1.5 : thing.halfWidth / thing.shot.size
  return { left: x - width * scale, right: x + width * scale, top: y - height * scale, bottom: y }
}

const ellipsePath = ([x, y]: Point, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0Z`

/** A cloud of what somebody thinks of, with puffs that rise from the head, like steam. Nothing if no thing is imagined. */
export function drawThought(
  context: DrawContext,
  view: StageView,
  { things, thinker, drawing, heads }: Thought,
): Piece[] {
  if (things.length === 0) return []
  const bounds = things.map(each => boundsOf(view, each))
  const left = Math.min(...bounds.map(each => each.left))
  const right = Math.max(...bounds.map(each => each.right))
  const top = Math.min(...bounds.map(each => each.top))
  const bottom = Math.max(...bounds.map(each => each.bottom))
  const centre: Point = [(left + right) / 2, (top + bottom) / 2]
  const rx = ((right - left) / 2) * 1.25 + SIZE * 0.03
  const ry = ((bottom - top) / 2) * 1.08 + SIZE * 0.03
  const puffs = Array.from({ length: 9 }, (_, i): [number, number, number] => {
    const turn = (i / 9) * Math.PI * 2
    const r = Math.min(rx, ry) * (0.42 + (i % 3) * 0.07)
    return [centre[0] + Math.cos(turn) * (rx - r * 0.62), centre[1] + Math.sin(turn) * (ry - r * 0.62), r]
  })
  const cloud = (grow: number) =>
    puffs.map(([x, y, r]) => circlePath(x, y, r * grow)).join('') + ellipsePath(centre, rx * 0.86, ry * 0.86)
  const reach = Math.min(rx, ry) * 0.2
  // Behind whoever thinks.
  const depth = Math.max(...things.map(({ at }) => view.depthOf(at)), thinker ? view.depthOf(thinker) : 0) + 80
  const { to, scale } = besideHeads({ centre, rx: rx + reach, ry: ry + reach }, depth, heads)
  const trail = thinker ? trailOf(view.project(thinker), to, Math.min(rx, ry) * scale) : ''
  const paper = context.light.dark ? '#f3ead6' : '#fff8e8'
  return [
    {
      depth,
      kind: 'figure',
      drawing:
        shape(trail, alpha(paper, 0.6)) +
        place(
          shape(cloud(1.14), alpha(paper, 0.45)) + shape(cloud(1), alpha(paper, 0.9)) + drawing,
          to[0] - centre[0] * scale,
          to[1] - centre[1] * scale,
          {
            scale,
          },
        ),
    },
  ]
}

const SCALES = [1, 0.85, 0.7, 0.6]
/** Between places that are tried, in px. */
const STEP = 48
/** What a cloud covers, or what is before it, in head radii. */
const AROUND_HEAD = 1.15

/** Where a cloud is in the picture, and how much smaller: neither does it cover a face, nor a head what is in it. */
function besideHeads({ centre, rx, ry }: Oval, depth: number, heads: readonly Head[]): { to: Point; scale: number } {
  const places = SCALES.flatMap(scale => {
    const [w, h] = [rx * scale, ry * scale]
    const usual: Point = [into(centre[0], w), into(centre[1], h)]
    const free = stepsOf(w).flatMap(x => stepsOf(h).map((y): Point => [x, y]))
    return [usual, ...free].map(to => ({ to, scale, cost: costOf({ centre: to, rx: w, ry: h }, scale, usual) }))
  })
  return places.reduce((best, each) => (each.cost < best.cost ? each : best))

  function costOf(oval: Oval, scale: number, usual: Point): number {
    const far = Math.hypot(oval.centre[0] - usual[0], oval.centre[1] - usual[1]) / SIZE
    const smaller = 1 - scale
    const hidden = heads.reduce((sum, head) => {
      // The rim of a cloud may be behind a head, but not in front of one.
      const inner = head.depth < depth ? { ...oval, rx: oval.rx * 0.8, ry: oval.ry * 0.8 } : oval
      return sum + shareInside(head, inner)
    }, 0)
    return hidden * 6 + far + smaller
  }
}

const stepsOf = (half: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil((SIZE - 2 * half) / STEP)) }, (_, i) => half + i * STEP)

/** Share of a head that is in an oval. */
function shareInside({ at: [x, y], r }: Head, { centre, rx, ry }: Oval): number {
  const points = [0, 1, 0.5].flatMap(share =>
    Array.from({ length: share === 0 ? 1 : 8 }, (_, i): Point => {
      const angle = (i / 4) * Math.PI
      const reach = r * AROUND_HEAD * share
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    }),
  )
  return points.filter(([u, v]) => Math.hypot((u - centre[0]) / rx, (v - centre[1]) / ry) < 1).length / points.length
}

/** The nearest middle with which all of something is in the picture. */
const into = (centre: number, half: number): number => Math.max(half, Math.min(SIZE - half, centre))

/** Three puffs between a head and its cloud. */
const trailOf = ([x, y]: Point, [cx, cy]: Point, r: number): string => {
  const length = Math.hypot(cx - x, cy - y) || 1
  const at = (share: number): Point => [x + (cx - x) * share, y + (cy - y) * share]
  const near = Math.max(0.2, 1 - (r * 1.25) / length)
  return [0.42, 0.68, 0.92].map((share, i) => circlePath(...at(near * share), SIZE * (0.008 + i * 0.006))).join('')
}
