import { cn } from '../../lib/class-names.ts'

/** A wavy edge of a section. `colour` is the class of its text colour. Default: that of deep paper. */
export function WavyEdge({ flip = false, colour = 'text-paper-deep' }: { flip?: boolean; colour?: string }) {
  return (
    <svg
      viewBox="0 0 1200 40"
      preserveAspectRatio="none"
      className={cn('block h-5 w-full sm:h-8', colour, flip && 'rotate-180')}
      aria-hidden="true"
    >
      <path
        d="M0 41V17C62 7 118 25 190 21S322 5 398 12s128 17 204 9 120-17 196-9 116 18 190 12 118-17 212-8v25Z"
        fill="currentColor"
      />
    </svg>
  )
}

/** A small star with uneven points, in `currentColor`. */
export function LittleStar({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        d="M12.3 1.5c.9 5.8 2.9 8.4 9.9 10-6.5 1.5-8.5 4.2-10 11-1.3-6.7-3.7-9.2-10.4-10.6 6.7-1.7 9.1-4 10.5-10.4Z"
        fill="currentColor"
      />
    </svg>
  )
}

/** A brush stroke that underlines a heading, in `currentColor`. */
export function BrushLine({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 200 14" preserveAspectRatio="none" className={className} aria-hidden="true">
      <path
        d="M3 9.5C38 4.5 74 3 108 4.2c30 1 58 2.8 89 1.6-28 1.8-52 2-78 3.2-40 1.8-74 1.2-116 2.5Z"
        fill="currentColor"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  )
}
