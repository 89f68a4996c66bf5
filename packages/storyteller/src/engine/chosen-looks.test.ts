import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { chooseAlternatives } from '../wording/alternatives.ts'

/** Nobody knows from a tale what a family has chosen for a person's head, hair, eyes and clothes. */
const LOOKS =
  'hair|plaits?|braids?|bun|turban|patka|hijab|pallu|prayer cap|cap|spectacles|glasses|bindi|tilak|bangles|earrings?|necklace|beard|moustache|sari|dupatta|kurta|dhoti|lungi|frock|skirt|trousers|shirt|collar|belt|boots'
const OF_SOMEBODY = new RegExp(
  `(?:\\{(?:his|kinHer|otherHer)\\}|’s|\\bh(?:is|er)) (?:[\\w-]+ ){0,2}(?:${LOOKS})\\b|barefoot|bare feet|bareheaded`,
  'gi',
)
/** The clothes of nobody in particular, a constellation, and an owl. Each was read. */
const OTHERS = [
  'tales/book-without-an-ending/en.yaml: ’s best sari',
  ...['’s belt', '’s belt', 'his belt', 'her glasses'].map(words => `tales/star-in-the-tulsi-pot/en.yaml: ${words}`),
]

const sourceFolder = new URL('..', import.meta.url)

const prose = readdirSync(sourceFolder, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('en.yaml'))
  .map(file => ({ file, text: readFileSync(new URL(file, sourceFolder), 'utf8') }))

test('prose gives nobody a look that the family may have chosen otherwise', () => {
  const found = prose.flatMap(({ file, text }) => [...text.matchAll(OF_SOMEBODY)].map(([words]) => `${file}: ${words}`))
  expect(found.toSorted()).toEqual(OTHERS.toSorted())
})

/** Two hands, and what takes two. */
const HANDS =
  /\b(?:both|two|open|folded|cupped|warm|these|those) (?:of \{his\} )?(?:hands|palms|fists)\b|(?:\{(?:his|their)\}|\{name\}’s) (?:[\w-]+ ){0,2}(?:hands|palms|fists|thumbs)\b|hands and knees|\bten [\w ]*fingers|\{(?:name|he)\} (?:and \{friends?\} )?clap/gi
/** Somebody else’s. Each was read. */
const OF_OTHERS = ['], warming her stethoscope in both hands', 'n and took the stethoscope in both hands'].map(
  words => `ideas/patient-in-the-corner/en.yaml: ${words}`,
)

test('a child whose arm ends below the elbow has one hand in any sentence', () => {
  const found = prose.flatMap(({ file, text }) => {
    const told = chooseAlternatives(text.replace(/\s+/g, ' '), subject => subject === 'hand')
    return [...told.matchAll(HANDS)].map(({ 0: words, index }) => `${file}: ${told.slice(index - 30, index)}${words}`)
  })
  expect(found.toSorted()).toEqual(OF_OTHERS.toSorted())
})
