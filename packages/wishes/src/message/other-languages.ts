import { findIdeas } from '../ideas/find-ideas.ts'
import { isEnglish } from '../language/script.ts'
import { isAfraid } from './avoided.ts'
import { kinSlot } from './clause.ts'
import { findRelatives, type Kin } from './kin.ts'
import type { Telling } from './situation.ts'
import { told } from './told.ts'

const MISSES = /\byaad\b|याद|মনে পড়|நினைவு|ஏங்கு|గుర్తు|ನೆನಪು|ഓർമ്മ|യാദ്|યાદ|ਯਾਦ|یاد/iu
const TODAY = /\baaj\b|आज|আজ|இன்று|ఈరోజు|ఈ రోజు|ಇಂದು|ഇന്ന്|આજે|ਅੱਜ|آج/iu
const TOMORROW = /\bkal\b|कल|কাল|நாளை|రేపు|ನಾಳೆ|നാളെ|કાલે|ਕੱਲ੍ਹ|کل/iu

/** Where a grown-up works who is not at home. */
const AWAY =
  /\b(?:dubai|saudi|qatar|kuwait|muscat|canada|america|usa|london|videsh|navy|army|fauj|ship|border|posting|duty)\b|दुबई|सऊदी|क़तर|कनाडा|अमेरिका|विदेश|नेवी|आर्मी|फ़?ौज|सेना|বিদেশ|দুবাই|துபாய்|வெளிநாட்டு|దుబాయ్|అమెరికా|విదేశ|ದುಬೈ|ವಿದೇಶ|ദുബായ|ഗൾഫ|വിദേശ|દુબઈ|વિદેશ|ਦੁਬਈ|ਵਿਦੇਸ਼|ਕੈਨੇਡਾ|دبئی|سعودی|قطر|بیرون ملک/iu
const isAway = (sentence: string, { body }: Kin) => body !== null && AWAY.test(sentence)

/**
 * What a sentence in another language than English tells, as far as words of relatives, feelings and ideas say it: a fear of the
 * dark, a birthday, somebody who is missed.
 */
export function tellInOtherLanguages(sentence: string): Telling[] {
  if (isEnglish(sentence)) return []
  const ideas = findIdeas(sentence)
  if (ideas.includes('dark') && isAfraid(sentence)) {
    return [{ kind: 'dark', mood: 'worry', words: { fear: 'the dark' }, ...told('fear', { dark: true, short: true }) }]
  }
  if (ideas.includes('birthday')) {
    const when = TODAY.test(sentence) ? 'today' : TOMORROW.test(sentence) ? 'tomorrow' : 'soon'
    return [{ kind: 'birthday', mood: 'joy', words: { years: '', soon: 'soon' }, ...told(`birthday-${when}`) }]
  }
  const [relative] = findRelatives(sentence)
  if (relative === undefined || !(MISSES.test(sentence) || isAway(sentence, relative.kin))) return []
  const { kin } = relative
  return [
    {
      kind: 'travel',
      mood: 'worry',
      words: { relative: kinSlot(kin) },
      absent: kin.elders,
      ...told('missing-somebody'),
    },
  ]
}
