/** Titles and terms of endearment that are no name alone: the following word is kept with them. */
const PREFIXES = new Set(
  'sri shri shree smt kumari kumar baby little chhota chhoti chota choti master miss mr mrs ms dr md mohd uncle aunty auntie st'.split(
    ' ',
  ),
)

/**
 * The name that a story uses for a person: the first word of the full name that is no initial ("Asha Rao" is Asha), with
 * a prefix that belongs to it ("Baby Tara"). Long full names would leave no room on a page.
 */
export function firstName(fullName: string): string {
  const words = fullName
    .trim()
    .split(/\s+/)
    .map(word => word.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter(word => word !== '')
  const start = words.findIndex(word => [...word].length > 1)
  const [first = words[0] ?? fullName.trim(), second] = start < 0 ? words : words.slice(start)
  const name = second !== undefined && PREFIXES.has(first.toLowerCase()) ? `${first} ${second}` : first
  return name.charAt(0).toUpperCase() + name.slice(1)
}
