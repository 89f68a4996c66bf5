import { readerMessages as messages } from '@kahani/messages/en/reader'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { COLUMNS, FRAME, HEAD, ILLUSTRATION, PAGE, SHEET, TITLE } from './layout.ts'

export function ReaderSkeleton() {
  return (
    <div role="status" className={PAGE}>
      <span className="sr-only">{messages.loading}</span>
      <div className={HEAD}>
        <div className={`${TITLE} grow`}>
          <Skeleton className="size-14 md:size-16" />
          <Skeleton className="h-9 w-60 max-w-[60%]" />
        </div>
        <Skeleton className="h-11 w-full md:w-80" />
      </div>
      <div className={COLUMNS}>
        <div className={`${ILLUSTRATION} pb-7`}>
          <div data-picture className={FRAME}>
            <Skeleton className="rounded-none" />
          </div>
        </div>
        <div className={SHEET}>
          <div className="grid w-full gap-4">
            {['w-full', 'w-11/12', 'w-full', 'w-2/3'].map((width, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines are never reordered
              <Skeleton key={line} className={`h-6 ${width}`} />
            ))}
          </div>
        </div>
      </div>
    </div>
  )
}
