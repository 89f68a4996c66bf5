import type { Setting } from '@kahani/contracts/scene'
import type { DrawSetting } from './backdrop.ts'
import { cave } from './cave.ts'
import { rocket } from './rocket.ts'
import { ship } from './sea.ts'
import { moonSurface, otherPlanet, starfield } from './space.ts'
import { waterfall } from './waterfall.ts'

/** Settings that have one painted view only, by name. */
export const SETTING_DRAWINGS = {
  moon: moonSurface,
  planet: otherPlanet,
  starfield: starfield,
  rocket: rocket,
  ship: ship,
  waterfall: waterfall,
  cave: cave,
} satisfies Partial<Record<Setting, DrawSetting>>
