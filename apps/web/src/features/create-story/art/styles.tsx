import type { IllustrationStyle } from '@kahani/contracts/options'
import type { ReactNode } from 'react'
import { star } from './star.ts'

/** The scene of every style preview: an elephant calf on a hill, a tree and the sun, 160 by 120. */
const BACK_HILL = 'M-6 80C24 58 58 58 92 70c26 9 50 6 76-8v64H-6Z'
const FRONT_HILL = 'M-6 100c44-14 110-14 176-2v28H-6Z'
const TRUNK = 'M24 104c2-16 2-28 0-40h9c-2 12-1 24 3 40Z'
const CROWN = 'M10 58c-6-9-1-20 8-21 2-10 16-13 22-5 10-1 15 10 10 18 3 9-6 17-14 14-6 6-18 5-20-1-3 0-5-2-6-5Z'
const BODY = 'M62 106V80c0-17 12-28 29-28s29 11 29 28v26h-14V93c-8 4-22 4-30 0v13Z'
const HEAD =
  'M100 60c0-11 8-19 19-19s19 8 19 19c0 6-2 10-4 13 1 11 5 18 12 17 4-1 4-5 2-8 5-3 10 2 9 9-2 10-14 13-22 6-6-5-9-12-11-18-14 1-24-7-24-19Z'
const EAR = 'M109 51c-10-5-19 3-18 15 1 10 8 14 15 11 8-4 10-21 3-26Z'
const CLOTH = 'M70 55c8-4 16-5 24-3 2 9 2 17 0 25-8 3-16 3-24 0-2-7-2-14 0-22Z'

/** Position of the calf. */
const Elephant = ({ children }: { children: ReactNode }) => <g transform="translate(-10 0)">{children}</g>

function Vivid() {
  const pen = { stroke: '#35261b', strokeWidth: 2.6, strokeLinejoin: 'round' } as const
  return (
    <>
      <rect width="160" height="120" fill="#35b3c4" />
      <circle cx="132" cy="26" r="14" fill="#ffc02e" {...pen} />
      <path d={BACK_HILL} fill="#8fce3c" {...pen} />
      <path d={TRUNK} fill="#a85a28" {...pen} />
      <path d={CROWN} fill="#2f9e4f" {...pen} />
      <g fill="#ff5d3b" {...pen} strokeWidth="1.6">
        <circle cx="20" cy="47" r="3.2" />
        <circle cx="34" cy="42" r="3.2" />
        <circle cx="40" cy="54" r="3.2" />
      </g>
      <path d={FRONT_HILL} fill="#4fae3a" {...pen} />
      <Elephant>
        <path d={BODY} fill="#7f8fd6" {...pen} />
        <path d={CLOTH} fill="#f0426b" {...pen} />
        <path d={star(80, 66, 6)} fill="#ffc02e" />
        <path d={HEAD} fill="#7f8fd6" {...pen} />
        <path d={EAR} fill="#f59ab5" {...pen} />
        <circle cx="122" cy="58" r="2.8" fill="#35261b" />
      </Elephant>
    </>
  )
}

function Ghibli() {
  return (
    <>
      <defs>
        <linearGradient id="style-air" x2="0" y2="1">
          <stop stopColor="#5aa7df" />
          <stop offset="1" stopColor="#d9eff2" />
        </linearGradient>
        <linearGradient id="style-meadow" x2="0" y2="1">
          <stop stopColor="#9cc85c" />
          <stop offset="1" stopColor="#4c8a3f" />
        </linearGradient>
      </defs>
      <rect width="160" height="120" fill="url(#style-air)" />
      <path
        d="M58 62c-4-8 3-15 10-13-2-11 12-17 19-9 4-12 22-13 26-1 9-4 18 3 16 12 8-1 12 6 9 12-20 6-60 6-80-1Z"
        fill="#fff"
      />
      <path d="M64 62c10-6 16 0 24-4 6 4 14-2 22 2 8-4 18-2 27 3-20 6-54 6-73-1Z" fill="#cfdfee" />
      <path d={BACK_HILL} fill="#7fae6e" />
      <path d="M24 72c10-6 22-8 30-6M100 74c12 2 24 0 36-4" stroke="#94c07d" strokeWidth="3" fill="none" />
      <path d={TRUNK} fill="#6f553f" />
      <path d={CROWN} fill="#3f7a3d" />
      <path d="M15 48c4-7 10-8 14-5 3-7 12-7 15 0-4 8-24 12-29 5Z" fill="#6ba350" />
      <path d={FRONT_HILL} fill="url(#style-meadow)" />
      <Elephant>
        <ellipse cx="94" cy="106" rx="36" ry="4" fill="#33632f" opacity="0.45" />
        <path d={BODY} fill="#a3a8ad" />
        <path d="M62 88c6 10 40 12 58-4v22h-14V93c-8 4-22 4-30 0v13H62Z" fill="#878c96" />
        <path d={CLOTH} fill="#c9675a" />
        <path d={HEAD} fill="#b0b5b9" />
        <path d={EAR} fill="#98949c" />
        <circle cx="122" cy="59" r="2.1" fill="#3c3431" />
        <path d="M117 51c3-2 6-2 8 0" stroke="#7b7f86" strokeWidth="1.4" fill="none" strokeLinecap="round" />
      </Elephant>
      <g stroke="#b9dc7c" strokeWidth="1.6" strokeLinecap="round">
        <path d="M8 112l2-7M14 114l3-7M44 112l-1-7M50 114l3-7M128 112l2-7M134 114l-1-7M150 112l2-6M70 116l2-6" />
      </g>
      <g fill="#fff6d8">
        <circle cx="20" cy="110" r="1.8" />
        <circle cx="56" cy="109" r="1.8" />
        <circle cx="140" cy="111" r="1.8" />
        <circle cx="122" cy="114" r="1.8" />
      </g>
    </>
  )
}

function Watercolor() {
  return (
    <>
      <defs>
        <filter id="style-bleed" x="-10%" y="-10%" width="120%" height="120%">
          <feTurbulence type="fractalNoise" baseFrequency="0.035" numOctaves="3" seed="4" />
          <feDisplacementMap in="SourceGraphic" scale="7" />
          <feGaussianBlur stdDeviation="0.5" />
        </filter>
        <filter id="style-grain">
          <feTurbulence type="fractalNoise" baseFrequency="0.5" numOctaves="2" seed="9" />
          <feColorMatrix values="0 0 0 0 0.45 0 0 0 0 0.36 0 0 0 0 0.25 0 0 0 0.5 -0.2" />
        </filter>
      </defs>
      <rect width="160" height="120" fill="#fbf6ea" />
      <g filter="url(#style-bleed)">
        <path
          d="M12 8c44-10 104-4 138 6 6 24 2 44-6 56-40 12-96 10-134-4C6 46 4 24 12 8Z"
          fill="#a9d3e0"
          opacity="0.6"
        />
        <path d="M20 14c30-6 52 2 60 12-20 12-46 12-64 4Z" fill="#7fb9d4" opacity="0.4" />
        <circle cx="132" cy="28" r="15" fill="#f6c35c" opacity="0.85" />
        <circle cx="132" cy="28" r="9" fill="#f2a23c" opacity="0.5" />
        <path d="M8 82c22-18 54-18 84-8 26 8 40 4 60-8v46H8Z" fill="#a6c98a" opacity="0.75" />
        <path d="M8 92c30-10 40-4 70-2 30 4 50-2 74-10v34H8Z" fill="#6fa36b" opacity="0.5" />
        <path d={TRUNK} fill="#9a6b4a" opacity="0.8" />
        <path d={CROWN} fill="#5d9a63" opacity="0.75" stroke="#3f7a4c" strokeOpacity="0.5" strokeWidth="1.6" />
        <circle cx="24" cy="44" r="9" fill="#9cc47a" opacity="0.7" />
        <Elephant>
          <path d={BODY} fill="#8c9cc0" opacity="0.8" stroke="#5f6f9c" strokeOpacity="0.55" strokeWidth="1.4" />
          <path d={CLOTH} fill="#d9727a" opacity="0.85" />
          <path d={HEAD} fill="#9aa9cb" opacity="0.9" stroke="#5f6f9c" strokeOpacity="0.55" strokeWidth="1.4" />
          <path d={EAR} fill="#d9a3b4" opacity="0.8" stroke="#5f6f9c" strokeOpacity="0.45" strokeWidth="1.4" />
        </Elephant>
      </g>
      <circle cx="112" cy="59" r="2.2" fill="#3b3f5c" />
      <rect width="160" height="120" filter="url(#style-grain)" opacity="0.45" />
    </>
  )
}

function Fairytale() {
  const gold = '#e2b65a'
  const pen = { stroke: gold, strokeWidth: 1.3, strokeLinejoin: 'round' } as const
  return (
    <>
      <defs>
        <clipPath id="style-window">
          <path d="M13 109V44C13 23 51 15 80 9c29 6 67 14 67 35v65Z" />
        </clipPath>
      </defs>
      <rect width="160" height="120" fill="#f0e0b8" />
      <path d="M12 110V44C12 22 50 14 80 8c30 6 68 14 68 36v66Z" fill="#1f3050" stroke="#7d5a2a" strokeWidth="2" />
      <g clipPath="url(#style-window)">
        <path d="M102 17a12 12 0 1 0 10 18 10 10 0 0 1-10-18Z" fill="#f2d58c" />
        <g fill="#f2d58c">
          <path d={star(70, 26, 3.4)} />
          <path d={star(126, 40, 2.6)} />
          <path d={star(52, 40, 2.4)} />
          <path d={star(136, 56, 2.4)} />
        </g>
        <path d={BACK_HILL} fill="#33506a" {...pen} />
        <path d={TRUNK} fill="#5a3a2c" {...pen} />
        <path d={CROWN} fill="#2f5a4c" {...pen} />
        <path d="M22 50c0-6 8-6 8 0s-6 5-5 1M36 46c0-5 7-5 7 0s-5 4-4 1" fill="none" {...pen} />
        <path d={FRONT_HILL} fill="#29473f" {...pen} />
        <Elephant>
          <path d={BODY} fill="#74738f" {...pen} />
          <path d={CLOTH} fill="#8c2f45" {...pen} />
          <path d="M70 71c8 3 16 3 24 0M81 56l4 6-4 6-4-6Z" fill="none" {...pen} />
          <path d={HEAD} fill="#80809c" {...pen} />
          <path d={EAR} fill="#a3788c" {...pen} />
          <path d="M110 43c5-4 12-4 17 0-3 5-14 5-17 0Z" fill={gold} />
        </Elephant>
      </g>
      <path d="M109 58c2-2 5-2 7 0" fill="none" stroke="#1f1a2c" strokeWidth="1.8" strokeLinecap="round" />
      <g fill="none" stroke="#a8762c" strokeWidth="2" strokeLinecap="round">
        <rect x="4" y="4" width="152" height="112" rx="5" />
        <path d="M12 34c2-14 14-22 28-22M17 22c-4-4-1-9 3-8M27 15c-3-5 3-8 6-4M148 34c-2-14-14-22-28-22M143 22c4-4 1-9-3-8M133 15c3-5-3-8-6-4" />
      </g>
    </>
  )
}

function Papercut() {
  return (
    <>
      <defs>
        <filter id="style-layer" x="-20%" y="-20%" width="140%" height="150%">
          <feDropShadow dx="1" dy="2.6" stdDeviation="1.8" floodColor="#3a2a20" floodOpacity="0.5" />
        </filter>
      </defs>
      <rect width="160" height="120" fill="#f3dcc0" />
      <g filter="url(#style-layer)">
        <path
          d="M-10-10h180v140H-10ZM80 6C34 6 8 26 8 64v66h144V64c0-38-26-58-72-58Z"
          fill="#e9b88a"
          fillRule="evenodd"
        />
      </g>
      <path d="M130 30m-13 0a13 13 0 1 0 26 0a13 13 0 1 0-26 0" fill="#f08f4b" filter="url(#style-layer)" />
      <path d="M-6 74l30-16 26 10 30-14 34 18 54-16v80H-6Z" fill="#8fb8a4" filter="url(#style-layer)" />
      <g filter="url(#style-layer)">
        <path d="M24 108l2-44h7l3 44Z" fill="#7a4f3c" />
      </g>
      <path d="M30 26l16 12 6 16-10 12H16L8 52l6-16Z" fill="#4f8a76" filter="url(#style-layer)" />
      <path d="M30 34l10 8 3 10-6 7H22l-5-8 3-10Z" fill="#77ae94" filter="url(#style-layer)" />
      <Elephant>
        <path d={BODY} fill="#e4e0d8" filter="url(#style-layer)" />
        <path d={CLOTH} fill="#d0564a" filter="url(#style-layer)" />
        <path d="M80 58l5 7-5 7-5-7Z" fill="#f3dcc0" />
        <path d={HEAD} fill="#eeebe4" filter="url(#style-layer)" />
        <path d={EAR} fill="#e2a79a" filter="url(#style-layer)" />
        <circle cx="122" cy="58" r="2.6" fill="#4a4038" />
      </Elephant>
      <path d="M-6 104l24-6 20 6 26-6 30 6 30-6 24 6 28-6v28H-6Z" fill="#3f7666" filter="url(#style-layer)" />
      <path d="M-6 114l30-5 34 5 40-5 36 5 36-5v18H-6Z" fill="#2f5c52" filter="url(#style-layer)" />
    </>
  )
}

function Cartoon() {
  const pen = { stroke: '#141414', strokeWidth: 4, strokeLinejoin: 'round', strokeLinecap: 'round' } as const
  return (
    <>
      <defs>
        <pattern id="style-dots" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">
          <circle cx="3.5" cy="3.5" r="1.7" fill="#f08a24" />
        </pattern>
      </defs>
      <rect width="160" height="120" fill="#ffd84a" />
      <rect width="160" height="120" fill="url(#style-dots)" opacity="0.55" />
      <g fill="#fff3a8">
        <path
          d="M112 66L160-10h20v40ZM112 66L90-10h30ZM112 66L20-10h34ZM112 66L-10 20v24ZM112 66l60-16v26Z"
          opacity="0.8"
        />
      </g>
      <path d={FRONT_HILL} fill="#59c94a" {...pen} />
      <path d={TRUNK} fill="#b5652a" {...pen} />
      <path d={CROWN} fill="#2fb457" {...pen} />
      <Elephant>
        <path d={BODY} fill="#5aa9f0" {...pen} />
        <path d={CLOTH} fill="#ef3f3f" {...pen} />
        <path d={HEAD} fill="#5aa9f0" {...pen} />
        <path d={EAR} fill="#ff9fc0" {...pen} />
        <ellipse cx="117" cy="56" rx="7" ry="9.5" fill="#fff" {...pen} strokeWidth="3" />
        <ellipse cx="130" cy="56" rx="6.5" ry="9" fill="#fff" {...pen} strokeWidth="3" />
        <g fill="#141414">
          <ellipse cx="119.5" cy="58" rx="2.8" ry="4.2" />
          <ellipse cx="131.5" cy="58" rx="2.8" ry="4.2" />
        </g>
        <path d="M108 37c4-4 8-5 12-3M128 34c4-1 6 0 8 3" fill="none" {...pen} strokeWidth="3.2" />
      </Elephant>
    </>
  )
}

const SCENES: Record<IllustrationStyle, () => ReactNode> = {
  vivid: Vivid,
  ghibli: Ghibli,
  watercolor: Watercolor,
  fairytale: Fairytale,
  papercut: Papercut,
  cartoon: Cartoon,
}

/** The scene in a style. Contains element ids, so a page may contain each style only once. */
export function StylePicture({ style }: { style: IllustrationStyle }) {
  const Scene = SCENES[style]
  return (
    <svg viewBox="0 0 160 120" className="block w-full" aria-hidden="true">
      <Scene />
    </svg>
  )
}
