import type { Telling } from '../situation.ts'
import { type Context, type Topic, VERY } from '../topic.ts'

const ELDER = '(?:a |an |the )?(?:big |elder |older |proud big )?(?<who>brother|sister|sibling|bhaiya|didi|bro|sis)'
const BECAME = new RegExp(
  `^@ (?:has |have )?(?:become|became|is now|is|turned) ${ELDER}(?: now| to (?:a|@s) (?:little |baby |new )*(?:brother|sister|baby))?$`,
  'i',
)
const BECOMING = new RegExp(
  `^@ (?:is going to be|is going to become|will be|will become|is about to be|is about to become|is becoming|is soon going to be|is ${VERY}(?:excited|happy|thrilled|nervous|proud) (?:to be|to become|about becoming|about being)) ${ELDER}$`,
  'i',
)
const BORN =
  /^(?:# (?:have|had|have had|got|welcomed|have welcomed)|@ (?:has|got|had|has got)) (?:a |@s |#s )?(?:new )?(?:baby|little|newborn)(?: baby)? ?(?<baby>boy|girl|brother|sister)?(?: at home| in the (?:house|family)| now)?$/i
const ARRIVED =
  /^(?:@s |#s |a )?(?:new )?(?:baby|little) (?<baby>boy|girl|brother|sister) (?:is|was|has|has been) (?:born|arrived|come|here|home)(?: home)?$/i
const EXPECTING =
  /^(?:# (?:are|is) (?:expecting|having|going to have)|@ (?:is|will be) (?:getting|having|going to have|going to get)) (?:a |#s |another |@s )?(?:new |second )?(?:baby|little)(?: (?<baby>boy|girl|brother|sister))?$/i
const COMING =
  /^(?:@s |#s |a |the )?(?:new |second |third )?(?:baby|little)(?: (?<baby>boy|girl|brother|sister))? (?:is|will be) (?:coming|on the way|arriving|due|born)$/i
const JEALOUS = new RegExp(
  `^@ (?:is|feels) ${VERY}(?:jealous|insecure) (?:of|about) (?:@s|the|#s) (?:new )?(?:baby|little)(?: (?<baby>brother|sister))?$`,
  'i',
)

export const sibling: Topic = ({ text }, context) => {
  const coming = (BECOMING.exec(text) ?? EXPECTING.exec(text) ?? COMING.exec(text))?.groups
  if (coming !== undefined) return isComing(coming.baby, context)
  const born = BECAME.exec(text) ?? BORN.exec(text) ?? ARRIVED.exec(text) ?? JEALOUS.exec(text)
  if (born === null) return null
  // "She is a sister" alone says nothing new.
  if (/^@ is (?:a |the )?(?:brother|sister)$/i.test(text)) return null
  return isBorn(born.groups?.baby, { ...context, feeling: JEALOUS.test(text) ? 'not sure' : context.feeling })
}

/** "sister" or "brother"; empty for a neutral child. */
const asElder = ({ child, isNeutral }: Context) => (isNeutral ? '' : child.he === 'she' ? 'sister' : 'brother')

function babyOf(baby: string | undefined): string {
  if (baby === undefined) return ''
  return /girl|sister/i.test(baby) ? 'baby sister' : 'baby brother'
}

const ECHO = {
  '4-6': 'There was room for everybody.',
  '7-9': 'There was room, it turned out, for everybody.',
  '10-12': 'There was room, it turned out, for everybody.',
}

const isUnsure = ({ feeling }: Context) =>
  feeling !== null && /jealous|sure|sad|upset|worried|nervous|confused/.test(feeling)

const isBorn = (baby: string | undefined, context: Context): Telling => ({
  kind: 'sibling',
  mood: isUnsure(context) ? 'worry' : 'joy',
  words: { sibling: asElder(context), babyWords: babyOf(baby) },
  lines: {
    '2-3': ['{Name} has a {babyWords}!', 'A new baby for {name}!', '{Name} is a big {sibling}!'],
    '4-6': [
      '{Name} had a new {babyWords}. So small!',
      '{Name} was a big {sibling} now.',
      '{Name} had a new {babyWords}.',
      'There was a new baby at {name}’s.',
    ],
    '7-9': [
      ...(isUnsure(context)
        ? [
            'There was a new baby in {name}’s family, and {he} {was} not quite sure about it.',
            '{Name} was a big {sibling} now, and not quite sure about it.',
          ]
        : [
            'There was a new baby in {name}’s family. It was very small and very loud, and no use yet for cricket.',
            '{Name} was a big {sibling} now, and took it seriously.',
          ]),
      '{Name} had a new {babyWords}.',
      '{Name} was a big {sibling} now.',
      '{Name} had a new baby at home.',
    ],
    '10-12': [
      ...(isUnsure(context)
        ? [
            'There was a new baby in {name}’s family. Everybody was delighted, and {name} was still making up {his} mind.',
            '{Name} was a big {sibling} now, and still making up {his} mind about it.',
          ]
        : [
            'There was a new baby in {name}’s family. Everybody went about on tiptoe, except for the baby.',
            '{Name} was a big {sibling} now, and everybody at home went about on tiptoe.',
          ]),
      '{Name} had a new {babyWords}.',
      '{Name} had a new baby at home.',
    ],
  },
  echo: ECHO,
})

const isComing = (baby: string | undefined, context: Context): Telling => ({
  kind: 'sibling',
  mood: isUnsure(context) ? 'worry' : 'joy',
  words: { sibling: asElder(context), babyWords: babyOf(baby) },
  lines: {
    '2-3': ['A baby is coming soon!', 'Soon a big {sibling}, {name}!'],
    '4-6': ['Soon {name} would be a big {sibling}.', 'Soon there would be a baby at {name}’s.'],
    '7-9': [
      ...(isUnsure(context)
        ? ['Soon {name} would be a big {sibling}, and {he} {was} not quite sure about it.']
        : [
            'Soon {name} would be a big {sibling}, and {he} had a list of things to teach the baby.',
            'Soon there would be a new baby at home, and {name} had a list of things to teach it.',
          ]),
      'Soon {name} would be a big {sibling}.',
      'A baby was coming, {name} knew.',
    ],
    '10-12': [
      ...(isUnsure(context)
        ? ['Soon {name} would be a big {sibling}, and {he} {was} still making up {his} mind about it.']
        : [
            'Soon {name} would be a big {sibling}. {He} had been drawing up a list of what the baby would need to know.',
            'Soon there would be a new baby at home, and {name} had begun a list of what it would need to know.',
          ]),
      'Soon {name} would be a big {sibling}.',
      'A baby was coming, {name} knew.',
    ],
  },
  echo: ECHO,
})
