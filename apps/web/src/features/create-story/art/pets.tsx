import type { Pet } from '@kahani/contracts/options'
import type { ReactNode } from 'react'
import { INK, pen } from './child.tsx'

const eyes = (y: number) => (
  <g fill={INK}>
    <ellipse cx="18" cy={y} rx="2.2" ry="2.8" />
    <ellipse cx="30" cy={y} rx="2.2" ry="2.8" />
  </g>
)
const line = { fill: 'none', stroke: INK, strokeWidth: 1.8, strokeLinecap: 'round' } as const

function Dog() {
  return (
    <>
      <path d="M10 24c0-11 5-17 14-17s14 6 14 17c0 12-5 19-14 19s-14-7-14-19Z" fill="#e0a564" {...pen} />
      <path
        d="M13 9C5 8 2 14 3 22c0 6 3 10 7 9 3-8 5-15 3-22ZM35 9c8-1 11 5 10 13 0 6-3 10-7 9-3-8-5-15-3-22Z"
        fill="#8a5a34"
        {...pen}
      />
      <path d="M15 33c0-6 4-8 9-8s9 2 9 8-4 9-9 9-9-3-9-9Z" fill="#fdf1d6" />
      {eyes(21)}
      <path d="M20.5 28h7L24 32Z" fill={INK} stroke={INK} strokeWidth="1.6" strokeLinejoin="round" />
      <path d="M24 32v2c-1 3-4 3-6 1M24 34c1 3 4 3 6 1" {...line} />
    </>
  )
}

function Cat() {
  return (
    <>
      <path
        d="M8 27c0-3 0-16 2-22 4 1 7 4 9 6 3-1 7-1 10 0 2-2 5-5 9-6 2 6 2 19 2 22 0 10-7 16-16 16S8 37 8 27Z"
        fill="#f0a04c"
        {...pen}
      />
      <path d="M24 11v6M19 12l1 4M29 12l-1 4" {...line} stroke="#b9651f" strokeWidth="2.4" />
      {eyes(25)}
      <path d="M22 30h4l-2 2.5Z" fill="#d9573a" stroke={INK} strokeWidth="1.2" strokeLinejoin="round" />
      <path d="M24 32.5c-1 3-4 3-5 1.5M24 32.5c1 3 4 3 5 1.5M4 27l6 1.5M4 33l6-1M44 27l-6 1.5M44 33l-6-1" {...line} />
    </>
  )
}

function Rabbit() {
  return (
    <>
      <path d="M17 21C10 12 10 3 14 2s7 8 7 18ZM31 21c7-9 7-18 3-19s-7 8-7 18Z" fill="#f1e7da" {...pen} />
      <path d="M17 16c-2-4-3-8-2-10M31 16c2-4 3-8 2-10" {...line} stroke="#e69a9a" strokeWidth="2.4" />
      <path d="M9 31c0-8 6-14 15-14s15 6 15 14-6 13-15 13S9 39 9 31Z" fill="#f1e7da" {...pen} />
      {eyes(28)}
      <path d="M22 32.5h4l-2 2.5Z" fill="#e07b7b" stroke={INK} strokeWidth="1.2" strokeLinejoin="round" />
      <path d="M24 35c-1 3-4 3-5 1.5M24 35c1 3 4 3 5 1.5" {...line} />
    </>
  )
}

function Dragon() {
  return (
    <>
      <path d="M14 14L9 4l9 4ZM34 14l5-10-9 4ZM21 8l3-6 3 6Z" fill="#f0923c" {...pen} />
      <path
        d="M8 22C9 12 15 7 24 7s15 5 16 15c1 4 2 7 2 10 0 7-8 12-18 12S6 39 6 32c0-3 1-6 2-10Z"
        fill="#58a862"
        {...pen}
      />
      <path d="M12 33c0-5 5-7 12-7s12 2 12 7-5 8-12 8-12-3-12-8Z" fill="#8fce8d" />
      {eyes(19)}
      <path d="M20 30.5h.1M28 30.5h.1" {...line} strokeWidth="2.6" />
      <path d="M17 36c4 3 10 3 14 0" {...line} />
    </>
  )
}

function Unicorn() {
  return (
    <>
      <path d="M19 14L25-3l6 17Z" fill="#f5b236" {...pen} />
      <path d="M12 17L9 6l9 4ZM36 17l3-11-9 4Z" fill="#fbf6ee" {...pen} />
      <path
        d="M10 22c0-8 6-12 14-12s14 4 14 12c0 4-1 7-2 10 0 8-5 12-12 12s-12-4-12-12c-1-3-2-6-2-10Z"
        fill="#fbf6ee"
        {...pen}
      />
      <path d="M24 9c6-1 12 2 14 7 4 1 6 5 4 9 2 3 1 7-3 8-1-6-3-10-7-13-4 0-8-4-8-11Z" fill="#d178b8" {...pen} />
      <path d="M14 35c1-3 5-4 10-4s9 1 10 4c0 5-4 8-10 8s-10-3-10-8Z" fill="#f6d3d3" />
      {eyes(24)}
      <path d="M20 36h.1M28 36h.1" {...line} strokeWidth="2.4" />
      <path d="M19 39.5c3 1.8 7 1.8 10 0" {...line} />
    </>
  )
}

function None() {
  return (
    <g fill="none" stroke="#94785a" strokeWidth="2.4" strokeLinecap="round">
      <circle cx="24" cy="24" r="19" strokeDasharray="5 5" />
      <path
        d="M16 32c0-5 4-8 8-8s8 3 8 8c0 3-4 3-8 2-4 1-8 1-8-2ZM15 21h.1M33 21h.1M20.5 15.5h.1M27.5 15.5h.1"
        strokeWidth="3"
      />
    </g>
  )
}

const HEADS: Record<Pet, () => ReactNode> = { none: None, Dog, Cat, Rabbit, Dragon, Unicorn }

/** A pet's head, 48 by 48, for use inside an `svg`. */
export function PetHead({ pet }: { pet: Pet }) {
  const Head = HEADS[pet]
  return <Head />
}

/** The image of a pet option. */
export function PetPicture({ pet }: { pet: Pet }) {
  return (
    <svg viewBox="-2 -2 52 50" className="block w-full" aria-hidden="true">
      <PetHead pet={pet} />
    </svg>
  )
}
