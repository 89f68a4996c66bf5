import type { Theme } from '@kahani/contracts/options'
import type { ReactNode } from 'react'
import { INK, pen } from './child.tsx'
import { spark, star } from './star.ts'

const GOLD = '#f5b236'

function Space() {
  return (
    <>
      <rect width="160" height="120" fill="#27325f" />
      <g fill="#ffe9b0">
        <path d={spark(78, 16, 6)} />
        <path d={spark(148, 84, 5)} />
        <path d={spark(16, 78, 4)} />
        <circle cx="60" cy="42" r="1.8" />
        <circle cx="96" cy="30" r="1.8" />
        <circle cx="18" cy="14" r="1.8" />
        <circle cx="150" cy="12" r="1.8" />
        <circle cx="84" cy="66" r="1.5" />
      </g>
      <g {...pen}>
        <circle cx="121" cy="43" r="21" fill="#e8863a" />
        <path d="M102 36c12 6 26 6 38-1M101 50c14 6 28 5 40-1" fill="none" stroke="#b9592a" strokeWidth="3" />
        <path
          d="M100 41c-10 5-16 10-14 14 3 6 22 3 42-5s33-19 30-24c-2-4-9-4-18-1 6 1 8 3 7 5-2 5-13 11-26 16s-25 7-27 3c-1-2 2-5 6-8Z"
          fill="#f6d38b"
        />
      </g>
      <g {...pen} transform="rotate(24 42 56)">
        <path d="M32 76c-8 2-11 9-10 18l12-8ZM52 76c8 2 11 9 10 18l-12-8Z" fill="#c23b2c" />
        <path d="M42 22c10 9 14 24 11 62H31c-3-38 1-53 11-62Z" fill="#fbf3e2" />
        <path d="M34 36c2-6 5-11 8-14 3 3 6 8 8 14-5 3-11 3-16 0Z" fill="#c23b2c" />
        <circle cx="42" cy="52" r="7" fill="#7fc3d0" />
        <path d="M36 86c0 9 3 13 6 18 3-5 6-9 6-18Z" fill={GOLD} />
      </g>
      <path d="M-4 108c30-12 60-14 92-10 28 3 52 4 76-4v30H-4Z" fill="#8b93b8" {...pen} />
      <g fill="#6f779f">
        <ellipse cx="34" cy="111" rx="9" ry="3.2" />
        <ellipse cx="84" cy="108" rx="6" ry="2.4" />
        <ellipse cx="134" cy="109" rx="10" ry="3.2" />
      </g>
    </>
  )
}

function Magical() {
  return (
    <>
      <rect width="160" height="120" fill="#8f7cc4" />
      <circle cx="128" cy="28" r="15" fill="#ffeab5" {...pen} />
      <g fill="#ffeab5">
        <path d={spark(24, 22, 6)} />
        <path d={spark(100, 18, 5)} />
        <path d={spark(144, 66, 6)} />
        <path d={spark(12, 56, 4)} />
      </g>
      <path d="M-4 88c26-16 52-18 82-10s56 6 86-8v54H-4Z" fill="#6a9c6f" {...pen} />
      <g {...pen}>
        <path d="M28 54h16v40H28ZM92 54h16v40H92Z" fill="#f0c9a8" />
        <path d="M42 62h52v34H42Z" fill="#fae3c6" />
        <path d="M36 30c3 6 12 9 12 18 0 4-3 6-5 7H29c-2-1-5-3-5-7 0-9 9-12 12-18Z" fill="#c2477a" />
        <path d="M100 30c3 6 12 9 12 18 0 4-3 6-5 7H93c-2-1-5-3-5-7 0-9 9-12 12-18Z" fill="#c2477a" />
        <path d="M68 22c4 9 18 13 18 27 0 6-4 11-8 13H58c-4-2-8-7-8-13 0-14 14-18 18-27Z" fill="#d9573a" />
        <path d="M59 96V83c0-6 5-8 9-13 4 5 9 7 9 13v13Z" fill="#7c4a2c" />
        <path d="M33 66h6v9h-6ZM97 66h6v9h-6Z" fill={GOLD} />
      </g>
      <g fill={GOLD}>
        <circle cx="68" cy="20" r="3" />
        <circle cx="36" cy="28" r="2.4" />
        <circle cx="100" cy="28" r="2.4" />
      </g>
      <path d="M-4 106c40-14 110-14 168-2v20H-4Z" fill="#4f8257" {...pen} />
      <g {...pen}>
        <path d="M130 112V97h9v15Z" fill="#fbf3e2" />
        <path d="M118 98c0-11 7-17 16.5-17s16.5 6 16.5 17Z" fill="#c23b2c" />
        <path d="M14 114v-9h6v9Z" fill="#fbf3e2" />
        <path d="M7 105c0-7 4-11 10-11s10 4 10 11Z" fill="#e8863a" />
      </g>
      <g fill="#fbf3e2">
        <circle cx="129" cy="92" r="2.4" />
        <circle cx="139" cy="89" r="2.4" />
        <circle cx="16" cy="101" r="1.8" />
      </g>
    </>
  )
}

function Underwater() {
  return (
    <>
      <rect width="160" height="120" fill="#4fb0bd" />
      <path d="M20 0h26L22 120H-10ZM84 0h18l10 120H64ZM134 0h16l34 120h-34Z" fill="#6cc3cb" opacity="0.6" />
      <g {...pen}>
        <path d="M44 46c12-14 32-16 44 0-12 16-32 14-44 0Z" fill="#ee8a3c" />
        <path d="M46 46L30 34c-2 8-2 16 0 24Z" fill="#ee8a3c" />
        <path d="M62 36c4 6 4 14 0 20" fill="none" stroke="#fbf3e2" strokeWidth="4" />
        <path d="M58 34c6-8 14-8 18-2" fill="#d9573a" />
      </g>
      <circle cx="77" cy="43" r="2.6" fill={INK} />
      <g {...pen} transform="translate(134 36)">
        <path d="M-14 0c8-9 20-9 28 0-8 9-20 9-28 0Z" fill={GOLD} transform="scale(-1 1)" />
        <path d="M12 0l10-8c1 5 1 11 0 16Z" fill={GOLD} />
        <circle cx="-6" cy="-2" r="1" fill={INK} />
      </g>
      <g fill="none" stroke="#eafaf8" strokeWidth="2.4">
        <circle cx="100" cy="30" r="4" />
        <circle cx="108" cy="18" r="2.6" />
        <circle cx="20" cy="22" r="4" />
        <circle cx="28" cy="10" r="2.4" />
        <circle cx="146" cy="66" r="3" />
      </g>
      <g fill="none" stroke="#2f7d58" strokeWidth="6" strokeLinecap="round">
        <path d="M14 114c-6-12 6-18 0-32M26 116c-4-10 5-14 1-24" />
        <path d="M150 114c6-12-6-18 0-34" />
      </g>
      <g {...pen}>
        <path
          d="M116 114V98c-6 0-10-4-10-10 0-3 5-3 5 0 0 3 2 5 5 5v-9c0-3 6-3 6 0v14c4 0 6-3 6-7 0-3 5-3 5 0 0 7-5 12-11 12v11Z"
          fill="#d9573a"
        />
        <path d="M-4 110c30-8 54-6 84-4s56 0 84-4v22H-4Z" fill="#f0d49a" />
      </g>
      <path d={star(48, 112, 8)} fill="#c2477a" {...pen} strokeWidth="2" />
    </>
  )
}

function Jungle() {
  return (
    <>
      <rect width="160" height="120" fill="#b7dd9a" />
      <circle cx="54" cy="34" r="17" fill="#ffe39a" />
      <path d="M-4 78c30-18 60-20 92-8 26 10 50 8 76-2v56H-4Z" fill="#7db56b" {...pen} />
      <g {...pen}>
        <path d="M16 120c4-34 3-60-2-84h14c-2 26 0 52 6 84Z" fill="#8a5a34" />
        <path
          d="M20 40C2 22-6 26-14 36c14-4 22 0 34 4ZM20 40C10 18 0 10-12 12c14 4 20 14 32 28ZM22 40C22 18 30 6 44 4c-10 10-12 22-22 36ZM22 40c14-18 28-20 42-12-16-2-26 4-42 12ZM22 40c18-8 30-2 36 10-12-8-22-10-36-10Z"
          fill="#3f8a4d"
        />
      </g>
      <g {...pen}>
        <circle cx="104" cy="46" r="9" fill="#e8963a" />
        <circle cx="140" cy="46" r="9" fill="#e8963a" />
        <path d="M96 66c0-17 11-25 26-25s26 8 26 25c0 14-11 22-26 22S96 80 96 66Z" fill="#f0a347" />
        <path d="M108 74c0-8 6-11 14-11s14 3 14 11c0 7-6 11-14 11s-14-4-14-11Z" fill="#fdf1d6" strokeWidth="0" />
        <path d="M117 68h10l-5 5.5ZM122 73v3c-2 3-5 3-7 1M122 76c2 3 5 3 7 1" fill={INK} strokeWidth="2" />
        <path
          d="M122 42v9M114 43l2 7M130 43l-2 7M97 62l7 2M97 70l7-1M147 62l-7 2M147 70l-7-1"
          fill="none"
          strokeWidth="3"
        />
      </g>
      <g fill={INK}>
        <ellipse cx="112" cy="60" rx="2.6" ry="3.2" />
        <ellipse cx="132" cy="60" rx="2.6" ry="3.2" />
      </g>
      <g fill="#3f8a4d" {...pen}>
        <path d="M90 124c-6-18 0-32 12-40 6 14 2 30-8 40ZM112 124c-4-16 4-28 18-34 2 16-4 28-14 34ZM136 124c-4-20 8-34 28-40v40Z" />
        <path d="M60 124c-8-12-4-24 4-32 8 10 8 22 0 32ZM36 124c2-14 10-22 22-24 0 12-6 20-18 24Z" />
      </g>
      <g {...pen} strokeWidth="2">
        <circle cx="76" cy="108" r="4.5" fill="#f08aa4" />
        <circle cx="88" cy="114" r="3.5" fill="#fff3cf" />
      </g>
    </>
  )
}

function Farm() {
  return (
    <>
      <rect width="160" height="120" fill="#c6e6ee" />
      <circle cx="80" cy="26" r="14" fill={GOLD} {...pen} />
      <path d="M112 30c2-8 12-9 16-3 8-3 14 2 13 8h-32c-2-2-1-5 3-5Z" fill="#fffdf7" {...pen} strokeWidth="2" />
      <path d="M-4 74c30-16 62-16 92-8 28 6 52 4 76-6v64H-4Z" fill="#9ccb74" {...pen} />
      <g {...pen}>
        <path d="M12 58h44v40H12Z" fill="#d9764a" />
        <path
          d="M2 62L34 30l32 32c-6 3-10 3-14 0-4 3-8 3-12 0-4 3-8 3-12 0-4 3-8 3-12 0-4 3-9 3-14 0Z"
          fill="#e5bd63"
        />
        <path d="M26 98V76h16v22Z" fill="#7c4a2c" />
        <path d="M26 76l16 22M42 76L26 98" fill="none" strokeWidth="2" />
      </g>
      <g {...pen}>
        <path d="M104 100V82c-1-12 7-18 18-18h16c8 0 13 5 13 14v22h-8V90h-30v10Z" fill="#fffdf7" />
        <path
          d="M122 64c8 0 12 4 11 10s-11 6-14 1 0-8 3-11ZM142 66c6 2 9 7 9 12-6 2-11-2-11-6s0-5 2-6Z"
          fill="#6b4426"
          strokeWidth="1.8"
        />
        <path
          d="M92 62c0-8 5-13 13-13s13 5 13 13c0 3-1 6-2 9 1 9-4 14-11 14s-12-5-11-14c-1-3-2-6-2-9Z"
          fill="#fffdf7"
        />
        <path d="M93 59c-7 1-10-2-11-6 6-2 10 0 13 3ZM117 59c7 1 10-2 11-6-6-2-10 0-13 3Z" fill="#f3c2a8" />
        <path d="M98 50c-3-3-3-7-1-9M112 50c3-3 3-7 1-9" fill="none" />
        <path d="M95 74c2-4 6-5 10-5s8 1 10 5c1 7-3 11-10 11s-11-4-10-11Z" fill="#f0a9a0" />
        <path d="M101 76v2M109 76v2" fill="none" />
      </g>
      <g fill={INK}>
        <circle cx="100" cy="62" r="2.2" />
        <circle cx="110" cy="62" r="2.2" />
      </g>
      <path d="M-4 100c50-10 110-10 168-2v26H-4Z" fill="#7db558" {...pen} />
      <g fill="none" stroke="#548a3d" strokeWidth="2.6" strokeLinecap="round">
        <path d="M16 112l3-6 3 6M60 114l3-6 3 6M140 112l3-6 3 6M92 110l2-5 3 5" />
      </g>
    </>
  )
}

function Superhero() {
  return (
    <>
      <rect width="160" height="120" fill="#3c4583" />
      <path d="M52 124L106 20l34 24Z" fill="#ffe39a" opacity="0.3" />
      <circle cx="122" cy="30" r="19" fill="#ffe39a" {...pen} />
      <path d={star(122, 30.5, 12)} fill="#c23b2c" {...pen} strokeWidth="2" />
      <g fill="#ffe9b0">
        <path d={spark(82, 16, 6)} />
        <circle cx="44" cy="14" r="1.8" />
        <circle cx="84" cy="34" r="1.8" />
        <circle cx="12" cy="40" r="1.8" />
      </g>
      <g {...pen}>
        <path d="M-4 124V64h22v-12h14v12h6v60ZM120 124V70h20V58h24v66Z" fill="#5a64ad" />
        <path d="M38 124V44h10V32l8-8 8 8v12h10v80Z" fill="#7079bf" />
        <path d="M74 124V78h26v46Z" fill="#5a64ad" />
        <path d="M98 124V88h24v36ZM14 124V90h26v34Z" fill="#7079bf" />
      </g>
      <g fill="#ffd977">
        <path d="M46 52h6v7h-6ZM60 52h6v7h-6ZM46 68h6v7h-6ZM60 68h6v7h-6ZM46 84h6v7h-6ZM4 72h5v6H4ZM80 86h5v6h-5ZM90 86h5v6h-5ZM104 96h5v6h-5ZM20 98h5v6h-5ZM30 98h5v6h-5ZM128 78h5v6h-5ZM146 68h6v7h-6ZM146 84h6v7h-6ZM80 102h5v6h-5Z" />
      </g>
      <path
        d="M36 18l-14 22h9l-6 18 18-24h-9l9-16Z"
        fill={GOLD}
        {...pen}
        strokeWidth="2.2"
        transform="translate(-10 -8) scale(.9)"
      />
    </>
  )
}

/** An empty page for a custom theme. */
function Custom() {
  return (
    <>
      <rect width="160" height="120" fill="#fdf0d6" />
      <g fill="none" stroke="#94785a" strokeWidth="2.6" strokeLinecap="round" strokeLinejoin="round">
        <path d="M18 46c2-9 14-10 18-3 8-4 16 2 14 10H20c-5-1-5-6-2-7Z" strokeDasharray="5 5" />
        <path d="M110 20l16 14-12 18-16-14ZM110 20l4 32M98 38l28-4M114 52c-4 8 6 12 0 22" strokeDasharray="5 5" />
        <path d="M-4 96c30-14 60-16 92-8 28 7 52 4 76-4" strokeDasharray="5 5" />
        <path d="M30 88V74h22v14M26 76l15-12 15 12" strokeDasharray="5 5" />
      </g>
      <path d={star(74, 30, 9)} fill={GOLD} {...pen} strokeWidth="2" />
      <path d={spark(142, 66, 6)} fill="#2a8088" />
      <path d={spark(14, 18, 5)} fill="#d9573a" />
      <g {...pen}>
        <path d="M84 100l-6 16 16-6 38-42c3-4-7-13-11-10Z" fill={GOLD} />
        <path d="M118 62c4-4 7-6 12-2s4 8 0 12Z" fill="#e58a8a" />
        <path d="M78 116l2-5.5 3.5 3.5Z" fill={INK} />
      </g>
    </>
  )
}

const SCENES: Record<Theme, () => ReactNode> = {
  space: Space,
  magical: Magical,
  underwater: Underwater,
  jungle: Jungle,
  farm: Farm,
  superhero: Superhero,
  custom: Custom,
}

/** The scene of a theme, 160 by 120, for use inside an `svg`. The lower middle is free for a character. */
export function ThemeScene({ theme }: { theme: Theme }) {
  const Scene = SCENES[theme]
  return <Scene />
}

/** The image of a theme option. */
export function ThemePicture({ theme }: { theme: Theme }) {
  return (
    <svg viewBox="0 0 160 120" className="block w-full" aria-hidden="true">
      <ThemeScene theme={theme} />
    </svg>
  )
}
