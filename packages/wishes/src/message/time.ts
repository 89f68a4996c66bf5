/** When something happens, seen from the evening of the story. */
export interface Time {
  tense: 'past' | 'today' | 'future' | null
  /** After a verb in the past perfect, with a space before it: " the day before"; empty without a time. */
  before: string
  /** Begins a sentence about the future: "the next day". */
  soon: string
  /** The same in the present tense: "tomorrow". */
  soonNow: string
}

const NO_TIME: Time = { tense: null, before: '', soon: 'soon', soonNow: 'soon' }

const DAY = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday'
const MONTH = 'january|february|march|april|may|june|july|august|september|october|november|december'

type Row = readonly [pattern: string, tense: Time['tense'], before: string, soon: string, soonNow?: string]

/** Earlier rows take precedence. `$1` is the first group of the pattern. */
const ROWS: readonly Row[] = [
  ['(?:the )?day after tomorrow', 'future', '', 'in two days', 'soon'],
  ['(?:the )?day before yesterday', 'past', ' two days before', ''],
  ['tomorrow(?: morning| evening| night)?', 'future', '', 'the next day', 'tomorrow'],
  ['yesterday(?: morning| evening| night)?', 'past', ' the day before', ''],
  ['last night', 'past', ' the night before', ''],
  ['(?:just )?today|this evening|this afternoon|just now|right now', 'today', ' that day', 'that day', 'today'],
  ['this morning|today morning', 'today', ' that morning', 'that day', 'today'],
  ['tonight', 'today', ' that evening', 'that night', 'tonight'],
  ['this (week|month|year|weekend|term)', 'today', ' that $1', 'that $1', 'soon'],
  ['last (week|month|year|weekend|summer|winter)', 'past', ' the $1 before', ''],
  [`last (${DAY})`, 'past', ' on $1', ''],
  ['(?:in the )?next (week|month|year|term)', 'future', '', 'the next $1', 'soon'],
  ['next weekend|(?:over|on) the weekend', 'future', '', 'that weekend', 'soon'],
  [`(?:on |this |next |coming |from )+(${DAY})`, null, ' on $1', 'on $1', 'on $1'],
  [`(?:on |from )(?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? (${MONTH})`, null, ' in $1', 'soon'],
  [`(?:on |from )(?:the )?(${MONTH}) \\d{1,2}(?:st|nd|rd|th)?`, null, ' in $1', 'soon'],
  ['(?:on |from )(?:the )?\\d{1,2}(?:st|nd|rd|th)', null, '', 'soon'],
  [`(?:in|from) (${MONTH})`, null, ' in $1', 'in $1', 'soon'],
  ['in (?:a|the coming) (?:few )?(?:days?|weeks?|months?)', 'future', '', 'soon'],
  ['in (two|three|four|five|six|ten|\\d+) (days|weeks|months)', 'future', '', 'soon'],
  ['(?:a|one|two|three|\\d+|few|a few|some) (?:days?|weeks?|months?) (?:ago|back)', 'past', ' not long before', ''],
  ['very soon|soon|shortly', 'future', '', 'soon'],
  ['recently|lately|these days|nowadays', null, ' not long before', 'soon'],
]

const LONGEST_FIRST = ROWS.map(([pattern, ...row]) => ({ at: pattern, row }))
/** Words that add nothing to a clause. */
const FILLERS =
  /(?<=^|\s)(just|finally|already|also|really|actually|basically|so now|at last|all by (him|her)self)(?=\s|$)/gi

const capitalized = (word: string) =>
  /^(mon|tues|wednes|thurs|fri|satur|sun)day$|^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(word)
    ? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
    : word.toLowerCase()

/** Takes the time out of a clause, from its beginning or its end. */
export function splitTime(clause: string): { rest: string; time: Time } {
  let rest = tidy(clause.replace(FILLERS, ' '))
  let time = NO_TIME
  for (const { at, row } of LONGEST_FIRST) {
    const found = new RegExp(
      `(?:^(?:${at})(?=[\\s,]|$)|\\s(?:${at})(?=$| (?:without|with|in|at|on|while|for|by|during) ))`,
      'i',
    ).exec(rest)
    if (found === null) continue
    rest = tidy(rest.replace(found[0], ' '))
    if (time !== NO_TIME) continue
    const [tense, before, soon, soonNow = soon] = row
    const insert = (text: string) => text.replace('$1', capitalized(found.slice(1).find(Boolean) ?? ''))
    time = { tense, before: insert(before), soon: insert(soon) || 'soon', soonNow: insert(soonNow) || 'soon' }
  }
  return { rest, time }
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').replace(/^[\s,]+|[\s,]+$/g, '')
