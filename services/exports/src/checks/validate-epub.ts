import type { Validation } from '@kahani/contracts/book-checks'
import { EpubCheck } from '@likecoin/epubcheck-ts'
import manifest from '@likecoin/epubcheck-ts/package.json' with { type: 'json' }
import { countViolations, type FoundViolation } from './count-violations.ts'

type Message = Awaited<ReturnType<typeof EpubCheck.validate>>['messages'][number]

// The text of a message can quote the book.
function toViolation({ id, severity }: Message): FoundViolation[] {
  if (severity === 'fatal' || severity === 'error') return [{ rule: id, severity: 'error' }]
  return severity === 'warning' ? [{ rule: id, severity }] : []
}

/** Checks an EPUB file by the rules of EPUBCheck. It takes about 0.1 s of CPU time. */
export async function validateEpub(file: Buffer): Promise<Validation> {
  const { messages } = await EpubCheck.validate(file)
  return {
    validator: 'epubcheck',
    version: manifest.version,
    violations: countViolations(messages.flatMap(toViolation)),
  }
}
