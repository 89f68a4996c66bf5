/** What goes before a name and is no name alone: with it, the next word is kept too. */
const PREFIXES = new Set(
  'sri shri shree smt kumari kumar baby little chhota chhoti chota choti master miss mr mrs ms dr md mohd uncle aunty auntie st'.split(
    ' ',
  ),
)

/**
 * The name a story calls somebody by: the first word of what was entered ("Asha Rao" is Asha), past initials, with a
 * prefix that belongs to it ("Baby Tara"). So a name of forty characters in ten words still leaves room for a story.
 */
export function firstName(entered: string): string {
  const words = entered
    .trim()
    .split(/\s+/)
    .map(word => word.replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, ''))
    .filter(word => word !== '')
  const start = words.findIndex(word => [...word].length > 1)
  const [first = words[0] ?? entered.trim(), second] = start < 0 ? words : words.slice(start)
  const called = second !== undefined && PREFIXES.has(first.toLowerCase()) ? `${first} ${second}` : first
  return called.charAt(0).toUpperCase() + called.slice(1)
}
