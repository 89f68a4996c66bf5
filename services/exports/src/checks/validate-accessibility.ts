import manifest from '@daisy/ace-core/package.json' with { type: 'json' }
import type { Validation } from '@kahani/contracts/book-checks'
import type { Logger } from '@kahani/service-kit/logger'
import type { RunAce } from './ace/ace.ts'
import { countViolations } from './count-violations.ts'

/** Checks the accessibility of an EPUB file with Ace. It gives no result if Chromium is missing or Ace fails. */
export async function validateAccessibility(
  file: Buffer,
  { runAce, logger, signal }: { runAce: RunAce; logger: Logger; signal: AbortSignal },
): Promise<Validation> {
  const result = { validator: 'ace', version: manifest.version } as const
  try {
    const [found = []] = await runAce([file], signal)
    return { ...result, violations: countViolations(found) }
  } catch (error) {
    signal.throwIfAborted()
    logger.warn({ err: error }, 'Ace gave no result')
    return { ...result, violations: null }
  }
}
