import type { Look } from '@kahani/contracts/looks'
import { personsIn } from '../friend/persons.ts'
import { normalizeMessage, splitSentences } from '../language/normalize-message.ts'
import { findRelatives } from '../message/kin.ts'
import { customEntries, type WishedBrief, withoutNothing } from '../wished-brief.ts'

const HAIR = '(?:hair(?:ed)?|baal|bal|बाल)'
const hair = (words: string) =>
  new RegExp(`\\b(?:${words})(?:[\\w, -]* )?${HAIR}|${HAIR}[^.,]{0,20}\\b(?:${words})\\b`, 'iu')
const some = (latin: string, others: string) => new RegExp(`\\b(?:${latin})\\b|${others}`, 'iu')

/** What a family writes of how its child looks, in English, in Hindi, and in Hindi in Latin letters. Of a kind, the first one counts. */
const TRAITS: readonly (readonly [pattern: RegExp, look: Look])[] = [
  [some('glasses|spectacles|specs|chashm[ae]', 'चश्म[ाे]'), { glasses: true }],
  [some('wheel ?chairs?', 'व्हील ?चेयर'), { mobilityAid: 'wheelchair' }],
  [some('crutch(?:es)?|baisakhi(?:yon)? (?:ke sahare|se)', 'बैसाखी(?:यों)? (?:के सहारे|से)'), { mobilityAid: 'crutch' }],
  [some('hearing aids?|cochlear implants?|(?:sunne|kaan) ki machine', '(?:सुनने|कान) की मशीन'), { hearingAid: true }],
  ...(['left', 'right'] as const).flatMap(side =>
    (['arm', 'leg'] as const).map(
      limb =>
        [
          new RegExp(
            `\\b(?:prosthe\\w+|artificial|missing|without (?:a|an|his|her|their)|no) ${side} ${limb === 'arm' ? '(?:arm|hand|forearm)' : '(?:leg|foot)'}\\b|\\b${side} ${limb === 'arm' ? '(?:arm|hand|forearm)' : '(?:leg|foot)'} (?:is (?:missing|prosthetic|artificial)|prosthesis)\\b`,
            'i',
          ),
          { limbDifference: `${side}-${limb}` },
        ] as const,
    ),
  ),
  [some('freckles|freckled', 'झाइयां'), { freckles: true }],
  [some('patka', 'पटका'), { headwear: 'patka' }],
  [some('turban|pagdi|pagri', 'पगड़ी'), { headwear: 'turban' }],
  [some('hijab', 'हिजाब'), { headwear: 'hijab' }],
  [
    some('one (?:long )?(?:plait|braid)|(?:a|single) (?:long )?(?:plait|braid)|ek choti', 'एक चोटी'),
    { hairStyle: 'one-plait' },
  ],
  [some('plaits|braids|pigtails|do chotiya?n|chotiya?n', 'चोटियां|चोटियाँ|दो चोटी'), { hairStyle: 'plaits' }],
  [some('pony ?tail', 'पोनीटेल'), { hairStyle: 'ponytail' }],
  [some('(?:hair )?in a bun|juda|jooda', 'जूड़ा'), { hairStyle: 'bun' }],
  [new RegExp(`${hair('curly|curled|curls|ghungh?r[ae]le').source}|\\bcurls\\b|घुंघराले`, 'iu'), { hairStyle: 'curls' }],
  [new RegExp(`${hair('long|lamb[ae]').source}|लंबे बाल|लम्बे बाल`, 'iu'), { hairLength: 'long' }],
  [new RegExp(`${hair('short|chhote|chote').source}|छोटे बाल`, 'iu'), { hairLength: 'short' }],
]

/** "doesn’t wear glasses any more", "no glasses", "scared of wheelchairs" */
const NOT =
  /\b(?:no|not|without (?!a |an |his |her |their )|doesn't|does not|don't|never|no longer|nahi+n?|afraid|scared|fear)\b|नहीं/iu
/** "her friend uses a wheelchair" */
const OTHERS =
  /\b(?:friends?|teacher|doctor|neighbou?rs?|cousins?|classmates?|dolls?|dost|saheli|someone|somebody|people|other children)\b|दोस्त|सहेली/iu

const isOfChild = (sentence: string, names: readonly string[]): boolean =>
  !NOT.test(sentence) &&
  !OTHERS.test(sentence) &&
  findRelatives(sentence).length === 0 &&
  !names.some(name => sentence.includes(name))

/** What a sentence says of how the child looks; null if nothing. `names` are those of others. */
export function lookIn(sentence: string, names: readonly string[] = []): Look | null {
  if (!isOfChild(sentence, names)) return null
  const found = TRAITS.filter(([pattern]) => pattern.test(sentence)).map(([, look]) => look)
  return found.length === 0 ? null : Object.assign({}, ...found.toReversed())
}

/**
 * How the child looks according to the message and the character in the family's own words. What the family chose itself is to
 * take precedence: `{ ...lookFromWishes(brief), ...look }`.
 */
export function lookFromWishes(family: WishedBrief): Look {
  const brief = withoutNothing(family)
  const names = personsIn(brief.friendName)
  const sentences = [normalizeMessage(brief.specialMessage), customEntries(brief).character].flatMap(splitSentences)
  return Object.assign({}, ...sentences.flatMap(sentence => lookIn(sentence, names) ?? []))
}
