import type { ReactNode } from 'react'
import { cn } from '../lib/class-names.ts'

export interface Column<T> {
  header: string
  cell: (row: T) => ReactNode
  /** Aligned to the right, with digits of equal width. */
  numeric?: boolean
  className?: string
}

export interface TableProps<T> {
  /** The accessible name. */
  label: string
  columns: readonly Column<T>[]
  rows: readonly T[]
  rowKey: (row: T) => string | number
  /**
   * Below 768 px, `cards` displays each row as a card with the header before each value; `scroll` keeps the table, for
   * columns of numbers.
   */
  narrow?: 'cards' | 'scroll'
}

// The empty alternative text keeps the header from being read twice.
const CARD_LINE =
  "max-md:grid max-md:grid-cols-[minmax(min-content,7.5rem)_minmax(min-content,1fr)] max-md:gap-3 max-md:border-0 max-md:p-0 max-md:text-left max-md:before:font-semibold max-md:before:text-ink-soft max-md:before:content-[attr(data-header)_/_'']"

/** A table that scrolls horizontally below a fixed first column if it is too wide. */
export function Table<T>({ label, columns, rows, rowKey, narrow = 'cards' }: TableProps<T>) {
  const cards = narrow === 'cards'
  // biome-ignore-start lint/a11y/noRedundantRoles: browsers drop the roles of table elements that are displayed as a grid
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className={cn(
        'relative overflow-x-auto rounded-drawn border-2 border-line bg-card',
        cards && 'max-md:overflow-visible max-md:border-0 max-md:bg-transparent',
      )}
    >
      <table role="table" className={cn('w-full border-collapse text-left text-sm', cards && 'max-md:block')}>
        <thead role="rowgroup" className={cn(cards && 'max-md:sr-only')}>
          <tr role="row">
            {columns.map(({ header, numeric }) => (
              <th
                key={header}
                scope="col"
                role="columnheader"
                className={cn(
                  'bg-paper-deep px-2 py-2.5 font-display font-semibold whitespace-nowrap first:sticky first:left-0 max-md:first:pl-3 md:px-3 md:first:pl-4 md:last:pr-4',
                  numeric && 'text-right',
                )}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={cn(cards && 'max-md:grid max-md:gap-3')}>
          {rows.map(row => (
            <tr
              key={rowKey(row)}
              role="row"
              className={cn(
                cards &&
                  'max-md:grid max-md:gap-2 max-md:rounded-drawn max-md:border-2 max-md:border-line max-md:bg-card max-md:p-4',
              )}
            >
              {columns.map(({ header, cell, numeric, className }) => (
                <td
                  key={header}
                  role="cell"
                  data-header={header}
                  className={cn(
                    'border-t border-line px-2 py-2.5 align-middle first:sticky first:left-0 first:bg-card md:px-3 md:first:pl-4 md:last:pr-4',
                    numeric && 'text-right tabular-nums',
                    cards ? CARD_LINE : 'max-md:first:pl-3',
                    className,
                  )}
                >
                  <div className="min-w-0">{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
  // biome-ignore-end lint/a11y/noRedundantRoles: browsers drop the roles of table elements that are displayed as a grid
}
