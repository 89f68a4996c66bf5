import { createSettingScene, type DrawSetting, type Stage } from '../../stage/stage.ts'
import { stones } from './floating-stones.ts'
import { deepSky, ofSide } from './heavens.ts'
import { belt } from './hunters-belt.ts'
import { stair } from './moon-stair.ts'
import type { Scene } from './star-scene.ts'

/** Side 0: the ladder at the Hunter's belt; 1: the stair of moonlight; 2: floating stones. */
export const starfield: DrawSetting = shown => {
  const stage = ofSide(shown)
  const scene = (VIEWS[stage.side % VIEWS.length] ?? belt)(stage)
  return createSettingScene({ ...scene, sky: deepSky(stage, 240) + scene.sky, medium: 'space' })
}

const VIEWS: readonly ((stage: Stage) => Scene)[] = [belt, stair, stones]
