import type { ComponentProps } from 'react'
import { cn } from '../lib/class-names.ts'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div {...rest} className={cn('rounded-drawn border-2 border-line bg-card p-5 shadow-soft sm:p-6', className)} />
  )
}

export function CardTitle({ className, ...rest }: ComponentProps<'h2'>) {
  return <h2 {...rest} className={cn('text-xl', className)} />
}
