import { kinSlot } from '../clause.ts'
import type { Kin } from '../kin.ts'
import type { Telling } from '../situation.ts'
import { told } from '../told.ts'
import type { Topic } from '../topic.ts'

const LOT = '(?: so much| very much| a lot| so badly| badly| terribly| all the time| every day| dearly)?'
const MISSES = new RegExp(
  `^@ (?:is missing|misses|has been missing) (?:@s |#s )?(?<who>~\\d)(?: (?:in|from) [\\p{L} ]+)?${LOT}(?: who .*)?$`,
  'iu',
)
const PLAIN_MISSES = new RegExp(
  `^@ (?:is missing|misses) (?:@s )?(?<what>(?:old |school )*(?:friends|home|house|school))(?: (?:in|from) \\p{Lu}\\p{L}+)?${LOT}$`,
  'iu',
)
const AWAY =
  /^(?<who>~\d) (?:is|has been|was|has gone|went|has to go|is going|will be) (?:away|out of (?:town|station|the country)|in (?:the )?(?:navy|army|air force)|in (?!hospital|the|icu|school|bed)[\p{L} ]+|abroad|travelling|traveling|posted(?: in [\p{L} ]+)?|on tour)(?: for (?:work|business|a few days|a week|office work))?(?: in [\p{L} ]+)?$/iu
const WORKS =
  /^(?<who>~\d) (?:(?:is going|has gone|went|has to go|will go) to [\p{L} ]+? for (?:work|business|studies|the army).*|(?:works|lives|stays|is working|is living) (?:far away|abroad|away|in [\p{L} ]+))$/iu
/** "Papa is in the army posted at Siachen" */
const SERVES =
  /^(?<who>~\d) (?:is(?! moving| going| flying| leaving| coming)|works|serves|lives|stays|has gone|is posted|is working)\b.*\b(?:army|navy|air force|ship|border|abroad|dubai|saudi|qatar|kuwait|muscat|canada|america|usa|london|australia|germany)\b/iu
export const absence: Topic = ({ text, kin }) => {
  const away = MISSES.exec(text) ?? AWAY.exec(text) ?? WORKS.exec(text) ?? SERVES.exec(text)
  const missed = kinAt(kin, away?.groups?.who)
  if (missed !== undefined) return tellMissing(missed)
  return null
}

/** What the child misses of the time before a move: "{his} old school". */
export function missedThing(text: string): string | null {
  const what = PLAIN_MISSES.exec(text)?.groups?.what?.toLowerCase()
  if (what === undefined) return null
  return what === 'home' ? what : `{his} ${what.startsWith('old') ? what : `old ${what}`}`
}

export const homesickness: Topic = ({ text }) => {
  const missed = missedThing(text)
  return missed === null ? null : tellHomesick(missed)
}

const kinAt = (kin: readonly Kin[], mark: string | undefined) =>
  mark === undefined ? undefined : kin[Number(mark.slice(1))]

const tellMissing = (relative: Kin): Telling => ({
  kind: 'travel',
  mood: 'worry',
  words: { relative: kinSlot(relative) },
  absent: relative.elders,
  ...told('missing-somebody'),
})

const tellHomesick = (what: string): Telling => ({
  kind: 'other',
  mood: 'worry',
  words: { what },
  ...told('homesick'),
})
