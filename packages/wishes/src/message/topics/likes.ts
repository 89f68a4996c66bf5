import { unmark } from '../clause.ts'
import type { Telling } from '../situation.ts'
import { told } from '../told.ts'
import { isFit, type Topic, VERY } from '../topic.ts'

const LOT = '(?: so much| very much| a lot| the most| most| best| too| also| though| tho| only| more than anything)?'
const LOVES = new RegExp(
  `^@ (?:loves|adores|really loves|likes|enjoys|is ${VERY}(?:crazy|mad|passionate) about|is obsessed with|is fond of|is a big fan of) (?<what>.+?)${LOT}$`,
  'i',
)

export const likes: Topic = ({ text, kin }) => {
  const what = LOVES.exec(text)?.groups?.what
  // "She loves us" says something of the family, and is not repeated.
  if (
    what === undefined ||
    /[@#](?!s)/.test(what) ||
    /\b(mobile|phone|tv|television|youtube|screens?|reels|ipad|tablet)\b/i.test(what)
  )
    return null
  return isFit(what, 6) ? tell(unmark(what, kin)) : null
}

const tell = (thing: string): Telling => ({
  kind: 'other',
  mood: 'fact',
  words: { thing },
  ...told('likes', { noun: !/^(to|\w+ing)\b/.test(thing) }),
})
