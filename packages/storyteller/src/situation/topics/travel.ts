import type { Pronouns } from '../../language/grammar.ts'
import { kinAsSubject, kinSlot } from '../clause.ts'
import type { Kin } from '../kin.ts'
import { placeOf } from '../place.ts'
import type { Telling } from '../situation.ts'
import type { Time } from '../time.ts'
import type { Topic } from '../topic.ts'

const TRIP =
  '(?: for (?:a |the |#s |@s |summer |winter |puja |diwali |short |family )*(?:holidays?|vacations?|trip|break|picnic)| on (?:a )?(?:holiday|vacation|trip))?'
const GOING = new RegExp(
  `^[@#] (?:are|is|will be) (?:going|travelling|traveling|flying|driving|off|leaving)(?: on (?:a )?(?:holiday|vacation|trip|picnic|train|road trip))? (?:to|for) (?<to>[\\p{L}' ]+?)${TRIP}(?: by (?:train|car|plane|flight|bus))?(?: to (?:see|meet|visit) .{2,30})?$`,
  'iu',
)
const BACK = new RegExp(
  `^[@#] (?:have |has |had |are |is )?(?:just )?(?:came back|come back|returned|back|went on (?:a )?(?:trip|holiday|vacation)|went|been|gone) (?:from|to) (?<to>[\\p{L}' ]+?)${TRIP}$`,
  'iu',
)
const VISIT =
  /^(?:[@#] (?:are|is|will be) (?:going to )?(?:visiting|visit|meeting|meet|see)|[@#] will (?:visit|meet)|[@#] (?:are|is) going to (?:stay with)?) ?(?<who>~\d)(?:s (?:house|home|place))?(?: in [\p{L} ]+)?$/iu
const HOUSE =
  /^[@#] (?:are|is|will be) (?:going|travelling|off|flying) (?:to|for) (?<who>~\d)s (?:house|home|place|village|farm)(?: for .{2,30})?$/i
const COMING =
  /^(?<who>~\d) (?:is|are|will be) (?:coming|visiting|arriving|flying in)(?: home| over| here| back)?(?: from [\p{L} ]+)?(?: to (?:visit|stay|meet|see)(?: [@#]| with [@#])?| for (?:a visit|dinner|diwali|the holidays|@s birthday|a few days)| after .{2,20})?$/iu
const FIRST =
  /^(?:it is @s|@ is going on @s) first (?<what>flight|train journey|train ride|plane ride|trip|camping trip|journey)$/i

export const travel: Topic = ({ text, time, kin }, { child }) => {
  const kinAt = (mark: string | undefined) => (mark === undefined ? undefined : kin[Number(mark.slice(1))])
  const visited = kinAt((HOUSE.exec(text) ?? VISIT.exec(text))?.groups?.who)
  if (visited !== undefined) return willVisit(visited, time)
  const guest = kinAt(COMING.exec(text)?.groups?.who)
  if (guest !== undefined) return isComing(guest, time, child)
  const first = FIRST.exec(text)?.groups?.what
  if (first !== undefined) return firstTrip(first.toLowerCase(), time)
  const back = BACK.exec(text)?.groups?.to
  const from = back === undefined ? null : placeOf(back)
  if (from?.isProper) return isBack(from.where)
  const to = GOING.exec(text)?.groups?.to
  const place = to === undefined ? null : placeOf(to)
  return place?.isProper ? willGo(place.where, time) : null
}

const willGo = (where: string, time: Time): Telling => ({
  kind: 'travel',
  mood: 'joy',
  words: { where, soon: time.soon, soonNow: time.soonNow },
  lines: {
    '2-3': [
      '{Name} is going to {where}!',
      '{SoonNow} {name} goes to {where}!',
      'Soon {name} goes to {where}!',
      '“{Where} soon!” says {name}.',
    ],
    '4-6': [
      '{Soon} {name} was going to {where}. Hurray!',
      '{Soon} {name} was going to {where}.',
      'Soon {name} was going to {where}.',
    ],
    '7-9': [
      '{Soon} {name} was going to {where}, and {he} had packed twice already.',
      '{Soon} {name} was going to {where}.',
      'Soon {name} was going to {where}.',
    ],
    '10-12': [
      '{Soon} {name} was going to {where}. {He} had packed and unpacked so often that the bag had begun to sigh.',
      '{Soon} {name} was going to {where}, and {he} had packed twice already.',
      '{Soon} {name} was going to {where}.',
    ],
  },
})

const isBack = (where: string): Telling => ({
  kind: 'travel',
  mood: 'joy',
  words: { where },
  lines: {
    '2-3': ['{Name} went to {where}!'],
    '4-6': ['{Name} was just back from {where}.', '{Name} was back from {where}.'],
    '7-9': ['{Name} was just back from {where}, and half of {him} was still there.', '{Name} was back from {where}.'],
    '10-12': [
      '{Name} was just back from {where}, and half of {him} had not arrived yet.',
      '{Name} was just back from {where}.',
    ],
  },
})

const willVisit = (relative: Kin, time: Time): Telling => ({
  kind: 'travel',
  mood: 'joy',
  words: {
    relative: kinSlot(relative),
    caller: relative.isName ? relative.word : '',
    soon: time.soon,
    soonNow: time.soonNow,
  },
  absent: relative.elders,
  lines: {
    '2-3': ['Soon {name} sees {relative}!', '“{Caller} soon!” says {name}.'],
    '4-6': [
      '{Soon} {name} would see {relative}. Hurray!',
      '{Soon} {name} would see {relative}.',
      'Soon {name} would see {relative}.',
    ],
    '7-9': [
      '{Soon} {name} would be at {relative}’s, and {he} could hardly wait.',
      '{Soon} {name} would see {relative}.',
      'Soon {name} would see {relative}.',
    ],
    '10-12': [
      '{Soon} {name} would be at {relative}’s, and {he} had packed twice already.',
      '{Soon} {name} would see {relative}.',
    ],
  },
})

function isComing(relative: Kin, time: Time, pronouns: Pronouns): Telling {
  const { whose, child } = kinAsSubject(relative, pronouns)
  const isPlural = relative.word.endsWith('s')
  return {
    kind: 'travel',
    mood: 'joy',
    words: {
      whose,
      kid: child,
      caller: relative.isName ? relative.word : '',
      soon: time.soon,
      were: isPlural ? 'were' : 'was',
      are: isPlural ? 'are' : 'is',
    },
    absent: relative.elders,
    lines: {
      '2-3': ['“{Caller} is coming!” says {name}.', '{Whose} {are} coming!'],
      '4-6': [
        '{Soon} {whose} would come, and {kid} could hardly wait.',
        '{Whose} {were} coming to visit!',
        '{Whose} {were} coming.',
      ],
      '7-9': [
        '{Soon} {whose} would come, and {kid} had been listening for the door since breakfast.',
        '{Soon} {whose} would come to visit.',
        '{Whose} {were} coming.',
      ],
      '10-12': [
        '{Soon} {whose} would come, and {kid} had been listening for the door since breakfast.',
        '{Whose} {were} coming to visit.',
        '{Whose} {were} coming.',
      ],
    },
  }
}

const firstTrip = (what: string, time: Time): Telling => ({
  kind: 'travel',
  mood: 'joy',
  words: { what, soon: time.soon },
  lines: {
    '2-3': ['{Name}’s first {what} soon!'],
    '4-6': ['{Soon} {name} would go on {his} first {what}.', '{Name}’s first {what} was coming.'],
    '7-9': [
      '{Soon} {name} would go on {his} first {what}, and {he} had packed twice already.',
      '{Name}’s first {what} was coming.',
    ],
    '10-12': [
      '{Soon} {name} would go on {his} first {what}, and {he} had packed twice already.',
      '{Name}’s first {what} was coming.',
    ],
  },
})
