import type { PathCommand } from './outline.ts'

const polygon = (points: readonly (readonly [x: number, y: number])[]): PathCommand[] => [
  ...points.map(([x, y], i): PathCommand => ({ type: i === 0 ? 'M' : 'L', values: [x, y] })),
  { type: 'Z', values: [] },
]

/** A command of path data, like `M 0 -1`, on each line. */
const path = (data: string): PathCommand[] =>
  data.split(/(?=[MLQCZ])/).map(part => ({
    type: part.charAt(0) as PathCommand['type'],
    values: part.slice(1).trim().split(/\s+/).filter(Boolean).map(Number),
  }))

const star = polygon(
  Array.from({ length: 10 }, (_, i) => {
    const [angle, radius] = [((i - 2.5) * Math.PI) / 5, i % 2 ? 0.5 : 1]
    return [radius * Math.cos(angle), radius * Math.sin(angle)]
  }),
)

/** Shapes with a radius of about 1 around 0, 0. */
export const SHAPES = {
  star,
  moon: path(
    'M0.3 -0.98C-0.5 -0.9 -0.95 -0.3 -0.85 0.3C-0.72 0.95 0.1 1.2 0.8 0.72C0.2 0.75 -0.2 0.4 -0.26 -0.05C-0.3 -0.45 -0.1 -0.8 0.3 -0.98Z',
  ),
  leaf: path(
    'M-0.95 0.75C-0.85 0.4 -0.8 -0.15 -0.4 -0.5C0 -0.85 0.6 -0.85 1 -0.95C1 -0.4 0.9 0.15 0.5 0.45C0.15 0.7 -0.3 0.6 -0.62 0.5L-0.8 0.9Z',
  ),
  drop: path(
    'M0 -1.05C0.2 -0.55 0.7 -0.1 0.7 0.35C0.7 0.75 0.4 1 0 1C-0.4 1 -0.7 0.75 -0.7 0.35C-0.7 -0.1 -0.2 -0.55 0 -1.05Z',
  ),
  heart: path(
    'M0 0.95C-0.5 0.55 -1 0.15 -1 -0.35C-1 -0.95 -0.25 -1.05 0 -0.45C0.25 -1.05 1 -0.95 1 -0.35C1 0.15 0.5 0.55 0 0.95Z',
  ),
  sparkle: path('M0 -1Q0.12 -0.12 1 0Q0.12 0.12 0 1Q-0.12 0.12 -1 0Q-0.12 -0.12 0 -1Z'),
  dot: path(
    'M0 -0.5C0.3 -0.5 0.5 -0.3 0.5 0C0.5 0.3 0.3 0.5 0 0.5C-0.3 0.5 -0.5 0.3 -0.5 0C-0.5 -0.3 -0.3 -0.5 0 -0.5Z',
  ),
  /** Thick at the right end. */
  stroke: path('M-1 0.06C-0.5 -0.14 0.2 -0.2 0.92 -0.14Q1.02 0 0.92 0.1C0.2 0.06 -0.5 0 -1 0.06Z'),
}

export type Ornament = 'star' | 'moon' | 'leaf' | 'drop' | 'heart'

const SUBJECTS: readonly (readonly [Ornament, RegExp])[] = [
  ['moon', /\b(moon|night|sleep|dream|bedtime|owl)/i],
  ['leaf', /\b(seed|leaf|forest|jungle|tree|garden|pumpkin|tulsi|mango|flower)/i],
  ['drop', /\b(rain|cloud|monsoon|river|sea|tide|ocean|reef|boat)/i],
  ['heart', /\b(love|heart|friend|hug|kind|home)/i],
]

/** The ornament that suits the words of a title. */
export const ornamentFor = (title: string): Ornament => SUBJECTS.find(([, words]) => words.test(title))?.[0] ?? 'star'
