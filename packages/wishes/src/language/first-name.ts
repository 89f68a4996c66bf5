import { capitalize } from './grammar.ts'

/** Titles and terms of endearment that are no name alone: the following word is kept with them. */
const PREFIXES = new Set(
  'sri shri shree smt kumari kumar baby little chhota chhoti chota choti master miss mr mrs ms dr doctor prof coach principal nurse md mohd uncle aunty auntie st'.split(
    ' ',
  ),
)
/** Titles that follow a name. */
const SUFFIXES = new Set(['teacher', 'sir', 'ma’am', "ma'am", 'madam'])

/** "KRISH" */
const SHOUTED = /(?<![\p{L}.])\p{Lu}{3,15}(?![\p{L}.])/gu

/**
 * The name that a story uses for a person: the first word of the full name that is no initial ("Asha Rao" is Asha), with
 * a title that belongs to it ("Baby Tara", "Priya Teacher"). Long full names would leave no room on a page.
 */
export function firstName(fullName: string): string {
  const words = fullName
    .replace(/(?<=\S\s*)\([^)]*\)/g, ' ')
    .trim()
    .split(/\s+/)
    .map(word => word.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter(word => word !== '')
  const [first = words[0] ?? fullName.trim(), second] = words.filter(word => !isInitials(word))
  const isWithTitle = PREFIXES.has(first.toLowerCase()) || SUFFIXES.has(second?.toLowerCase() ?? '')
  const name = second !== undefined && isWithTitle ? `${first} ${second}` : first
  return capitalize(name.replace(SHOUTED, word => capitalize(word.toLowerCase())))
}

/** "A" of "A. P. Rao", "A.P" of "A.P. Rao". */
export const isInitials = (word: string): boolean => [...word].length === 1 || /^(?:\p{L}\.)+\p{L}?$/u.test(word)
