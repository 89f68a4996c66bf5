/** A gift box with a ribbon; a book and stars rise out of the open one. */
export function GiftBox({ open, className }: { open: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 200 150" className={className} aria-hidden="true" strokeLinejoin="round" strokeLinecap="round">
      {open ? <Lid transform="rotate(-50 46 84) translate(-30 -12)" /> : <Lid />}
      {open && <Contents />}
      <path d="M52 84c32-3 64-3 96 0l-3 54c-30 4-60 4-90 0Z" fill={PAPER} stroke={LINE} strokeWidth="3" />
      <path d="M91 82.5c6-.4 12-.4 18 0l-.5 58.5c-6 .3-11 .3-17 0Z" fill={RIBBON} stroke={LINE} strokeWidth="2.5" />
    </svg>
  )
}

const PAPER = '#c24a34'
const RIBBON = '#f5b236'
const LINE = '#35261b'

function Lid({ transform }: { transform?: string }) {
  return (
    <g transform={transform}>
      <path d="M45 65c37-4 73-4 110 0l-1 19c-36-3-72-3-108 0Z" fill={PAPER} stroke={LINE} strokeWidth="3" />
      <path d="M90 62.5c7-.4 13-.4 20 0v19.5c-7-.3-13-.3-20 0Z" fill={RIBBON} stroke={LINE} strokeWidth="2.5" />
      <path
        d="M100 62c-8-3-24-6-28-15-3-8 5-14 13-9 8 4 13 15 15 24 2-9 7-20 15-24 8-5 16 1 13 9-4 9-20 12-28 15Z"
        fill={RIBBON}
        stroke={LINE}
        strokeWidth="3"
      />
    </g>
  )
}

function Contents() {
  return (
    <g className="animate-rise">
      <path
        d="M104 50c-9-7-20-8.5-33-7l2 46h62l2-46c-13-1.5-24 0-33 7Z"
        className="fill-leaf-of-book"
        stroke={LINE}
        strokeWidth="3"
      />
      <path d="M104 50v36" stroke={LINE} strokeWidth="3" />
      <path
        d="M81 54c5-.3 9 .3 13 2M81.5 62c4.5-.3 8.5.3 12.5 2M127 54c-5-.3-9 .3-13 2M126.5 62c-4.5-.3-8.5.3-12.5 2"
        fill="none"
        stroke="#0d5c66"
        strokeWidth="2"
      />
      <g className="fill-marigold">
        <path d="m104 8 2.9 8 8 2.9-8 2.9-2.9 8-2.9-8-8-2.9 8-2.9Z" />
        <path d="m148 20 2.1 5.6 5.6 2.1-5.6 2.1-2.1 5.6-2.1-5.6-5.6-2.1 5.6-2.1Z" />
        <path d="m172 58 1.7 4.5 4.5 1.7-4.5 1.7-1.7 4.5-1.7-4.5-4.5-1.7 4.5-1.7Z" />
      </g>
    </g>
  )
}
