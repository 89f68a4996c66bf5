import type { TimeOfDay } from '@kahani/scene/shot'
import { mix } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'

/** Four colours from the top of the picture down to the horizon, or the sea floor. */
export type Sky = readonly [top: string, upper: string, lower: string, horizon: string]

/** Outdoors. */
export const OPEN: Record<TimeOfDay, Sky> = {
  morning: ['#8ec8d0', '#bfe0d3', '#fbe6c4', '#ffcfa6'],
  day: ['#58b0cb', '#86cbd8', '#bfe4da', '#f5efcf'],
  sunset: ['#6a5a9c', '#c4688c', '#f4977a', '#ffd18e'],
  dusk: ['#2d3870', '#565494', '#a476a6', '#eba79c'],
  night: ['#0a1f40', '#11365e', '#1b5074', '#3d7d8c'],
}

/** In space it stays dark during the day. */
export const SPACE: Record<TimeOfDay, Sky> = {
  morning: ['#1c2a60', '#3d4a90', '#7c6cac', '#e6a8a6'],
  day: ['#152760', '#264684', '#4470aa', '#86aed0'],
  sunset: ['#281c54', '#5a3076', '#a84e84', '#f28e7c'],
  dusk: ['#181b4c', '#352f70', '#684a8e', '#b77a9e'],
  night: ['#081434', '#0e2550', '#1b3d70', '#31628c'],
}

/** Under water, light comes from above. */
export const WATER: Record<TimeOfDay, Sky> = {
  morning: ['#cdf1dc', '#86d3cb', '#40a4ae', '#2a7b92'],
  day: ['#c0f2ec', '#6acdd4', '#2f9eb8', '#1d6d92'],
  sunset: ['#ffcd9c', '#e79690', '#8d6f9f', '#414c82'],
  dusk: ['#938cc4', '#5f6bac', '#3c4f8e', '#25346a'],
  night: ['#33849e', '#1e5f84', '#13436a', '#0b284c'],
}

/** A land colour in aerial perspective: `air` is 0 for near and 1 for completely hazy. */
export function hazeOf({ light }: DrawContext, sky: Sky): (colour: string, air: number) => string {
  // The rosy horizon at dusk would turn greens grey, so the violet above it is used.
  const haze =
    light.time === 'dusk' ? mix(sky[1], sky[2], 0.35) : light.time === 'sunset' ? mix(sky[2], sky[3], 0.7) : sky[3]
  return (colour, air) => mix(light.land(colour), haze, air)
}
