import type { Cast } from '@kahani/contracts/illustration'
import type { Pet } from '@kahani/contracts/options'
import type { Action, Colour, FigureShot, Guide, Holdable, ObjectShot, Prop, Shot } from '@kahani/scene/shot'
import { underVeil } from '../canvas/against-the-light.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import type { Point } from '../canvas/path.ts'
import { type Creature, type CreatureView, VIEW_OF_FACING } from '../creatures/creature.ts'
import { GUIDE_DRAWINGS } from '../creatures/guides.ts'
import { drawPet } from '../creatures/pets.ts'
import { PLAIN, type PropDrawing } from '../props/prop-drawing.ts'
import { PROP_DRAWINGS } from '../props/props.ts'
import { isPerson } from './cast-looks.ts'
import type { Story } from './company.ts'

/** Draws creatures and objects as a shot says. */

export const COLOUR_VALUES: Record<Colour, string> = {
  red: '#d8503f',
  orange: '#ee8f3c',
  yellow: '#f2c12e',
  green: '#5d9a4e',
  blue: '#4a7fc0',
  violet: '#7d5fa8',
  pink: '#e77fa0',
  brown: '#9a6440',
  white: '#fbf4e4',
  black: '#3a3340',
  silver: '#c3ccd6',
  gold: '#e8b53c',
}

/** Draws an object in its states and colour, in the light of the picture. */
export function drawObject(
  context: DrawContext,
  what: Prop,
  entry?: Pick<ObjectShot, 'states' | 'colour'>,
): PropDrawing {
  if (!entry) return PROP_DRAWINGS[what](context, PLAIN)
  const { states, colour } = entry
  return PROP_DRAWINGS[what](context, {
    states: new Set(states),
    colour: colour === null ? null : context.light.on(COLOUR_VALUES[colour]),
  })
}

const isPet = (name: Guide | Pet): name is Exclude<Pet, 'none'> => !(name in GUIDE_DRAWINGS)

const nameOf = (who: FigureShot['who'], cast: Cast, guide: Guide | null): Guide | Exclude<Pet, 'none'> | null => {
  if (who === 'pet') return cast.pet === 'none' ? null : cast.pet
  if (who === 'guide') return guide
  return who as Guide
}

/** Draws a creature as it acts; null if the story doesn't have it. */
export function drawCreature(
  context: DrawContext,
  figure: FigureShot,
  { cast, guide, shot, tones }: Story,
): Creature | null {
  const { who, action, expression, facing } = figure
  const name = nameOf(who, cast, guide)
  if (name === null) return null
  const view: CreatureView = {
    asleep: action === 'sleeping' || expression === 'asleep',
    action,
    expression,
    facing: VIEW_OF_FACING[facing],
    looks: looksOf(figure, shot, TALLER.has(name)),
    lit: shot.states.includes('fireflies'),
  }
  const { context: open, veiled } = underVeil(context, tones?.get(who))
  const creature = isPet(name) ? drawPet(open, name, cast.familyPet ?? null, view) : GUIDE_DRAWINGS[name](open, view)
  return { ...creature, drawing: veiled(creature.drawing) }
}

/** Actions in which a person is so low that an animal doesn't have to look up. */
const LOW: ReadonlySet<Action> = new Set<Action>([
  'sitting',
  'sitting-side',
  'kneeling',
  'crouching',
  'crawling',
  'lying',
  'sleeping',
  'hugging-knees',
  'digging',
  'dozing',
])

/** Whose head is high above all people. */
const TALLER: ReadonlySet<string> = new Set<Guide>(['dinosaur'])

/** Animals look up to people who stand, unless they are taller, and over their shoulder to what is behind them. */
function looksOf(
  { looksAt, x, facing, height }: FigureShot,
  { figures, objects }: Pick<Shot, 'figures' | 'objects'>,
  isTaller: boolean,
): CreatureView['looks'] {
  if (looksAt === 'up' || looksAt === 'down') return looksAt
  const figure = figures.find(({ who }) => who === looksAt)
  const target = figure ?? objects.find(({ what }) => what === looksAt)
  if (!target) return 'ahead'
  const ahead = facing.startsWith('left') ? -1 : facing.startsWith('right') ? 1 : 0
  if ((target.x - x) * ahead < -0.2) return 'back'
  if (isTaller && target.height - height < 2) return 'down'
  const isTall = figure && isPerson(figure.who) && !LOW.has(figure.action)
  return target.height - height > 0.3 || (isTall && height < 0.3) ? 'up' : 'ahead'
}

/** Where a creature takes hold of things: its mouth, beak or hand. */
export const mouthOf = ({ grip, head }: Creature): Point =>
  grip ?? [head.at[0] + Math.max(head.r, 60) * 0.7, head.at[1]]

const isProp = (what: Holdable): what is Prop => what in PROP_DRAWINGS

/** Something in hands: its drawing, and how it is held. */
export interface HeldThing {
  drawing: string
  grip: NonNullable<PropDrawing['grip']>
  height: number
  halfWidth: number
  light?: PropDrawing['light']
  blown?: PropDrawing['blown']
  /** It is in front of the hands. */
  isOverArms: boolean
}

/** Widest thing in two hands, in world units to either side. */
const ARMFUL = 260
/** The same for a creature. */
const HANDFUL = 96

/** Draws what somebody holds, with the states of its entry in the shot. `tone` is its colour, if not that of the entry. */
export function drawHeld(context: DrawContext, what: Holdable, story: Story, tone?: string): HeldThing | null {
  const { figures, objects } = story.shot
  const figure = figures.find(({ who }) => who === what)
  if (figure) {
    const creature = drawCreature(context, figure, story)
    if (!creature) return null
    const scale = Math.min(1, HANDFUL / Math.max(creature.halfWidth, creature.height / 2)) * figure.size
    return {
      drawing: creature.drawing,
      isOverArms: true,
      height: creature.height,
      halfWidth: creature.halfWidth,
      grip: { kind: 'both', at: [0, -creature.height * 0.12], scale },
    }
  }
  const entry = objects.find(each => each.what === what)
  if (!isProp(what)) return null
  const item =
    tone === undefined
      ? drawObject(context, what, entry)
      : PROP_DRAWINGS[what](context, { states: new Set(entry?.states), colour: context.light.on(tone) })
  const grip = item.grip ?? { kind: 'both', at: [0, -item.height / 2], scale: Math.min(1, ARMFUL / item.halfWidth) }
  return {
    drawing: item.drawing,
    isOverArms: grip.over === true,
    height: item.height,
    halfWidth: item.halfWidth,
    light: item.light,
    blown: item.blown,
    grip: { ...grip, scale: grip.scale * (entry?.size ?? 1) },
  }
}
