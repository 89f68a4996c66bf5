import { told } from '../told.ts'
import type { Topic } from '../topic.ts'

const TOOTH =
  '(?:@s |a |#s )?(?:very first |first |second |third |front |milk |baby |two |upper |lower )*(?:tooth|teeth)'
const LOST = new RegExp(`^@ (?:has )?(?:lost|dropped) ${TOOTH}(?<more> .*)?$`, 'i')
const FELL = new RegExp(`^${TOOTH} (?:has )?(?:fell|fallen|came|come) out(?<more> .*)?$`, 'i')
const WOBBLY = new RegExp(
  `^(?:@ has (?:got )?(?:a|@s first) (?:first )?(?:loose|wobbly|shaky|shaking) tooth|${TOOTH} is (?:loose|wobbly|shaking|shaky))$`,
  'i',
)
/** Ends that change nothing. */
const HARMLESS =
  /^(?: today| yesterday| this morning| last night| on \w+day)? (while|when|during|at|in|on|after|before) (?!.*\b(fell|fall|falling|accident|hit|fight|not)\b)/i

export const tooth: Topic = ({ text, time }) => {
  if (WOBBLY.test(text)) return wobbly()
  const { more } = (LOST.exec(text) ?? FELL.exec(text))?.groups ?? {}
  if (!LOST.test(text) && !FELL.test(text)) return null
  if (more !== undefined && !HARMLESS.test(more)) return null
  const isFirst = /first/i.test(text.slice(0, text.search(/tooth|teeth/i)))
  const toothWords = isFirst ? '{his} first tooth' : /two/i.test(text) || /teeth/i.test(text) ? 'two teeth' : 'a tooth'
  return {
    kind: 'tooth',
    mood: 'joy',
    words: { tooth: toothWords, when: time.before },
    ...told('tooth-lost'),
  }
}

const wobbly = () =>
  ({
    kind: 'tooth',
    mood: 'fact',
    words: {},
    ...told('tooth-wobbles'),
  }) as const
