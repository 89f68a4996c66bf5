import type { Sprite } from './cast.ts'

/** A positioned sprite. Lengths are in figure units, relative to the child's feet. */
export interface PlacedSprite {
  sprite: Sprite
  x: number
  /** Above the ground. */
  y: number
  mirrored: boolean
  /** Larger values are nearer to the viewer. */
  depth: number
  scale: number
}

export interface FigureLayout {
  placed: PlacedSprite[]
  left: number
  right: number
  up: number
}

export interface FigureSet {
  child: Sprite
  friend: Sprite | null
  pet: Sprite | null
  guide: Sprite | null
  props: readonly Sprite[]
  /** Where the child looks. A hovering sprite it looks at or reaches for is placed there. */
  gaze: 'ahead' | 'up' | 'hand'
  hand: readonly [x: number, y: number]
  /** The child hugs the friend, the guide or the pet. */
  hugging: boolean
  /** Wider gaps, for figures with air bubbles. */
  spacious: boolean
  /** Position of a pet on the bed; null if there is no bed. */
  bed: readonly [x: number, y: number] | null
}

const GAP = 32

/** Arranges the figures side by side: friend and pet on the left of the child, guide and props on the right. */
export function arrange({
  child,
  friend,
  pet,
  guide,
  props,
  gaze,
  hand,
  hugging,
  spacious,
  bed,
}: FigureSet): FigureLayout {
  const placed: PlacedSprite[] = [{ sprite: child, x: 0, y: 0, mirrored: false, depth: 0, scale: 1 }]
  let left = -child.left
  let right = child.right
  const toRight = (sprite: Sprite, depth: number, mirrored: boolean, overlap = 0, scale = 1) => {
    const x = right + GAP - overlap + (mirrored ? sprite.right : sprite.left) * scale
    placed.push({ sprite, x, y: 0, mirrored, depth, scale })
    right = x + (mirrored ? sprite.left : sprite.right) * scale
  }
  const toLeft = (sprite: Sprite, depth: number, overlap = 0) => {
    const x = left - GAP + overlap - sprite.right
    placed.push({ sprite, x, y: 0, mirrored: false, depth, scale: 1 })
    left = x - sprite.left
  }
  if (friend) {
    if (hugging) {
      const x = child.hugDistance ?? 280
      placed.push({ sprite: friend, x, y: 0, mirrored: true, depth: -10, scale: 1 })
      right = Math.max(right, x + friend.left)
    } else toLeft(friend, -14, spacious ? 0 : 34)
  }
  if (pet && bed) placed.push({ sprite: pet, x: bed[0], y: bed[1], mirrored: true, depth: 1, scale: 0.62 })
  else if (pet && hugging && !friend && !guide) toRight(pet, -10, true, 230)
  else if (pet) {
    if (friend && !hugging && props.length === 0 && !guide) toRight(pet, 46, true, 30)
    else toLeft(pet, 46, friend ? 120 : 60)
  }
  const grounded = props.filter(prop => !prop.hovers)
  const hovering = props.filter(prop => prop.hovers)
  if (guide && !guide.hovers) toRight(guide, -20, true, hugging && !friend ? 260 : 0)
  grounded.forEach((prop, i) => {
    // If the row gets too wide, further props go in front of the figures on the left.
    if (i === 0 || right - left < 900) toRight(prop, 24, false, i === 0 ? 0 : 20)
    else toLeft(prop, 40, 30)
  })
  let hoveringCount = 0
  const placeHovering = (sprite: Sprite, mirrored: boolean) => {
    const level = hoveringCount++
    if (gaze === 'hand' && level === 0) {
      placed.push({
        sprite,
        x: hand[0] + sprite.left * 0.86 + 30,
        y: hand[1] - sprite.up * 0.34,
        mirrored,
        depth: -30,
        scale: 1,
      })
      right = Math.max(right, hand[0] + sprite.left * 1.9 + 30)
      return
    }
    const crowded = grounded.length > 0 || (guide !== null && !guide.hovers)
    const x = crowded
      ? Math.max(child.right * 0.5 + sprite.left, right * 0.62) + level * 160
      : right + GAP + sprite.left * (gaze === 'up' ? 0.6 : 1)
    const tallest = Math.max(
      ...placed
        .filter(other => Math.abs(other.x - x) < other.sprite.right + sprite.left)
        .map(other => other.y + other.sprite.up),
      0,
    )
    const y =
      crowded || level > 0
        ? Math.max(tallest + 40, child.up * (0.72 + level * 0.2))
        : gaze === 'up'
          ? child.up * 0.98
          : child.up * 0.5
    placed.push({ sprite, x, y, mirrored, depth: -30, scale: 1 })
    right = Math.max(right, x + sprite.right)
  }
  if (guide?.hovers) placeHovering(guide, true)
  for (const prop of hovering) placeHovering(prop, false)
  const up = Math.max(...placed.map(({ sprite, y, scale }) => y + sprite.up * scale))
  return { placed, left, right, up }
}
