import { cn } from '../lib/class-names.ts'

/** A placeholder for loading content. Give it the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn('animate-breathe rounded-drawn-sm bg-line/60', className)} />
}
