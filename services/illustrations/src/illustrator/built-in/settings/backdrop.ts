import type { DrawContext } from '../canvas/draw-context.ts'

/** The drawn setting of a scene, in layers, and where figures go in it. */
export interface Backdrop {
  /** Behind the figures. */
  back: string
  /** The near shore of open water: in front of swimmers, behind all other figures. */
  shore: string
  /** In front of all figures, near the edges of the picture. */
  front: string
  /** Height of the ground line, in px from the top. */
  floor: number
  /** Determines which figures need an air bubble and which float. */
  medium: 'land' | 'water' | 'space'
  /** The water surface for swimmers, in px from the top; null if there is none. */
  pool: { level: number } | null
}

interface SettingOptions {
  /** A figure sleeps here; the bed is part of the figure. */
  asleep: boolean
}

export type DrawSetting = (context: DrawContext, options: SettingOptions) => Backdrop

export const createBackdrop = (layers: Pick<Backdrop, 'back' | 'front'> & Partial<Backdrop>): Backdrop => ({
  shore: '',
  floor: 1290,
  medium: 'land',
  pool: null,
  ...layers,
})
