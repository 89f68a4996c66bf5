/** A moon asleep on a cloud, for empty and not-found screens. */
export function SleepingMoon({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 240 160" className={className} aria-hidden="true">
      <path
        d="M130 14a52 52 0 1 0 40 82 44 44 0 0 1-40-82Z"
        fill="#f5b236"
        stroke="#35261b"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <path
        d="M88 72c3 4 9 4 12 0M108 86c2 3 6 4 9 2"
        fill="none"
        stroke="#35261b"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle cx="92" cy="86" r="6" fill="#e58a5c" opacity="0.55" />
      <path
        d="M46 136c-14 0-22-9-20-19s12-16 22-13c4-13 18-20 31-15 9 3 14 10 16 17 8-8 22-9 31-1 6-8 20-10 29-3 6 4 8 10 8 15 12-3 24 3 25 11 1 6-4 10-11 10Z"
        className="fill-card stroke-ink"
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <g className="fill-marigold">
        <path d="m190 34 2.4 6.6 6.6 2.4-6.6 2.4-2.4 6.6-2.4-6.6-6.6-2.4 6.6-2.4Z" />
        <path d="m214 72 1.7 4.6 4.6 1.7-4.6 1.7-1.7 4.6-1.7-4.6-4.6-1.7 4.6-1.7Z" />
        <path d="m40 40 2 5.4 5.4 2-5.4 2-2 5.4-2-5.4-5.4-2 5.4-2Z" />
      </g>
    </svg>
  )
}
