import { createSettingScene, type DrawSetting } from '../../stage/stage.ts'
import { skyOf } from '../open-country.ts'
import { driftFront } from '../snow-ground.ts'
import { inWeather } from '../weather.ts'
import { pass } from './pass-view.ts'
import { slope } from './slope-view.ts'

const VIEWS = [slope, pass] as const

/** Side 0: a snow slope with deodars and a stone hut; 1: a pass with strings of flags above the clouds. */
export const snowMountains: DrawSetting = inWeather(stage => {
  const draw = VIEWS[stage.side % VIEWS.length] ?? slope
  return createSettingScene({ sky: skyOf(stage, { clouds: 4 }), front: driftFront(stage), ...draw(stage) })
})
