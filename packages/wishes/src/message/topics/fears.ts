import { findAvoided } from '../avoided.ts'
import { unmark } from '../clause.ts'
import { told } from '../told.ts'
import { isFit, type Topic, VERY, WORRIED } from '../topic.ts'

const AFRAID = new RegExp(
  `^@ (?:(?:is|feels|was|has been|gets) ${VERY}(?:scared|afraid|frightened|terrified) (?:of |by |to )|(?:fears|dreads) )(?<what>.+)$`,
  'i',
)
const WORRY = new RegExp(
  `^@ (?:is|feels|has been|gets) ${VERY}(?<feeling>${WORRIED}) (?:about|for|of|before) (?<what>.+)$`,
  'i',
)
const DARK =
  /^(?:the |going in the |sleeping in the )?dark(?:ness)?(?: at night| room| rooms)?$|^(?:the )?night(?: time)?$/i
const ALONE = /^(?:to )?sleep(?:ing)?(?: alone| by @self| in @s own (?:room|bed)| in @s room| without .*)+$/i
const PERSON =
  /~\d|@(?!s)|#|\b(papa|mummy|father|mother|teacher|uncle|aunt\w*|sir|madam|maam|man|woman|people|boys?|girls?|him|her|them)\b/i

export const fears: Topic = ({ text, kin }) => {
  const what = AFRAID.exec(text)?.groups?.what
  if (what !== undefined && DARK.test(what)) return tellFear('the dark')
  if (what !== undefined && ALONE.test(what)) return tellFear('sleeping alone')
  // Other things that frighten the child are left out of the book.
  if (findAvoided(text).length > 0) return null
  const worry = WORRY.exec(text)?.groups
  if (worry?.what === undefined || worry.feeling === undefined || PERSON.test(worry.what) || !isFit(worry.what, 5))
    return null
  if (!/^(?:the|a|an|@s|#s|going|being|new|\w+ing)\b/i.test(worry.what)) return null
  return tellWorry(unmark(lowerFirst(worry.what), kin), worry.feeling.toLowerCase())
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const tellFear = (fear: 'the dark' | 'sleeping alone') => ({
  kind: 'dark' as const,
  mood: 'worry' as const,
  words: { fear },
  ...told('fear', { dark: fear === 'the dark', short: fear === 'the dark', alone: fear === 'sleeping alone' }),
})

const tellWorry = (worry: string, feeling: string) => ({
  kind: /school|exam|class|test/i.test(worry) ? ('school' as const) : ('other' as const),
  mood: 'worry' as const,
  words: { worry, feeling: `${feeling} ${/scared|afraid/.test(feeling) ? 'of' : 'about'}` },
  ...told('worry'),
})
