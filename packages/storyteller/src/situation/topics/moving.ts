import type { Pronouns } from '../../language/grammar.ts'
import { kinAsSubject } from '../clause.ts'
import type { Kin } from '../kin.ts'
import { placeOf } from '../place.ts'
import type { Telling } from '../situation.ts'
import type { Time } from '../time.ts'
import type { Context, Topic } from '../topic.ts'
import { VERY, WORRIED } from '../topic.ts'

const FEELS = new RegExp(`^(?:${WORRIED})$`, 'i')
const WILL = '(?:is|are|will be|am|is going to be|are going to be|have to be)'
const SOON = new RegExp(
  `^[@#] (?:${WILL} (?:moving|shifting|relocating)|(?:will|is going to|are going to|have to) (?:move|shift|relocate))(?: out| house| houses| home| away)?(?: from [\\p{L} ]+?)?(?: to (?<to>[^,]+))?$`,
  'iu',
)
const ABOUT = new RegExp(
  `^@ (?:is|feels) ${VERY}(?<feeling>${WORRIED}) (?:about|of|to) (?:moving|shifting|#s move|the move|move|shift)(?: to (?<to>[^,]+))?$`,
  'i',
)
const DONE =
  /^[@#] (?:have |has |had )?(?:moved|shifted|relocated)(?: house| houses| home)?(?: to | into )(?<to>[^,]+)$/i
const FRIEND =
  /^(?<who>~\d) (?:(?<now>is|are|will be) (?:moving|shifting|leaving)|(?:has |have |had )?(?:moved|shifted|left))(?: away)?(?: to [^,]+)?$/i

export const moving: Topic = ({ text, time, kin }, context) => {
  const { who: friend, now } = FRIEND.exec(text)?.groups ?? {}
  const relative = friend === undefined ? undefined : kin[Number(friend.slice(1))]
  // Of a parent it could mean a separation.
  if (relative !== undefined)
    return /friend|cousin/.test(relative.word) ? isMovingAway(relative, context.child, now !== undefined) : null
  const about = ABOUT.exec(text)?.groups
  const soon = SOON.exec(text)?.groups ?? about
  if (soon !== undefined) {
    const place = soon.to === undefined ? null : placeOf(soon.to)
    return willMove(place, time, { ...context, feeling: about?.feeling?.toLowerCase() ?? context.feeling })
  }
  const to = DONE.exec(text)?.groups?.to
  const place = to === undefined ? null : placeOf(to)
  return place === null ? null : hasMoved(place, context)
}

type Place = ReturnType<typeof placeOf>

function willMove(place: Place, time: Time, { feeling }: Context): Telling {
  const isWorried = feeling !== null && FEELS.test(feeling)
  const where = place?.where ?? ''
  const words = {
    where,
    newHome: place?.isProper === false ? where : '',
    town: place?.isProper ? where : '',
    house: /house/.exec(where)?.[0] ?? '',
    feeling: feeling ?? '',
    soon: time.soon,
  }
  const lines = place === null ? SOMEWHERE : isWorried ? WORRIED_TO : TO
  return { kind: 'moving', mood: isWorried ? 'worry' : 'fact', words, lines, ...(isWorried && { echo: echoOf(place) }) }
}

const TO: Telling['lines'] = {
  '2-3': ['Soon {name} moves to {town}.', '{NewHome} soon, {name}!', 'Moving soon, to {where}!'],
  '4-6': [
    'Soon {name} would move to {where}, and {he} {was} {feeling}.',
    '{Soon} {name} would move to {where}.',
    'Soon {name} would be moving to {where}.',
  ],
  '7-9': [
    'Soon {name} would be moving to {where}, and {he} {was} {feeling} about it.',
    'Soon {name} would be moving to {where}, and already {he} {was} saying goodbye to things.',
    '{Soon} {name} would be moving to {where}.',
    'Soon {name} would move to {where}.',
    'Soon {name} would move {house}.',
  ],
  '10-12': [
    'Soon {name} would be moving to {where}, and {he} {was} {feeling} about it.',
    'Soon {name} would be moving to {where}, and already things at home looked different, as they do when one is about to leave them.',
    'Soon {name} would be moving to {where}.',
  ],
}

const WORRIED_TO: Telling['lines'] = {
  ...TO,
  '7-9': [
    'Soon {name} would be moving to {where}, and {he} {was} {feeling} about it.',
    'Soon {name} would be moving to {where}, and {he} {was} {feeling}.',
    'Soon {name} would move to {where}.',
    'Soon {name} would move {house}.',
  ],
  '10-12': [
    'Soon {name} would be moving to {where}. Everybody talked of nothing else, and {he} {was} {feeling} about it.',
    'Soon {name} would be moving to {where}, and {he} {was} {feeling} about it.',
    'Soon {name} would be moving to {where}, and {he} {was} {feeling}.',
    'Soon {name} would be moving to {where}.',
  ],
}

const SOMEWHERE: Telling['lines'] = {
  '2-3': ['Soon {name} is moving.'],
  '4-6': ['Soon {name} would be moving, and {he} {was} {feeling}.', 'Soon {name} would be moving away.'],
  '7-9': [
    'Soon {name} would be moving, and {he} {was} {feeling} about it.',
    '{Name} was {feeling} about moving.',
    'Soon {name} would be moving.',
  ],
  '10-12': [
    'Soon {name} would be moving, and {he} {was} {feeling} about it.',
    'Soon {name} would be moving, and already things at home looked different, as they do when one is about to leave them.',
    'Soon {name} would be moving.',
  ],
}

const echoOf = (place: Place) =>
  place?.isProper
    ? {
        '4-6': '{Where} did not feel so far away any more.',
        '7-9': '{Where} seemed a little nearer than it had that morning.',
        '10-12': '{Where}, {name} thought, was only a place that {he} had not been to yet.',
      }
    : {
        '4-6': 'Moving did not feel so big any more.',
        '7-9': 'Moving seemed a little smaller than it had that morning.',
        '10-12': 'A new place, {name} thought, was only a place that {he} had not been to yet.',
      }

const hasMoved = ({ where }: NonNullable<Place>, { feeling, missed }: Context): Telling => ({
  kind: 'moving',
  mood: missed !== null || (feeling !== null && FEELS.test(feeling)) ? 'worry' : 'fact',
  words: { where, hello: where.replace(/^a /, ''), missed: missed ?? '', settled: missed === null ? where : '' },
  lines: {
    '2-3': ['{Name} lives in {where} now.', '“Hello, {hello}!” says {name}.'],
    '4-6': [
      '{Name} had just moved to {where}, and missed {missed}.',
      '{Name} had just moved to {settled}. So much was new!',
      '{Name} had just moved to {where}.',
    ],
    '7-9': [
      '{Name} had just moved to {where}, and missed {missed}.',
      '{Name} had just moved to {settled}, where even the taps turned the other way.',
      '{Name} had just moved to {where}.',
    ],
    '10-12': [
      '{Name} had just moved to {where}. {He} missed {missed}, and had decided not to mention it.',
      '{Name} had just moved to {settled}, where nothing was yet in the place in which one looked for it.',
      '{Name} had just moved to {where}.',
    ],
  },
})

const isMovingAway = (relative: Kin, pronouns: Pronouns, isNow: boolean): Telling => {
  const { whose, child } = kinAsSubject(relative, pronouns)
  return {
    kind: 'moving',
    mood: 'worry',
    words: { whose, kid: child, moved: isNow ? 'was moving away' : 'had moved away' },
    absent: relative.elders,
    lines: {
      '4-6': ['{Whose} {moved}, and {kid} felt sad.', '{Whose} {moved}.'],
      '7-9': ['{Whose} {moved}, and {kid} did not like to think of it.', '{Whose} {moved}.'],
      '10-12': ['{Whose} {moved}, and {kid} did not like to think of it.', '{Whose} {moved}.'],
    },
  }
}
