import type { Action } from '@kahani/scene/shot'
import { n, type Point } from '../canvas/path.ts'
import { place, SIZE } from '../canvas/svg.ts'
import { type Outfit, withCape } from '../people/outfit.ts'
import { drawPerson, type PersonOptions } from '../people/person.ts'
import { skeletonOf } from '../people/skeleton.ts'
import { glow } from '../scenery/sky.ts'
import { add, between, type Vec3 } from '../space/vec3.ts'
import type { FigureParts, Piece } from '../stage/stage.ts'
import { type Company, contactShadow, depthOn, needsAir } from './company.ts'
import { COLOUR_VALUES } from './draw-things.ts'
import { placingOf, reachFor } from './hands-and-eyes.ts'
import { handsOf } from './hands-in-focus.ts'
import { holdThing, isBareheaded } from './hold-thing.ts'
import type { PlacedCreature, PlacedObject, PlacedPerson } from './placed.ts'
import { aboveWater, ropeBetween, waded } from './ropes-and-water.ts'

/** The creature at the other end of a rope that a person holds and pulls. */
function ledBy({ placed }: Company, { shot }: PlacedPerson): PlacedCreature | undefined {
  if (shot.holds !== 'rope' || shot.touches === null) return undefined
  return placed.find((each): each is PlacedCreature => each.kind === 'creature' && each.shot.who === shot.touches)
}

/** Below the head of a creature, where it wears a collar. */
function neckOf({ creature, at, mirrored, shot }: PlacedCreature): Vec3 {
  const [x, y] = creature.head.at
  const side = mirrored ? -1 : 1
  return add(at, [(x - creature.head.r * 0.5) * side * shot.size, (-y - creature.head.r * 0.8) * shot.size, -8])
}

/** Who carries a creature in the arms. */
export const CARRIES: ReadonlySet<Action> = new Set<Action>(['cradling', 'holding', 'carrying', 'hugging'])

export const isInArms = ({ placed }: Company, { shot }: PlacedCreature): boolean =>
  placed.some(each => each.kind === 'person' && each.shot.who === shot.on && CARRIES.has(each.shot.action))

/** The boat on the water that somebody sits, kneels or stands in. */
const boatOf = ({ wading, placed }: Company, { at }: PlacedPerson): PlacedObject | undefined =>
  wading
    ? placed.find(
        (each): each is PlacedObject =>
          each.kind === 'object' &&
          each.drawing.front !== undefined &&
          Math.abs(each.at[2] - at[2]) < 60 &&
          Math.abs(each.at[0] - at[0]) < each.halfWidth,
      )
    : undefined

/** The part of an oar that reaches over the side of a boat into the water. */
export function oarOverboard(company: Company, person: PlacedPerson): Piece | undefined {
  const { context, view } = company
  const { shot } = person
  const boat = boatOf(company, person)
  if ((shot.arms ?? shot.action) !== 'rowing' || shot.holds !== 'oar' || !boat) return undefined
  const { held } = holdThing(company, person, reachFor(company, person))
  const { front = '', ...hull } = boat.drawing
  const rim = front === '' ? 0 : (hull.seat?.[1] ?? -hull.height * 0.6) * 0.86
  const [, top] = view.project(add(boat.at, [0, -rim * boat.shot.size, 0]))
  const [, surface] = view.project([boat.at[0], 0, boat.at[2]])
  const depth = surface + 46 * view.scaleAt(boat.at)
  return {
    depth: view.depthOf(boat.at) - 900,
    kind: 'figure',
    drawing: context.defs.clip(
      `M${-SIZE} ${n(top)}H${2 * SIZE}V${n(depth)}H${-SIZE}Z`,
      held.map(({ drawing }) => drawing).join(''),
    ),
  }
}

/** What somebody wears in this picture. */
function outfitOf({ story }: Company, person: PlacedPerson): Outfit {
  const { shot, look } = person
  const clothes = shot.action === 'sleeping' ? look.nightwear : look.outfit
  const bare = isBareheaded(person) ? { ...clothes, headgear: null } : clothes
  const cape = story.shot.objects.find(({ what }) => what === 'cape')
  if (shot.wears === 'cape') return withCape(bare, COLOUR_VALUES[cape?.colour ?? 'red'])
  // A cape that hangs on its hook is not on the back of a superhero.
  const accessories = bare.accessories.filter(each => each !== 'cape')
  return cape ? { ...bare, accessories } : bare
}

/** How somebody is drawn in this picture, the lamp in the hands, and the creature that is led by a rope. */
export function actingOf(company: Company, person: PlacedPerson) {
  const { view } = company
  const { shot, look, seat, at } = person
  const led = ledBy(company, person)
  const reach = led ? undefined : reachFor(company, person)
  const { pose, held, lamp } = led
    ? { pose: person.pose, held: [], lamp: undefined }
    : holdThing(company, person, reach)
  for (const each of company.placed) {
    if (each.kind !== 'creature' || each.shot.on !== shot.who || !isInArms(company, each)) continue
    const bones = skeletonOf(look.body, pose, placingOf(company, person, reach))
    const arms = between(bones.left.palm, bones.right.palm, 0.5)
    // It hangs over the arms, or sits on them.
    const below = each.shot.action === 'sitting' ? 0.3 : 0.8
    const [x, y] = view.project(add(arms, [0, -below * each.creature.height * each.shot.size, 0]))
    const scale = view.scaleAt(arms) * each.shot.size
    held.push({
      drawing: place(each.creature.drawing, x, y, { scale, mirrored: each.mirrored }),
      depth: view.depthOf(arms) + 12,
    })
  }
  const options: PersonOptions = {
    pose,
    expression: shot.expression,
    outfit: outfitOf(company, person),
    ...placingOf(company, person, reach),
    held,
    bubble: needsAir(company) && !shot.imagined,
    bedding: person.bedding,
    tone: company.story.tones?.get(shot.who),
    floor: seat ? at[1] : shot.on === 'bed' ? 0 : undefined,
  }
  return { options, lamp, led }
}

export function drawOnePerson(company: Company, person: PlacedPerson): Piece {
  const { context, view } = company
  const { shot, look, seat, at } = person
  const { options, lamp, led } = actingOf(company, person)
  const drawn = drawPerson(context, look, view, options)
  const hands = between(drawn.bones.left.palm, drawn.bones.right.palm, 0.5)
  const tie = led ? ropeBetween(context, view, hands, neckOf(led)) : ''
  const partsOf = (size: number): FigureParts => {
    const foot = view.project(at)
    const held = (options.held ?? []).map(({ drawing }) => drawing).join('')
    return {
      head: resized(drawn.headDrawing, foot, size),
      held: resized(held, foot, size),
      hands: handsOf(look.body, view, drawn, options).map(({ at: [x, y], r, rests, over }) => ({
        at: [foot[0] + (x - foot[0]) * size, foot[1] + (y - foot[1]) * size],
        r: r * size,
        rests,
        over: resized(over, foot, size),
      })),
    }
  }
  if (company.wading && at[1] < 0) {
    const inWater = waded(context, view, drawn.drawing, at, look.body.shoulder)
    return { depth: view.depthOf(at), kind: 'figure', drawing: inWater + tie, parts: partsOf(1) }
  }
  const boat = boatOf(company, person)
  const standing = seat === undefined
  const shadow =
    standing && !shot.imagined
      ? contactShadow(
          company,
          at,
          look.body.shoulder *
            (shot.action === 'lying' || shot.action === 'sleeping' ? 3 : person.pose.inWheelchair ? 2 : 1.5),
          person.ground,
        )
      : ''
  const shine = lamp ? glow(context, ...lamp, context.light.glow, context.light.dark ? 0.5 : 0.24) : ''
  // The rope lies over the neck that it is tied to.
  const depth = depthOn(company, person) - (standing ? 0 : 4)
  return {
    depth: led ? Math.min(depth, depthOn(company, led) - 1) : depth,
    kind: 'figure',
    drawing: boat
      ? aboveWater(context, view, shine + resized(drawn.drawing, view.project(at), shot.size), boat.at)
      : shadow + shine + resized(drawn.drawing, view.project(at), shot.size) + tie,
    parts: partsOf(shot.size),
    ...(lamp && context.light.dark && { light: lamp }),
  }
}

/** A drawing in another size, about a point that stays in place. */
function resized(drawing: string, [x, y]: Point, scale: number): string {
  return scale === 1 ? drawing : place(place(drawing, -x, -y), x, y, { scale })
}
