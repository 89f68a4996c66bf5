import { anchor, fishHook, fishingNet, oar, paperBoat } from './boating.ts'
import { boat, fishingBoat, rowingBoat } from './boats.ts'
import { bridge, brokenBridge } from './bridges.ts'
import { car } from './cars.ts'
import { key, seaChest, treasureChest } from './chests.ts'
import { dinosaurEgg, fern, fossil } from './dinosaurs.ts'
import { bananaLeaf, haystack, lotus, lotusLeaf, scarecrow, spade } from './field.ts'
import { flower, pumpkin, pumpkinSeed, seed, tulsiPot } from './garden.ts'
import { greenFlag, whistle } from './guard.ts'
import { comet, paintedLight, shootingStars, star, wand } from './lights.ts'
import { lorry } from './lorries.ts'
import { moonbeamStairs, moonHorn } from './moon.ts'
import { egg, nest } from './nests.ts'
import { sapling, wateringCan } from './planting.ts'
import type { DrawProp } from './prop-drawing.ts'
import { cardboardRocket } from './rockets.ts'
import { bubble, bubbles, giantClam, pearl, seaweed, shell } from './sea.ts'
import { signal, trafficLight } from './signals.ts'
import { gust, musicNotes, puff, rainbow, skyGap, soundRings } from './signs.ts'
import { sledge } from './sledge.ts'
import { antTrail, footholds, footprints, hoofprints, lightPath, moss } from './trails.ts'
import { train } from './trains.ts'
import { autoRickshaw, bicycle, bullockCart, golaCart, wheel } from './vehicles.ts'
import { drops, puddle, splash, steppingStones, tide } from './water.ts'
import { banyanRoots, feather, peepalLeaf, plank, stick, thorn, twigs } from './wild.ts'

/** Objects of nature, travel and wonder, by name. */
export const PROPS_OUTDOORS = {
  star,
  wand,
  comet,
  'shooting-stars': shootingStars,
  seed,
  'pumpkin-seed': pumpkinSeed,
  pumpkin,
  'tulsi-pot': tulsiPot,
  flower,
  spade,
  sapling,
  'watering-can': wateringCan,
  scarecrow,
  haystack,
  'lotus-leaf': lotusLeaf,
  lotus,
  'banana-leaf': bananaLeaf,
  feather,
  egg,
  'dinosaur-egg': dinosaurEgg,
  fern,
  fossil,
  nest,
  'peepal-leaf': peepalLeaf,
  'banyan-roots': banyanRoots,
  stick,
  plank,
  thorn,
  twigs,
  boat,
  'rowing-boat': rowingBoat,
  'fishing-boat': fishingBoat,
  'paper-boat': paperBoat,
  oar,
  anchor,
  'fish-hook': fishHook,
  'fishing-net': fishingNet,
  shell,
  pearl,
  'giant-clam': giantClam,
  bubble,
  bubbles,
  seaweed,
  'sea-chest': seaChest,
  key,
  'treasure-chest': treasureChest,
  bicycle,
  wheel,
  'gola-cart': golaCart,
  'bullock-cart': bullockCart,
  'auto-rickshaw': autoRickshaw,
  train,
  lorry,
  car,
  signal,
  'traffic-light': trafficLight,
  'green-flag': greenFlag,
  whistle,
  sledge,
  'cardboard-rocket': cardboardRocket,
  'sky-gap': skyGap,
  rainbow,
  'sound-rings': soundRings,
  'music-notes': musicNotes,
  puff,
  gust,
  puddle,
  splash,
  tide,
  drops,
  'stepping-stones': steppingStones,
  hoofprints,
  footprints,
  'ant-trail': antTrail,
  moss,
  footholds,
  'light-path': lightPath,
  'painted-light': paintedLight,
  bridge,
  'broken-bridge': brokenBridge,
  'moonbeam-stairs': moonbeamStairs,
  'moon-horn': moonHorn,
} as const satisfies Record<string, DrawProp>
