import type { Pronouns } from '../language/grammar.ts'
import type { Clause } from './clause.ts'
import type { Telling } from './situation.ts'

export interface Context {
  child: Pronouns
  isNeutral: boolean
  /** "nervous", as the message says elsewhere that the child is. */
  feeling: string | null
  /** What the child misses, as slots: "{his} old school". */
  missed: string | null
  /** The message says something sad, so that a joyful event is told plainly. */
  isSad: boolean
}

/** Recognizes what a clause says, or returns null. A pattern covers the whole clause, so that nothing changes its meaning. */
export type Topic = (clause: Clause, context: Context) => Telling | null

/** "so", "a little bit". Single words, so that a long message can be matched in one way only. */
export const VERY = '(?:(?:so|very|really|quite|too|extremely|super|a|bit|little|getting|feeling) )*'
export const WORRIED =
  'nervous|worried|anxious|scared|afraid|sad|upset|unsure|not sure|not happy|unhappy|apprehensive|tense|confused'
export const EXCITED = 'excited|happy|thrilled|looking forward'

/** Words with which a part of a message is not repeated: they need a tact that a rule does not have. */
const UNFIT =
  /\b(not|no|never|n't|but|except|almost|nearly|die[ds]?|dead|death|kill\w*|cancer|accident|blood|surgery|operation|icu|divorce\w*|separat\w*|fight\w*|hit|hits|beat\w*|hate\w*|stupid|ugly|fat|bully\w*|bullied|abus\w*|drunk|police|gun|war|hell|lost|fail\w*|cry|cries|crying|sad|angry|mess|trouble|scold\w*|naughty|punish\w*|complain\w*|pee\w*|potty|poop|bed ?wetting|you|your|i|me|my|money|rupees|rs|marks|percent|password)\b|n't\b|[^\p{L}\p{M}\d\s'’,-]/iu

/** Whether a phrase can be repeated in a story: at most `maxWords` words in Latin script, none of them delicate. */
export const isFit = (phrase: string, maxWords: number) =>
  phrase !== '' &&
  phrase.split(' ').length <= maxWords &&
  !UNFIT.test(phrase.replace(/[@#~]\d?s?/g, ' ')) &&
  /^[\p{Script=Latin}\p{M}\d\s'’,@#~-]+$/u.test(phrase)
