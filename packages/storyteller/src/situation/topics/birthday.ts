import type { Telling } from '../situation.ts'
import type { Time } from '../time.ts'
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

function tenseOf(text: string, { tense }: Time): 'today' | 'future' | 'past' {
  if (tense !== null) return tense
  if (/\b(was|turned|became|completed|celebrated|had)\b/i.test(text)) return 'past'
  return /^(it|today|this) is\b|\bis here$|^@ has\b/i.test(text) ? 'today' : 'future'
}

/** `years` is null if the message does not say how old the child is. */
function tell(tense: 'today' | 'future' | 'past', time: Time, years: string | null): Telling {
  const isNext = time.soon === 'the next day'
  const words = { years: years ?? '', soon: time.soon, soonNow: time.soonNow, when: time.before }
  const base = { kind: 'birthday', mood: 'joy', words } as const
  if (tense === 'today') {
    return {
      ...base,
      lines: {
        '2-3': ['It is {name}’s birthday!', '{Name} turned {years} today!'],
        '4-6': [
          'It was {name}’s birthday. {He} {was} {years}!',
          'It was {name}’s birthday.',
          '{Name} had turned {years} that day.',
        ],
        '7-9': [
          'It was {name}’s birthday, and {he} had been {years} since breakfast.',
          '{Name} had turned {years} that day, and was waiting to feel different.',
          'It was {name}’s birthday.',
          '{Name} had turned {years} that day.',
        ],
        '10-12': [
          'It was {name}’s birthday. {He} had been {years} for several hours, and was waiting to feel different.',
          '{Name} had turned {years} that day, and was waiting to feel different.',
          'It was {name}’s birthday, and {he} {was} waiting to feel different.',
          'It was {name}’s birthday.',
          '{Name} had turned {years} that day.',
        ],
      },
      echo: {
        '4-6': 'What a birthday!',
        '7-9': 'As birthdays go, it had been a long and good one.',
        '10-12': 'As birthdays went, it had been longer than most, and better.',
      },
    }
  }
  if (tense === 'past') {
    return {
      ...base,
      lines: {
        '2-3': ['{Name} is {years} now!', '{Name} had a birthday!'],
        '4-6': ['{Name} had just turned {years}.', '{Name} had just had a birthday.'],
        '7-9': [
          '{Name} had turned {years}{when}, and was not used to it yet.',
          '{Name} had just turned {years}.',
          '{Name} had just had a birthday.',
        ],
        '10-12': [
          '{Name} had turned {years}{when}, and was not used to it yet.',
          '{Name} had just turned {years}.',
          '{Name} had just had a birthday.',
        ],
      },
    }
  }
  return { ...base, ...(isNext ? TOMORROW : SOON) }
}

const TOMORROW: Pick<Telling, 'lines' | 'echo'> = {
  lines: {
    '2-3': ['Tomorrow is {name}’s birthday!', 'Tomorrow {name} turns {years}!'],
    '4-6': [
      'The next day was {name}’s birthday. Only one more sleep!',
      'The next day {name} would turn {years}.',
      'The next day was {name}’s birthday.',
    ],
    '7-9': [
      'The next day was {name}’s birthday. {He} had counted the sleeps, and there was one left.',
      'The next day {name} would turn {years}, and {he} {was} practising how it sounded.',
      'The next day {name} would turn {years}.',
      'The next day was {name}’s birthday.',
      'It was nearly {name}’s birthday.',
    ],
    '10-12': [
      'The next day {name} would turn {years}. {He} had been pretending for a week not to count the hours.',
      'The next day was {name}’s birthday, and {he} {was} pretending not to count the hours.',
      'The next day was {name}’s birthday.',
    ],
  },
  echo: {
    '4-6': 'Only one sleep was left now!',
    '7-9': 'Only one sleep was left now, and it had begun to tug at {name}.',
    '10-12': 'There was only the night left now between {name} and the day itself.',
  },
}

const SOON: Pick<Telling, 'lines'> = {
  lines: {
    '2-3': ['Soon it’s {name}’s birthday!', 'Soon {name} turns {years}!'],
    '4-6': [
      '{Soon} {name} would turn {years}.',
      '{Soon} {name} would be {years} years old.',
      'It was nearly {name}’s birthday.',
    ],
    '7-9': [
      'It was nearly {name}’s birthday, and {he} {was} counting the sleeps.',
      '{Soon} {name} would turn {years}.',
      '{Soon} {name} would be {years} years old.',
      'It was nearly {name}’s birthday.',
    ],
    '10-12': [
      'It was nearly {name}’s birthday, and {he} {was} pretending not to count the days.',
      '{Soon} {name} would be {years} years old, and {he} {was} pretending not to count the days.',
      '{Soon} {name} would turn {years}.',
      'It was nearly {name}’s birthday.',
    ],
  },
}
