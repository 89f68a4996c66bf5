import type { CharacterType, Gender } from '@kahani/contracts/options'
import type { ReactNode } from 'react'
import { Bob, Cheeks, Face, Features, HAIR, Hair, INK, Plaits, pen, ShortHair, Shoulders, SKIN } from './child.tsx'
import { spark, star } from './star.ts'

const GOLD = '#f5b236'

/** The child in the costume. */
interface Wearer {
  gender: Gender | null
}

function Myself({ gender }: Wearer) {
  return (
    <>
      <Shoulders fill="#2a8088">
        <path d={star(60, 108, 10)} fill={GOLD} {...pen} />
      </Shoulders>
      <Face />
      <Hair gender={gender} />
    </>
  )
}

function Astronaut({ gender }: Wearer) {
  return (
    <>
      <Shoulders fill="#f3ecdb">
        <path d="M44 104h32v14H44Z" fill="#9fb4c9" {...pen} />
        <circle cx="51" cy="111" r="2.6" fill="#d9573a" />
        <circle cx="60" cy="111" r="2.6" fill={GOLD} />
        <path d="M66 109h6M66 113h6" {...pen} strokeWidth="2" />
      </Shoulders>
      <circle cx="60" cy="52" r="38" fill="#6d87bd" />
      <Face />
      {gender === 'boy' ? <ShortHair /> : <Bob />}
      <circle cx="60" cy="52" r="38" fill="#cfeaf2" fillOpacity="0.12" {...pen} strokeWidth="3" />
      <path d="M31 47c2-11 9-19 18-23" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <path d="M31 84c14 10 44 10 58 0l4 8c-18 12-48 12-66 0Z" fill="#e8863a" {...pen} />
    </>
  )
}

function Princess() {
  return (
    <>
      <Shoulders fill="#b93f74">
        <path d="M48 85c3 11 21 11 24 0" fill="none" stroke={GOLD} strokeWidth="4" strokeLinecap="round" />
        <path d="M80 88c12 4 19 16 21 36H74c8-11 10-24 6-36Z" fill="#f2c04f" {...pen} />
        <path d="M87 98c2 8 1 16-2 24" fill="none" stroke="#c98a1c" strokeWidth="2" strokeLinecap="round" />
      </Shoulders>
      <Face />
      <Plaits ribbon={GOLD} />
      <path d="M39 31l-2-17 11 8 12-14 12 14 11-8-2 17c-12-5-30-5-42 0Z" fill={GOLD} {...pen} />
      <circle cx="60" cy="23" r="3.4" fill="#d9573a" {...pen} strokeWidth="1.8" />
      <path d="M60 30v8" stroke={GOLD} strokeWidth="2.4" />
      <circle cx="60" cy="40" r="2.6" fill="#d9573a" {...pen} strokeWidth="1.6" />
      <g fill={GOLD} {...pen} strokeWidth="1.6">
        <circle cx="34" cy="66" r="2.6" />
        <circle cx="86" cy="66" r="2.6" />
      </g>
    </>
  )
}

function Superhero({ gender }: Wearer) {
  return (
    <>
      <path d="M32 86C14 90 4 104 0 124h120c-4-20-14-34-32-38Z" fill="#c23b2c" {...pen} />
      <Shoulders fill="#2f6fb0">
        <circle cx="60" cy="107" r="12" fill={GOLD} {...pen} />
        <path d={star(60, 107.5, 8)} fill="#c23b2c" />
      </Shoulders>
      <path d="M44 84c6 9 26 9 32 0l5 5c-9 12-33 12-42 0Z" fill="#c23b2c" {...pen} />
      <Face>
        <path
          d="M36 54c7-6 18-5 24-1 6-4 17-5 24 1 1 9-5 13-12 12-5-1-8-4-12-4s-7 3-12 4c-7 1-13-3-12-12Z"
          fill="#2f6fb0"
          {...pen}
        />
        <g fill="#fffdf7">
          <ellipse cx="50" cy="58" rx="6" ry="5" />
          <ellipse cx="70" cy="58" rx="6" ry="5" />
        </g>
      </Face>
      <Hair gender={gender} />
    </>
  )
}

function Explorer({ gender }: Wearer) {
  return (
    <>
      <Shoulders fill="#8a9c55">
        <path d="M33 92l18 32M87 92l-18 32" fill="none" {...pen} stroke="#6b4426" strokeWidth="4" />
      </Shoulders>
      <path d="M45 84c5 8 25 8 30 0l5 6c-8 9-32 9-40 0Z" fill="#d9573a" {...pen} />
      <Face />
      <Hair gender={gender} />
      <g fill="#4d4038" {...pen}>
        <path d="M44 104h13v18H44ZM63 104h13v18H63ZM56 108h8v6h-8Z" />
      </g>
      <path d="M40 30c0-15 8-22 20-22s20 7 20 22Z" fill="#d9bd78" {...pen} />
      <path d="M40 29c10-4 30-4 40 0v-6c-11-4-29-4-40 0Z" fill="#8a5a2c" {...pen} />
      <path d="M16 36c12-9 28-10 44-10s32 1 44 10c-10 5-26 2-44 2s-34 3-44-2Z" fill="#d9bd78" {...pen} />
    </>
  )
}

function Pirate() {
  return (
    <>
      <Shoulders fill="#fbf3e2">
        <path
          d="M26 102c20 7 48 7 68 0M21 114c24 7 54 7 78 0"
          fill="none"
          stroke="#2a8088"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M50 85c-19 3-30 15-31 39h20c3-14 6-28 11-39ZM70 85c19 3 30 15 31 39H81c-3-14-6-28-11-39Z"
          fill="#7c3b4c"
          {...pen}
        />
      </Shoulders>
      <Face />
      <path d="M86 42c8-2 12 2 14 8-6 0-10-1-13-4 4 5 5 11 3 16-6-3-9-9-9-16Z" fill="#c23b2c" {...pen} />
      <path d="M33 50c-2-19 9-30 27-30s29 11 27 30c-16-9-38-9-54 0Z" fill="#c23b2c" {...pen} />
      <g fill="#fbe3b4">
        <circle cx="46" cy="35" r="2.5" />
        <circle cx="60" cy="28" r="2.5" />
        <circle cx="74" cy="35" r="2.5" />
        <circle cx="60" cy="39" r="2.5" />
      </g>
      <path d="M35 49l28 7M77 60l9 3" fill="none" stroke={INK} strokeWidth="2.5" />
      <path d="M62 53c5-2 12-1 16 1 1 7-3 12-8 12s-9-5-8-13Z" fill={INK} />
      <circle cx="34" cy="67" r="3.5" fill="none" stroke={GOLD} strokeWidth="2.5" />
    </>
  )
}

function Fairy() {
  return (
    <>
      <g fill="#d6f0ea" fillOpacity="0.9" {...pen}>
        <path d="M46 96C20 92 2 70 8 50c16-4 36 20 38 46ZM74 96c26-4 44-26 38-46-16-4-36 20-38 46Z" />
        <path d="M44 100c-18-2-34 4-36 18 12 6 30-2 36-18ZM76 100c18-2 34 4 36 18-12 6-30-2-36-18Z" />
      </g>
      <g fill={HAIR} {...pen}>
        <circle cx="36" cy="27" r="12" />
        <circle cx="84" cy="27" r="12" />
      </g>
      <path d="M30 124c2-20 8-34 20-39 5 6 15 6 20 0 12 5 18 19 20 39Z" fill="#5fa064" {...pen} />
      <path d="M44 90l16 18 16-18" fill="none" {...pen} stroke="#dff0cf" />
      <Face />
      <path
        d="M34 57c-4-22 9-36 26-36s30 14 26 36c-3-10-9-17-18-21-10 6-24 8-28 6-3 4-5 9-6 15Z"
        fill={HAIR}
        {...pen}
      />
      <g {...pen} strokeWidth="1.8">
        {[
          [38, 40, '#f08aa4'],
          [47, 33, '#fff3cf'],
          [60, 30, '#f5b236'],
          [73, 33, '#fff3cf'],
          [82, 40, '#f08aa4'],
        ].map(([x, y, fill]) => (
          <circle key={x} cx={x} cy={y} r="5" fill={String(fill)} />
        ))}
      </g>
    </>
  )
}

function Dragon() {
  return (
    <>
      <g fill="#f0923c" {...pen}>
        <path d="M52 16l8-14 8 14ZM32 26l-6-12 15 4ZM88 26l6-12-15 4Z" />
      </g>
      <Shoulders fill="#4f9c58">
        <path d="M44 124c-2-14 4-26 16-26s18 12 16 26Z" fill="#f6e2a4" {...pen} />
        <path d="M46 110h28M45 118h30" stroke="#d9b55e" strokeWidth="2" />
      </Shoulders>
      <path d="M22 60c-2-31 14-48 38-48s40 17 38 48c-1 19-14 31-38 31S23 79 22 60Z" fill="#4f9c58" {...pen} />
      <g {...pen}>
        <circle cx="42" cy="23" r="8" fill="#fffdf7" />
        <circle cx="78" cy="23" r="8" fill="#fffdf7" />
        <path d="M56 22h.1M64 22h.1" strokeWidth="3" />
      </g>
      <circle cx="43.5" cy="24" r="3.4" fill={INK} />
      <circle cx="76.5" cy="24" r="3.4" fill={INK} />
      <g transform="translate(7.2 8.5) scale(.88)">
        <path d="M31 56c0-20 12-31 29-31s29 11 29 31c0 17-11 29-29 29S31 73 31 56Z" fill={SKIN} {...pen} />
        <Cheeks />
        <Features />
        <path d="M34 46c4-13 13-21 26-21s23 8 27 21c-9-1-16-4-21-9-8 8-20 12-32 9Z" fill={HAIR} {...pen} />
      </g>
    </>
  )
}

function Wizard({ gender }: Wearer) {
  return (
    <>
      <Shoulders fill="#3d4a94">
        <path d="M50 85l10 39 10-39c-5 6-15 6-20 0Z" fill={GOLD} {...pen} />
        <g fill={GOLD}>
          <path d={star(36, 108, 5)} />
          <path d={star(84, 108, 5)} />
        </g>
      </Shoulders>
      <Face />
      <Hair gender={gender} />
      <path
        d="M34 38C40 24 46 6 74 2c9-1 14 4 17 10-6-3-11-3-13 1-3 7 3 17 8 25-14 5-38 5-52 0Z"
        fill="#3d4a94"
        {...pen}
      />
      <path d="M17 42c10-6 27-8 43-8s33 2 43 8c-9 6-25 5-43 5s-34 1-43-5Z" fill="#3d4a94" {...pen} />
      <path d="M36 36c14 4 34 4 48 0l-3-7c-13 3-29 3-42 0Z" fill={GOLD} {...pen} />
      <g fill="#ffe39a">
        <path d={star(62, 18, 5.5)} />
        <path d={star(50, 27, 3.5)} />
        <path d={star(74, 24, 3)} />
      </g>
    </>
  )
}

/** A character described by the parent: an uncoloured sketch. */
function Custom() {
  return (
    <>
      <g fill="#fffdf7" stroke="#94785a" strokeWidth="2.8" strokeDasharray="5 5.5" strokeLinecap="round">
        <path d="M19 124c1-23 11-36 31-39 5 6 15 6 20 0 20 3 30 16 31 39Z" />
        <path d="M33 54c0-20 11-31 27-31s27 11 27 31c0 17-11 28-27 28S33 71 33 54Z" />
      </g>
      <path
        d="M50 47c1-7 6-10 11-9 6 1 9 7 5 12-3 3-5 5-5 9"
        fill="none"
        stroke="#94785a"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <circle cx="61" cy="67" r="2.8" fill="#94785a" />
      <g {...pen}>
        <path d="M74 108l-4 12 12-4 24-28c2-3-5-10-8-8Z" fill={GOLD} />
        <path d="M98 80c3-4 6-4 9-1s2 6-1 9Z" fill="#e58a8a" />
        <path d="M70 120l1.5-4.5 3 3Z" fill={INK} />
      </g>
      <path d={spark(20, 34, 7)} fill={GOLD} />
      <path d={spark(101, 42, 5)} fill="#2a8088" />
    </>
  )
}

const BACKDROPS: Record<CharacterType, string> = {
  myself: '#fbe0a6',
  astronaut: '#2f3d70',
  princess: '#f6cdbf',
  superhero: '#fbd98a',
  explorer: '#cfe2ba',
  pirate: '#b9dde0',
  fairy: '#e4d5ef',
  dragon: '#fbd9b0',
  wizard: '#cdd3f0',
  custom: '#fdf0d6',
}

const FIGURES: Record<CharacterType, (props: Wearer) => ReactNode> = {
  myself: Myself,
  astronaut: Astronaut,
  princess: Princess,
  superhero: Superhero,
  explorer: Explorer,
  pirate: Pirate,
  fairy: Fairy,
  dragon: Dragon,
  wizard: Wizard,
  custom: Custom,
}

interface CharacterProps {
  type: CharacterType
  gender?: Gender | null
}

/** The character from the chest up, 120 by 120, transparent, for use inside an `svg`. */
export function CharacterFigure({ type, gender = null }: CharacterProps) {
  const Figure = FIGURES[type]
  return <Figure gender={gender} />
}

/** The image of a character option. */
export function CharacterPicture({ type, gender = null }: CharacterProps) {
  return (
    <svg viewBox="0 0 120 120" className="block w-full" aria-hidden="true">
      <rect width="120" height="120" fill={BACKDROPS[type]} />
      {type === 'astronaut' && (
        <g fill="#ffe9b0">
          <path d={spark(14, 22, 6)} />
          <path d={spark(108, 34, 5)} />
          <circle cx="102" cy="12" r="2" />
          <circle cx="10" cy="60" r="2" />
        </g>
      )}
      <CharacterFigure type={type} gender={gender} />
    </svg>
  )
}
