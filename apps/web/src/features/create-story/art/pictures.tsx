import {
  CHARACTER_TYPES,
  type CharacterType,
  type Gender,
  type IllustrationStyle,
  type Pet,
  type Theme,
} from '@kahani/contracts/options'
import { PawPrint } from 'lucide-react'
import { cn } from '../../../lib/class-names.ts'

/** By the built-in illustrator: `npm run gallery -- site-pictures` makes them. */
const FILES = import.meta.glob<string>('./*/*.webp', { eager: true, import: 'default' })

interface PictureProps {
  name: string
  className: string
}

/** Decorative: show what it stands for beside it. */
const Picture = ({ name, className }: PictureProps) => (
  <img src={FILES[`./${name}.webp`]} alt="" loading="lazy" decoding="async" className={cn('block', className)} />
)

const TILE = 'aspect-square w-full object-cover'

interface CharacterProps {
  type: CharacterType
  gender: Gender | null
}

/** Girls and boys take turns if neither is chosen. */
function heroName({ type, gender }: CharacterProps): string {
  const other = CHARACTER_TYPES.indexOf(type) % 2 === 0 ? 'girl' : 'boy'
  return `${type}-${gender === 'girl' || gender === 'boy' ? gender : other}`
}

/** The face of a hero, in a place that suits it. */
export const CharacterPicture = (props: CharacterProps) => (
  <Picture name={`characters/${heroName(props)}`} className={TILE} />
)

/** A whole hero without a place. */
export const CharacterFigure = ({ className, ...props }: CharacterProps & { className: string }) => (
  <Picture name={`figures/${heroName(props)}`} className={className} />
)

/** The place of a theme. Its lower left is free for a hero. */
export const ThemePicture = ({ theme }: { theme: Theme }) => <Picture name={`themes/${theme}`} className={TILE} />

/** The same hut by the river in each style. */
export const StylePicture = ({ style }: { style: IllustrationStyle }) => (
  <Picture name={`styles/${style}`} className="aspect-4/3 w-full object-cover" />
)

/** A whole pet without a place, or the print of its paw in a circle if there is none. */
export const PetPicture = ({ pet, className }: { pet: Pet; className: string }) =>
  pet === 'none' ? (
    <PawPrint className={cn('rounded-full border-2 border-dashed border-edge p-2.5 text-edge', className)} />
  ) : (
    <Picture name={`pets/${pet.toLowerCase()}`} className={cn('object-contain object-bottom', className)} />
  )
