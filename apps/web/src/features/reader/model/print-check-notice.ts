import { type PreflightReport, preflightOutcome } from '@kahani/contracts/preflight'
import { preflightMessages as messages } from '@kahani/messages/en/preflight'

/** The report of the files for the press in plain words. */
export function printCheckNotice(report: PreflightReport): { outcome: 'passed' | 'warning' | 'failed'; text: string } {
  const { pages, lowestDpi, idealDpi, checks } = report
  const outcome = preflightOutcome(report)
  return { outcome, text: textOf() }

  function textOf(): string {
    if (outcome === 'passed') return lowestDpi === null ? messages.readyWithoutPictures(pages) : messages.ready(pages)
    if (lowestDpi === null) return messages.failed
    if (outcome === 'warning') return messages.soft(lowestDpi, idealDpi)
    const failed = checks.filter(check => check.outcome === 'failed')
    return failed.every(({ id }) => id === 'resolution') ? messages.tooSmall(lowestDpi) : messages.failed
  }
}
