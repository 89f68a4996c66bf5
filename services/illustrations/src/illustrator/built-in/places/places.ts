import type { Setting } from '@kahani/contracts/scene'
import { SETTING_DRAWINGS as BACKDROPS } from '../settings/settings.ts'
import type { DrawSetting } from '../stage/stage.ts'
import { bedroom } from './bedroom.ts'
import { fromBackdrop } from './from-backdrop.ts'
import { meadow } from './meadow.ts'

const painted = Object.fromEntries(
  Object.entries(BACKDROPS).map(([name, draw]) => [name, fromBackdrop(draw)]),
) as Record<Setting, DrawSetting>

/** All settings, by name. */
export const SETTING_DRAWINGS: Record<Setting, DrawSetting> = { ...painted, bedroom, meadow }
