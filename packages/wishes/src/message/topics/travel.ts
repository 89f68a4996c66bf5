import type { Pronouns } from '../../language/grammar.ts'
import { kinAsSubject, kinSlot } from '../clause.ts'
import type { Kin } from '../kin.ts'
import { placeOf } from '../place.ts'
import type { Telling } from '../situation.ts'
import type { Time } from '../time.ts'
import { told } from '../told.ts'
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
  ...told('trip-ahead'),
})

const isBack = (where: string): Telling => ({
  kind: 'travel',
  mood: 'joy',
  words: { where },
  ...told('back-from-trip'),
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
  ...told('visit-ahead'),
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
    ...told('guest-comes'),
  }
}

const firstTrip = (what: string, time: Time): Telling => ({
  kind: 'travel',
  mood: 'joy',
  words: { what, soon: time.soon },
  ...told('first-trip'),
})
