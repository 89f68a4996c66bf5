import type { BookChecks } from '@kahani/contracts/book-checks'
import { EpubCheck } from '@likecoin/epubcheck-ts'
import manifest from '@likecoin/epubcheck-ts/package.json' with { type: 'json' }

type Severity = Awaited<ReturnType<typeof EpubCheck.validate>>['messages'][number]['severity']
const ERRORS: readonly Severity[] = ['fatal', 'error']

/** Checks an EPUB file by the rules of EPUBCheck. It takes about 0.1 s of CPU time. */
export async function checkEpubRules(file: Buffer): Promise<BookChecks['results'][number]> {
  const { messages } = await EpubCheck.validate(file)
  const errors = messages.filter(({ severity }) => ERRORS.includes(severity))
  const warnings = messages.filter(({ severity }) => severity === 'warning')
  return {
    validator: 'EPUBCheck rules (epubcheck-ts)',
    version: manifest.version,
    errors: errors.length,
    warnings: warnings.length,
    // Messages can quote the book.
    rules: [...new Set([...errors, ...warnings].map(({ id }) => id))].sort(),
  }
}
