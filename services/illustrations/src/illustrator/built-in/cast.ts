import type { Guide, PictureBrief, Prop } from '@kahani/contracts/illustration'
import type { Pet } from '@kahani/contracts/options'
import { alpha } from './colour.ts'
import type { Creature } from './creatures/creature.ts'
import { GUIDE_DRAWINGS } from './creatures/guides.ts'
import { PET_DRAWINGS } from './creatures/pets.ts'
import type { Easel } from './easel.ts'
import type { Build } from './figure/build.ts'
import { bubble } from './figure/headdress.ts'
import type { Look } from './figure/look.ts'
import { drawPerson, type Person } from './figure/person.ts'
import { type Pose, poseFor } from './figure/pose.ts'
import { PROP_DRAWINGS } from './props/props.ts'
import type { Thing } from './props/thing.ts'
import { circle, ellipse, line, place } from './svg.ts'

/** Who and what is in a picture, each drawn in units of a child of eight, feet at (0, 0). */
export interface Actor {
  drawing: string
  left: number
  right: number
  up: number
  /** Hovering things are placed by their height above the ground. */
  hovers: boolean
  /** How far to the right of a person somebody embraced stands. */
  embrace?: number
  /** Height of the water round those who swim in it. */
  waterline?: number
}

/** What someone has in the hands. */
interface Load {
  drawing: string
  kind: 'both' | 'hang' | 'upright'
  at: readonly [number, number]
  scale: number
  /** How far it reaches beside and above the hand. */
  wide: number
  high: number
}

/** Actions that leave a hand free to carry something. */
const CARRIES: ReadonlySet<PictureBrief['action']> = new Set([
  'holding',
  'hugging',
  'walking',
  'standing',
  'running',
  'looking-up',
  'sitting',
])

const CARRYING: Record<'hang' | 'upright', Partial<Pose>> = {
  hang: { far: { bend: { upper: 36, fore: 84 }, hand: 'grip', before: 'body' } },
  upright: { far: { bend: { upper: 34, fore: 112 }, hand: 'grip', before: 'body' } },
}

/** Both hands before the chest, as far apart as the thing is wide. */
function inBothHands({ shoulder }: Build, wide: number): Partial<Pose> {
  const apart = Math.max(34, Math.min(118, wide * 0.78)) / shoulder
  return {
    near: { bend: { to: [0.16 - apart, 0.44], elbow: 1 }, hand: 'grip', before: 'body' },
    far: { bend: { to: [0.16 + apart, 0.44], elbow: -1 }, hand: 'grip', before: 'body' },
  }
}

/** The pose with a load; only looking up is not turned down to it. */
function carrying(pose: Pose, build: Build, action: PictureBrief['action'], { kind, wide }: Load): Partial<Pose> {
  if (action === 'hugging') return {}
  if (kind !== 'both') return CARRYING[kind]
  return { ...inBothHands(build, wide), nod: action === 'looking-up' ? pose.nod : Math.min(pose.nod, -0.2) }
}

/** The arms round somebody to the right, cheek to cheek. */
const EMBRACE: Pick<Pose, 'near' | 'far' | 'lean' | 'tilt'> = {
  lean: 7,
  tilt: 5,
  near: { bend: { upper: 72, fore: 100 }, hand: 'rest', before: 'body' },
  far: { bend: { upper: 50, fore: 78 }, hand: 'rest' },
}

/** The arms down and round an animal that is lower than the child. */
const FONDLE: typeof EMBRACE = {
  lean: 15,
  tilt: 7,
  near: { bend: { upper: 34, fore: 62 }, hand: 'rest', before: 'body' },
  far: { bend: { upper: 42, fore: 76 }, hand: 'rest' },
}

/** The arms that carry somebody small before the chest. */
const CRADLE: Pick<Pose, 'near' | 'far' | 'tilt'> = {
  tilt: 11,
  near: { bend: { to: [0.66, 0.24], elbow: 1 }, hand: 'rest', before: 'body' },
  far: { bend: { to: [-0.3, 0.12], elbow: -1 }, hand: 'rest', before: 'body' },
}

/** Small enough to be taken into the arms. */
export const isArmful = ({ height, halfWidth }: Creature) => height <= 490 && halfWidth <= 225

export interface Holding {
  person: Person
  /** The prop that is in the hands, and so nowhere else. */
  held: Prop | null
}

export interface PersonOrder {
  look: Look
  brief: PictureBrief
  /** In water or between the stars. */
  needsAir: boolean
  /** Who is hugged: in the arms, or to the right and then not drawn here. */
  armful: Creature | null
  embraces: 'person' | 'animal' | null
}

/** The first prop that this action takes into the hands: what needs both only where they are free for it. */
function loadFor(easel: Easel, brief: PictureBrief): { prop: Prop; load: Load } | null {
  if (!CARRIES.has(brief.action)) return null
  const free = brief.action === 'holding' || brief.action === 'hugging' || brief.action === 'sitting'
  for (const prop of brief.props) {
    const { drawing, grip, halfWidth, height } = PROP_DRAWINGS[prop](easel)
    if (grip && (free || grip.kind !== 'both')) {
      return {
        prop,
        load: {
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

function armLoad({ drawing, height, halfWidth, stands }: Creature): Load {
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

function hold(
  pose: Pose,
  action: PictureBrief['action'],
  load: Load | undefined,
  { armful, embraces, look }: Pick<PersonOrder, 'armful' | 'embraces' | 'look'>,
): Partial<Pose> {
  if (armful) return CRADLE
  if (embraces) return embraces === 'person' ? EMBRACE : FONDLE
  return load ? carrying(pose, look.build, action, load) : {}
}

/** The child, with what the page puts into its hands. */
export function drawChild(easel: Easel, { look, brief, needsAir, armful, embraces }: PersonOrder): Holding {
  const action = brief.action === 'sleeping' ? 'sitting' : brief.action
  const taken = armful || embraces ? null : loadFor(easel, brief)
  const load = armful ? armLoad(armful) : taken?.load
  const pose = poseFor(action, brief.expression)
  const person = drawPerson(easel, look, {
    pose: { ...pose, ...hold(pose, action, load, { armful, embraces, look }) },
    expression: brief.expression,
    bubble: needsAir,
    held:
      load &&
      ((both, far) => {
        const [x, y] = load.kind === 'both' ? both : far
        return place(load.drawing, x - load.at[0] * load.scale, y - load.at[1] * load.scale, { scale: load.scale })
      }),
  })
  if (load) {
    const [x, y] = person.bones.far.wrist
    person.reach.right = Math.max(person.reach.right, (load.kind === 'both' ? 0 : x) + load.wide)
    person.reach.up = Math.max(person.reach.up, load.high - y)
  }
  return { person, held: taken?.prop ?? null }
}

/** How a friend joins in what the child does. */
const ALONG: ReadonlySet<PictureBrief['action']> = new Set([
  'walking',
  'running',
  'flying',
  'swimming',
  'sitting',
  'jumping',
  'looking-up',
  'hugging',
])

export function drawFriend(easel: Easel, { look, brief, needsAir, embraces }: PersonOrder): Person {
  const own = easel.random.pick(['standing', 'waving', 'standing'] as const)
  const action = brief.action === 'sleeping' ? 'sitting' : ALONG.has(brief.action) ? brief.action : own
  const expression = brief.expression === 'brave' || brief.expression === 'proud' ? 'happy' : brief.expression
  const pose = poseFor(action, expression)
  // Out of step with the child, and not its double.
  const step =
    action === 'walking' || action === 'running'
      ? { near: pose.far, far: pose.near, nearLeg: pose.farLeg, farLeg: pose.nearLeg }
      : {}
  // On the left of the child, the outer hand waves.
  const wave: Partial<Pose> =
    action === 'waving'
      ? { near: { bend: { upper: -106, fore: -150 }, hand: 'open', before: 'body' }, far: pose.near }
      : {}
  return drawPerson(easel, look, {
    pose: { ...pose, ...step, ...wave, ...(embraces ? EMBRACE : {}) },
    expression,
    bubble: needsAir,
  })
}

export const personActor = (person: Person): Actor => ({
  drawing: person.drawing,
  embrace: person.head.r * 1.75,
  waterline: 12 - person.bones.pelvis[1],
  left: person.reach.left,
  right: person.reach.right,
  up: person.reach.up,
  hovers: false,
})

const WATER_GUIDES: ReadonlySet<PictureBrief['guide']> = new Set(['fish', 'dolphin'])

function withAir(easel: Easel, creature: Creature): string {
  const { at, r } = creature.head
  return creature.drawing + (r > 0 ? place(bubble(easel, 158), at[0], at[1], { scale: r / 150 }) : '')
}

const creatureActor = (creature: Creature, drawing: string): Actor => ({
  drawing,
  left: creature.halfWidth,
  right: creature.halfWidth,
  up: creature.height,
  hovers: !creature.stands,
})

export const guideOf = (easel: Easel, guide: Guide, asleep: boolean): Creature =>
  GUIDE_DRAWINGS[guide](easel, { asleep })

export const petOf = (easel: Easel, pet: Exclude<Pet, 'none'>, asleep: boolean): Creature =>
  PET_DRAWINGS[pet](easel, { asleep })

export function petActor(easel: Easel, creature: Creature, needsAir: boolean): Actor {
  return creatureActor(creature, needsAir ? withAir(easel, creature) : creature.drawing)
}

/** The guide; one that lives in water brings some along on land. */
export function guideActor(easel: Easel, guide: Guide, creature: Creature, medium: 'land' | 'water' | 'space'): Actor {
  const swims = WATER_GUIDES.has(guide)
  if (swims && medium !== 'water') {
    const r = creature.halfWidth * 1.16
    const y = -creature.height / 2
    const drop =
      circle(0, y, r, easel.paints.round(alpha('#bfeef6', 0.16), alpha('#8fd8ea', 0.3), alpha('#c9f4fa', 0.62))) +
      line(
        `M${-r * 0.7} ${y - r * 0.3}Q${-r * 0.5} ${y - r * 0.7} ${-r * 0.1} ${y - r * 0.84}`,
        alpha('#ffffff', 0.8),
        13,
      ) +
      ellipse(r * 0.5, y + r * 0.62, r * 0.16, r * 0.07, alpha('#ffffff', 0.6), -36)
    return { drawing: drop + creature.drawing, left: r, right: r, up: r - y, hovers: true }
  }
  const breathes = swims || guide === 'turtle' || medium === 'land'
  const actor = creatureActor(creature, breathes ? creature.drawing : withAir(easel, creature))
  return swims ? { ...actor, waterline: creature.height * 0.34 } : actor
}

export const thingActor = (thing: Thing): Actor => ({
  drawing: thing.drawing,
  left: thing.halfWidth,
  right: thing.halfWidth,
  up: thing.height,
  hovers: thing.place === 'air',
})
