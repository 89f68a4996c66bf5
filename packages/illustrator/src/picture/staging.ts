import type { IllustrationRequest } from '@kahani/contracts/illustration'
import { PROPS } from '@kahani/scene/objects'
import type { Action, FigureShot, Guide, ObjectShot, Shot, Thing } from '@kahani/scene/shot'
import type { DrawContext } from '../canvas/draw-context.ts'
import type { Point } from '../canvas/path.ts'
import { SIZE } from '../canvas/svg.ts'
import type { Creature } from '../creatures/creature.ts'
import { type Bedding, QUILTS } from '../people/bedding.ts'
import { CHILD_BODIES } from '../people/body.ts'
import type { Look } from '../people/look.ts'
import { POSES, type Pose } from '../people/pose.ts'
import { arm } from '../people/pose-parts.ts'
import { type Placing, skeletonOf } from '../people/skeleton.ts'
import type { PropDrawing } from '../props/prop-drawing.ts'
import { add, between, subtract, type Vec3 } from '../space/vec3.ts'
import type { StageView } from '../stage/cameras.ts'
import type { SettingScene, Spot } from '../stage/stage.ts'
import { actingHand, hemHand, TOWED, yawOf } from './acting.ts'
import { isSteep, posed, type Stance, stanceOf } from './aided-poses.ts'
import { isInStory, isPerson, lookOf } from './cast-looks.ts'
import { settleContacts } from './contacts.ts'
import { COLOUR_VALUES, drawCreature, drawObject, mouthOf } from './draw-things.ts'
import { makeRoom } from './make-room.ts'
import { findPlaced, hemOf, type PlacedThing } from './placed.ts'

const WORLD_PER_HEIGHT = 1000
/** Between two riders, in world units. */
const RIDER_SPACE = 290
/** From a wall to the wheelchair of somebody who is by it, in world units. */
const BEFORE_WALL = 260

/** A child is not taller. */
const GROWN_UP = 1200
/** How much taller than the child a grown-up looks at least, a little behind it. */
const TALLER = 1.06

/** Who does this and touches something hangs from it by both hands. */
const HANGS: ReadonlySet<Action> = new Set<Action>(['swinging'])
/** Who does this is not on the ground. */
const AFLOAT: ReadonlySet<Action> = new Set<Action>(['swimming', 'flying', 'floating', 'falling', 'tumbling'])
const HANGING_ARMS = {
  left: arm([136, 84], [164, 70], 'grip'),
  right: arm([136, 84], [164, 70], 'grip'),
} as const satisfies Partial<Pose>

interface StagingOptions {
  context: DrawContext
  request: Pick<IllustrationRequest, 'cast' | 'seed'>
  guide: Guide | null
  shot: Shot
  view: StageView
  spots: Readonly<Record<string, Spot>>
  /** Whether fish on the ground are in pools. */
  pools?: boolean
  gap?: SettingScene['gap']
}

/** A bed has a pillow; on the ground or on a seat a sleeper gets one. */
function beddingOf({ bookRandom }: DrawContext, spot: Spot | null): Bedding {
  const [ground, ...patches] = bookRandom.fork('quilt').pick(QUILTS)
  return { quilt: [spot?.quilt ?? ground, ...patches], pillow: spot?.pillow ? null : '#fbf0dc' }
}

/** Offsets of several equal things around their place: up to three in a row, more in a loose group. */
function spread({ random }: DrawContext, count: number, halfWidth: number): Vec3[] {
  if (count === 1) return [[0, 0, 0]]
  const step = halfWidth * 2.3
  if (count <= 3) return Array.from({ length: count }, (_, i): Vec3 => [(i - (count - 1) / 2) * step, 0, 0])
  const columns = Math.ceil(Math.sqrt(count * 2.2))
  return Array.from({ length: count }, (_, i): Vec3 => {
    const row = Math.floor(i / columns)
    const x = (i % columns) - (columns - 1) / 2 + (row % 2) * 0.5
    return [x * step * random.between(0.9, 1.1), 0, row * step * 0.9 + random.between(-0.2, 0.2) * step]
  })
}

/** What others reach for and look at, relative to where an object stands. */
const handleOf = ({ handle, height }: PropDrawing, shot: ObjectShot): Vec3 =>
  handle ? onObject(handle, shot) : [0, (height * shot.size) / 2, 0]

const onObject = ([x, y]: Point, { size, facing }: ObjectShot): Vec3 => [
  x * size * (facing === 'left' ? -1 : 1),
  -y * size,
  -20,
]

/** In the air a cape fills like a sail. */
const sailing = (pose: Pose): Pose => ({ ...pose, stream: Math.max(pose.stream ?? 0, 52) })

/** Places all figures and objects of a shot. Figures that the story does not have are left out. */
export function placeAll({
  context,
  request,
  guide,
  shot: written,
  view,
  spots,
  pools,
  gap,
}: StagingOptions): PlacedThing[] {
  const { stature } = CHILD_BODIES[request.cast.age]
  const shot = thoughtsFor(stature, written)
  const placed: PlacedThing[] = []
  const find = (thing: Thing) => findPlaced(placed, thing)
  const groundAt = ({ distance, x, height, imagined }: FigureShot | ObjectShot, z = view.zOf(distance)): Vec3 => [
    view.xOf(x, z),
    height * (imagined ? stature : WORLD_PER_HEIGHT),
    z,
  ]
  /** A grown-up in the middle distance looks taller than the child. */
  const depthFor = ({ distance }: FigureShot, look: Look | null): number => {
    const usual = view.zOf(distance)
    if (!look || look.body.stature < GROWN_UP || distance !== 'middle') return usual
    return Math.min(usual, view.depthOf([0, 0, 0]) * (look.body.stature / stature / TALLER - 1))
  }
  /** Whoever would stand where there is no ground is before it. */
  const firmGroundAt = (figure: FigureShot, z: number): Vec3 => {
    const ground = groundAt(figure, z)
    if (!gap || ground[1] !== 0 || figure.imagined || !isInGap(gap, ground)) return ground
    return [view.xOf(figure.x, gap[0]), 0, gap[0]]
  }
  const heldThings = new Set<Thing | null>(shot.figures.flatMap(({ holds, wears }) => [holds, wears]))
  const heldObjects = new Set(heldThings)
  for (const each of shot.objects) {
    // The first object of this name is the one that is held or worn.
    if (heldObjects.delete(each.what)) continue
    const drawing = drawObject(context, each.what, each)
    const halfWidth = drawing.halfWidth * each.size
    for (const aside of spread(context, each.count, halfWidth)) {
      const at = add(groundAt(each), aside)
      placed.push({
        kind: 'object',
        shot: each,
        drawing,
        at,
        centre: add(at, handleOf(drawing, each)),
        ...(drawing.shaft && { shaft: add(at, onObject(drawing.shaft, each)) }),
        halfWidth,
      })
    }
  }
  // Whoever carries others comes first.
  const order = [...shot.figures].sort((a, b) => Number(a.on !== null) - Number(b.on !== null))
  for (const staged of order) {
    if (heldThings.has(staged.who)) continue
    if (isPerson(staged.who) && !isInStory(staged.who, request.cast)) continue
    const usual = lookOf(staged.who, request.cast, request.seed)
    const figure = usual ? facingViewer(usual, staged) : staged
    const support = figure.on === null ? null : (find(figure.on) ?? null)
    const spot = figure.on === null ? null : (spots[figure.on] ?? null)
    const look = usual && dressed(usual, figure, shot)
    const stance =
      look &&
      stanceOf(look.aids, figure, { thing: support ? sizeOf(support) : undefined, spot, isSteep: isSteep(shot) })
    const sits = stance?.sits === true
    const onSpot: Vec3 | null =
      spot &&
      // Somebody in a wheelchair is by the wall on which others sit.
      (figure.on === 'wall' && stance?.wheelchair === 'in'
        ? [spot.at[0], 0, spot.at[2] - BEFORE_WALL]
        : sits
          ? spot.at
          : add(spot.at, [0, spot.seat ?? 0, 0]))
    const creature = look ? null : drawCreature(context, figure, { cast: request.cast, guide, shot })
    const isOnFoot = look ? !AFLOAT.has(figure.action) : creature?.stands === true && !creature.swims
    const depth = depthFor(figure, look)
    const ground = isOnFoot ? firmGroundAt(figure, depth) : groundAt(figure, depth)
    const base = support
      ? add(seatOn(support), besideRiders(figure, shot.figures, support))
      : (onSpot ?? (look && liesInWheelchair(figure, stance) ? add(ground, headOfLying(figure, look)) : ground))
    if (look && stance) {
      const { seat } = stance
      const hold = HANGS.has(figure.action) && figure.touches !== null ? find(figure.touches) : undefined
      const natural = posed(look.aids, figure, stance)
      const filled =
        figure.wears === 'cape' && (figure.height > 0 || TOWED.has(figure.action)) ? sailing(natural) : natural
      const upright = hold ? { ...filled, ...HANGING_ARMS } : filled
      const tow = TOWED.has(figure.action) && figure.touches ? hemOf(placed, figure.touches, base) : undefined
      const lies = spot?.pillow !== undefined && (figure.action === 'sleeping' || figure.action === 'lying')
      // The head of a bed is on its right: on the side one faces the viewer, on the back one's feet point to the left.
      const yaw = lies ? (figure.action === 'sleeping' ? 0 : -84) : yawOf(figure)
      const pose = spot?.rim === undefined ? upright : fitBehind(spot.rim, look, upright, { at: base, yaw })
      const start = skeletonOf(look.body, pose, { at: base, yaw, seat })
      const raised = raiseOf(look, spot, { waist: start.waist[1], left: stance.wheelchair === 'left' })
      const at =
        lies && spot.pillow
          ? add(base, [spot.pillow[0] - start.head[0], 0, spot.pillow[2] - start.head[2]])
          : tow
            ? add(base, subtract(tow, start[hemHand(figure, pose.shortArm)].palm))
            : hold
              ? add(add(base, subtract(hold.at, between(start.left.palm, start.right.palm, 0.5))), [0, 0, -30])
              : raised === 0
                ? base
                : add(base, [0, raised, 0])
      const rough = at === base ? start : skeletonOf(look.body, pose, { at, yaw, seat })
      placed.push({
        kind: 'person',
        shot: figure,
        look,
        pose,
        yaw,
        seat,
        rough,
        at,
        centre: rough.head,
        halfWidth: look.body.shoulder,
        ground: onSpot || support ? base[1] : 0,
        support: tow ? wearerOf(placed, figure.touches) : support,
        hasLeftWheelchair: stance.wheelchair === 'left' && !isSteep(shot),
        wheelchairSpot: spots.wheelchair,
        bedding: figure.action === 'sleeping' ? beddingOf(context, spot) : undefined,
      })
      continue
    }
    if (creature === null) continue
    const hover = !creature.stands && figure.height === 0 && !support ? 260 : 0
    // At the feet of whoever lies there.
    const aside = spot?.pillow
      ? (spot.at[0] - spot.pillow[0]) * 0.66
      : support && order.some(({ on, action }) => on === figure.on && action === 'sleeping' && on !== null)
        ? -support.halfWidth * 0.6
        : 0
    const isFlipped = figure.facing.startsWith('left') || (figure.facing === 'viewer' && figure.x > 0)
    const touched = figure.touches !== null && isThing(figure.touches) ? find(figure.touches) : undefined
    const hem = figure.touches === null ? undefined : hemOf(placed, figure.touches)
    const at = hem
      ? hangingFrom(hem, creature, figure, isFlipped)
      : touched
        ? besides(touched, creature, figure, { mirrored: isFlipped, base })
        : shot.camera === 'close-up' && figure.on === null && !figure.imagined
          ? outOfSight(view, add(base, [aside, hover, 0]), creature, figure)
          : add(base, [aside, hover, 0])
    placed.push({
      kind: 'creature',
      shot: figure,
      creature,
      support: hem ? wearerOf(placed, figure.touches) : support,
      mirrored: isFlipped,
      at,
      centre: add(at, [0, creature.height * figure.size * 0.7, 0]),
      halfWidth: creature.halfWidth * figure.size,
    })
  }
  settleContacts(placed, view)
  makeRoom(view, placed, pools)
  return placed
}

export const isInGap = ([from, to]: NonNullable<SettingScene['gap']>, [, , z]: Vec3): boolean => z > from && z < to

/** Who wears a thing: whoever hangs from it is seen in front of it. */
const wearerOf = (placed: readonly PlacedThing[], thing: Thing | null): PlacedThing | null =>
  placed.find(({ shot }) => 'who' in shot && shot.wears === thing) ?? null

/** Whether somebody who would lie on the ground bends from a wheelchair, or leans back in it. */
const liesInWheelchair = ({ action }: FigureShot, stance: Stance | null): boolean =>
  (action === 'lying-front' || action === 'lying') && stance?.wheelchair === 'in'

/** From where somebody lies to the head: somebody in a wheelchair is there. */
const headOfLying = ({ action, facing }: FigureShot, { body }: Look): Vec3 => [
  (facing.startsWith('left') === (action === 'lying-front') ? -0.2 : 0.2) * body.stature,
  0,
  0,
]

/** Whoever has long legs crouches behind what hides them, so that they don't come out below it. */
function fitBehind(rim: number, { body }: Look, pose: Pose, placing: Placing): Pose {
  if (skeletonOf(body, pose, placing).waist[1] <= rim) return pose
  const { leftLeg, rightLeg } = POSES.crouching
  return { ...pose, leftLeg, rightLeg }
}

/** How much higher than the spot somebody is, in world units. */
function raiseOf({ body }: Look, spot: Spot | null, { waist, left }: { waist: number; left: boolean }): number {
  if (spot?.rim !== undefined) return spot.rim - waist
  return spot?.hasBoard && left ? body.thigh + body.shin : 0
}

/** A look with the spectacles or the turban that somebody puts on; whoever always covers the head keeps to that. */
function dressed(look: Look, { wears }: FigureShot, { objects }: Shot): Look {
  if (wears === 'spectacles') return { ...look, face: { ...look.face, glasses: true } }
  if (wears !== 'turban' || look.outfit.headCloth) return look
  const colour = objects.find(({ what }) => what === 'turban')?.colour ?? 'red'
  return { ...look, outfit: { ...look.outfit, headgear: 'turban', hat: COLOUR_VALUES[colour] } }
}

/**
 * Whoever listens to something in the only hand turns that side to the viewer, so that the thing is seen. A wheelchair is not
 * upside down: who spins in it faces the viewer.
 */
function facingViewer({ aids }: Look, figure: FigureShot): FigureShot {
  const { action, arms, holds, facing } = figure
  if (action === 'tumbling' && aids.mobilityAid === 'wheelchair' && facing.endsWith('back'))
    return { ...figure, action: 'falling', facing: facing === 'left-back' ? 'left-front' : 'right-front' }
  if ((arms ?? action) !== 'listening' || holds === null || !facing.endsWith('-front')) return figure
  if (actingHand(figure, aids.limbDifference) === actingHand(figure)) return figure
  return { ...figure, facing: facing === 'left-front' ? 'right-front' : 'left-front' }
}

/** Clouds of thought are as large in the picture for a toddler as for a tall child. */
function thoughtsFor(stature: number, shot: Shot): Shot {
  const fit = <T extends FigureShot | ObjectShot>(each: T): T =>
    each.imagined ? { ...each, size: (each.size * stature) / WORLD_PER_HEIGHT } : each
  return { ...shot, figures: shot.figures.map(fit), objects: shot.objects.map(fit) }
}

/** Where somebody is among all who share a seat: they are in a row along the picture, with more room in a boat. */
function besideRiders({ who, on }: FigureShot, figures: readonly FigureShot[], support: PlacedThing): Vec3 {
  const row = figures.filter(each => each.on === on)
  const index = row.findIndex(each => each.who === who)
  const isBoat = support.kind === 'object' && support.drawing.front !== undefined
  const space = isBoat ? Math.max(RIDER_SPACE, Math.min(400, support.halfWidth * 0.53)) : RIDER_SPACE
  return [(index - (row.length - 1) / 2) * space, 0, 0]
}

/** Of what carries somebody, in world units. What has a near side has no room for wheels. */
function sizeOf(support: PlacedThing): { height: number; width: number; isFloor?: boolean } {
  if (support.kind === 'person') return { height: support.look.body.stature, width: 0 }
  if (support.kind === 'creature') {
    const { height: own, stands, swims } = support.creature
    return { height: own * support.shot.size, width: 0, isFloor: !stands && !swims }
  }
  const { height, front } = support.drawing
  const isFloor = front !== undefined
  return { height: height * support.shot.size, width: isFloor ? 0 : support.halfWidth * 2, isFloor }
}

/** The top of what carries somebody. */
function seatOn(support: PlacedThing): Vec3 {
  if (support.kind === 'person') return add(support.rough.neck, [0, 0, 10])
  const { seat, height } = support.kind === 'creature' ? support.creature : support.drawing
  const [x, y] = seat ?? [0, -height * 0.7]
  const isMirrored = support.kind === 'creature' ? support.mirrored : support.shot.facing === 'left'
  const mirrored = isMirrored ? -1 : 1
  return add(support.at, [x * mirrored * support.shot.size, -y * support.shot.size, -6])
}

const isThing = (touched: Thing): boolean => (PROPS as readonly Thing[]).includes(touched)

/** Where a creature reaches the object that it touches: at the height of its mouth if it flies, else on the ground before it. */
function besides(
  touched: PlacedThing,
  creature: Creature,
  { size }: FigureShot,
  { mirrored, base }: { mirrored: boolean; base: Vec3 },
): Vec3 {
  const ahead = mirrored ? -1 : 1
  const [x, y] = mouthOf(creature)
  const { hands, halfWidth } = touchedAt(touched)
  const height = creature.stands ? base[1] : Math.max(base[1], hands[1] + y * size)
  return [hands[0] - ahead * (halfWidth + x * size), height, hands[2] - 10]
}

/** Whoever is raised to be seen in a picture from near stands on something that isn't seen, if its feet are near the edge. */
function outOfSight(view: StageView, at: Vec3, { height, stands }: Creature, { size }: FigureShot): Vec3 {
  const above = (SIZE - view.project(at)[1]) / view.scaleAt(at)
  return stands && at[1] > 0 && above > 0 && above < height * size * 0.2
    ? add(at, [0, -above - height * size * 0.08, 0])
    : at
}

/** Where a creature has a hem in its mouth. */
function hangingFrom([x, y, z]: Vec3, creature: Creature, { size }: FigureShot, mirrored: boolean): Vec3 {
  const mouth = mouthOf(creature)
  return [x - mouth[0] * size * (mirrored ? -1 : 1), y + mouth[1] * size, z]
}

/** What is touched of a person are the hands. */
function touchedAt(thing: PlacedThing): { hands: Vec3; halfWidth: number } {
  if (thing.kind === 'object' && thing.drawing.handle) return { hands: thing.centre, halfWidth: 0 }
  if (thing.kind !== 'person') return { hands: thing.centre, halfWidth: thing.halfWidth * 0.8 }
  const { left, right } = thing.rough
  return { hands: between(left.palm, right.palm, 0.5), halfWidth: 70 }
}
