import { readerMessages as messages } from '@kahani/messages/en/reader'
import { cn } from '../../../lib/class-names.ts'
import { Skeleton } from '../../../ui/skeleton.tsx'
import {
  BAR,
  CAPTION,
  FIGURE,
  FRAME,
  FRAME_ROOM,
  PAGES,
  PICTURE,
  READER,
  SCREEN,
  SHEET,
  SIDE,
  STAGE,
  TITLE,
  TOOLS,
  TOP_BAR,
  WORDS,
} from './layout.ts'

export function ReaderSkeleton() {
  return (
    <div role="status" data-book="open" className={READER}>
      <span className="sr-only">{messages.loading}</span>
      <div className={SCREEN}>
        <div className={TOP_BAR}>
          <div className={cn(TITLE, 'w-48')}>
            <Skeleton className="h-6" />
          </div>
          <div className={cn(TOOLS, 'w-32')}>
            <Skeleton className="h-8" />
          </div>
        </div>
        <div className={STAGE}>
          <div className={SHEET}>
            <div className={FIGURE}>
              <div className={FRAME_ROOM}>
                <div data-picture={PICTURE} className={FRAME}>
                  <Skeleton className="rounded-none" />
                </div>
              </div>
              <div className={CAPTION} />
            </div>
            <div className={SIDE}>
              <div className={WORDS}>
                <div className="grid gap-4 py-3">
                  {['w-full', 'w-2/3'].map(width => (
                    <Skeleton key={width} className={`h-6 ${width}`} />
                  ))}
                </div>
              </div>
            </div>
          </div>
        </div>
      </div>
      <div className={PAGES}>
        <div className={BAR} />
      </div>
    </div>
  )
}
