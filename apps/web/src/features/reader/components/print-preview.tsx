import type { PrintedBookFormat } from '@kahani/contracts/preflight'
import { preflightMessages } from '@kahani/messages/en/preflight'
import { printPreviewMessages as messages } from '@kahani/messages/en/print-preview'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { errorMessage } from '../../../lib/error-message.ts'
import { useOnline } from '../../../lib/use-online.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { printCheckInterval, printCheckQuery } from '../api/print-check.ts'
import { PrintCheck } from './print-check.tsx'
import { PrintPages, STAGE } from './print-pages.tsx'

/** What the family gets if it orders a printed copy: the pages, what the book is made of, and whether it can be printed. */
export function PrintPreview({ storyId }: { storyId: number }) {
  const { data, error, isFetching, refetch } = useQuery(printCheckQuery(storyId))
  const online = useOnline()
  return (
    <section aria-label={messages.label} className="grid content-start gap-4">
      {content()}
    </section>
  )

  function content() {
    if (data?.status === 'ready' && !error) {
      const { report, version, book } = data
      return (
        <>
          {version && book && (
            <>
              <PrintPages
                key={version}
                storyId={storyId}
                version={version}
                pages={report.pages}
                hasSpine={report.spineMm > 0}
              />
              <Facts format={book} />
            </>
          )}
          <PrintCheck report={report} />
        </>
      )
    }
    if (!online)
      return (
        <Stage>
          <Alert title={messages.offline.title}>{messages.offline.body}</Alert>
        </Stage>
      )
    if (error)
      return (
        <Stage>
          <Alert variant="destructive" title={messages.failed}>
            <p>{errorMessage(error, preflightMessages.unavailable)}</p>
            {printCheckInterval(data, error) === false && (
              <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()} className="mt-3">
                {messages.retry}
              </Button>
            )}
          </Alert>
        </Stage>
      )
    return (
      <Stage>
        <Preparing share={data?.status === 'pending' ? (data.progress ?? 0) : 0} />
      </Stage>
    )
  }
}

/** In the place of the pages and what is below them, so that the form does not move when they appear. */
const Stage = ({ children }: { children: ReactNode }) => (
  <>
    <div className={cn(STAGE, 'grid place-content-center p-4')}>{children}</div>
    <div aria-hidden="true" className="h-60 sm:h-46" />
  </>
)

function Preparing({ share }: { share: number }) {
  const id = useId()
  return (
    <div className="grid w-64 max-w-full gap-2 text-center">
      <p id={id} role="status" className="font-semibold">
        {messages.preparing}
      </p>
      <ProgressBar aria-labelledby={id} value={share} />
      <p className="text-sm text-ink-soft">
        <span aria-hidden="true">{messages.percent(Math.floor(share * 100))} · </span>
        {messages.wait}
      </p>
    </div>
  )
}

function Facts({ format: { widthMm, heightMm, binding, paper } }: { format: PrintedBookFormat }) {
  const facts = {
    size: messages.size(widthMm, heightMm),
    binding: messages.bindings[binding],
    ...(paper && { paper: messages.paper(messages.finishes[paper.finish], paper.gsm, paper.coverGsm) }),
  }
  return (
    <dl className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-1 text-sm">
      {Object.entries(facts).map(([name, text]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{messages.facts[name as keyof typeof facts]}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
