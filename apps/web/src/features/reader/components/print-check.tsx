import { type PreflightOutcome, type PreflightReport, preflightOutcome } from '@kahani/contracts/preflight'
import { bookCheckMessages } from '@kahani/messages/en/book-checks'
import { preflightMessages as messages } from '@kahani/messages/en/preflight'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { cn } from '../../../lib/class-names.ts'
import { errorMessage } from '../../../lib/error-message.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { printCheckQuery } from '../api/print-check.ts'
import { printCheckNotice } from '../model/print-check-notice.ts'
import { CheckedMark } from './checked-mark.tsx'

const ICONS = {
  passed: { icon: CircleCheck, color: 'text-leaf' },
  warning: { icon: Info, color: 'text-peacock' },
  failed: { icon: CircleAlert, color: 'text-brick' },
}

/** Whether the book can be printed, in one line, and what was checked. */
export function PrintCheck({ storyId }: { storyId: number }) {
  const { data, error } = useQuery(printCheckQuery(storyId))
  return (
    // As high as the result, which would move the buttons below while they are pressed.
    <div className={cn('flex flex-wrap items-center gap-x-5', !error && 'min-h-21 content-center sm:min-h-11')}>
      <div role="status" className="grow basis-56">
        {content()}
      </div>
      {!error && data?.status === 'ready' && <PreflightChecks report={data.report} />}
    </div>
  )

  function content() {
    if (error) return <Line outcome="failed" text={errorMessage(error, messages.unavailable)} />
    if (data?.status === 'ready') return <Line {...printCheckNotice(data.report)} />
    return (
      <>
        <Skeleton className="h-5 w-72 max-w-full" />
        <span className="sr-only">{messages.checking}</span>
      </>
    )
  }
}

function Line({ outcome, text }: { outcome: keyof typeof ICONS; text: string }) {
  const { icon: Icon, color } = ICONS[outcome]
  return (
    <p className="flex gap-2 text-sm">
      <Icon className={`mt-px size-5 shrink-0 ${color}`} aria-hidden="true" />
      {text}
    </p>
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
