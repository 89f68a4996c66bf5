/** Whose movement an alternative is about, or what else it depends on. */
const SUBJECTS = ['they', 'friend', 'several', 'sibling', 'hand'] as const
type Subject = 'child' | (typeof SUBJECTS)[number]

/** "{climbed/rolled up}" of the child, "{they:ran/hurried}" of others. The texts have slots and nouns in brackets. */
const PAIR = new RegExp(
  `\\{(?:(${SUBJECTS.join('|')}):|(?!\\w+:\\S))((?:[^{}/]|\\{\\w+\\})*)/((?:[^{}/]|\\{\\w+\\})*)\\}`,
  'g',
)

/** A key of a wording, which is no slot. */
export const alternativeKey = (subject: Subject) => `${subject}/`

/** The template with the first or the second text of each pair. */
export const chooseAlternatives = (template: string, isSecond: (subject: Subject) => boolean): string =>
  template.includes('/')
    ? template.replace(PAIR, (_, subject: Subject | undefined, first: string, second: string) =>
        isSecond(subject ?? 'child') ? second : first,
      )
    : template

/** Both texts of each pair: whatever a template can say. */
export const allAlternatives = (template: string): string =>
  [false, true].map(isSecond => chooseAlternatives(template, () => isSecond)).join('\n')

/** Says what is wrong with the pairs of a template, or nothing. */
export function pairFault(template: string): string | undefined {
  const [pair] = /\{[^{}]*[/:][^{}]*\}/.exec(template.replace(PAIR, '')) ?? []
  return pair && `${pair} is not a pair of texts, or one of: ${SUBJECTS.map(subject => `{${subject}:…/…}`).join(', ')}`
}
