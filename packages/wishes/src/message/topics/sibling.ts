import type { Telling } from '../situation.ts'
import { told } from '../told.ts'
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

const isUnsure = ({ feeling }: Context) =>
  feeling !== null && /jealous|sure|sad|upset|worried|nervous|confused/.test(feeling)

const isBorn = (baby: string | undefined, context: Context): Telling => ({
  kind: 'sibling',
  mood: isUnsure(context) ? 'worry' : 'joy',
  words: { sibling: asElder(context), babyWords: babyOf(baby) },
  ...told('baby-born', { unsure: isUnsure(context), glad: !isUnsure(context) }),
})

const isComing = (baby: string | undefined, context: Context): Telling => ({
  kind: 'sibling',
  mood: isUnsure(context) ? 'worry' : 'joy',
  words: { sibling: asElder(context), babyWords: babyOf(baby) },
  ...told('baby-coming', { unsure: isUnsure(context), glad: !isUnsure(context) }),
})
