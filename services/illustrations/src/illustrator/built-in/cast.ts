import type { Guide, PictureBrief, Prop } from '@kahani/contracts/illustration'
import type { Pet } from '@kahani/contracts/options'
import { alpha } from './canvas/colour.ts'
import type { DrawContext } from './canvas/draw-context.ts'
import { circle, ellipse, line, place } from './canvas/svg.ts'
import type { Creature } from './creatures/creature.ts'
import { GUIDE_DRAWINGS } from './creatures/guides.ts'
import { PET_DRAWINGS } from './creatures/pets.ts'
import type { Build } from './figure/build.ts'
import { bubble } from './figure/headdress.ts'
import type { Look } from './figure/look.ts'
import { drawPerson, type Person } from './figure/person.ts'
import { type Pose, poseFor } from './figure/pose.ts'
import type { PropDrawing } from './props/prop-drawing.ts'
import { PROP_DRAWINGS } from './props/props.ts'

/** A drawn figure or prop with its extent, in figure units (a child of eight is 1000 high). Its feet are at (0, 0). */
export interface Sprite {
  drawing: string
  left: number
  right: number
  up: number
  /** Positioned in the air instead of on the ground. */
  hovers: boolean
  /** For persons: distance to a person they hug. */
  hugDistance?: number
  /** For swimmers: height of the waterline. */
  waterline?: number
}

/** Something held in the hands. */
interface HeldItem {
  drawing: string
  kind: 'both' | 'hang' | 'upright'
  at: readonly [number, number]
  scale: number
  /** Extent beside and above the hand. */
  wide: number
  high: number
}

/** Actions that leave a hand free to carry something. */
const HOLDING_ACTIONS: ReadonlySet<PictureBrief['action']> = new Set([
  'holding',
  'hugging',
  'walking',
  'standing',
  'running',
  'looking-up',
  'sitting',
])

const HELD_POSES: Record<'hang' | 'upright', Partial<Pose>> = {
  hang: { far: { bend: { upper: 36, fore: 84 }, hand: 'grip', before: 'body' } },
  upright: { far: { bend: { upper: 34, fore: 112 }, hand: 'grip', before: 'body' } },
}

/** Both hands in front of the chest, as far apart as the item is wide. */
function inBothHands({ shoulder }: Build, wide: number): Partial<Pose> {
  const apart = Math.max(34, Math.min(118, wide * 0.78)) / shoulder
  return {
    near: { bend: { to: [0.16 - apart, 0.44], elbow: 1 }, hand: 'grip', before: 'body' },
    far: { bend: { to: [0.16 + apart, 0.44], elbow: -1 }, hand: 'grip', before: 'body' },
  }
}

/** Adjusts a pose for a held item. The child looks down at an item in both hands, unless it looks up. */
function poseWithItem(
  pose: Pose,
  build: Build,
  action: PictureBrief['action'],
  { kind, wide }: HeldItem,
): Partial<Pose> {
  if (action === 'hugging') return {}
  if (kind !== 'both') return HELD_POSES[kind]
  return { ...inBothHands(build, wide), nod: action === 'looking-up' ? pose.nod : Math.min(pose.nod, -0.2) }
}

/** Arms around a person on the right, cheek to cheek. */
const HUG_PERSON: Pick<Pose, 'near' | 'far' | 'lean' | 'tilt'> = {
  lean: 7,
  tilt: 5,
  near: { bend: { upper: 72, fore: 100 }, hand: 'rest', before: 'body' },
  far: { bend: { upper: 50, fore: 78 }, hand: 'rest' },
}

/** Arms down around an animal that is smaller than the child. */
const HUG_ANIMAL: typeof HUG_PERSON = {
  lean: 15,
  tilt: 7,
  near: { bend: { upper: 34, fore: 62 }, hand: 'rest', before: 'body' },
  far: { bend: { upper: 42, fore: 76 }, hand: 'rest' },
}

/** Arms that carry a small creature in front of the chest. */
const CRADLE: Pick<Pose, 'near' | 'far' | 'tilt'> = {
  tilt: 11,
  near: { bend: { to: [0.66, 0.24], elbow: 1 }, hand: 'rest', before: 'body' },
  far: { bend: { to: [-0.3, 0.12], elbow: -1 }, hand: 'rest', before: 'body' },
}

/** Whether a creature is small enough to be carried. */
export const isCarriable = ({ height, halfWidth }: Creature) => height <= 490 && halfWidth <= 225

interface ChildDrawing {
  person: Person
  /** The prop in the hands; it is not drawn anywhere else. */
  heldProp: Prop | null
}

interface PersonOptions {
  look: Look
  brief: PictureBrief
  /** In water or in space. */
  needsAir: boolean
  /** The creature in the arms. */
  carried: Creature | null
  /** Hugged on the right, and drawn separately. */
  hugs: 'person' | 'animal' | null
}

/** The first prop that can be held during the action. A prop for both hands requires that both are free. */
function heldPropFor(context: DrawContext, brief: PictureBrief): { prop: Prop; item: HeldItem } | null {
  if (!HOLDING_ACTIONS.has(brief.action)) return null
  const handsFree = brief.action === 'holding' || brief.action === 'hugging' || brief.action === 'sitting'
  for (const prop of brief.props) {
    const { drawing, grip, halfWidth, height } = PROP_DRAWINGS[prop](context)
    if (grip && (handsFree || grip.kind !== 'both')) {
      return {
        prop,
        item: {
          drawing,
          ...grip,
          wide: halfWidth * grip.scale,
          high: grip.kind === 'upright' ? height * grip.scale : 0,
        },
      }
    }
  }
  return null
}

function carriedItem({ drawing, height, halfWidth, stands }: Creature): HeldItem {
  const scale = Math.min(0.84, 330 / height, 180 / halfWidth)
  return {
    drawing,
    kind: 'both',
    at: [-40, -height * (stands ? 0.2 : 0.06)],
    scale,
    wide: halfWidth * scale + 60,
    high: 0,
  }
}

function adjustPose(
  pose: Pose,
  action: PictureBrief['action'],
  item: HeldItem | undefined,
  { carried, hugs, look }: Pick<PersonOptions, 'carried' | 'hugs' | 'look'>,
): Partial<Pose> {
  if (carried) return CRADLE
  if (hugs) return hugs === 'person' ? HUG_PERSON : HUG_ANIMAL
  return item ? poseWithItem(pose, look.build, action, item) : {}
}

/** Draws the child with the prop or creature in its hands. */
export function drawChild(context: DrawContext, { look, brief, needsAir, carried, hugs }: PersonOptions): ChildDrawing {
  const action = brief.action === 'sleeping' ? 'sitting' : brief.action
  const taken = carried || hugs ? null : heldPropFor(context, brief)
  const item = carried ? carriedItem(carried) : taken?.item
  const pose = poseFor(action, brief.expression)
  const person = drawPerson(context, look, {
    pose: { ...pose, ...adjustPose(pose, action, item, { carried, hugs, look }) },
    expression: brief.expression,
    bubble: needsAir,
    held:
      item &&
      ((both, far) => {
        const [x, y] = item.kind === 'both' ? both : far
        return place(item.drawing, x - item.at[0] * item.scale, y - item.at[1] * item.scale, { scale: item.scale })
      }),
  })
  if (item) {
    const [x, y] = person.bones.far.wrist
    person.reach.right = Math.max(person.reach.right, (item.kind === 'both' ? 0 : x) + item.wide)
    person.reach.up = Math.max(person.reach.up, item.high - y)
  }
  return { person, heldProp: taken?.prop ?? null }
}

/** Actions that a friend does together with the child. */
const SHARED_ACTIONS: ReadonlySet<PictureBrief['action']> = new Set([
  'walking',
  'running',
  'flying',
  'swimming',
  'sitting',
  'jumping',
  'looking-up',
  'hugging',
])

export function drawFriend(context: DrawContext, { look, brief, needsAir, hugs }: PersonOptions): Person {
  const own = context.random.pick(['standing', 'waving', 'standing'] as const)
  const action = brief.action === 'sleeping' ? 'sitting' : SHARED_ACTIONS.has(brief.action) ? brief.action : own
  const expression = brief.expression === 'brave' || brief.expression === 'proud' ? 'happy' : brief.expression
  const pose = poseFor(action, expression)
  // Legs and arms in the opposite phase to the child's.
  const step =
    action === 'walking' || action === 'running'
      ? { near: pose.far, far: pose.near, nearLeg: pose.farLeg, farLeg: pose.nearLeg }
      : {}
  // The friend stands on the left of the child and waves with the outer hand.
  const wave: Partial<Pose> =
    action === 'waving'
      ? { near: { bend: { upper: -106, fore: -150 }, hand: 'open', before: 'body' }, far: pose.near }
      : {}
  return drawPerson(context, look, {
    pose: { ...pose, ...step, ...wave, ...(hugs ? HUG_PERSON : {}) },
    expression,
    bubble: needsAir,
  })
}

export const personSprite = (person: Person): Sprite => ({
  drawing: person.drawing,
  hugDistance: person.head.r * 1.75,
  waterline: 12 - person.bones.pelvis[1],
  left: person.reach.left,
  right: person.reach.right,
  up: person.reach.up,
  hovers: false,
})

const WATER_GUIDES: ReadonlySet<PictureBrief['guide']> = new Set(['fish', 'dolphin'])

function withAir(context: DrawContext, creature: Creature): string {
  const { at, r } = creature.head
  return creature.drawing + (r > 0 ? place(bubble(context, 158), at[0], at[1], { scale: r / 150 }) : '')
}

const creatureSprite = (creature: Creature, drawing: string): Sprite => ({
  drawing,
  left: creature.halfWidth,
  right: creature.halfWidth,
  up: creature.height,
  hovers: !creature.stands,
})

export const guideOf = (context: DrawContext, guide: Guide, asleep: boolean): Creature =>
  GUIDE_DRAWINGS[guide](context, { asleep })

export const petOf = (context: DrawContext, pet: Exclude<Pet, 'none'>, asleep: boolean): Creature =>
  PET_DRAWINGS[pet](context, { asleep })

export function petSprite(context: DrawContext, creature: Creature, needsAir: boolean): Sprite {
  return creatureSprite(creature, needsAir ? withAir(context, creature) : creature.drawing)
}

/** The guide. A water guide outside of water floats in a drop of water. */
export function guideSprite(
  context: DrawContext,
  guide: Guide,
  creature: Creature,
  medium: 'land' | 'water' | 'space',
): Sprite {
  const swims = WATER_GUIDES.has(guide)
  if (swims && medium !== 'water') {
    const r = creature.halfWidth * 1.16
    const y = -creature.height / 2
    const drop =
      circle(
        0,
        y,
        r,
        context.defs.radialGradient(alpha('#bfeef6', 0.16), alpha('#8fd8ea', 0.3), alpha('#c9f4fa', 0.62)),
      ) +
      line(
        `M${-r * 0.7} ${y - r * 0.3}Q${-r * 0.5} ${y - r * 0.7} ${-r * 0.1} ${y - r * 0.84}`,
        alpha('#ffffff', 0.8),
        13,
      ) +
      ellipse(r * 0.5, y + r * 0.62, r * 0.16, r * 0.07, alpha('#ffffff', 0.6), -36)
    return { drawing: drop + creature.drawing, left: r, right: r, up: r - y, hovers: true }
  }
  const breathes = swims || guide === 'turtle' || medium === 'land'
  const sprite = creatureSprite(creature, breathes ? creature.drawing : withAir(context, creature))
  return swims ? { ...sprite, waterline: creature.height * 0.34 } : sprite
}

export const propSprite = (prop: PropDrawing): Sprite => ({
  drawing: prop.drawing,
  left: prop.halfWidth,
  right: prop.halfWidth,
  up: prop.height,
  hovers: prop.place === 'air',
})
