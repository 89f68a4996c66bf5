import { PRODUCT_NAME } from '@kahani/messages/product'
import { cn } from '../../lib/class-names.ts'

/** An open book with the moon rising from it, as in `public/favicon.svg`. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" className={className} aria-hidden="true">
      <path d="M28.6 3.2a11.6 11.6 0 1 0 8.2 18.9A9.6 9.6 0 0 1 28.6 3.2Z" className="fill-marigold" />
      <path d="m39.4 6.2 1.1 2.9 2.9 1.1-2.9 1.1-1.1 2.9-1.1-2.9-2.9-1.1 2.9-1.1Z" className="fill-marigold" />
      <path
        d="M24 29.5C19 25.6 11.5 24.6 4.2 25.7c-.8.1-1.3.7-1.2 1.5l1 13.6c.1.7.7 1.2 1.4 1.2 6.8-.6 13.6.2 18.6 3.4 5-3.2 11.8-4 18.6-3.4.7 0 1.3-.5 1.4-1.2l1-13.6c.1-.8-.4-1.4-1.2-1.5C36.5 24.6 29 25.6 24 29.5Z"
        className="fill-leaf-of-book"
        stroke="#35261b"
        strokeWidth="2.4"
        strokeLinejoin="round"
      />
      <path d="M24 29.5v15.5" stroke="#35261b" strokeWidth="2.4" strokeLinecap="round" />
      <path
        d="M9 31.3c3.6-.2 7 .3 10 1.6M9.4 36c3.4-.2 6.7.3 9.6 1.5M39 31.3c-3.6-.2-7 .3-10 1.6M38.6 36c-3.4-.2-6.7.3-9.6 1.5"
        fill="none"
        stroke="#0d5c66"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  )
}

export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2.5', className)}>
      <LogoMark className="size-10" />
      <span className="font-display text-2xl leading-none font-bold tracking-tight">{PRODUCT_NAME}</span>
    </span>
  )
}
