import type { Frame } from '../format/storyboard.ts'
import { openBook } from './open-book/storyboard.ts'

/** The frames by the name of their folder. */
export const FRAMES: Readonly<Record<string, Frame>> = { 'open-book': openBook }
