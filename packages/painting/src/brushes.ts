import type { Brush } from './brush.ts'
import { vivid } from './vivid/vivid.ts'

/** The styles in which drawings can be painted. */
export const BRUSHES = { vivid } satisfies Record<string, Brush>
export type BrushName = keyof typeof BRUSHES
