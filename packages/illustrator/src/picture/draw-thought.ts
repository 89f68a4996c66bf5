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
}

/** Sides and top of a thing in px. */
function boundsOf(view: StageView, thing: PlacedThing): { left: number; right: number; top: number; bottom: number } {
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
export function drawThought(context: DrawContext, view: StageView, { things, thinker, drawing }: Thought): Piece[] {
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
  const [dx, dy] = [into(centre[0], rx + reach), into(centre[1], ry + reach)]
  const trail = thinker ? trailOf(view.project(thinker), [centre[0] + dx, centre[1] + dy], Math.min(rx, ry)) : ''
  const paper = context.light.dark ? '#f3ead6' : '#fff8e8'
  return [
    {
      // Behind whoever thinks.
      depth: Math.max(...things.map(({ at }) => view.depthOf(at)), thinker ? view.depthOf(thinker) : 0) + 80,
      kind: 'figure',
      drawing:
        shape(trail, alpha(paper, 0.6)) +
        place(shape(cloud(1.14), alpha(paper, 0.45)) + shape(cloud(1), alpha(paper, 0.9)) + drawing, dx, dy),
    },
  ]
}

/** How far something has to move so that all of it is in the picture. */
const into = (centre: number, half: number): number => Math.max(half, Math.min(SIZE - half, centre)) - centre

/** Three puffs between a head and its cloud. */
const trailOf = ([x, y]: Point, [cx, cy]: Point, r: number): string => {
  const length = Math.hypot(cx - x, cy - y) || 1
  const at = (share: number): Point => [x + (cx - x) * share, y + (cy - y) * share]
  const near = Math.max(0.2, 1 - (r * 1.25) / length)
  return [0.42, 0.68, 0.92].map((share, i) => circlePath(...at(near * share), SIZE * (0.008 + i * 0.006))).join('')
}
