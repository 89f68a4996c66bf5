import { christmasTree, starLantern } from './christmas.ts'
import { flowerCarpet, pongalPot } from './harvest.ts'
import { crescentMoon } from './moon.ts'
import { baby, cradle } from './newborn.ts'
import type { DrawProp } from './prop-drawing.ts'

/** Objects of feast days and of other days that a child remembers, by name. */
export const PROPS_OF_OCCASIONS = {
  baby,
  cradle,
  'christmas-tree': christmasTree,
  'star-lantern': starLantern,
  'crescent-moon': crescentMoon,
  'pongal-pot': pongalPot,
  'flower-carpet': flowerCarpet,
} as const satisfies Record<string, DrawProp>
