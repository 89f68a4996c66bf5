import type { Figure } from '@kahani/scene/shot'
import { shade } from '../canvas/colour.ts'
import { n } from '../canvas/path.ts'
import { box, line, SIZE } from '../canvas/svg.ts'
import { drawWheelchair } from '../people/draw-wheelchair.ts'
import { AIDS_COLOUR } from '../people/look.ts'
import { wheelchairSize } from '../people/wheelchair.ts'
import { FACING_VIEWER, turn } from '../space/frame.ts'
import { add, type Vec3 } from '../space/vec3.ts'
import type { Piece } from '../stage/stage.ts'
import { type Company, contactShadow, depthOn } from './company.ts'
import type { PlacedPerson, PlacedThing } from './placed.ts'

/** The wheelchair of somebody who has left it for a bed, a seat or an animal: it stands beside. */

/** Left, right, top and bottom in px. */
type Box = readonly [left: number, right: number, top: number, bottom: number]

/** Where it can stand, relative to its owner: to the side, and nearer to the viewer or farther away. */
const ASIDE = [200, 300, 380, 460, 560, 680, 820].flatMap(far => [far, -far])
const AHEAD = [-60, -240, 160]
/** On the floor before a bed. */
const BEFORE_BED = [-340, -220, -520]
/** A place is good enough if no more of the wheelchair than this is outside of the picture or covered by others. */
const MAX_LOST = 0.4
/** What is tied to a thing is nearer than its near side, in world units. */
const BEFORE_SIDE = 600
export const STRAP = '#c8503f'
/** Creatures on which there is room to stand. */
const CLOUDS: ReadonlySet<Figure | null> = new Set<Figure | null>(['cloud', 'grandmother-cloud'])
/** Share of the width of a cloud or a boat on which a wheelchair can stand. */
const DECK = 0.7
/** What is higher is in the air, in world units. */
const ALOFT = 200

const areaOf = ([left, right, top, bottom]: Box): number => Math.max(0, right - left) * Math.max(0, bottom - top)
const common = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.min(a[3], b[3]),
]

/** What a thing covers of the picture, each with its weight: a face more than a body. */
function coveredBy({ view }: Company, thing: PlacedThing): (readonly [Box, number])[] {
  const boxOf = (points: readonly Vec3[], margin: number): Box => {
    const flat = points.map(point => view.project(point))
    const [xs, ys] = [flat.map(([x]) => x), flat.map(([, y]) => y)]
    return [Math.min(...xs) - margin, Math.max(...xs) + margin, Math.min(...ys) - margin, Math.max(...ys) + margin]
  }
  const scale = view.scaleAt(thing.at)
  if (thing.kind === 'person') {
    const { head, neck, pelvis, leftLeg, rightLeg } = thing.rough
    const { body } = thing.look
    return [
      [boxOf([head], body.head * 0.6 * scale), 4],
      [boxOf([neck, pelvis, leftLeg.knee, rightLeg.knee, leftLeg.ankle], body.hip * scale), 1],
    ]
  }
  const height = (thing.kind === 'object' ? thing.drawing.height : thing.creature.height) * thing.shot.size
  const wide = thing.halfWidth * 0.9
  return [[boxOf([add(thing.at, [-wide, 0, 0]), add(thing.at, [wide, height, 0])], 0), 1]]
}

/** Behind the riders of a cloud or a boat, at the end that is farther from them; none on what is too small for it. */
function placeOnDeck({ placed, story }: Company, { at, look }: PlacedPerson, support: PlacedThing): Vec3 | undefined {
  const { wheel } = wheelchairSize(look.body)
  const reach = support.halfWidth * DECK - wheel
  const isDeck =
    support.kind === 'object' ||
    (support.kind === 'creature' && CLOUDS.has(support.shot.who === 'guide' ? story.guide : support.shot.who))
  if (!isDeck || reach < wheel * 0.4) return undefined
  const riders = placed.flatMap(each => ('support' in each && each.support === support ? [each.at[0]] : []))
  const room = (x: number) => Math.min(...riders.map(rider => Math.abs(rider - x)))
  const ends = [support.at[0] - reach, support.at[0] + reach] as const
  return [room(ends[0]) > room(ends[1]) ? ends[0] : ends[1], at[1] - wheel * 0.85, at[2]]
}

/** Bands around a wheelchair, from the thing to which they tie it. */
function strapsOf({ view, context }: Company, at: Vec3, wheel: number, from: number): string {
  const [cloth, buckle] = [context.light.on(STRAP), context.light.on('#e8c46a')]
  const scale = view.scaleAt(at)
  return [0.5, 1.35]
    .map(up => {
      const [[x0, y0], [x1, y1]] = [
        view.project(add(at, [from, wheel * (up + 0.1), 0])),
        view.project(add(at, [-wheel * 0.95, wheel * up, 0])),
      ]
      return (
        line(`M${n(x0)} ${n(y0)}Q${n((x0 + x1) / 2)} ${n(y1 + 26 * scale)} ${n(x1)} ${n(y1)}`, cloth, 34 * scale) +
        box(x0 - 34 * scale, y0 - 26 * scale, 50 * scale, 52 * scale, buckle, 8 * scale)
      )
    })
    .join('')
}

function placeFor(company: Company, person: PlacedPerson): Vec3 | undefined {
  const { view, medium, wading, placed } = company
  const { at, support, rough } = person
  const size = wheelchairSize(person.look.body)
  if (person.wheelchairSpot) return person.wheelchairSpot.at
  if (support !== null && (support.at[1] > ALOFT || wading || medium === 'air'))
    return placeOnDeck(company, person, support)
  if (medium === 'air' || wading) return undefined
  const others = placed.filter(each => !each.shot.imagined).flatMap(each => coveredBy(company, each))
  const picture: Box = [0, SIZE, 0, SIZE]
  const middle = (rough.pelvis[0] + rough.neck[0]) / 2
  let best: { at: Vec3; cost: number } | undefined
  for (const ahead of person.shot.on === 'bed' ? BEFORE_BED : AHEAD)
    for (const aside of ASIDE) {
      const place: Vec3 = [middle + aside, 0, at[2] + ahead]
      const [x, y] = view.project(place)
      const scale = view.scaleAt(place)
      const own: Box = [
        x - size.wheel * 1.3 * scale,
        x + size.wheel * 1.3 * scale,
        y - size.wheel * 2.3 * scale,
        y + size.wheel * 0.2 * scale,
      ]
      const outside = 1 - areaOf(common(own, picture)) / areaOf(own)
      const covered = others.reduce((sum, [box, weight]) => sum + (weight * areaOf(common(own, box))) / areaOf(own), 0)
      if (outside > MAX_LOST || covered > MAX_LOST * 3) continue
      const cost = outside * 2 + covered * 5 + Math.abs(aside) / 900 + Math.abs(ahead) / 900
      if (!best || cost < best.cost) best = { at: place, cost }
    }
  return best?.at
}

/** A board over a rung, on which somebody sits who doesn't stand on a ladder. The steps of the moon are broad enough. */
function boardOnLadder({ view, context, story }: Company, { at, shot, look }: PlacedPerson): Piece[] {
  if (shot.on !== 'ladder' || story.shot.states.includes('moon-stairs')) return []
  const half = Math.max(270, look.body.hip * 2.2)
  const scale = view.scaleAt(at)
  const [x, y] = view.project(at)
  const wood = context.light.on('#b5824f')
  return [
    {
      depth: view.depthOf(at) + 20,
      kind: 'object',
      drawing:
        box(x - half * scale, y, 2 * half * scale, 52 * scale, shade(wood, 0.24), 14 * scale) +
        box(x - half * scale, y - 12 * scale, 2 * half * scale, 36 * scale, wood, 14 * scale),
    },
  ]
}

/** The wheelchair beside somebody; none where there is no room or no ground for it. */
export function parkedWheelchair(company: Company, person: PlacedPerson): Piece[] {
  if (!person.hasLeftWheelchair || person.shot.imagined) return []
  const { view, context } = company
  const board = boardOnLadder(company, person)
  const at = placeFor(company, person)
  if (!at) return board
  const { look, support } = person
  const size = wheelchairSize(look.body)
  const { beyond, overBack, near } = drawWheelchair({
    body: look.body,
    hips: turn(FACING_VIEWER, { yaw: at[0] > person.at[0] ? -52 : 52 }),
    pelvis: add(at, [0, size.pelvis, 0]),
    colour: context.light.on(look.aids.colour ?? AIDS_COLOUR),
    view,
    lit: context.light.on,
  })
  const straps = person.wheelchairSpot?.straps
  const tied = straps === undefined ? '' : strapsOf(company, at, size.wheel, straps)
  const shadow = at[1] === 0 ? contactShadow(company, at, size.wheel * 1.3) : ''
  return [
    ...board,
    {
      depth: tied
        ? view.depthOf(at) - BEFORE_SIDE
        : support && at[1] !== 0
          ? depthOn(company, person) + 1
          : view.depthOf(at),
      kind: 'object',
      drawing: shadow + beyond + overBack + near + tied,
    },
  ]
}
