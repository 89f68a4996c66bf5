import { n } from '../canvas/path.ts'
import { circle, line, place } from '../canvas/svg.ts'
import type { Creature } from '../creatures/creature.ts'
import { glow } from '../scenery/sky.ts'
import { between } from '../space/vec3.ts'
import type { StageView } from '../stage/cameras.ts'
import { type Piece, uprightShare } from '../stage/stage.ts'
import { type Company, contactShadow, depthOn, needsAir } from './company.ts'
import { drawOnePerson, isInArms, oarOverboard } from './draw-people.ts'
import { drawHeld, mouthOf } from './draw-things.ts'
import { drawThought } from './draw-thought.ts'
import { faceOf } from './faces.ts'
import { holdThing } from './hold-thing.ts'
import { parkedWheelchair } from './parked-wheelchair.ts'
import { holderOf, type PlacedCreature, type PlacedObject, type PlacedThing } from './placed.ts'
import { afloat, inletTo, onTheWater, poolAround, waded } from './ropes-and-water.ts'

function drawOneCreature(company: Company, placed: PlacedCreature): Piece {
  const { creature, shot, at, mirrored, halfWidth } = placed
  const { context, view, story } = company
  const item = shot.holds && drawHeld(context, shot.holds, story)
  const mouth = mouthOf(creature)
  // What a creature holds is hardly larger if the creature is.
  const grown = item ? item.grip.scale / Math.sqrt(Math.max(1, shot.size)) : 1
  const held = item
    ? place(item.drawing, mouth[0] - item.grip.at[0] * grown, mouth[1] - item.grip.at[1] * grown, { scale: grown })
    : ''
  const air = shot.who === 'pet' && needsAir(company) ? airAround(company, creature) : ''
  const drawing = creature.drawing + held + air
  const [x, y] = view.project(at)
  const share = uprightShare(view.pitch)
  const inPool = isInPool(company, placed)
  const inWater = (company.wading || inPool) && at[1] < 0
  const onPicture = (part: string) => {
    const upright = share > 0.99 ? part : `<g transform="scale(1 ${share.toFixed(3)})">${part}</g>`
    const tilted = inWater && creature.swims ? headUp(creature, upright) : upright
    return place(tilted, x, y, { scale: view.scaleAt(at) * shot.size, mirrored })
  }
  const standing = onPicture(drawing)
  return {
    depth: depthOn(company, placed) + atPool(company, placed) - (inWater && creature.swims ? BESIDE_BOATS : 0),
    kind: 'figure',
    drawing: inWater
      ? waded(company.context, view, standing, at, halfWidth)
      : inPool || shot.imagined || (shot.on !== null && at[1] < 0)
        ? standing
        : contactShadow(company, at, halfWidth * 0.8, shot.on === null ? 0 : at[1]) + standing,
    ...(held !== '' && { parts: { head: '', held: onPicture(held), hands: [] } }),
  }
}

/** Fish are not on dry land: there is a pool wherever they are. */
const isInPool = ({ pools }: Company, { creature, shot }: PlacedCreature): boolean =>
  pools !== undefined && creature.swims === true && !shot.imagined && shot.on === null

/** How much nearer than a boat at the same distance somebody swims. */
const BESIDE_BOATS = 60

/** Degrees above the level at which a fish looks out of the water. */
const OUTLOOK = 34

/** How much farther from the viewer somebody is at a pool: a pet looks over it from behind, and a hugged fish is before the knees. */
function atPool(company: Company, placed: PlacedCreature): number {
  if (isInPool(company, placed)) return placed.shot.action === 'hugging' ? -240 : 0
  return company.pools !== undefined && placed.shot.who === 'pet' && placed.shot.on === null ? 180 : 0
}

/** A fish that has put its head out of the water; one that hangs its head does so less. */
function headUp({ head: { at }, height, halfWidth }: Creature, drawing: string): string {
  const [x, y] = at
  const tilt = (Math.atan2(-y - height / 2, Math.max(60, Math.abs(x))) * 180) / Math.PI
  const turn = Math.max(0, Math.min(OUTLOOK, OUTLOOK - tilt)) * Math.sign(x || 1)
  return place(place(drawing, halfWidth * 0.2, height / 2), -halfWidth * 0.2, -height / 2, { turn: -turn })
}

/** The bubble of air around the head of a pet. */
function airAround({ context }: Company, { head: { at, r } }: Creature): string {
  if (r === 0) return ''
  const air = context.defs.radialGradient('#ffffff00', '#ffffff0a', '#e8fffa4d')
  return (
    circle(at[0], at[1], r, air) +
    `<circle cx="${at[0]}" cy="${at[1]}" r="${r}" fill="none" stroke="#f2fffb99" stroke-width="6"/>` +
    line(
      `M${at[0] - r * 0.7} ${at[1] - r * 0.3}A${r * 0.78} ${r * 0.78} 0 0 1 ${at[0] - r * 0.2} ${at[1] - r * 0.74}`,
      '#ffffffc0',
      9,
    )
  )
}

/** What lies on the ground is drawn as seen from 14° above. */
function lyingFlat({ pitch }: StageView, drawing: string): string {
  const stretch = Math.sin((Math.max(14, pitch) * Math.PI) / 180) / Math.sin((14 * Math.PI) / 180)
  return stretch > 1 ? `<g transform="scale(1 ${stretch.toFixed(3)})">${drawing}</g>` : drawing
}

function drawOneObject(company: Company, { drawing, shot, at, halfWidth }: PlacedObject): Piece {
  const { context, view } = company
  const [x, y] = view.project(at)
  const scale = view.scaleAt(at) * shot.size
  const mirrored = shot.facing === 'left'
  const { light } = drawing
  const lamp =
    light && ([x + light.at[0] * scale * (mirrored ? -1 : 1), y + light.at[1] * scale, light.r * scale] as const)
  return {
    depth: view.depthOf(at),
    kind: 'object',
    drawing:
      (lamp ? glow(context, ...lamp, context.light.glow, context.light.dark ? 0.6 : 0.3) : '') +
      (lamp && company.wading && !shot.imagined && shot.height < 0.4
        ? onTheWater(lamp[0], y, lamp[2], context.light.glow)
        : '') +
      (drawing.place === 'ground' && !shot.imagined ? contactShadow(company, at, halfWidth) : '') +
      place(drawing.flat ? lyingFlat(view, drawing.drawing) : drawing.drawing, x, y, { scale, mirrored }),
    ...(lamp && context.light.dark && { light: lamp }),
  }
}

const drawOne = (company: Company, thing: PlacedThing): Piece => {
  switch (thing.kind) {
    case 'person':
      return drawOnePerson(company, thing)
    case 'creature':
      return drawOneCreature(company, thing)
    case 'object':
      return drawOneObject(company, thing)
  }
}

/** The near side of a boat, which hides whoever sits in it; '' of what has none. */
function frontOf(view: StageView, thing: PlacedThing): string {
  if (thing.kind !== 'object' || !thing.drawing.front) return ''
  const [x, y] = view.project(thing.at)
  return place(thing.drawing.front, x, y, {
    scale: view.scaleAt(thing.at) * thing.shot.size,
    mirrored: thing.shot.facing === 'left',
  })
}

const ridersOf = (placed: readonly PlacedThing[], boat: PlacedThing) =>
  placed.flatMap(each => (each.kind !== 'object' && each.support === boat ? [each] : []))

/** The string from the spool in somebody's hands to the kite in somebody else's. */
function kiteString(company: Company): Piece[] {
  const { context, view, placed } = company
  const [spool, kite] = [holderOf(placed, 'kite-reel'), holderOf(placed, 'kite')]
  if (spool?.kind !== 'person' || kite?.kind !== 'person') return []
  const from = between(spool.rough.left.palm, spool.rough.right.palm, 0.5)
  const to = holdThing(company, kite, undefined).hand ?? kite.rough.left.palm
  const [x1, y1] = view.project(from)
  const [x2, y2] = view.project(to)
  const sag = Math.hypot(x2 - x1, y2 - y1) * 0.12
  return [
    {
      // Behind the head of whoever stands between.
      depth: Math.max(view.depthOf(from), view.depthOf(to)) + 160,
      kind: 'object',
      drawing: line(
        `M${n(x1)} ${n(y1)}Q${n((x1 + x2) / 2)} ${n((y1 + y2) / 2 + sag)} ${n(x2)} ${n(y2)}`,
        `${context.light.on('#fbf1dc')}e6`,
        4 * view.scaleAt(from),
      ),
    },
  ]
}

/** Draws what is really there, each thing on its own. */
export function drawEach(company: Company): Map<PlacedThing, Piece> {
  const real = company.placed.filter(
    each => !each.shot.imagined && !(each.kind === 'creature' && isInArms(company, each)),
  )
  return new Map(real.map(each => [each, drawOne(company, each)]))
}

/** Draws the cloud of what the child thinks of; nothing if no thing is imagined. */
export function drawImagined(company: Company, drawn: ReadonlyMap<PlacedThing, Piece>): Piece[] {
  const { context, view, placed } = company
  const imagined = placed.filter(({ shot }) => shot.imagined)
  if (imagined.length === 0) return []
  return drawThought(context, view, {
    things: imagined,
    thinker: placed.find(({ shot }) => 'who' in shot && shot.who === 'child')?.centre,
    drawing: imagined.map(each => drawOne(company, each).drawing + frontOf(view, each)).join(''),
    heads: [...drawn].flatMap(([thing, { depth }]) => {
      const head = thing.kind === 'object' ? null : faceOf(company, thing)?.head
      return head ? [{ ...head, depth }] : []
    }),
  })
}

/** Draws everything that is placed, with the cloud of what is thought. */
export function drawAll(company: Company, drawn: ReadonlyMap<PlacedThing, Piece>, thought: readonly Piece[]): Piece[] {
  const { context, view, placed } = company
  const real = [...drawn.keys()]
  const pieces = [...drawn.values()]
  const fronts = real.flatMap(each => {
    const drawing = frontOf(view, each)
    return drawing === ''
      ? []
      : [
          {
            depth:
              Math.min(view.depthOf(each.at), ...ridersOf(placed, each).map(rider => depthOn(company, rider))) - 40,
            kind: 'object' as const,
            drawing: company.wading ? afloat(context, view, drawing, each.at, each.halfWidth) : drawing,
          },
        ]
  })
  const { pools } = company
  const water = real.flatMap((each): Piece[] =>
    pools !== undefined && each.kind === 'creature' && isInPool(company, each)
      ? [
          {
            depth: view.depthOf(each.at) + 420,
            kind: 'scenery',
            drawing: poolAround(context, view, { ...each, ...pools }),
          },
          {
            depth: view.depthOf([each.at[0], 0, Math.max(pools.shore, each.at[2])]) + 420,
            kind: 'scenery',
            drawing: inletTo(context, view, { ...each, ...pools }),
          },
        ]
      : [],
  )
  const string = kiteString(company)
  const oars = real.flatMap(each => (each.kind === 'person' ? (oarOverboard(company, each) ?? []) : []))
  const wheelchairs = real.flatMap(each => (each.kind === 'person' ? parkedWheelchair(company, each) : []))
  return [...thought, ...water, ...wheelchairs, ...pieces, ...fronts, ...oars, ...string]
}
