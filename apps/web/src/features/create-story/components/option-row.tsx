import { type ReactNode, useEffect, useRef } from 'react'
import { cn } from '../../../lib/class-names.ts'

interface OptionRowProps {
  /** The value of the chosen option, which is scrolled into view. */
  chosen?: string
  /** Of the options on wider screens, and their width on a phone. */
  className: string
  children: ReactNode
}

/** Options in a row that scrolls sideways on a phone, where part of the next one shows that there are more. */
export function OptionRow({ chosen, className, children }: OptionRowProps) {
  const row = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const option = row.current?.querySelector(`input[value="${chosen}"]`)?.closest('label')
    if (!row.current || !option) return
    // Scrolls the row only, and not the page.
    row.current.scrollLeft = option.offsetLeft - (row.current.clientWidth - option.offsetWidth) / 2
  }, [chosen])
  return (
    <div
      ref={row}
      className={cn(
        // With room for the focus and the mark of the chosen option, which would be cut.
        'max-sm:relative max-sm:-mx-page max-sm:-my-2.5 max-sm:snap-x max-sm:scroll-px-page max-sm:overflow-x-auto max-sm:px-page max-sm:py-2.5 max-sm:*:shrink-0 max-sm:*:snap-start motion-safe:focus-within:scroll-smooth pointer-coarse:[scrollbar-width:none]',
        className,
      )}
    >
      {children}
    </div>
  )
}
