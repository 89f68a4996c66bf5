import { findRelatives, withoutRelatives } from './kin.ts'

/** What sends love: "Lots of love", "बहुत प्यार". */
const LOVE = '(?:lots|loads|tons) of love|all my love|love from|bahut pyaa?r|dher saa?ra pyaa?r'
const LOVE_IN_SCRIPTS =
  'बहुत (?:सारा )?प्यार|ढेर सारा प्यार|खूप प्रेम|ਬਹੁਤ ਪਿਆਰ|بہت پیار|অনেক ভালোবাসা|ప్రేమతో|ખૂબ (?:ખૂબ )?પ્રેમ|ತುಂಬಾ ಪ್ರೀತಿ|ഒരുപാട് സ്നേഹം'
const SENDS_LOVE = new RegExp(`^(?:with )?(?:${LOVE})\\b|^(?:${LOVE_IN_SCRIPTS})`, 'iu')
/** What else a signature begins with: "xoxo", "Best wishes from". */
const GREETING = new RegExp(
  `^(?:with )?(?:${LOVE}|(?:(?:lots|loads|tons) of |all (?:my|our) |much |warm |best )?(?:love(?! you\\b| u\\b)|regards|wishes|hugs|kisses|blessings|yours|xo(?:xo)*|xx+|from))\\b[\\s,]*(?:and (?:hugs|kisses)[\\s,]*)?(?:from\\b)?|^(?:${LOVE_IN_SCRIPTS}|மிக்க அன்புடன்|அன்புடன்|ಪ್ರೀತಿಯಿಂದ|സ്നേഹത്തോടെ)`,
  'iu',
)
const YOUR =
  /(?<![\p{L}\p{M}])(?:your|ur|tumhar[aie]|ter[aie]|aa?pk[aie]|तुम्हार[ाीे]|तेर[ाीे]|आपक[ाीे]|তোমার|உன்|నీ|ನಿನ್ನ|നിന്റെ|તાર[ાી]|ਤੇਰ[ਾੀੇ]|ਤੁਹਾਡ[ਾੀੇ]|تمہار[اےی]|تیر[اےی])(?![\p{L}\p{M}])/giu
const BETWEEN =
  /(?<![\p{L}\p{M}])(?:loving|dear|dearest|own|ever|always|very|and|aur|ki taraf se|ki or se|की ओर से|की तरफ़? से|pyaa?r[aie]|और|प्यार[ाीे]|এবং|আর|மற்றும்|మరియు|ಮತ್ತು|અને|ਅਤੇ|ਤੇ|اور)(?![\p{L}\p{M}])/giu
const NAMES = /^(?:\p{Lu}[\p{L}\p{M}]*\s*){1,2}$/u

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{M}\s]+/gu, ' ').trim()

/** Whether a sentence only says who has written the message: "Love, Papa", "tumhari nani", "- அம்மா". */
export function isSignature(sentence: string): boolean {
  const isSigned = /^\s*[-–—~]/.test(sentence)
  const text = lettersOf(sentence)
  const afterGreeting = text.replace(GREETING, '').trim()
  const plain = afterGreeting.replace(YOUR, ' ').replace(BETWEEN, ' ').trim()
  const rest = lettersOf(withoutRelatives(plain))
  const hasRelative = rest !== lettersOf(plain)
  if (rest === '') return hasRelative || text !== afterGreeting
  if (hasRelative || isSigned || text !== afterGreeting) return NAMES.test(rest)
  return plain !== afterGreeting && /^\p{L}+$/u.test(rest)
}

/** Whether a signature is a message of its own: "Lots of love from Mummy". */
export const sendsLove = (signature: string): boolean =>
  SENDS_LOVE.test(signature) && findRelatives(signature).length > 0
