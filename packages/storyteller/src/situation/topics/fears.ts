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
/** What children are often afraid of. A person is never among it. */
const THINGS =
  /^(?:(?:the|of|big|loud|all) )*(?:thunder(?:storms?)?|lightning|storms?|heavy rain|rain|dogs?|cats?|cows?|monkeys|insects|bugs|cockroach(?:es)?|lizards?|spiders?|bees|injections?|vaccines?|doctors?|dentists?|needles|water|swimming|the sea|heights|noises?|sounds|crackers|firecrackers|fireworks|lifts?|elevators?|escalators?|slides?|swings|balloons|the stage|stage|crowds|strangers|new people|flying|aeroplanes|planes|haircuts?|the barber|mixer|pressure cooker|vacuum cleaner|bath|shower|exams|maths)$/i
const PERSON =
  /~\d|@(?!s)|#|\b(papa|mummy|father|mother|teacher|uncle|aunt\w*|sir|madam|maam|man|woman|people|boys?|girls?|him|her|them)\b/i
const fearWords = (what: string) =>
  DARK.test(what) ? 'the dark' : ALONE.test(what) ? 'sleeping alone' : what.replace(/^of /i, '').toLowerCase()

export const fears: Topic = ({ text, kin }) => {
  const what = AFRAID.exec(text)?.groups?.what
  const isThing = what?.split(/,? and |, /).every(part => THINGS.test(part))
  if (what !== undefined && (DARK.test(what) || ALONE.test(what) || isThing)) {
    return tellFear(fearWords(what), DARK.test(what) || ALONE.test(what))
  }
  const worry = WORRY.exec(text)?.groups
  if (worry?.what === undefined || worry.feeling === undefined || PERSON.test(worry.what) || !isFit(worry.what, 5))
    return null
  if (!/^(?:the|a|an|@s|#s|going|being|new|\w+ing)\b/i.test(worry.what)) return null
  return tellWorry(unmark(lowerFirst(worry.what), kin), worry.feeling.toLowerCase())
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

const tellFear = (fear: string, isDark: boolean) => ({
  kind: isDark ? ('dark' as const) : ('other' as const),
  mood: 'worry' as const,
  words: { fear },
  ...told('fear', { dark: fear === 'the dark', short: fear !== 'sleeping alone' }),
})

const tellWorry = (worry: string, feeling: string) => ({
  kind: /school|exam|class|test/i.test(worry) ? ('school' as const) : ('other' as const),
  mood: 'worry' as const,
  words: { worry, feeling: `${feeling} ${/scared|afraid/.test(feeling) ? 'of' : 'about'}` },
  ...told('worry'),
})
