import type { Actor } from './cast.ts'

/** Where everybody stands. Lengths in units of a child of eight, measured from the child's feet; y is above the ground. */
export interface Placed {
  actor: Actor
  x: number
  /** Above the ground. */
  y: number
  mirrored: boolean
  /** Larger is nearer to the reader. */
  depth: number
  scale: number
}

export interface Group {
  placed: Placed[]
  left: number
  right: number
  up: number
}

export interface Company {
  child: Actor
  friend: Actor | null
  pet: Actor | null
  guide: Actor | null
  things: readonly Actor[]
  /** Where the child's gaze goes: a hovering thing it reaches for or looks at is placed there. */
  gaze: 'ahead' | 'up' | 'hand'
  hand: readonly [x: number, y: number]
  /** Friend or guide is held in the arms. */
  hugging: boolean
  /** Everybody wears a bubble, and needs more room. */
  airy: boolean
  /** Where a pet curls up on the bed. */
  bed: readonly [x: number, y: number] | null
}

const GAP = 32

/** The company side by side: who is with the child to the left, what the page is about to the right. */
export function arrange({ child, friend, pet, guide, things, gaze, hand, hugging, airy, bed }: Company): Group {
  const placed: Placed[] = [{ actor: child, x: 0, y: 0, mirrored: false, depth: 0, scale: 1 }]
  let left = -child.left
  let right = child.right
  const toRight = (actor: Actor, depth: number, mirrored: boolean, overlap = 0, scale = 1) => {
    const x = right + GAP - overlap + (mirrored ? actor.right : actor.left) * scale
    placed.push({ actor, x, y: 0, mirrored, depth, scale })
    right = x + (mirrored ? actor.left : actor.right) * scale
  }
  const toLeft = (actor: Actor, depth: number, overlap = 0) => {
    const x = left - GAP + overlap - actor.right
    placed.push({ actor, x, y: 0, mirrored: false, depth, scale: 1 })
    left = x - actor.left
  }
  if (friend) {
    if (hugging) {
      const x = child.embrace ?? 280
      placed.push({ actor: friend, x, y: 0, mirrored: true, depth: -10, scale: 1 })
      right = Math.max(right, x + friend.left)
    } else toLeft(friend, -14, airy ? 0 : 34)
  }
  if (pet && bed) placed.push({ actor: pet, x: bed[0], y: bed[1], mirrored: true, depth: 1, scale: 0.62 })
  else if (pet && hugging && !friend && !guide) toRight(pet, -10, true, 230)
  else if (pet) {
    if (friend && !hugging && things.length === 0 && !guide) toRight(pet, 46, true, 30)
    else toLeft(pet, 46, friend ? 120 : 60)
  }
  const grounded = things.filter(thing => !thing.hovers)
  const hovering = things.filter(thing => thing.hovers)
  if (guide && !guide.hovers) toRight(guide, -20, true, hugging && !friend ? 260 : 0)
  grounded.forEach((thing, i) => {
    // What comes second goes before the others, half way between them.
    if (i === 0 || right - left < 900) toRight(thing, 24, false, i === 0 ? 0 : 20)
    else toLeft(thing, 40, 30)
  })
  let above = 0
  const hover = (actor: Actor, mirrored: boolean) => {
    const high = above++
    if (gaze === 'hand' && high === 0) {
      placed.push({
        actor,
        x: hand[0] + actor.left * 0.86 + 30,
        y: hand[1] - actor.up * 0.34,
        mirrored,
        depth: -30,
        scale: 1,
      })
      right = Math.max(right, hand[0] + actor.left * 1.9 + 30)
      return
    }
    const crowded = grounded.length > 0 || (guide !== null && !guide.hovers)
    const x = crowded
      ? Math.max(child.right * 0.5 + actor.left, right * 0.62) + high * 160
      : right + GAP + actor.left * (gaze === 'up' ? 0.6 : 1)
    const tallest = Math.max(
      ...placed
        .filter(other => Math.abs(other.x - x) < other.actor.right + actor.left)
        .map(other => other.y + other.actor.up),
      0,
    )
    const y =
      crowded || high > 0
        ? Math.max(tallest + 40, child.up * (0.72 + high * 0.2))
        : gaze === 'up'
          ? child.up * 0.98
          : child.up * 0.5
    placed.push({ actor, x, y, mirrored, depth: -30, scale: 1 })
    right = Math.max(right, x + actor.right)
  }
  if (guide?.hovers) hover(guide, true)
  for (const thing of hovering) hover(thing, false)
  const up = Math.max(...placed.map(({ actor, y, scale }) => y + actor.up * scale))
  return { placed, left, right, up }
}
