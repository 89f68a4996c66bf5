import type { Prop } from '@kahani/contracts/scene'
import { bridge, brokenBridge } from './bridges.ts'
import { ball, bell, blanket, book, cake, crown, drum, flute } from './household.ts'
import { balloon, boat, key, kite, map, telescope, toolbox, treasureChest } from './journey.ts'
import { diya, lantern, pearl, star, wand } from './lights.ts'
import { milkCup, moonbeamStairs, moonHorn } from './moon.ts'
import { egg, feather, flower, fruitBasket, nest, seed, shell } from './nature.ts'
import type { DrawProp } from './prop-drawing.ts'

/** All props, by name. */
export const PROP_DRAWINGS: Record<Prop, DrawProp> = {
  star,
  lantern,
  map,
  boat,
  book,
  kite,
  seed,
  flower,
  key,
  bell,
  shell,
  feather,
  telescope,
  'treasure-chest': treasureChest,
  wand,
  crown,
  ball,
  blanket,
  'fruit-basket': fruitBasket,
  cake,
  'broken-bridge': brokenBridge,
  bridge,
  nest,
  egg,
  pearl,
  flute,
  drum,
  balloon,
  toolbox,
  diya,
  'moonbeam-stairs': moonbeamStairs,
  'moon-horn': moonHorn,
  'milk-cup': milkCup,
}
