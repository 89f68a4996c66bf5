import { cn } from '../../../lib/class-names.ts'
import closed from '../../../ui/art/gift-closed.webp'
import opened from '../../../ui/art/gift-open.webp'

/** A wrapped gift; stars rise out of the open one. Decorative. */
export const GiftBox = ({ open, className }: { open: boolean; className?: string }) => (
  <img
    key={String(open)}
    src={open ? opened : closed}
    alt=""
    width={360}
    height={270}
    decoding="async"
    className={cn('block object-contain object-bottom', open && 'animate-rise', className)}
  />
)
