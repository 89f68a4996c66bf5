import type { Pronouns } from '../../language/grammar.ts'
import { kinAsSubject } from '../clause.ts'
import type { Kin } from '../kin.ts'
import { placeOf } from '../place.ts'
import type { Telling } from '../situation.ts'
import type { Time } from '../time.ts'
import { told } from '../told.ts'
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
  const isTown = place?.isProper === true
  const words = {
    where,
    newHome: isTown ? '' : where,
    town: isTown ? where : '',
    house: /house/.exec(where)?.[0] ?? '',
    feeling: feeling ?? '',
    soon: time.soon,
  }
  return {
    kind: 'moving',
    mood: isWorried ? 'worry' : 'fact',
    words,
    ...told(place === null ? 'moving-somewhere' : 'moving', {
      worried: isWorried,
      calm: !isWorried,
      town: isWorried && isTown,
      home: isWorried && !isTown,
    }),
  }
}

const hasMoved = ({ where }: NonNullable<Place>, { feeling, missed }: Context): Telling => ({
  kind: 'moving',
  mood: missed !== null || (feeling !== null && FEELS.test(feeling)) ? 'worry' : 'fact',
  words: { where, hello: where.replace(/^a /, ''), missed: missed ?? '', settled: missed === null ? where : '' },
  ...told('moved'),
})

const isMovingAway = (relative: Kin, pronouns: Pronouns, isNow: boolean): Telling => {
  const { whose, child } = kinAsSubject(relative, pronouns)
  return {
    kind: 'moving',
    mood: 'worry',
    words: { whose, kid: child, moved: isNow ? 'was moving away' : 'had moved away' },
    absent: relative.elders,
    ...told('friend-moves'),
  }
}
