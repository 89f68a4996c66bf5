import { isEnglish } from '../language/script.ts'
import { wordsInScripts } from '../language/words-in-scripts.ts'

/**
 * Things that children are afraid of and families ask to leave out. `latin` and `scripts` are how families name them, as in the
 * words of ideas; `named` is how a tale names or draws them.
 */
const THINGS = {
  dogs: {
    latin: 'dogs?|pupp(?:y|ies)|doggies|kutt[ae]|kutton',
    scripts: 'कुत्त কুকুর நாய் కుక్క ನಾಯಿ നായ કૂતર ਕੁੱਤਾ ਕੁੱਤੇ ਕੁੱਤਿਆਂ کتا کتے کتوں நாயை நாய்கள் కుక్కలు ನಾಯಿಗಳು നായ്ക്ക കૂતરા કૂતરો કૂતરાં કૂતરાઓ',
    named: 'dogs?|pupp\\w+|woof',
  },
  cats: {
    latin: 'cats?|kittens?|billi(?:yon)?',
    scripts: 'बिल्ली बिल्लि বিড়াল பூனை పిల్లి ಬೆಕ್ಕು പൂച്ച બિલાડ ਬਿੱਲੀ',
    named: 'cats?|kittens?',
  },
  monkeys: {
    latin: 'monkeys?|bandar(?:on)?|apes?',
    scripts: 'बंदर बन्दर বানর குரங்கு కోతి ಕೋತಿ കുരങ്ങ વાંદર',
    named: 'monkeys?|langurs?',
  },
  snakes: { latin: 'snakes?|saa?np|nag', scripts: 'साँप सांप সাপ பாம்பு పాము ಹಾವು പാമ്പ് સાપ ਸੱਪ', named: 'snakes?' },
  spiders: {
    latin: 'spiders?|makdi|insects?|bugs?|cockroach(?:es)?|keede',
    scripts: 'मकड़ी कीड़े মাকড়সা சிலந்தி',
    named: 'spiders?|insects?|cockroach\\w*|beetles?',
  },
  lizards: {
    latin: 'lizards?|chhipkali|geckos?',
    scripts: 'छिपकली টিকটিকি பல்லி బల్లి ಹಲ್ಲಿ പല്ലി',
    named: 'lizards?|geckos?',
  },
  bees: { latin: 'bees?|wasps?|madhumakkhi', scripts: 'मधुमक्खी', named: 'bees?|wasps?' },
  tigers: {
    latin: 'tigers?|lions?|sher|baagh',
    scripts: 'शेर बाघ বাঘ புலி சிங்கம் పులి ಹುಲಿ കടുവ વાઘ',
    named: 'tigers?|tigress|tiger-cub|lions?',
  },
  owls: { latin: 'owls?|ullu', scripts: 'उल्लू', named: 'owls?' },
  thunder: {
    latin: 'thunder\\w*|lightning|storms?|bijli|rains?|heavy rain',
    scripts: 'बिजली बादल तूफ़ान',
    named: 'thunder\\w*|lightning|storm\\w*|rain\\w*',
  },
  water: {
    latin: 'water|swimming|deep water|drowning|paani|(?:big )?waves?',
    scripts: 'पानी నీళ్ల నీటి தண்ணீர் ನೀರ വെള്ള પાણી ਪਾਣੀ পানি জল',
    named: 'swim\\w*|deep-sea|underwater|river|sea|waves?',
  },
  crackers: {
    latin: 'crackers|firecrackers|fireworks|pataak[ae]|patakhe|balloons?',
    scripts: 'पटाखे पटाखों पटाखा पटाके पटाकों বাজি பட்டாசு టపాకా పటాసు ಪಟಾಕಿ പടക്ക ફટાકડા ਪਟਾਕ پٹاخ',
    named: 'crackers?|firecrackers?|fireworks|sparklers?|balloons?',
  },
  ghosts: {
    latin: 'ghosts?|monsters?|witch(?:es)?|bhoot|demons?|rakshas\\w*',
    scripts: 'भूत राक्षस பேய் దెయ్యం ದೆವ್ವ പ്രേതം',
    named: 'ghosts?|monsters?|witch(?:es)?|demons?',
  },
  dragons: { latin: 'dragons?', scripts: 'ड्रैगन', named: 'dragons?' },
  needles: {
    latin: 'injections?|needles?|syringes?|sui|vaccin\\w*',
    scripts: 'सुई इंजेक्शन ইনজেকশন ஊசி ఇంజెక్షన్ ಇಂಜೆಕ್ಷನ್ ഇൻജക്ഷൻ',
    named: 'needles?|injections?|syringes?',
  },
  nuts: {
    latin: 'nuts?|peanuts?|groundnuts?|cashews?|almonds?|kaju|badam|moongfali',
    scripts: 'काजू बादाम मूंगफली',
    named: 'nuts?|peanuts?|cashews?|almonds?|chikki',
  },
  babies: {
    latin: 'bab(?:y|ies)|newborns?|pregnan\\w*',
    scripts: 'शिशु',
    named: 'bab(?:y|ies)(?! (?:bird|turtle|sparrow|squirrel|dinosaur|comet|bat|pigeon|gecko)s?)',
  },
  dolls: { latin: 'clowns?|puppets?|scarecrows?', scripts: 'जोकर', named: 'clowns?|puppets?|scarecrows?' },
} as const
export type Avoided = keyof typeof THINGS
export const AVOIDED = Object.keys(THINGS) as Avoided[]

const AFRAID =
  /\b(scared|afraid|frightened|terrified|fears?|phobia|dreads?|hates?|allergic|nightmares?|dar(?:ta|ti|te)?|darr)\b|डर|भीती|घाबर|ভয়|பயம்|பயப்ப|భయ|ಭಯ|ಹೆದರ|പേടി|ભય|ડર|ਡਰ|ڈر/iu
const WITHOUT =
  /\b(no|not|without|avoid|avoiding|except|skip|leave out|(?:don't|do not|never|nothing) (?:about|include|mention|show|add|use|have|put|bring|make)|mat)\b/i

const WORDS = AVOIDED.map(thing => ({
  thing,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${THINGS[thing].latin})(?![\\p{L}\\p{M}])|${wordsInScripts(THINGS[thing].scripts.split(' '))}`,
    'iu',
  ),
}))

export const isAfraid = (sentence: string): boolean => AFRAID.test(sentence.replace(NOT_AFRAID, ' '))

/** "Not scared of dogs any more" */
const NOT_AFRAID =
  /\b(?:not|no longer|isn't|never|aren't) (?:\p{L}+ ){0,2}(?:scared|afraid|frightened|fear\w*)\b.*?(?=\bbut\b|[,.;]|$)|[^,।.]*(?:डर नहीं|\bdarr? nahi|\bdart[ai] nahi)[^,।.]*/giu

/** "but loves our puppy Coco" */
const LOVED = /\b(?:loves?|likes?)\b.*/i

/** Whether a sentence asks for a story without something. */
export const asksWithout = (sentence: string): boolean => WITHOUT.test(sentence)

/**
 * What a sentence asks to leave out, by naming a fear of it or by asking for a story without it. In English it follows: "our dog is
 * scared of crackers" asks for no story without dogs.
 */
export function findAvoided(written: string): Avoided[] {
  const sentence = written.replace(NOT_AFRAID, ' ')
  const [start] = [AFRAID, WITHOUT]
    .map(pattern => sentence.search(pattern))
    .filter(index => index >= 0)
    .sort((a, b) => a - b)
  if (start === undefined) return []
  const asked = isEnglish(sentence) ? sentence.slice(start) : sentence
  const loved = LOVED.exec(asked)?.[0] ?? ''
  return WORDS.filter(({ pattern }) => pattern.test(asked) && !pattern.test(loved)).map(({ thing }) => thing)
}

const NAMED = new Map(
  AVOIDED.map(thing => [thing, new RegExp(`(?<![\\p{L}\\p{M}])(?:${THINGS[thing].named})(?![\\p{L}\\p{M}])`, 'iu')]),
)

/** Whether a text names something that is to be left out. */
export const namesAvoided = (text: string, thing: Avoided): boolean => NAMED.get(thing)?.test(text) === true
