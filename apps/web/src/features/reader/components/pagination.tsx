import { readerMessages } from '@kahani/messages/en/reader'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type ReactNode, type Ref, useRef } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { useLostFocus } from '../../../ui/use-lost-focus.ts'
import { COVER, type PageTarget } from '../model/page-navigation.ts'
import { BAR, NUMBERS, PAGES } from './layout.ts'

const { pages: messages } = readerMessages

interface PaginationProps {
  ref: Ref<HTMLDivElement>
  page: number
  pages: number
  /** Whether another screen of the page comes before, or after, the one that is shown. */
  screens: { before: boolean; after: boolean }
  onNavigate: (target: PageTarget) => void
  /** More controls. */
  children: ReactNode
}

/** The bar below the page, within reach of a thumb. In a low window the numbers of the pages follow below. */
export function Pagination({ ref, page, pages, screens, onNavigate, children }: PaginationProps) {
  const numbers = useRef<HTMLOListElement>(null)

  // On the first and last page, the disabled button passes the focus to the page number.
  const lostFocus = useLostFocus(() => numbers.current?.querySelectorAll('button')[Math.max(page, 1) - 1])

  return (
    <nav aria-label={messages.label} {...lostFocus} className={PAGES}>
      <div ref={ref} data-bottom-bar className={BAR}>
        <Button
          variant="secondary"
          disabled={page <= 1 && !screens.before}
          aria-label={messages.previous}
          onClick={() => onNavigate('previous')}
          className={cn(TURN, 'roomy:col-start-1')}
        >
          <ArrowLeft className="size-5 roomy:block min-[22.5rem]:max-sm:hidden" aria-hidden="true" />
          <span className="max-[22.49rem]:hidden">{messages.previous}</span>
        </Button>
        <div className={cn(HIDING, 'flex items-center gap-1 roomy:col-start-2')}>{children}</div>
        <p
          role="status"
          className="text-sm whitespace-nowrap text-ink-soft tabular-nums roomy:col-start-3 roomy:row-start-1 roomy:text-center roomy:lg:row-start-2"
        >
          {page === COVER ? messages.count(pages) : messages.indicator(page, pages)}
        </p>
        <Button
          disabled={page === pages && !screens.after}
          aria-label={messages.next}
          onClick={() => onNavigate('next')}
          className={cn(TURN, 'roomy:col-start-4 roomy:row-start-1')}
        >
          <span className="max-[22.49rem]:hidden">{messages.next}</span>
          <ArrowRight className="size-5 roomy:block min-[22.5rem]:max-sm:hidden" aria-hidden="true" />
        </Button>
      </div>
      <ol ref={numbers} className={NUMBERS}>
        {Array.from({ length: pages }, (_, index) => index + 1).map(number => (
          <li key={number}>
            <button
              type="button"
              aria-label={messages.goTo(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onNavigate(number)}
              className={cn(
                'grid size-11 place-items-center rounded-full border-2 font-display font-semibold',
                number === page
                  ? 'border-outline bg-marigold text-on-marigold'
                  : 'border-edge bg-card hover:bg-marigold-wash',
              )}
            >
              {number}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Leaves the number of the page alone. */
const HIDING =
  'transition-opacity duration-250 in-data-[book=none]:not-has-focus-visible:pointer-events-none in-data-[book=none]:not-has-focus-visible:opacity-0'
const TURN =
  'px-3 text-sm sm:text-base sm:px-5 transition-opacity in-data-[book=none]:not-focus-visible:pointer-events-none in-data-[book=none]:not-focus-visible:opacity-0'
