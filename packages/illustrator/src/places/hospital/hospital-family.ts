import type { Stage } from '../../stage/stage.ts'
import { type Family, familyOf } from '../rooms/family.ts'
import type { WallPaint } from '../rooms/shell.ts'

interface Scheme extends Pick<Family, 'dado' | 'accents' | 'curtain'> {
  wall: string
}

const SCHEMES: readonly [Scheme, ...Scheme[]] = [
  { wall: '#d6ebe0', dado: '#84c0b2', accents: ['#e8735a', '#4f8fb8', '#f6cd6a'], curtain: '#7fbcd0' },
  { wall: '#f6e8cc', dado: '#8db8d2', accents: ['#d9654f', '#3f8f8a', '#f4c45a'], curtain: '#8fc4a8' },
  { wall: '#dde6f2', dado: '#93a9d6', accents: ['#e5805c', '#4f7fb0', '#f7d27a'], curtain: '#f0b48c' },
]

/** How the hospital of a book is painted: with the town of the family outside. */
export function hospitalOf(stage: Stage): Family {
  const { wall, ...scheme } = stage.context.bookRandom.fork('hospital').pick(SCHEMES)
  return {
    ...familyOf(stage),
    ...scheme,
    walls: { living: wall, bedroom: wall, kitchen: wall, outside: wall },
    pale: '#fdf8ec',
    floor: 'terrazzo',
    floorColour: '#e3d8c4',
    ceiling: 'vaults',
    window: 'plain',
    bed: 'iron',
  }
}

export const hospitalPaint = ({ walls, dado }: Family): WallPaint => ({
  colour: walls.bedroom,
  ...(dado === null ? {} : { dado: { colour: dado, height: 600 } }),
})
