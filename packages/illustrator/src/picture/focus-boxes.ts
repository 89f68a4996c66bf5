import type { FocusBox } from '@kahani/contracts/picture-focus'
import { FIGURES } from '@kahani/scene/words'
import { facesIn } from '../canvas/marked-faces.ts'
import type { Point } from '../canvas/path.ts'
import { createSilhouettes, type Silhouette } from '../canvas/silhouette.ts'
import { SIZE } from '../canvas/svg.ts'
import type { Piece } from '../stage/stage.ts'
import { topElements } from './clear-faces.ts'
import type { Composed } from './compose-picture.ts'
import { actorsOf } from './faces.ts'
import { nameOf } from './other-places.ts'

/** In px of the picture. */
type Box = Silhouette['box']
type IsAt = (point: Point) => boolean

/** Share of what is in focus that has to be seen. */
const MIN_SEEN = 1 / 3
/** Places across and down at which it is tested what is seen. */
const GRID = 28
/** Things of a kind stand in a row if they are nearer to each other than this, in widths of one. */
const ROW_GAP = 1
/** Least side of a box, as a share of the picture's. */
const LEAST = 0.02

/** How far heads reach from their middle, with hair, hats, ears and horns: in head radii. */
interface Reach {
  aside: number
  up: number
  down: number
}
const HEAD: Reach = { aside: 1.9, up: 2.7, down: 1.2 }
const CREATURE_HEAD: Reach = { aside: 1.25, up: 1.6, down: 1.1 }
const CIRCLE: Reach = { aside: 1, up: 1, down: 1 }
/** Of a circle around a hand, where what it holds is: its middle, and places around it in radii. */
const CORNERS: readonly Point[] = [-0.6, 0, 0.6].flatMap(x => [-0.6, 0, 0.6].map((y): Point => [x, y]))

const PICTURE: Box = { left: 0, right: SIZE, top: 0, bottom: SIZE }

const boxAround = ([x, y]: Point, r: number, { aside, up, down }: Reach): Box => ({
  left: x - r * aside,
  right: x + r * aside,
  top: y - r * up,
  bottom: y + r * down,
})

const inBox = ([x, y]: Point, { left, right, top, bottom }: Box): boolean =>
  x >= left && x <= right && y >= top && y <= bottom

const overlap = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  right: Math.min(a.right, b.right),
  top: Math.max(a.top, b.top),
  bottom: Math.min(a.bottom, b.bottom),
})

const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
})

const isEmpty = ({ left, right, top, bottom }: Box): boolean => left >= right || top >= bottom

/** The box around what is seen, in the picture, of an area within a window; null if that is too little of it. */
function seenBox(window: Box, isInArea: IsAt, isHidden: IsAt): Box | null {
  const [across, down] = [(window.right - window.left) / GRID, (window.bottom - window.top) / GRID]
  let [seen, all] = [0, 0]
  let box: Box | null = null
  for (let i = 0; i < GRID * GRID; i++) {
    const [left, top] = [window.left + (i % GRID) * across, window.top + Math.floor(i / GRID) * down]
    const middle: Point = [left + across / 2, top + down / 2]
    if (!isInArea(middle)) continue
    all++
    if (!inBox(middle, PICTURE) || isHidden(middle)) continue
    seen++
    const cell = { left, top, right: left + across, bottom: top + down }
    box = box ? union(box, cell) : cell
  }
  return box && seen >= all * MIN_SEEN ? overlap(box, PICTURE) : null
}

/** Of a box that is not empty, as shares of the picture. */
function regionOf({ left, right, top, bottom }: Box): FocusBox['box'] {
  const share = (px: number) => Math.round((px / SIZE) * 10_000) / 10_000
  const width = Math.max(LEAST, share(right - left))
  const height = Math.max(LEAST, share(bottom - top))
  return { x: Math.min(share(left), 1 - width), y: Math.min(share(top), 1 - height), width, height }
}

const isFigure = (name: string | null): name is NonNullable<FocusBox['who']> =>
  (FIGURES as readonly (string | null)[]).includes(name)

const boxOf =
  (part: FocusBox['part'], who: string | null) =>
  (box: Box): FocusBox => ({ part, who: isFigure(who) ? who : null, box: regionOf(box) })

/** Boxes of which those that overlap are one, or that would if each were larger by a share of its width. */
function merged(boxes: readonly Box[], gap = 0): Box[] {
  const [first, ...others] = boxes
  if (!first) return []
  const apart = merged(others, gap)
  const reach = gap * (first.right - first.left)
  const around = { left: first.left - reach, right: first.right + reach, top: first.top, bottom: first.bottom }
  const near = apart.find(each => !isEmpty(overlap(around, each)))
  return near ? merged([union(first, near), ...apart.filter(each => each !== near)], gap) : [first, ...apart]
}

/**
 * What of a picture has to be seen: heads that are turned to the viewer, hands that do something and what they hold, what the page is
 * about, and the lettering of a cover. What is hidden or outside has no box.
 * @param pieces all that is drawn between ground and foreground, from the farthest to the nearest
 */
export function focusBoxesOf(
  { context, shot, company, drawn, setting, thought, title }: Composed,
  pieces: readonly Piece[],
): FocusBox[] {
  const silhouetteOf = createSilhouettes(context.defs)
  const lettering = silhouetteOf(title)
  const inFront = [...topElements(setting.front).map(silhouetteOf), lettering]
  const silhouettes = pieces.map(({ drawing }) => silhouetteOf(drawing))
  const actors = actorsOf(company, drawn, silhouetteOf).flatMap(actor => {
    const piece = drawn.get(actor.thing)
    return piece ? [{ ...actor, piece, isHidden: hiddenFrom(piece) }] : []
  })

  /** Whether something in front of a piece, or in front of what is behind all pieces, hides it. */
  function hiddenFrom(piece: Piece | null): IsAt {
    const nearer = [...silhouettes.slice(piece ? pieces.indexOf(piece) + 1 : 0), ...inFront]
    return point => nearer.some(({ covers }) => covers(point))
  }

  type Shown = (typeof actors)[number]

  const wholeBox = ({ covers, box }: Silhouette, isHidden: IsAt): Box | null => {
    const window = overlap(box, PICTURE)
    return isEmpty(window) ? null : seenBox(window, covers, isHidden)
  }

  function headBox({ thing, face, glass, piece, silhouette, isHidden }: Shown): Box | null {
    if (!face?.head) return null
    const { at, r } = face.head
    const head = piece.parts?.head ? silhouetteOf(piece.parts.head) : silhouette
    const window = boxAround(at, r, thing.kind === 'person' ? HEAD : CREATURE_HEAD)
    const box = seenBox(window, point => head.covers(point) && silhouette.covers(point), isHidden)
    return box && glass ? overlap(union(box, boxAround(glass.at, glass.r, CIRCLE)), PICTURE) : box
  }

  function headBoxes(shown: Shown): FocusBox[] {
    const box = headBox(shown)
    return box ? [{ ...boxOf('face', nameOf(shown.thing))(box), openEyes: shown.face?.openEyes }] : []
  }

  /** The creature in somebody's arms or hands, which is small: all of it. */
  function carriedBoxes({ thing: { shot: carrier }, piece: { parts }, isHidden }: Shown): FocusBox[] {
    if (!parts || !('who' in carrier)) return []
    const inArms = company.placed.find(
      each => each.kind === 'creature' && !drawn.has(each) && !each.shot.imagined && each.shot.on === carrier.who,
    )
    const who = inArms ? nameOf(inArms) : carrier.holds
    const box = isFigure(who) ? wholeBox(silhouetteOf(parts.held), isHidden) : null
    return box ? [boxOf('face', who)(box)] : []
  }

  /** Of the setting and of objects: behind all pieces, or in one. */
  function markedFaces(): Box[] {
    const behind = [setting.sky, setting.far, setting.ground].map(drawing => ({ drawing, isHidden: hiddenFrom(null) }))
    const between = pieces.map(piece => ({ drawing: piece.drawing, isHidden: hiddenFrom(piece) }))
    return [...behind, ...between].flatMap(({ drawing, isHidden }) =>
      facesIn(drawing).flatMap(({ at, r }) => {
        const isFace = (point: Point) => Math.hypot(point[0] - at[0], point[1] - at[1]) < r
        return seenBox(boxAround(at, r, CIRCLE), isFace, isHidden) ?? []
      }),
    )
  }

  function handBoxes({ piece: { parts }, silhouette, isHidden }: Shown): Box[] {
    const held = silhouetteOf(parts?.held ?? '')
    const boxes = (parts?.hands ?? []).flatMap(({ at, r, over, rests }) => {
      if (rests && !CORNERS.some(([x, y]) => held.covers([at[0] + x * r, at[1] + y * r]))) return []
      const own = silhouetteOf(over)
      const isHand = (point: Point) => Math.hypot(point[0] - at[0], point[1] - at[1]) < r && silhouette.covers(point)
      return seenBox(boxAround(at, r, CIRCLE), isHand, point => own.covers(point) || isHidden(point)) ?? []
    })
    return merged(boxes)
  }

  /** What somebody holds or plays with. */
  function heldBoxes({ thing: { shot: holder }, piece: { parts }, isHidden }: Shown): FocusBox[] {
    if (!parts || !('who' in holder) || !holder.holds || isFigure(holder.holds)) return []
    const box = wholeBox(silhouetteOf(parts.held), isHidden)
    return box ? [boxOf('thing', holder.holds)(box)] : []
  }

  /** What the page is about, unless somebody holds it: in the picture itself, or in the thoughts of somebody. */
  function thingBoxes(): Box[] {
    const { focus } = shot
    const shown = actors.filter(({ thing }) => nameOf(thing) === focus)
    if (shown.length > 0) {
      const boxes = shown.flatMap(each => wholeBox(each.silhouette, each.isHidden) ?? [])
      return merged(boxes, ROW_GAP)
    }
    const isThought = company.placed.some(thing => nameOf(thing) === focus && thing.shot.imagined)
    if (!isThought) return []
    return merged(thought.flatMap(piece => wholeBox(silhouetteOf(piece.drawing), hiddenFrom(piece)) ?? []))
  }

  const figures = actors.filter(({ thing }) => thing.kind !== 'object')
  return [
    ...figures.flatMap(headBoxes),
    ...figures.flatMap(carriedBoxes),
    ...markedFaces().map(boxOf('face', null)),
    ...figures.flatMap(each => handBoxes(each).map(boxOf('hands', nameOf(each.thing)))),
    ...figures.flatMap(heldBoxes),
    ...thingBoxes().map(boxOf('thing', shot.focus)),
    ...[overlap(lettering.box, PICTURE)].filter(box => !isEmpty(box)).map(boxOf('thing', null)),
  ]
}
