import type { Validation } from '@kahani/contracts/book-checks'
import type { BookEdition } from '@kahani/contracts/books'
import type { Book } from '@kahani/contracts/stories-internal'
import type { Logger } from '@kahani/service-kit/logger'
import type { RunAce } from './ace/ace.ts'
import { validateAccessibility } from './validate-accessibility.ts'
import { validateEpub } from './validate-epub.ts'
import { validatePdf } from './validate-pdf.ts'

/** The editions whose files are checked after they are stored. Files for the press are checked when they are rendered. */
const CHECKED_EDITIONS = ['pdf', 'epub', 'fixed_epub', 'kindle_epub'] as const satisfies readonly BookEdition[]
export type CheckedEdition = (typeof CHECKED_EDITIONS)[number]

export const isCheckedEdition = (name: string): name is CheckedEdition =>
  CHECKED_EDITIONS.some(edition => edition === name)

export interface ValidatorDeps {
  runAce: RunAce
  logger: Logger
}

interface BookToValidate {
  edition: CheckedEdition
  file: Buffer
  book: Book
  signal: AbortSignal
}

/** Checks a file of a book with the validators of its edition. */
export async function validateBook(
  { edition, file, book, signal }: BookToValidate,
  { runAce, logger }: ValidatorDeps,
): Promise<Validation[]> {
  if (edition === 'pdf') return [await validatePdf(file, book)]
  return [await validateEpub(file), await validateAccessibility(file, { runAce, logger, signal })]
}
