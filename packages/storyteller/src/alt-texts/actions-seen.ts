import type { Action, Expression, FigureShot } from '@kahani/scene/shot'
import { ACTIONS, EXPRESSIONS } from '@kahani/scene/words'
import { z } from 'zod'
import { readProse } from '../format/read-prose.ts'
import { checkWithSlots } from '../wording/check-texts.ts'
import { fill, type Wording } from '../wording/wording.ts'

const text = z.string().min(1)
const texts = z.array(text).min(1)
const seenSchema = z.strictObject({
  looks: z.strictObject({ guide: texts, up: texts, down: texts, far: texts, else: texts }),
  on: z.record(z.string(), texts),
  people: z.partialRecord(z.enum(ACTIONS), texts),
  pets: z.partialRecord(z.enum(ACTIONS), texts),
  feelings: z.partialRecord(z.enum(EXPRESSIONS), text),
  child: z.partialRecord(z.enum(EXPRESSIONS), text),
})
let seen: z.output<typeof seenSchema> | undefined
const readSeen = () => {
  seen ??= readProse('alt-texts', seenSchema, checkWithSlots([]))
  return seen
}

/** Whoever is not glad only holds up the arms. */
const JOYFUL: ReadonlySet<Action> = new Set<Action>(['cheering', 'clapping', 'jumping', 'dancing'])
const GLAD: ReadonlySet<Expression> = new Set<Expression>(['happy', 'laughing', 'proud', 'relieved'])
/** What shows a feeling by itself. */
const TELLING: ReadonlySet<Action> = new Set<Action>([
  'gasping',
  'hands-on-cheeks',
  'shrugging',
  'startled',
  'sleeping',
])

interface Beside {
  child: FigureShot | undefined
  isPet: boolean
  /** Whether the creature that the child meets is in the picture. */
  hasGuide: boolean
}

/** What somebody beside the child does in a picture, in several words that all fit: "looks up". The verb means one. */
export function actionsOf(figure: FigureShot, { child, isPet, hasGuide }: Beside, wording: Wording): readonly string[] {
  const { looks, on, people, pets } = readSeen()
  const own = isPet ? pets : people
  const ofAction = (action: Action | null) =>
    action === null || (JOYFUL.has(action) && !GLAD.has(figure.expression)) ? undefined : own[action]
  const done = ofAction(figure.arms) ?? ofAction(figure.action)
  const words = (figure.on === null ? undefined : on[figure.on]) ?? done ?? looks[lookOf(figure, hasGuide)]
  const filled = words.map(each => fill(each, wording) ?? each)
  const [first = ''] = filled
  const isSame = words === own[figure.action] && figure.action === child?.action && !first.startsWith('helps')
  return isSame ? [...filled, `${first}, too`] : filled
}

function lookOf({ distance, looksAt }: FigureShot, hasGuide: boolean) {
  if (distance === 'far') return 'far'
  return looksAt === 'up' || looksAt === 'down' || (looksAt === 'guide' && hasGuide) ? looksAt : 'else'
}

/** What somebody beside the child visibly feels, if it is more than content. */
export const feelingOf = ({ action, arms, expression }: FigureShot): string | undefined =>
  TELLING.has(arms ?? action) ? undefined : readSeen().feelings[expression]

/** What the child feels, as the beginning of a sentence: "Frightened". */
export const feelingOfChild = ({ expression }: FigureShot): string | undefined => readSeen().child[expression]

/** "look up" of "looks up": what several do. */
export function plural(action: string): string {
  const [verb = '', ...rest] = action.split(' ')
  const forms: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', lies: 'lie' }
  const form =
    forms[verb] ??
    verb
      .replace(/ies$/, 'y')
      .replace(/(ch|sh|ss|x)es$/, '$1')
      .replace(/(?<!s)s$/, '')
  return [form, ...rest].join(' ')
}
