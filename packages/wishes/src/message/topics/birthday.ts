import type { Telling } from '../situation.ts'
import type { Time } from '../time.ts'
import { told } from '../told.ts'
import type { Topic } from '../topic.ts'

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve thirteen'.split(' ')
const ORDINALS =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth'.split(' ')
const ORDINAL = `(?:${ORDINALS.join('|')}|\\d{1,2}(?:st|nd|rd|th)?)`
const AGE = `(?<age>${NUMBERS.join('|')}|\\d{1,2})(?: years?)?(?: old)?`
const IS = new RegExp(`^(?:(?:it|today|this) (?:is|was|will be)|is) @s (?<nth>${ORDINAL} )?(?:happy )?birthday$`, 'i')
const BARE = new RegExp(
  `^@s (?<nth>${ORDINAL} )?birthday (?:is|was|falls|is coming|is coming up|is near|is here|comes)$`,
  'i',
)
const SUBJECT = new RegExp(
  `^@ (?:has|is celebrating|celebrates|celebrated|had) (?:@s|a) (?<nth>${ORDINAL} )?birthday(?: party)?$`,
  'i',
)
const TURNS = new RegExp(
  `^@ (?<verb>is turning|turns|is going to be|is going to turn|will be|will turn|will become|is about to turn|turned|has turned|became|completed|completes|is) ${AGE}$`,
  'i',
)

export const birthday: Topic = ({ text, time }) => {
  const day = IS.exec(text) ?? BARE.exec(text) ?? SUBJECT.exec(text)
  if (day !== null) return tell(tenseOf(text, time), time, numberOf(day.groups?.nth))
  const turn = TURNS.exec(text)?.groups
  const years = numberOf(turn?.age)
  // "She is five" alone is no birthday.
  if (turn === undefined || years === null || (turn.verb?.toLowerCase() === 'is' && time.tense !== 'today')) return null
  return tell(tenseOf(turn.verb ?? '', time), time, years)
}

function numberOf(word: string | undefined): string | null {
  const text = word?.trim().toLowerCase() ?? ''
  const index = ORDINALS.includes(text)
    ? ORDINALS.indexOf(text)
    : NUMBERS.includes(text)
      ? NUMBERS.indexOf(text)
      : Number.parseInt(text, 10)
  return index >= 1 ? (NUMBERS[index] ?? null) : null
}

function tenseOf(text: string, { tense, soon }: Time): 'today' | 'future' | 'past' {
  if (tense !== null) return tense
  if (/\b(was|turned|became|completed|celebrated|had)\b/i.test(text)) return 'past'
  // "It is her birthday on Sunday"
  if (soon !== 'soon') return 'future'
  return /^(it|today|this) is\b|\bis here$|^@ has\b/i.test(text) ? 'today' : 'future'
}

/** `years` is null if the message does not say how old the child is. */
function tell(tense: 'today' | 'future' | 'past', time: Time, years: string | null): Telling {
  const when = tense !== 'future' ? tense : time.soon === 'the next day' ? 'tomorrow' : 'soon'
  const words = { years: years ?? '', soon: time.soon, when: time.before }
  return { kind: 'birthday', mood: 'joy', words, ...told(`birthday-${when}`) }
}
