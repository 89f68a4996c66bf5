import type { Action, FigureShot, ObjectShot, Prop, Thing } from '@kahani/contracts/scene'
import { alpha } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import type { Point } from '../canvas/path.ts'
import { circle, ellipse, line, place } from '../canvas/svg.ts'
import type { Creature } from '../creatures/creature.ts'
import { drawPerson, type HeldDrawing } from '../people/person.ts'
import { POSES, type Pose } from '../people/pose.ts'
import { skeletonOf } from '../people/skeleton.ts'
import { PLAIN } from '../props/prop-drawing.ts'
import { PROP_DRAWINGS } from '../props/props.ts'
import { glow } from '../scenery/sky.ts'
import { add, between, subtract, times, unit, type Vec3 } from '../space/vec3.ts'
import type { StageView } from '../stage/cameras.ts'
import { type Piece, type SettingScene, uprightShare } from '../stage/stage.ts'
import { ropeBetween, waded } from './ropes-and-water.ts'
import { type PlacedCreature, type PlacedObject, type PlacedPerson, type PlacedThing, viewOfProp } from './staging.ts'

interface Company {
  context: DrawContext
  view: StageView
  placed: readonly PlacedThing[]
  objects: readonly ObjectShot[]
  medium: SettingScene['medium']
  wading: boolean
}

/** Heads are in bubbles of air, unless all are in a big one. */
const needsAir = ({ medium, placed }: Company): boolean =>
  (medium === 'water' || medium === 'space') && !placed.some(({ shot }) => 'what' in shot && shot.what === 'bubble')

/** The state and colour of a held object are those of the shot's object of this name. */
function heldView({ context, objects }: Company, what: Thing) {
  const object = objects.find(each => each.what === what)
  return object ? viewOfProp(context, object) : PLAIN
}

/** What is longer, in world units, is held aslant in both hands, so that the face is seen. */
const LONG = 800

/** Degrees by which a long thing is turned: whoever looks down strikes with it. */
const turnOfLong = ({ looksAt, facing, action }: FigureShot): number =>
  action === 'rowing' ? 0 : (looksAt === 'down' ? 128 : 24) * (facing.startsWith('left') ? -1 : 1)

/** Whoever is carried is drawn over the carrier, even where a tilted camera would have it behind. */
const depthOn = ({ view }: Company, { at, support }: PlacedPerson | PlacedCreature): number =>
  Math.min(view.depthOf(at), support ? view.depthOf(support.at) - 8 : Number.POSITIVE_INFINITY)

const nameOf = ({ shot }: PlacedThing): Thing => ('who' in shot ? shot.who : shot.what)

/** A soft ellipse on the ground below something. */
function contactShadow({ context, view, medium }: Company, at: Vec3, halfWidth: number, ground = 0): string {
  if (medium === 'air') return ''
  const foot: Vec3 = [at[0], ground, at[2]]
  const [x, y] = view.project(foot)
  const rx = halfWidth * view.scaleAt(foot)
  // Seen flat, a shadow is a sliver.
  const ry = rx * Math.max(0.1, Math.min(0.8, Math.sin((Math.abs(view.pitch) * Math.PI) / 180) * 1.2 + 0.06))
  const above = Math.max(0, at[1] - ground)
  if (above > 900) return ''
  return ellipse(
    x,
    y,
    rx,
    ry,
    context.defs.radialGradient(context.light.shadow, context.light.shadow, alpha(context.light.shadow, 0)),
  )
}

function gazeOf(company: Company, { shot, rough, at }: PlacedPerson): Vec3 | undefined {
  switch (shot.looksAt) {
    case 'ahead':
      return shot.action === 'looking-up' ? add(at, [160, 2600, 600]) : undefined
    case 'viewer':
      return add(rough.head, times(company.view.frame.forward, -3000))
    case 'up':
      return add(rough.head, [times(rough.chest.forward, 500)[0], 900, -260])
    case 'down':
      return add(at, add(times(rough.chest.forward, 300), [0, 0, -120]))
    default:
      return company.placed.find(each => nameOf(each) === shot.looksAt)?.centre
  }
}

/** Palms on what is touched: around a person, or at the near edge of a thing. */
function reachFor({ placed }: Company, person: PlacedPerson): { left?: Vec3; right?: Vec3 } | undefined {
  const { shot, rough, look } = person
  if (shot.touches === null) return undefined
  const target = placed.find(each => nameOf(each) === shot.touches)
  if (!target) return undefined
  const towards = unit(subtract(target.centre, rough.neck))
  if (shot.action === 'hugging') {
    const middle: Vec3 =
      target.kind === 'person'
        ? between(target.rough.waist, target.rough.neck, 0.55)
        : add(target.at, [0, target.centre[1] - target.at[1] > 0 ? (target.centre[1] - target.at[1]) * 0.62 : 0, 0])
    const beyond = times([towards[0], 0, towards[2]], target.halfWidth * 0.6)
    return {
      left: add(add(middle, beyond), [0, 20, rough.chest.side[2] > 0 ? 70 : -70]),
      right: add(add(middle, beyond), [0, -30, rough.chest.side[2] > 0 ? -70 : 70]),
    }
  }
  // People are held by the waist and touched on the shoulder.
  const point =
    target.kind !== 'person' ? target.centre : shot.action === 'pulling' ? target.rough.waist : target.rough.neck
  const edge = subtract(
    point,
    times(towards, target.kind === 'object' ? target.halfWidth * 0.8 : target.halfWidth * 0.9),
  )
  if (BOTH_HANDS.has(shot.action)) {
    const apart = times(rough.chest.side, look.body.shoulder * 0.5)
    return { left: add(edge, apart), right: subtract(edge, apart) }
  }
  // The hand on the side of the target.
  const leftIsNearer =
    subtract(target.centre, rough.neck)[0] * rough.chest.side[0] +
      subtract(target.centre, rough.neck)[2] * rough.chest.side[2] >=
    0
  return leftIsNearer ? { left: edge } : { right: edge }
}

const BOTH_HANDS: ReadonlySet<Action> = new Set<Action>(['pulling', 'pushing', 'holding', 'swinging'])

const FREE_HANDS = new Set([
  'standing',
  'walking',
  'running',
  'sitting',
  'kneeling',
  'looking-up',
  'riding',
  'tiptoeing',
  'balancing',
  'climbing',
  'jumping',
  'floating',
])

/** The pose with its arms around a held item. */
function posedWith(pose: Pose, action: string, kind: 'both' | 'hang' | 'upright'): Pose {
  if (kind === 'both')
    return FREE_HANDS.has(action) || action === 'holding'
      ? { ...pose, left: POSES.holding.left, right: POSES.holding.right }
      : pose
  if (!FREE_HANDS.has(action)) return pose
  return { ...pose, left: kind === 'hang' ? POSES.carrying.left : POSES['holding-up'].left }
}

/** The creature at the other end of a rope that a person holds and pulls. */
function ledBy({ placed }: Company, { shot }: PlacedPerson): PlacedCreature | undefined {
  if (shot.holds !== 'rope' || shot.touches === null) return undefined
  return placed.find((each): each is PlacedCreature => each.kind === 'creature' && nameOf(each) === shot.touches)
}

/** Below the head of a creature, where it wears a collar. */
function neckOf({ creature, at, mirrored, shot }: PlacedCreature): Vec3 {
  const [x, y] = creature.head.at
  const side = mirrored ? -1 : 1
  return add(at, [(x - creature.head.r * 0.5) * side * shot.size, (-y - creature.head.r * 0.8) * shot.size, -8])
}

/** Who carries a creature in the arms. */
const CARRIES: ReadonlySet<Action> = new Set<Action>(['cradling', 'holding', 'carrying', 'hugging'])

const isInArms = ({ placed }: Company, { shot }: PlacedCreature): boolean =>
  placed.some(each => each.kind === 'person' && each.shot.who === shot.on && CARRIES.has(each.shot.action))

function drawOnePerson(company: Company, person: PlacedPerson): Piece {
  const { context, view } = company
  const { shot, look, yaw, seat, at } = person
  const outfit = shot.action === 'sleeping' ? look.nightwear : look.outfit
  const gaze = gazeOf(company, person)
  const led = ledBy(company, person)
  const reach = led ? undefined : reachFor(company, person)
  const held: HeldDrawing[] = []
  let { pose } = person
  let lamp: Piece['light']
  if (shot.holds && !led) {
    const item = PROP_DRAWINGS[shot.holds](context, heldView(company, shot.holds))
    const grip = item.grip ?? {
      kind: 'both' as const,
      at: [0, -item.height / 2] as const,
      scale: Math.min(1, 260 / item.halfWidth),
    }
    pose = posedWith(pose, shot.action, grip.kind)
    const bones = skeletonOf(look.body, pose, { at, yaw, seat, reach })
    const atEar = shot.action === 'listening'
    const hand = grip.kind === 'both' && !atEar ? between(bones.left.palm, bones.right.palm, 0.5) : bones.left.palm
    const [x, y] = view.project(hand)
    const scale = view.scaleAt(hand) * grip.scale * (atEar ? 0.8 : 1)
    const turn = item.height < LONG || grip.kind !== 'both' ? 0 : turnOfLong(shot)
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    const [gx, gy] = [grip.at[0] * cos - grip.at[1] * sin, grip.at[0] * sin + grip.at[1] * cos]
    held.push({
      drawing: place(item.drawing, x - gx * scale, y - gy * scale, { scale, turn }),
      depth: view.depthOf(hand) + (atEar ? -160 : 12),
    })
    const { light } = item
    if (light)
      lamp = [x + (light.at[0] - grip.at[0]) * scale, y + (light.at[1] - grip.at[1]) * scale, light.r * scale * 1.5]
  }
  for (const each of company.placed) {
    if (each.kind !== 'creature' || each.shot.on !== shot.who || !isInArms(company, each)) continue
    const bones = skeletonOf(look.body, pose, { at, yaw, seat, reach })
    const arms = between(bones.left.palm, bones.right.palm, 0.5)
    const [x, y] = view.project(add(arms, [0, -0.8 * each.creature.height * each.shot.size, 0]))
    const scale = view.scaleAt(arms) * each.shot.size
    held.push({
      drawing: place(each.creature.drawing, x, y, { scale, mirrored: each.mirrored }),
      depth: view.depthOf(arms) + 12,
    })
  }
  const drawn = drawPerson(context, look, view, {
    pose,
    expression: shot.expression,
    outfit,
    at,
    yaw,
    seat,
    reach,
    gaze,
    held,
    bubble: needsAir(company),
    bedding: person.bedding,
  })
  const hands = between(drawn.bones.left.palm, drawn.bones.right.palm, 0.5)
  const tie = led ? ropeBetween(context, view, hands, neckOf(led)) : ''
  if (company.wading && at[1] < 0) {
    const inWater = waded(context, view, drawn.drawing, at, look.body.shoulder)
    return { depth: view.depthOf(at), kind: 'figure', drawing: inWater + tie }
  }
  const standing = seat === undefined
  const shadow = standing
    ? contactShadow(
        company,
        at,
        look.body.shoulder * (shot.action === 'lying' || shot.action === 'sleeping' ? 3 : 1.5),
        person.ground,
      )
    : ''
  const shine = lamp ? glow(context, ...lamp, context.light.glow, context.light.dark ? 0.5 : 0.24) : ''
  return {
    depth: depthOn(company, person) - (standing ? 0 : 4),
    kind: 'figure',
    drawing: shadow + shine + drawn.drawing + tie,
    ...(lamp && context.light.dark && { light: lamp }),
  }
}

function drawOneCreature(company: Company, placed: PlacedCreature): Piece {
  const { creature, shot, at, mirrored, halfWidth } = placed
  const { view } = company
  const [x, y] = view.project(at)
  const share = uprightShare(view.pitch)
  const held = shot.holds && creature.grip ? heldBy(company, shot.holds, creature.grip) : ''
  const drawing =
    creature.drawing + held + (shot.who === 'pet' && needsAir(company) ? airAround(company, creature) : '')
  const upright = share > 0.99 ? drawing : `<g transform="scale(1 ${share.toFixed(3)})">${drawing}</g>`
  const standing = place(upright, x, y, { scale: view.scaleAt(at) * shot.size, mirrored })
  return {
    depth: depthOn(company, placed),
    kind: 'figure',
    drawing:
      company.wading && at[1] < 0
        ? waded(company.context, view, standing, at, halfWidth)
        : contactShadow(company, at, halfWidth * 0.8, shot.on === null ? 0 : at[1]) + standing,
  }
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

/** What a creature carries in its mouth, beak, hand or trunk. */
function heldBy(company: Company, what: Prop, [x, y]: Point): string {
  const { drawing, grip, height } = PROP_DRAWINGS[what](company.context, heldView(company, what))
  const [gx, gy] = grip?.at ?? [0, -height / 2]
  const scale = (grip?.scale ?? 1) * 0.9
  return place(drawing, x - gx * scale, y - gy * scale, { scale })
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
      (drawing.place === 'ground' ? contactShadow(company, at, halfWidth) : '') +
      place(drawing.flat ? lyingFlat(view, drawing.drawing) : drawing.drawing, x, y, { scale, mirrored }),
    ...(lamp && context.light.dark && { light: lamp }),
  }
}

/** Draws everything that is placed. */
export function drawAll(company: Company): Piece[] {
  const free = company.placed.filter(each => each.kind !== 'creature' || !isInArms(company, each))
  const pieces = free.map(each =>
    each.kind === 'person'
      ? drawOnePerson(company, each)
      : each.kind === 'creature'
        ? drawOneCreature(company, each)
        : drawOneObject(company, each),
  )
  // The near side of a boat hides whoever sits in it.
  const fronts = company.placed.flatMap(each => {
    if (each.kind !== 'object' || !each.drawing.front) return []
    const [x, y] = company.view.project(each.at)
    const drawing = place(each.drawing.front, x, y, {
      scale: company.view.scaleAt(each.at) * each.shot.size,
      mirrored: each.shot.facing === 'left',
    })
    return [{ depth: company.view.depthOf(each.at) - 40, kind: 'object' as const, drawing }]
  })
  return [...pieces, ...fronts]
}
