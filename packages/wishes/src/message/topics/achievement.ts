import { unmark } from '../clause.ts'
import type { Telling } from '../situation.ts'
import type { Time } from '../time.ts'
import { told } from '../told.ts'
import { isFit, type Topic } from '../topic.ts'

/** Past tense of verbs for things to be glad about, with the past participle if it differs. */
const VERBS: Readonly<Record<string, string>> = {
  'was selected': 'been selected',
  won: 'won',
  came: 'come',
  learnt: 'learnt',
  learned: 'learnt',
  got: 'got',
  received: 'received',
  earned: 'earned',
  scored: 'scored',
  took: 'taken',
  said: 'said',
  made: 'made',
  drew: 'drawn',
  painted: 'painted',
  cooked: 'cooked',
  baked: 'baked',
  planted: 'planted',
  finished: 'finished',
  completed: 'completed',
  read: 'read',
  wrote: 'written',
  sang: 'sung',
  danced: 'danced',
  performed: 'performed',
  rode: 'ridden',
  swam: 'swum',
  climbed: 'climbed',
  helped: 'helped',
  shared: 'shared',
  built: 'built',
  topped: 'topped',
  cleared: 'cleared',
  passed: 'passed',
  tied: 'tied',
  slept: 'slept',
  started: 'started',
  began: 'begun',
}
const PARTICIPLES = new Map(Object.entries(VERBS).map(([past, participle]) => [participle, past]))
/** What may follow a verb that can also mean something else. */
const OBJECTS: Partial<Record<string, RegExp>> = {
  made: /^(?:a|an|the|some|two|three|@s (?:first|own))\b/i,
  came: /^(first|second|third)\b/i,
  got: /^(?:@s |a |an |the )?(?:\w+ )*(?:medal|prize|trophy|certificate|star|stars|badge|belt|award|cycle|bicycle|bike|part|role)\b/i,
  took: /^@s first (?:\w+ )?(?:steps?|bath|flight|train)\b/i,
  said: /^@s first\b/i,
  slept: /^in @s own (?:bed|room)$/i,
  started:
    /^(?:(?:to )?(?:walk|talk|crawl|read|write|swim|sing|dance)(?:ing)?|(?:learning|playing|taking) .+|football|cricket|karate|music|piano|guitar|chess)$/i,
  began: /^(?:to )?(?:walk|talk|crawl|read|write|swim)(?:ing)?$/i,
  passed: /^(?:@s|the|a)\b.*(?:exam|test|grade|class|level)/i,
  helped: /^(?:@s|~\d|the|a|an|to|with|in)/i,
  tied: /^@s (?:own )?(?:shoe)?laces/i,
  shared: /^@s\b/i,
  read: /^(?:@s|a|the|\w+ (?:book|books|pages))\b/i,
}

const SELECTED = /^@ (?:got|was|has been|has got) (?:selected|chosen|picked) (?<what>(?:for|in|as) .+)$/i
const PAST = new RegExp(`^@ (?<verb>${Object.keys(VERBS).join('|')}) (?<object>.+)$`, 'i')
const PERFECT = new RegExp(`^@ has (?<verb>${[...PARTICIPLES.keys()].join('|')}) (?<object>.+)$`, 'i')
const CAN = /^@ can (?:now )?(?<skill>\w+ .+|\w+)$/i
const LEARNING = /^@ is learning (?<what>.+)$/i
const SKILLS =
  /^(ride|swim|read|write|count|tie|dress|whistle|walk|talk|crawl|jump|hop|skip|climb|dance|sing|play|draw|paint|cook|bake|cycle|skate|spell|say|tell|do|make|eat by|brush|clap|catch|throw|bat|bowl|run|drink)\b/i

export const achievement: Topic = ({ text, kin, time }) => {
  const skill = CAN.exec(text.replace(/ now$/i, ''))?.groups?.skill
  if (skill !== undefined && SKILLS.test(skill) && isFit(skill, 6)) return tellSkill(unmark(skill, kin))
  const learning = LEARNING.exec(text)?.groups?.what
  if (learning !== undefined && isFit(learning, 5)) return tellLearning(unmark(learning, kin))
  const chosen = SELECTED.exec(text)?.groups?.what
  if (chosen !== undefined && isFit(chosen, 7)) return tellDeed('was selected', unmark(chosen, kin), time)
  const found = (PAST.exec(text) ?? PERFECT.exec(text))?.groups
  if (found?.verb === undefined || found.object === undefined) return null
  const verb = found.verb.toLowerCase()
  const past = VERBS[verb] === undefined ? (PARTICIPLES.get(verb) ?? verb) : verb
  if (!isFit(found.object, 8) || OBJECTS[past]?.test(found.object) === false) return null
  return tellDeed(past, unmark(found.object, kin), time)
}

const tellDeed = (past: string, object: string, time: Time): Telling => ({
  kind: 'other',
  mood: 'joy',
  words: {
    deed: `${VERBS[past]} ${object}`,
    did: `${past} ${object}`,
    shortDeed: `${VERBS[past]} ${withoutDetails(object)}`,
    shortDid: `${past} ${withoutDetails(object)}`,
    when: time.before,
  },
  ...told('deed'),
})

/** "the race" of "the race on sports day". */
const withoutDetails = (object: string) => object.replace(/(?<=\w) (?:on|in|at|from|for|with|without|during) .+$/, '')

const tellSkill = (skill: string): Telling => ({
  kind: 'other',
  mood: 'joy',
  words: { skill },
  ...told('skill'),
})

const tellLearning = (skill: string): Telling => ({
  kind: 'other',
  mood: 'joy',
  words: { skill },
  ...told('learning'),
})
