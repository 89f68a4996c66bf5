import type { Clause } from './clause.ts'
import { isTooGrave } from './serious.ts'
import type { Telling } from './situation.ts'
import { type Context, EXCITED, type Topic, VERY, WORRIED } from './topic.ts'
import { absence, homesickness, missedThing } from './topics/absence.ts'
import { achievement } from './topics/achievement.ts'
import { birthday } from './topics/birthday.ts'
import { fears } from './topics/fears.ts'
import { festival } from './topics/festival.ts'
import { illness } from './topics/illness.ts'
import { likes } from './topics/likes.ts'
import { moving } from './topics/moving.ts'
import { school } from './topics/school.ts'
import { sibling } from './topics/sibling.ts'
import { tooth } from './topics/tooth.ts'
import { travel } from './topics/travel.ts'

/** What weighs most comes first. */
const TOPICS: readonly Topic[] = [
  illness,
  absence,
  birthday,
  tooth,
  moving,
  sibling,
  school,
  homesickness,
  travel,
  festival,
  fears,
  achievement,
  likes,
]

const FEELING = new RegExp(
  `^@ (?:is|feels|was|has been|is feeling) ${VERY}(?<feeling>${WORRIED}|${EXCITED}|jealous|insecure)(?: to leave @s (?:old )?(?:friends?|school|home|house|teachers?|room)| (?:about|for|with) (?:it|this|that|the move|moving|shifting|going|leaving|starting|#s move|making (?:new )?friends|(?:leaving|missing) @s (?:old )?(?:friends?|school|home|house|teachers?|room)))?$`,
  'i',
)
const SAD =
  /\b(sad|cry|cries|crying|cried|upset|scared|afraid|nervous|hurts?|worried|angry|anxious|passed away|died|expired|hospital|ill|sick|unwell|pain\w*|fell (?!out)|miss(?:es|ing)?)\b/i
export interface Told {
  /** The clauses of all sentences about the child. */
  clauses: readonly Clause[]
  /** The message. */
  text: string
}

/** The situations of a message, the most important one first. */
export function findTellings({ clauses, text }: Told, child: Pick<Context, 'child' | 'isNeutral'>): Telling[] {
  if (isTooGrave(text)) return []
  const feelings = clauses.flatMap(clause => FEELING.exec(clause.text)?.groups?.feeling?.toLowerCase() ?? [])
  const feeling = feelings.find(each => !/looking/.test(each)) ?? null
  const context: Context = {
    ...child,
    feeling: feeling === null ? null : (SYNONYMS[feeling] ?? feeling),
    missed: clauses.map(clause => missedThing(clause.text)).find(each => each !== null) ?? null,
    isSad: SAD.test(text),
  }
  return TOPICS.flatMap(topic => {
    const telling = clauses
      .flatMap(clause => topic(clause, context) ?? [])
      .reduce<Telling | undefined>(addWords, undefined)
    return telling === undefined
      ? []
      : [context.isSad && telling.mood === 'joy' ? { ...telling, mood: 'fact', isTempered: true } : telling]
  })
}

/** Adds what a later clause says to the first one: "it is her birthday, she turns five". */
const addWords = (telling: Telling | undefined, { words: more, ...later }: Telling): Telling => {
  if (telling === undefined) return { ...later, words: more }
  const words = Object.entries(telling.words).map(([slot, text]) => [slot, text || (more[slot] ?? '')])
  return { ...telling, words: Object.fromEntries(words) }
}

const SYNONYMS: Readonly<Record<string, string>> = {
  tense: 'nervous',
  apprehensive: 'nervous',
  unhappy: 'sad',
  'not happy': 'sad',
  unsure: 'not sure',
  jealous: 'not sure',
  insecure: 'not sure',
  thrilled: 'excited',
  happy: 'excited',
}
