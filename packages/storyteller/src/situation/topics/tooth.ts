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
    lines: {
      '2-3': ['{Name} lost {tooth}!', '{Name} lost a tooth!', 'A tooth came out!'],
      '4-6': [
        '{Name} had lost {tooth}{when}. {He} kept feeling the gap.',
        '{Name} had lost {tooth}{when}.',
        '{Name} had lost a tooth.',
      ],
      '7-9': [
        '{Name} had lost {tooth}{when}, and {his} tongue could not leave the gap alone.',
        '{Name} had lost {tooth}{when}.',
        '{Name} had lost a tooth.',
      ],
      '10-12': [
        '{Name} had lost {tooth}{when}. It was in an envelope now, and {his} tongue kept going back to look for it.',
        '{Name} had lost {tooth}{when}, and {his} tongue could not leave the gap alone.',
        '{Name} had lost {tooth}{when}.',
      ],
    },
    echo: {
      '4-6': 'The gap in {name}’s teeth felt smaller already.',
      '7-9': '{Name}’s tongue found the gap again. It felt smaller already.',
      '10-12': 'Somewhere on the way, {name} noticed, {he} had forgotten all about the gap in {his} teeth.',
    },
  }
}

const wobbly = () =>
  ({
    kind: 'tooth',
    mood: 'fact',
    words: {},
    lines: {
      '2-3': ['{Name} has a wobbly tooth!', 'Wobble, wobble, little tooth!'],
      '4-6': ['{Name} had a wobbly tooth. Wobble, wobble.', '{Name} had a wobbly tooth.'],
      '7-9': [
        '{Name} had a wobbly tooth, and was not supposed to push at it all day, and did.',
        '{Name} had a wobbly tooth.',
      ],
      '10-12': [
        '{Name} had a wobbly tooth. It held on by one corner, and it had opinions about toffee.',
        '{Name} had a wobbly tooth.',
      ],
    },
    echo: {
      '4-6': 'The wobbly tooth had held on all the way.',
      '7-9': 'The wobbly tooth had held on all the way.',
      '10-12': 'The tooth, {name} found, had held on all the way.',
    },
  }) as const
