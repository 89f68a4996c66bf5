import type { ComponentProps } from 'react'
import { cn } from '../lib/class-names.ts'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={cn('rounded-drawn border-2 border-line bg-card p-5 shadow-soft sm:p-6', className)} />
  )
}

/** The heading of a card. Set `level` to match the heading hierarchy of the page. */
export function CardTitle({ level = 2, className, ...rest }: ComponentProps<'h2'> & { level?: 1 | 2 | 3 | 4 }) {
  const Heading = `h${level}` as const
  return <Heading {...rest} className={cn('text-xl', className)} />
}
