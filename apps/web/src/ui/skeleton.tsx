import { cn } from '../lib/class-names.ts'

/** The place of something that is on its way. Give it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-breathe rounded-drawn-sm bg-line/60', className)} />
}
