import { distance, mid, type Point } from '../canvas/path.ts'
import { compare, type Finding, flatten, type Staged } from './rig.fixture.ts'

/** Finds hands that grip nothing, and things that are not in the hands. */

const HANDS = ['left', 'right'] as const

/** px of what is rendered around the hands. */
const WIDE = 76
/** Red of a line that is a quarter as wide as a pixel. */
const FAINT = 30
/** Share of a thing that is seen in a hand. */
const LEAST = 0.08

/** Hands that grip nothing, and things that no hand holds or that are hidden. */
export function emptyHands({ layers, defs, options, bones, person, company: { view } }: Staged): Finding[] {
  const { look, shot } = person
  const palms = HANDS.map(side => view.project(bones[side].palm)) as [Point, Point]
  const hand = look.body.hand * view.scaleAt(bones.left.palm)
  const [x, y] = mid(...palms)
  const half = distance(...palms) / 2 + hand * 5
  const isThing = (name: string) => name === 'held thing' || name === 'crutch'
  const first = layers.findIndex(({ name }) => isThing(name))
  const above = (first < 0 ? [] : layers.slice(first)).map(({ name, drawing }) => ({
    name,
    svg: flatten(drawing, () => (isThing(name) ? '#ff0000' : '#000000')),
  }))
  const drawn = (list: typeof above) => list.map(({ svg }) => svg).join('')
  const pair = [drawn(above.filter(({ name }) => isThing(name))), drawn(above)] as const
  const markerAt =
    first < 0 ? () => 0 : compare(defs, pair, { centre: [x, y], half, size: WIDE, rendering: 'geometricPrecision' })
  let [all, visible] = [0, 0]
  const px = (half * 2) / WIDE
  const holds = { left: false, right: false }
  for (let row = 0; row < WIDE; row++)
    for (let column = 0; column < WIDE; column++) {
      if (markerAt(0, column, row) < FAINT) continue
      all++
      if (markerAt(1, column, row) >= FAINT) visible++
      const point: Point = [x + (column + 0.5 - WIDE / 2) * px, y + (row + 0.5 - WIDE / 2) * px]
      HANDS.forEach((side, i) => {
        holds[side] ||= distance(point, palms[i] ?? point) < hand * 0.7
      })
    }
  const holdsOn = shot.on !== null || shot.touches !== null
  const empty = HANDS.flatMap((side): Finding[] => {
    const { hand: shape, bend } = options.pose[side]
    const isFull = holds[side] || holdsOn || 'onRim' in bend || options.reach?.[side] !== undefined
    return shape === 'grip' && !isFull ? [{ what: `${side} hand`, why: 'grips nothing' }] : []
  })
  if (shot.holds === null) return empty
  if (!holds.left && !holds.right) return [...empty, { what: 'held thing', why: 'in no hand' }]
  // In profile the head may be before the far hand.
  const isShown = shot.action !== 'hiding-behind-back' && shot.facing !== 'left' && shot.facing !== 'right'
  const isHidden = isShown && visible < all * LEAST
  return isHidden
    ? [...empty, { what: 'held thing', why: `hidden: ${Math.round((visible / all) * 100)} % seen` }]
    : empty
}
