import type { Frame } from '../format/storyboard.ts'
import { lanternLight } from './lantern-light/storyboard.ts'
import { nightAuto } from './night-auto/storyboard.ts'
import { openBook } from './open-book/storyboard.ts'
import { patchworkQuilt } from './patchwork-quilt/storyboard.ts'

/** The frames by the name of their folder. */
export const FRAMES: Readonly<Record<string, Frame>> = {
  'open-book': openBook,
  'night-auto': nightAuto,
  'patchwork-quilt': patchworkQuilt,
  'lantern-light': lanternLight,
}
