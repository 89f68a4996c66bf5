import { cn } from '../../lib/class-names.ts'
import emptyShelf from './scenes/empty-shelf.webp'
import family from './scenes/family.webp'
import farewell from './scenes/farewell.webp'
import lost from './scenes/lost.webp'
import lostPages from './scenes/lost-pages.webp'
import offline from './scenes/offline.webp'
import sleepingMoon from './scenes/sleeping-moon.webp'

/** By the built-in illustrator: `npm run gallery -- site-pictures` makes them. */
const SCENES = {
  'empty-shelf': emptyShelf,
  family,
  farewell,
  lost,
  'lost-pages': lostPages,
  offline,
  'sleeping-moon': sleepingMoon,
}

export type SceneName = keyof typeof SCENES

/** A picture for a screen that has nothing else to show. Decorative. */
export function PaintedScene({ name, className }: { name: SceneName; className: string }) {
  return (
    <img
      src={SCENES[name]}
      alt=""
      width={600}
      height={540}
      decoding="async"
      className={cn('block h-auto max-w-full', className)}
    />
  )
}
