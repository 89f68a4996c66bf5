import { plural } from './plurals.ts'

const errorCount = (count: number) => `${count} ${plural(count, { one: 'error', other: 'errors' })}`
const warningCount = (count: number) => `${count} ${plural(count, { one: 'warning', other: 'warnings' })}`

/** Texts about the checks of books, for the family. */
export const bookCheckMessages = {
  mark: 'Checked',
  validators: {
    epubcheck: {
      name: 'EPUBCheck’s rules, by epubcheck-ts',
      about: 'Does the file follow the rules that reading apps count on?',
    },
    ace: {
      name: 'Ace by DAISY',
      about: 'Is the file prepared for people who listen to it with a screen reader?',
    },
    pdf: {
      name: 'Kahani’s PDF check',
      about: 'Is every page there, with all its words, and prepared for people who listen to it with a screen reader?',
    },
    preflight: {
      name: 'Kahani’s check for the press',
      about: 'Can a press print the book well, up to the edge of the paper?',
    },
  },
  outcome(errors: number, warnings: number): string {
    if (errors === 0 && warnings === 0) return 'No errors, no warnings'
    return [errors > 0 && errorCount(errors), warnings > 0 && warningCount(warnings)].filter(Boolean).join(', ')
  },
  noResult: 'This check gave no result',
  rules: 'Names of the rules',
  rule: (rule: string, times: number) => plural(times, { one: rule, other: `${rule} (${times} times)` }),
  preflight: {
    boxes: 'Do the pages have the size that the press needs?',
    bleed: 'Do pictures and colours go past the edge, so that no white line shows after the pages are cut?',
    'safe-area': 'Are all words far enough from the edge?',
    fonts: 'Are all letters in the file?',
    resolution: 'Are the pictures sharp?',
    colour: 'Are all colours given in the way that the press needs?',
    ink: 'Can the paper take the ink on every page?',
    'blank-pages': 'Is there something on every page?',
    text: 'Does every page show all its words?',
    'page-count': 'Can the press bind this number of pages?',
  },
  preflightOutcomes: { passed: 'Yes', warning: 'Not quite', failed: 'No' },
  preflightOutcome(outcome: string, pages: readonly number[]): string {
    const where = pages.map(page => (page === 0 ? 'cover' : `page ${page}`)).join(', ')
    return where === '' ? outcome : `${outcome} (${where})`
  },
} as const
