import { type PreflightOutcome, type PreflightReport, preflightOutcome } from '@kahani/contracts/preflight'
import { bookCheckMessages as messages } from '@kahani/messages/en/book-checks'
import { CheckedMark } from './checked-mark.tsx'

const COLORS: Record<PreflightOutcome, string> = { passed: 'text-leaf', warning: 'text-peacock', failed: 'text-brick' }

/** The checks of the files for the press, in plain words. */
export function PreflightChecks({ report }: { report: PreflightReport }) {
  return (
    <CheckedMark passed={preflightOutcome(report) !== 'failed'}>
      <ul className="grid gap-1.5">
        {report.checks.map(({ id, outcome, pages }) => (
          <li key={id}>
            {messages.preflight[id]}{' '}
            <span className={`font-semibold ${COLORS[outcome]}`}>
              {messages.preflightOutcome(messages.preflightOutcomes[outcome], pages)}
            </span>
          </li>
        ))}
      </ul>
    </CheckedMark>
  )
}
