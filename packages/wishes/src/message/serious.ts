import { isToChild } from './addressed.ts'
import { findRelatives, type Kin } from './kin.ts'
import { isSignature } from './signature.ts'

/** Something that a story must not take lightly, and the relative or pet that it is about, if the text names one. */
export interface Serious {
  kind: 'death' | 'illness' | 'lost-baby' | 'separation' | 'harm'
  who: Kin | null
}

/** What a quiet tale is about. */
export type QuietKind = 'death' | 'illness'

/** The quiet tale that something serious needs, if it needs one: an illness of the child itself has none. */
export const quietKind = (serious: Serious | null): QuietKind | null =>
  serious?.kind === 'death' || (serious?.kind === 'illness' && serious.who !== null) ? serious.kind : null

const DEATH =
  /\b(pass(?:ed|es|ing) (?:away|on)|died|dies|(?:is|was|are) dying|dead|death|demise|expired|deceased|in heaven|to heaven|(?:went|gone|goes|go) to (?:be with )?(?:god|the stars)|called by god|with god|watch\w* (?:over )?(?:him|her|us|me) from (?:above|the (?:sky|stars))|rainbow bridge|no longer with us|not with us any ?more|left us|left this world|is no more|passed (?:\d+|one|two|three|a|some|few|many) (?:years?|yrs?|months?|weeks?|days?) (?:ago|back)|breathed (?:his|her|their) last|lost (?:his|her|their|the) (?:\w+ )?(?:battle|fight)|succumb\w*|gone forever|martyr\w*|shaheed|(?:be |was |were )put (?:to sleep|down)|(?:is|are) not (?:with us|here) any ?more|(?:hamare|humare) beech na(?:hi|hin)|saath chh?od ga\w+|(?:lost|losing|loss of) (?:his|her|their|our|my) (?:(?:beloved|dear|pet|old|little|great|baby|elder|older|younger)[ -])*(?:grand\w+|dadi\w*|dada\w*|nani\w*|nana\w*|papa|father|mother|mom|mummy|dad|daddy|amma|appa|thatha|patti|ajji|uncle|aunt\w*|dog|cat|pet|puppy|brother|sister)|(?:became|has become|turned into|is now|is) (?:now )?a star(?: now)?(?= in the sky| up there| now|\)|,|$)|funeral|mourning|griev\w+|grief|bereave\w*|rest in peace|(?:his|her|our|my|their) late \w+|late (?:grand\w+|father|mother)|guzar ga(?:ye|yi|ya|e)|nahi?n? rah[eia]|chal base|swargwas\w*|swargiya|dehant|mar ga(?:ya|yi|ye)|(?:bhagwan|god|allah) ke (?:paas|ghar)|ta+ra ban|sitara ban|(?:chhod|chod)(?: ?kar| ke)? chal[aei]|intequal|inteqal|inteqaal)\b|गुज़र|गुजर ग|नहीं रह[ेीा]|चल बसे|स्वर्ग|देहांत|मृत्यु|मर ग|भगवान के पास|निधन|वारल[ेीा]|देवाघरी|तारा बन|तारे बन|(?:छोड़कर|छोड़ कर|छोड़ के) चल|दुनिया में नहीं|बीच नहीं|साथ छोड़|शहीद|মারা গে|পরলোক|আর নেই|তারা হয়ে গে|না ফেরার দেশে|இறந்|காலமா|மறைந்து|தவறிவி|தவறிட்|சாமிகிட்ட|మరణ|చనిపోయ|కన్నుమూ|ತೀರಿಕೊಂಡ|ತೀರಿ ಹೋ|ನಿಧನ|ಇನ್ನಿಲ್ಲ|മരിച്ച|അന്തരിച്ച|അന്തരിച്ചു|અવસાન|ગુજરી ગ|દેવલોક|ਗੁਜ਼ਰ|ਚੱਲ ਵਸੇ|ਪੂਰੇ ਹੋ ਗ|ਨਹੀਂ ਰਹ|انتقال|وفات|فوت|گزر گ|نہیں رہ|چل بس/iu
/** The loss of a baby that nobody has known: no tale remembers it. */
const LOST_BABY =
  /\b(?:lost|losing|loss of) (?:the|our|a|his|her|my) (?:\w+ )?(?:baby(?! t(?:ooth|eeth)| brother| sister)|twins?|pregnancy)\b|\bmiscarr\w+|\bstill ?b(?:orn|irth)\b|\bbaby\b.*\b(?:did not|didn't|never|could not|couldn't) (?:come|came|make it|made it|survive)\b/i
const ILLNESS =
  /\b(ill|sick|unwell|not (?:feeling |keeping )?(?:very |so |too )?well|(?<!works? (?:in|at) (?:a |the )?)(?<!doctor (?:in|at) (?:a |the )?)hospital\w*|admitted|icu|ventilator|cancer|tumou?r|leuk\w+|[ck]h?emo(?:therapy)?|dialysis|surgery|operat(?:ion|ed)|stroke|heart attack|bypass|dementia|alzheimer\w*|paralys\w+|coma|transplant|accident|fracture\w*|bimaa?r|beemaa?r|theek ho(?:nge|ngi|ga|gi)|tabiyat|aspatal|haspatal)\b|बीमार|एक्सीडेंट|एक्सिडेंट|दुर्घटना|ऑपरेशन|कीमो|कैंसर|अस्पताल|तबीयत|तबियत|आजारी|অসুস্থ|হাসপাতাল|நோய்|மருத்துவமனை|உடம்பு சரியில்லை|అనారోగ్య|ఆసుపత్రి|ಅನಾರೋಗ್ಯ|ಆಸ್ಪತ್ರೆ|അസുഖ|ആശുപത്രി|બીમાર|હોસ્પિટલ|ਬਿਮਾਰ|ਹਸਪਤਾਲ|بیمار|ہسپتال/iu
/** Of an illness of the child itself: more than a cold. */
const GRAVE =
  /\b(hospital\w*|admitted|icu|ventilator|cancer|tumou?r|leuk\w+|chemo\w*|dialysis|surgery|operat(?:ion|ed)|transplant|accident|thalass?emia|heart (?:hole|problem|condition))\b|अस्पताल|कैंसर|ऑपरेशन|হাসপাতাল|மருத்துவமனை|ఆసుపత్రి|ಆಸ್ಪತ್ರೆ|ആശുപത്രി|હોસ્પિટલ|ਹਸਪਤਾਲ|ہسپتال/iu
/** Why a mother or a brother is in hospital without being ill. */
const BIRTH =
  /\b(?:newborn|born|birth|deliver\w*|pregnan\w*|(?:new|nay[aie]|chhot[aie]|nanh[aie]) (?:little )?(?:baby|bhai|beh[ae]n|bhaiya|mehman|brother|sister)|(?:bhai|beh[ae]n|baby) (?:aay[aie]|hu[ai])|paida)\b|पैदा|जन्म|(?:छोट[ाीे]|नन्ह[ाीे]|नय[ाीे])\s+(?:भाई|बहन|मेहमान)|(?:ছোট্ট|ছোট|নতুন)\s+(?:ভাই|বোন)|பிறந்த|పుట్ట|ਪੈਦਾ|જન્મ|پیدا/iu
/** "No death in the story", "scared of death": nobody has died. */
const NO_DEATH =
  /\b(?:no|not|without|avoid\w*|nobody|don't|do not|never|scared of|afraid of|fears?(?: of)?|talk\w* about)\b[^.]{0,40}\b(?:death|dying|dies?|dead|grief|funeral)\b|\b(?:maut|mrityu|death)\b.*\b(?:mat|na|nahin?)\b|(?:मृत्यु|मौत|मरने)[^।]*(?:न करें|ना करें|न हो|मत|नहीं)/iu
/** "Dying to meet her", "died laughing" */
const IDIOM =
  /\b(?:dying to|(?:nearly |almost )?died? (?:laughing|of (?:laugh\w*|embarrass\w*|boredom)|for)|to die for|dead (?:tired|sure|serious|asleep|end)|deadly)\b/gi
/** "Her anklets belonged to her late grandmother" */
const IN_PASSING =
  /\b(?:belong\w*|gift\w*|given|gave|named after|passed down|handed down|are from|is from|was from|were from|made by|recipe)\b.*\b(?:late \w+|who (?:is no more|passed away|died))/i
const SURELY_ILL =
  /\b(?:cancer|tumou?r|icu|ventilator|[ck]h?emo\w*|dialysis|stroke|heart|accident|surgery)\b|कैंसर|कीमो|एक्सीडेंट/iu
const SEPARATION =
  /\b(divorc\w*|separat(?:ed|ing|ion)|custody|talaq|(?:parents|papa|father|dad|mother|mummy|mom) (?:are|is|have|has) (?:split|splitting|left|leaving)|(?:doesn't|does not|don't|do not|no longer) live with us)\b|तलाक|তালাক|விவாகரத்து|విడాకులు|طلاق/iu
const HARM =
  /\b(hits?|hitting|beats?|beaten|slap\w*|abus\w*|kill\w*|suicid\w*|rap(?:e|ed)|drunk\w*|alcohol\w*|violen\w*|police|jail|court|stab\w*|molest\w*|bull(?:y|ies|ied|ying)|teas(?:es?|ed|ing)|push(?:es|ed)? (?:him|her) (?:in|down|around|at)|kicks? (?:him|her)|punch(?:es|ed)?|mak(?:es?|ing) fun|laugh(?:s|ed|ing)? at (?:him|her)|drinks and|touch(?:ed|es) (?:him|her|them) (?:wrongly|badly|inappropriately)|bad touch|drinks (?:every|at) night)\b/i
/** What is too grave to be retold, even beside something that could be. */
const GRAVEST = /\b(cancer|tumou?r|icu|ventilator|critical\w*|serious\w*|blood\w*|burn\w*)\b/i
export const isTooGrave = (text: string): boolean => [HARM, SEPARATION, GRAVEST].some(pattern => pattern.test(text))

const PET =
  /\b(dog|puppy|labrador|pug|beagle|retriever|indie|spitz|husky|cat|kitten|rabbit|parrot|fish|goldfish|hamster|tortoise|cow|pet|kutta|billi)\b|कुत्ता|बिल्ली/iu
const PET_WORDS: Readonly<Record<string, string>> = {
  puppy: 'dog',
  labrador: 'dog',
  pug: 'dog',
  beagle: 'dog',
  retriever: 'dog',
  indie: 'dog',
  spitz: 'dog',
  husky: 'dog',
  kitten: 'cat',
  goldfish: 'fish',
  kutta: 'dog',
  billi: 'cat',
  कुत्ता: 'dog',
  बिल्ली: 'cat',
}

const wordsForPet = (pet: string) => Object.keys(PET_WORDS).filter(word => PET_WORDS[word] === pet)

const petAsKin = (word: string): Kin => ({
  word,
  isName: false,
  gender: null,
  isPossessed: true,
  elders: [],
  body: null,
})

/** "dog" of a text with a labrador; undefined if it names no pet. */
export function findPet(text: string): string | undefined {
  const word = PET.exec(text)?.[0].toLowerCase()
  return word === undefined ? undefined : (PET_WORDS[word] ?? word)
}

function petIn(text: string): Kin | null {
  const pet = findPet(text)
  return pet === undefined ? null : petAsKin(pet)
}
/** Whoever is lost follows. */
const LOSES = /^(?:lost|losing|loss of)\b/i

/** "Riddhi" of "her sister Riddhi", "Bruno" of "our dog Bruno": somebody who is no grown-up is called by the name. */
function named(kin: Kin, text: string): Kin {
  if (kin.body !== null || kin.isName) return kin
  const noun = `(?:${[kin.word, ...wordsForPet(kin.word)].join('|')})`
  const after = new RegExp(`\\b${noun} (?<name>\\p{Lu}\\p{Ll}+)`, 'u').exec(text)
  const before = new RegExp(`\\b(?<name>\\p{Lu}\\p{Ll}+),? (?:our|my|his|her) (?:pet )?${noun}\\b`, 'u').exec(text)
  const name = (after ?? before)?.groups?.name
  return name === undefined ? kin : { ...kin, word: name, isName: true }
}

/** "Appachan died last year": somebody whose name is no word for a relative. */
function byName(sentence: string): Kin | null {
  const name =
    /^(?!He|She|It|They|We|My|Our|His|Her|This|Last)(\p{Lu}\p{Ll}+) (?:died|passed|expired|is no more|left us)\b/u.exec(
      sentence,
    )?.[1]
  return name === undefined ? null : { ...petAsKin(name), isName: true }
}

/** The relative or pet that is named nearest to a place in a text, those before it first. */
function nearest(text: string, index: number): Kin | null {
  const kin = nearestKin(text, index)
  return kin === null ? null : named(kin, text)
}

/** Whom a message names last; whoever signs it is not the one who has died. */
function nearestIn(sentences: readonly string[]): Kin | null {
  const told = sentences.filter(sentence => !isSignature(sentence) && !isToChild(sentence)).join('. ')
  return nearest(told, told.length)
}

function nearestKin(text: string, index: number): Kin | null {
  const all = findRelatives(text)
  // "Dada as his friend, but he is no more"
  const family = all.filter(({ kin }) => kin.body !== null || kin.gender !== null)
  const relatives = family.length > 0 ? family : all
  const before = relatives.findLast(each => each.index <= index)
  return before?.kin ?? petIn(text) ?? relatives[0]?.kin ?? null
}

export const MISSED =
  /\b(miss(?:es|ing|ed)?|remember(?:s|ing)?|memor(?:y|ies)|yaadein|yaad)\b|याद|স্মৃতি|মনে পড়|நினைவு|மிஸ்|ஏங்கு|గుర్తు|మిస్|ನೆನಪ|ಮಿಸ್|ഓർമ്മ|മിസ്|യാദ്|યાદ|ਯਾਦ|یاد/iu

/** Somebody whom a theme is about missing: the quiet tale about a death tells of that, whatever the reason is. */
export function findMissed(theme: string): Serious | null {
  const who = MISSED.test(theme) ? nearest(theme, theme.length) : null
  return who === null ? null : { kind: 'death', who }
}

const isAtBirth = (text: string, who: Kin | null) =>
  who !== null && (who.body === null || who.body === 'mother') && BIRTH.test(text) && !SURELY_ILL.test(text)

/**
 * What is serious in a text in any of the languages of families: a death before an illness, that before the rest.
 * `splitSentences` gives its sentences, since a relative belongs to what its own sentence says.
 */
export function findSerious(text: string, sentences: readonly string[] = [text]): Serious | null {
  if (LOST_BABY.test(text)) return { kind: 'lost-baby', who: null }
  for (const [kind, pattern] of [
    ['death', DEATH],
    ['illness', ILLNESS],
  ] as const) {
    for (const sentence of sentences) {
      const index = sentence.replace(IDIOM, each => ' '.repeat(each.length)).search(pattern)
      if (index < 0 || (kind === 'death' && (IN_PASSING.test(sentence) || NO_DEATH.test(sentence)))) continue
      const who = LOSES.test(sentence.slice(index))
        ? nearest(sentence.slice(index), 0)
        : (nearest(sentence, index) ?? (kind === 'death' ? (byName(sentence) ?? nearestIn(sentences)) : null))
      if (kind === 'illness' && who === null && !GRAVE.test(sentence)) continue
      if (kind === 'illness' && isAtBirth(text, who)) continue
      return { kind, who }
    }
  }
  if (SEPARATION.test(text)) return { kind: 'separation', who: null }
  return HARM.test(text) ? { kind: 'harm', who: null } : null
}
