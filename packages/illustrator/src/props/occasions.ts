import { bunting, present } from './birthday.ts'
import { sevaiyan } from './cakes.ts'
import { christmasTree, starLantern } from './christmas.ts'
import { ghungroos, tabla } from './dance.ts'
import { medicineBottle, plaster, stethoscope } from './doctor.ts'
import { flowerCarpet, pongalPot } from './harvest.ts'
import { woollenCap } from './hats.ts'
import { crescentMoon } from './moon.ts'
import { baby, cradle, rattle } from './newborn.ts'
import type { DrawProp } from './prop-drawing.ts'
import { sandcastle, snowman } from './snow-and-sand.ts'
import { slate } from './writing.ts'

/** Objects of feast days and of other days that a child remembers, by name. */
export const PROPS_OF_OCCASIONS = {
  baby,
  cradle,
  'christmas-tree': christmasTree,
  'star-lantern': starLantern,
  'crescent-moon': crescentMoon,
  'pongal-pot': pongalPot,
  'flower-carpet': flowerCarpet,
  ghungroos,
  tabla,
  sandcastle,
  snowman,
  present,
  bunting,
  stethoscope,
  'medicine-bottle': medicineBottle,
  plaster,
  sevaiyan,
  rattle,
  slate,
  'woollen-cap': woollenCap,
} as const satisfies Record<string, DrawProp>
