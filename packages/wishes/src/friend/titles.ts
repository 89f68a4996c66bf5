import { isInitials } from '../language/first-name.ts'
import { capitalize } from '../language/grammar.ts'
import { nameWords } from './persons.ts'

interface Title {
  /** Written beside a name: after it if `isLast`, before it if `isFormal`, else where the family has it. */
  title: string
  gender: 'he' | 'she'
  isLast?: boolean
  /** Goes with a last name. */
  isFormal?: boolean
  /** Without a name; null if it is never used so. */
  alone: string | null
}

const after = (title: string, gender: Title['gender']): Title => ({ title, gender, isLast: true, alone: title })
const before = (title: string, gender: Title['gender']): Title => ({ title, gender, alone: title })
const formal = (title: string, gender: Title['gender'], alone: string | null = null): Title => ({
  ...{ title, gender, alone },
  isFormal: true,
})

/** By their words in lower case without punctuation. Of several titles, the first one here counts. */
const TITLES: ReadonlyMap<string, Title> = new Map(
  (
    [
      ['sir सर', after('Sir', 'he')],
      ['maam mam', after('Ma’am', 'she')],
      ['madam मैडम', after('Madam', 'she')],
      ['mr mister', formal('Mr', 'he')],
      ['mrs', formal('Mrs', 'she')],
      ['ms', formal('Ms', 'she')],
      ['smt shrimati', formal('Smt', 'she')],
      ['miss', before('Miss', 'she')],
      ['dr doctor', formal('Dr', 'he', 'Doctor')],
      ['prof professor', formal('Prof', 'he', 'Professor')],
      ['coach', before('Coach', 'he')],
      ['principal', before('Principal', 'she')],
      ['nurse', before('Nurse', 'she')],
      ['teacher टीचर', after('Teacher', 'she')],
      ['guru guruji', before('Guru', 'she')],
    ] as const
  ).flatMap(([words, title]) => words.split(' ').map(word => [word, title] as const)),
)
const RANKS = [...TITLES.values()]
const titleOf = (word: string) => TITLES.get(word.toLowerCase().replace(/[^\p{L}\p{M}]/gu, ''))

/** What a teacher teaches. */
const SUBJECT =
  /^(?:class|school|tuition|music|dance|art|drawing|painting|swimming|sports|pt|yoga|karate|cricket|football|tennis|chess|maths?|science|english|hindi|kg|nursery)$/i

/** A grown-up by title, as families say it: "Mr Sharma", "Priya Teacher"; null for anybody else. */
export function readTitled(person: string): { name: string; gender: 'he' | 'she' } | null {
  const words = nameWords(person)
  const titles = words.flatMap(word => titleOf(word) ?? [])
  const [title] = titles.toSorted((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b))
  if (title === undefined) return null
  const names = words.filter(word => titleOf(word) === undefined && !SUBJECT.test(word) && !isInitials(word))
  const name = title.isFormal ? names.at(-1) : names[0]
  const alone = titles.flatMap(each => each.alone ?? []).join(' ')
  if (name === undefined) return alone === '' ? null : { name: alone, gender: title.gender }
  const isLast = title.isLast ?? (!title.isFormal && titleOf(words[0] ?? '') === undefined && titles.length === 1)
  const inOrder = isLast ? [name, title.title] : [title.title, name]
  return { name: inOrder.map(capitalize).join(' '), gender: title.gender }
}
