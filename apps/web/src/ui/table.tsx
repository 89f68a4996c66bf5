import type { ComponentProps } from 'react'
import { cn } from '../lib/class-names.ts'

/** A table that scrolls horizontally on narrow screens. `label` is its accessible name. */
export function Table({ label, className, ...rest }: ComponentProps<'table'> & { label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
    <section aria-label={label} tabIndex={0} className="overflow-x-auto rounded-drawn border-2 border-line bg-card">
      <table {...rest} className={cn('w-full border-collapse text-left text-sm', className)} />
    </section>
  )
}

export function HeaderCell({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="col"
      {...rest}
      className={cn('bg-paper-deep px-4 py-2.5 font-display font-semibold whitespace-nowrap', className)}
    />
  )
}

export function Cell({ className, ...rest }: ComponentProps<'td'>) {
  return <td {...rest} className={cn('border-t border-line px-4 py-2.5 align-top', className)} />
}
