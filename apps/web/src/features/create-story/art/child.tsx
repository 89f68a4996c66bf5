import type { Gender } from '@kahani/contracts/options'
import type { ReactNode } from 'react'

export const INK = '#35261b'
export const SKIN = '#c08150'
export const HAIR = '#2b1a14'
/** The outline of all small drawings. */
export const pen = { stroke: INK, strokeWidth: 2.6, strokeLinejoin: 'round', strokeLinecap: 'round' } as const

/** A child's face without hair, 120 by 120, shared by all characters. */
export function Face({ children }: { children?: ReactNode }) {
  return (
    <g>
      <path d="M53 74h14v14H53Z" fill="#a96d40" {...pen} />
      <circle cx="34.5" cy="58" r="5.5" fill={SKIN} {...pen} />
      <circle cx="85.5" cy="58" r="5.5" fill={SKIN} {...pen} />
      <path d="M35 54c0-17 10-27 25-27s25 10 25 27c0 16-10 26-25 26S35 70 35 54Z" fill={SKIN} {...pen} />
      <Cheeks />
      {children}
      <Features />
    </g>
  )
}

export function Cheeks() {
  return (
    <g fill="#dd7350" opacity="0.6">
      <ellipse cx="44" cy="66.5" rx="5.2" ry="3.6" />
      <ellipse cx="76" cy="66.5" rx="5.2" ry="3.6" />
    </g>
  )
}

/** Eyes, nose and mouth. */
export function Features() {
  return (
    <g>
      <g fill={INK}>
        <ellipse cx="50" cy="58" rx="2.9" ry="3.7" />
        <ellipse cx="70" cy="58" rx="2.9" ry="3.7" />
      </g>
      <g fill="#fff">
        <circle cx="51.1" cy="56.6" r="1.1" />
        <circle cx="71.1" cy="56.6" r="1.1" />
      </g>
      <path
        d="M45.5 50.5c2-1.8 4.8-2.2 7.3-1.3M67.2 49.2c2.5-.9 5.3-.5 7.3 1.3M60.5 61.5c1.3 1.3 1.2 2.6-.4 3.1M52.5 69.5c3.6 4.6 11.4 4.6 15 0"
        fill="none"
        stroke={INK}
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </g>
  )
}

/** Shoulders and chest, down to the lower edge. */
export function Shoulders({ fill, children }: { fill: string; children?: ReactNode }) {
  return (
    <g>
      <path d="M19 124c1-23 11-36 31-39 5 6 15 6 20 0 20 3 30 16 31 39Z" fill={fill} {...pen} />
      {children}
    </g>
  )
}

export function ShortHair() {
  return (
    <path
      d="M34 56c-4-22 9-35 27-35 19 0 29 14 25 35-3-3-5-7-6-12-5 2-9 1-13-2-9 5-20 5-26 3-3 3-5 7-7 11Z"
      fill={HAIR}
      {...pen}
    />
  )
}

/** Parted in the middle, with two plaits and ribbons in front of the shoulders. */
export function Plaits({ ribbon = '#f5b236' }: { ribbon?: string }) {
  return (
    <g {...pen}>
      <path d="M33 62c-5-26 8-41 27-41s32 15 27 41c-2-12-10-21-27-28-17 7-25 16-27 28Z" fill={HAIR} />
      {[33, 87].map(x => (
        <g key={x}>
          <ellipse cx={x} cy="71" rx="5.5" ry="6" fill={HAIR} />
          <ellipse cx={x} cy="81" rx="5.5" ry="6" fill={HAIR} />
          <ellipse cx={x} cy="91" rx="5" ry="5.5" fill={HAIR} />
          <path d={`M${x - 6} 94c4-1.5 8-1.5 12 0v6c-4 1.5-8 1.5-12 0Z`} fill={ribbon} />
          <path d={`M${x - 3.5} 101c-2 4-1 7 0 9h7c1-2 2-5 0-9Z`} fill={HAIR} />
        </g>
      ))}
    </g>
  )
}

/** A gender-neutral bob. */
export function Bob() {
  return (
    <path
      d="M31 72c-5-32 8-51 29-51s34 19 29 51c-3 3-8 2-9-1 3-8 4-17 3-25-12 1-24-2-31-8-5 5-10 8-15 10-1 7 0 15 3 23-1 3-6 4-9 1Z"
      fill={HAIR}
      {...pen}
    />
  )
}

/** Plaits for a girl, short hair for a boy, otherwise the bob. */
export function Hair({ gender }: { gender: Gender | null }) {
  if (gender === 'girl') return <Plaits ribbon="#d9573a" />
  return gender === 'boy' ? <ShortHair /> : <Bob />
}
