import { readerMessages } from '@kahani/messages/en/reader'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { Button } from '../../../ui/button.tsx'
import { useLostFocus } from '../../../ui/use-lost-focus.ts'
import type { PageTarget } from '../model/page-navigation.ts'

const { pages: messages } = readerMessages

interface PaginationProps {
  page: number
  pages: number
  onNavigate: (target: PageTarget) => void
}

/** On a phone, Previous and Next stick to the bottom of the window and the page numbers follow the text. */
export function Pagination({ page, pages, onNavigate }: PaginationProps) {
  const numbers = useRef<HTMLOListElement>(null)

  // On the first and last page, the disabled button passes the focus to the page number.
  const lostFocus = useLostFocus(() => numbers.current?.querySelectorAll('button')[page - 1])

  return (
    <nav
      aria-label={messages.label}
      {...lostFocus}
      className="contents md:sticky md:bottom-0 md:z-30 md:grid md:bg-paper md:py-2 md:grid-cols-[auto_minmax(0,1fr)_auto] md:items-center md:gap-x-4 md:gap-y-1"
    >
      <div
        data-bottom-bar
        className="sticky bottom-0 z-30 mx-[calc(-1*clamp(1rem,4vw,2rem))] flex items-center justify-between gap-2 border-t-2 border-line bg-paper/95 px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] backdrop-blur-sm md:contents"
      >
        <Button
          variant="secondary"
          disabled={page === 1}
          onClick={() => onNavigate('previous')}
          className="md:col-start-1"
        >
          <ArrowLeft className="size-5 max-[24rem]:hidden" aria-hidden="true" />
          {messages.previous}
        </Button>
        <p
          role="status"
          className="text-sm whitespace-nowrap text-ink-soft md:col-start-2 md:row-start-2 md:text-center"
        >
          {messages.indicator(page, pages)}
        </p>
        <Button disabled={page === pages} onClick={() => onNavigate('next')} className="md:col-start-3 md:row-start-1">
          {messages.next}
          <ArrowRight className="size-5 max-[24rem]:hidden" aria-hidden="true" />
        </Button>
      </div>
      <ol
        ref={numbers}
        className="grid grid-cols-5 justify-items-center gap-2 md:col-start-2 md:row-start-1 md:flex md:flex-wrap md:justify-center md:gap-1.5"
      >
        {Array.from({ length: pages }, (_, index) => index + 1).map(number => (
          <li key={number}>
            <button
              type="button"
              aria-label={messages.goTo(number)}
              aria-current={number === page ? 'page' : undefined}
              onClick={() => onNavigate(number)}
              className={cn(
                'grid size-11 place-items-center rounded-full border-2 font-display font-semibold transition-colors duration-150 md:size-9 lg:size-11',
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
