import { cn } from '../../lib/class-names.ts'
import picture from './blank-cover.webp'

/** A square placeholder for a missing cover: hills at night. */
export const BlankCover = ({ className }: { className?: string }) => (
  <img src={picture} alt="" width={320} height={320} decoding="async" className={cn('block object-cover', className)} />
)
