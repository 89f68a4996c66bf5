import type { Setting } from '@kahani/contracts/scene'
import type { DrawSetting } from './backdrop.ts'
import { ship } from './sea.ts'

/** Settings that have one painted view only, by name. */
export const SETTING_DRAWINGS = {
  ship: ship,
} satisfies Partial<Record<Setting, DrawSetting>>
