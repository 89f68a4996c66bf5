import { capitalize } from './grammar.ts'

/** Festivals and the gods and heroes they are about, which families write without capitals. */
const FESTIVAL =
  "(?:diwali|deepavali|deepawali|holi|eid(?:[- ]ul[- ](?:fitr|adha))?|ramadan|ramzan|muharram|christmas|easter|halloween|onam|pongal|vishu|ugadi|gudi padwa|navratri|navaratri|navaratra|dussehra|dasara|vijayadashami|raksha ?bandhan|rakhi|lohri|baisakhi|vaisakhi|bihu|uttarayan|makar sankrant(?:i|hi)|sankrant(?:i|hi)|(?:durga|kali|saraswati|lakshmi|chhath|chhat|vishwakarma) (?:puja|pooja|pujo)|ganesh(?:a)? chaturthi|ganesh utsav|ganpati(?: bappa)?|(?:krishna )?janmashtami|(?:maha )?shivratri|ram navami|hanuman jayanti|guru nanak jayanti|guru ?purab|buddha purnima|mahavir jayanti|karwa chauth|bhai dooj|basant panchami|vasant panchami|rath yatra|kumbh mela|independence day|republic day|children['’]?s day)"
const GOD = '(?:krishna|hanuman|ganesha?|shiva|durga|lakshmi|saraswati|rama|sita|radha|buddha)'
const NAMES = new RegExp(`\\b(?:${FESTIVAL}|${GOD})\\b`, 'gi')
/** "nani's" where nobody else is named: "at nani's house". */
const KIN =
  /(?<=^|\b(?:at|in|with|to|from|of|and|for) )(?:nani|nana|dadi|dada|thatha|patti|ajji|grandma|grandpa)['’]s\b/gi
const FIRST = new RegExp(`^${FESTIVAL}\\b(?<rest>.*)$`, 'i')

const capitalizeWords = (name: string) =>
  name.replace(/[^\s-]+/g, word => (/^(?:ul|al)$/i.test(word) ? word.toLowerCase() : capitalize(word)))

/** "Durga Puja pandals" of "durga puja pandals". */
export const withCapitals = (text: string): string => text.replace(NAMES, capitalizeWords).replace(KIN, capitalize)

/** What follows the festival with which a phrase begins: " kite festival"; null if it begins with none. */
export const afterFestival = (text: string): string | null => FIRST.exec(text)?.groups?.rest ?? null
