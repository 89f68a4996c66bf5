import { type PreflightOutcome, type PreflightReport, preflightOutcome } from '@kahani/contracts/preflight'
import { bookCheckMessages } from '@kahani/messages/en/book-checks'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { printCheckNotice } from '../model/print-check-notice.ts'
import { CheckedMark } from './checked-mark.tsx'

const ICONS = {
  passed: { icon: CircleCheck, color: 'text-leaf' },
  warning: { icon: Info, color: 'text-peacock' },
  failed: { icon: CircleAlert, color: 'text-brick' },
}

/** Whether the book can be printed, in one line, and what was checked. */
export function PrintCheck({ report }: { report: PreflightReport }) {
  const { outcome, text } = printCheckNotice(report)
  const { icon: Icon, color } = ICONS[outcome]
  return (
    <div className="flex min-h-21 flex-wrap content-center items-center gap-x-5 sm:min-h-11">
      <p role="status" className="flex grow basis-56 gap-2 text-sm">
        <Icon className={`mt-px size-5 shrink-0 ${color}`} aria-hidden="true" />
        {text}
      </p>
      <PreflightChecks report={report} />
    </div>
  )
}

const COLORS: Record<PreflightOutcome, string> = { passed: 'text-leaf', warning: 'text-peacock', failed: 'text-brick' }

/** The checks of the files for the press, in plain words. */
function PreflightChecks({ report }: { report: PreflightReport }) {
  return (
    <CheckedMark passed={preflightOutcome(report) !== 'failed'}>
      <ul className="grid gap-1.5">
        {report.checks.map(({ id, outcome, pages }) => (
          <li key={id}>
            {bookCheckMessages.preflight[id]}{' '}
            <span className={`font-semibold ${COLORS[outcome]}`}>
              {bookCheckMessages.preflightOutcome(bookCheckMessages.preflightOutcomes[outcome], pages)}
            </span>
          </li>
        ))}
      </ul>
    </CheckedMark>
  )
}
