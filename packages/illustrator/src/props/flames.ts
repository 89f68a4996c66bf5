import { blueBead, flame, smoke } from './materials.ts'
import type { PropTools } from './prop.ts'

/** How lamps burn. A lamp burns unless it is `unlit` or `dark`; `dim` is almost out. */

/** States of all lamps. */
export const FLAME_STATES = ['lit', 'unlit', 'dim', 'dark'] as const

/** Whether a lamp is alight. */
export const burns = ({ is }: PropTools) => !is('unlit') && !is('dark') && !is('empty')

/** The flame of a lamp on (x, y), or its smoke. */
export const burning = (tools: PropTools, x: number, y: number, height: number): string =>
  !burns(tools)
    ? smoke(x, y - height * 0.1, height * 0.9)
    : tools.is('dim')
      ? blueBead(x, y, height * 0.14)
      : flame(x, y, height)

/** The light of a lamp that burns. */
export const lightAt = (tools: PropTools, x: number, y: number, r: number) =>
  burns(tools) ? { light: { at: [x, y] as const, r: tools.is('dim') ? r * 0.4 : r } } : {}
