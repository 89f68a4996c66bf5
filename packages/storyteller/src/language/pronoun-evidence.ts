import type { Gender } from '@kahani/contracts/options'
import { GUIDES } from '@kahani/scene/words'

type Stated = Exclude<Gender, 'neutral'>
/** How often a text calls a person she or he: `certain` if the pronoun can only mean this person. */
export interface Evidence {
  certain: Record<Stated, number>
  possible: Record<Stated, number>
}

const PRONOUNS: Record<string, Stated> = {
  she: 'girl',
  her: 'girl',
  hers: 'girl',
  herself: 'girl',
  he: 'boy',
  him: 'boy',
  his: 'boy',
  himself: 'boy',
}
/** Pronouns of a subject, which belong to the person that the sentence or the one before is about. */
const SUBJECTS = new Set(['she', 'he'])
const PRONOUN = /\b(she|her|hers|herself|he|him|his|himself)\b/gi
/** Others of whom a story can say he or she. */
const OTHERS = new RegExp(
  `\\b(${[...GUIDES, ...GUIDES.map(guide => guide.replace('-', ' '))].join('|')}|girl|boy|mother|father|mama|papa|ma|mummy|daddy|amma|appa|nani|nana|dadi|dada|grandmother|grandfather|uncle|aunt|auntie|aunty|brother|sister|cousin|teacher|man|woman|king|queen|cow|bull|goat|hen|cock|horse|lion|lioness|tiger|tigress|bear|fox|wolf|crow|sparrow|frog|moth|ant|bee|snake|crab|whale|keeper|driver|moon|sun|wind|river|sea)\\b`,
  'i',
)
const QUOTED = /“[^”]*”|"[^"]*"/g
const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/**
 * Counts what passages say of a person by pronouns outside of quotations. Only sentences with nobody else in them count, and
 * a following one that begins with the pronoun. Where the child has the same pronouns, "her" may mean the child.
 */
export function findEvidence(
  passages: readonly string[],
  name: string,
  child: { name: string; gender: Gender },
): Evidence {
  const evidence: Evidence = { certain: { girl: 0, boy: 0 }, possible: { girl: 0, boy: 0 } }
  const person = wordPattern(name)
  const childPattern = wordPattern(child.name)
  const count = (word: string, gender: Stated) => {
    const certain = SUBJECTS.has(word.toLowerCase()) || child.gender !== gender
    evidence[certain ? 'certain' : 'possible'][gender] += 1
  }

  for (const passage of passages) {
    let isAboutPerson = false
    // A pronoun that is in use for somebody else can mean that one in any later sentence.
    const taken = new Set<Stated>()
    for (const { segment } of segmenter.segment(passage.replace(QUOTED, '“”'))) {
      const named = person.exec(segment)
      const noun = named && NOUN.exec(segment.slice(named.index + named[0].length))?.groups?.noun
      if (noun) evidence.certain[noun.toLowerCase() === 'girl' ? 'girl' : 'boy'] += 1

      const others = childPattern.test(segment) || OTHERS.test(segment)
      isAboutPerson = !others && (named !== null || (isAboutPerson && /^\s*(she|he)\b/i.test(segment)))
      for (const { 0: word, index } of segment.matchAll(PRONOUN)) {
        const gender = PRONOUNS[word.toLowerCase()]
        if (gender === undefined) continue
        if (!isAboutPerson || index < (named?.index ?? 0)) taken.add(gender)
        else if (!taken.has(gender)) count(word, gender)
      }
    }
  }
  return evidence
}

/** After a name: ", a small boy with a torch", "was the bravest girl". */
const NOUN = /^(?:,| was| is) (?:a|an|the) (?:[\w-]+ ){0,3}?(?<noun>girl|boy)\b/i

const wordPattern = (name: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{M}\\p{N}])`, 'iu')
