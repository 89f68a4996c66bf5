import aceManifest from '@daisy/ace-core/package.json' with { type: 'json' }
import { isError, type Validation, type Violation } from '@kahani/contracts/book-checks'
import type { BookEdition } from '@kahani/contracts/books'
import type { Logger } from '@kahani/service-kit/logger'
import type { EpubCheck } from '@likecoin/epubcheck-ts'
import epubCheckManifest from '@likecoin/epubcheck-ts/package.json' with { type: 'json' }
import type { IllustratedBook } from '../editions.ts'
import type { FoundViolation, RunAce } from './ace/ace.ts'
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

/** Counts violations by rule and severity: errors first, then by rule. */
function countViolations(found: readonly FoundViolation[]): Violation[] {
  const groups = Map.groupBy(found, ({ rule, severity }) => `${rule} ${severity}`)
  const violations = [...groups.values()].flatMap(([first, ...more]) =>
    first ? [{ ...first, count: 1 + more.length }] : [],
  )
  return violations.sort((a, b) => Number(isError(b)) - Number(isError(a)) || a.rule.localeCompare(b.rule, 'en'))
}

type Message = Awaited<ReturnType<typeof EpubCheck.validate>>['messages'][number]

// The text of a message can quote the book.
function toViolation({ id, severity }: Message): FoundViolation[] {
  if (severity === 'fatal' || severity === 'error') return [{ rule: id, severity: 'error' }]
  return severity === 'warning' ? [{ rule: id, severity }] : []
}

/** Checks an EPUB file by the rules of EPUBCheck. It takes about 0.1 s of CPU time. */
async function validateEpub(file: Buffer): Promise<Validation> {
  const { EpubCheck } = await import('@likecoin/epubcheck-ts')
  const { messages } = await EpubCheck.validate(file)
  const violations = countViolations(messages.flatMap(toViolation))
  return { validator: 'epubcheck', version: epubCheckManifest.version, violations }
}

/** Checks the accessibility of an EPUB file with Ace. It gives no result if Chromium is missing or Ace fails. */
async function validateAccessibility(
  file: Buffer,
  signal: AbortSignal,
  { runAce, logger }: ValidatorDeps,
): Promise<Validation> {
  const result = { validator: 'ace', version: aceManifest.version } as const
  try {
    const [found = []] = await runAce([file], signal)
    return { ...result, violations: countViolations(found) }
  } catch (error) {
    signal.throwIfAborted()
    logger.warn({ err: error }, 'Ace gave no result')
    return { ...result, violations: null }
  }
}

interface BookToValidate {
  edition: CheckedEdition
  file: Buffer
  book: IllustratedBook
  signal: AbortSignal
}

/** Checks a file of a book with the validators of its edition. */
export async function validateBook(
  { edition, file, book, signal }: BookToValidate,
  deps: ValidatorDeps,
): Promise<Validation[]> {
  if (edition === 'pdf') return [await validatePdf(file, book)]
  return [await validateEpub(file), await validateAccessibility(file, signal, deps)]
}
