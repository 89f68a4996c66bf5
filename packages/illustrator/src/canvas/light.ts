import type { TimeOfDay } from '@kahani/scene/shot'
import { alpha, mix, multiply, warmth } from './colour.ts'

/** Colour adjustments for a time of day. */
export interface Light {
  time: TimeOfDay
  /** Lamps are lit and stars are out. */
  dark: boolean
  /** The colour of lamps, windows and fireflies. */
  glow: string
  /** Colour of the soft shadow below figures and props, with alpha. */
  shadow: string
  /** A scenery colour in this light. */
  land(colour: string): string
  /** A colour of people, creatures and props in this light: changed less, so that they stay in focus. */
  on(colour: string): string
  /** Ground, roofs and trees are under snow. */
  snowy?: true
  /** Set if figures are seen against the light: the light without that, and how a colour of theirs is darkened. */
  backlit?: { open: Light; veil(colour: string): string }
}

interface Mood {
  /** Light on cool colours (greens, blues) and on warm ones (earth, wood, skin), which would turn grey in cool light. */
  cool: string
  warm: string
  veil: string
  /** Opacity of the veil over the land and over the figures. */
  onLand: number
  onFigures: number
  figures: string
}

const MOODS: Record<TimeOfDay, Mood> = {
  morning: { cool: '#fff1e2', warm: '#fff1e2', veil: '#fbdcbc', onLand: 0.14, onFigures: 0.04, figures: '#fff8f0' },
  day: { cool: '#ffffff', warm: '#ffffff', veil: '#fff1c9', onLand: 0.05, onFigures: 0, figures: '#ffffff' },
  sunset: { cool: '#f2d3b0', warm: '#ffcfaa', veil: '#cf6a4f', onLand: 0.12, onFigures: 0.03, figures: '#ffeedf' },
  dusk: { cool: '#8f9fe0', warm: '#bd97c4', veil: '#43408e', onLand: 0.2, onFigures: 0.04, figures: '#ece2f2' },
  night: { cool: '#5f90d2', warm: '#9c84c0', veil: '#0c3a62', onLand: 0.25, onFigures: 0.04, figures: '#dcdaf0' },
}

export function createLight(time: TimeOfDay): Light {
  const mood = MOODS[time]
  const dark = time === 'night' || time === 'dusk'
  return {
    time,
    dark,
    glow: '#ffd98a',
    shadow: alpha(dark ? '#071c33' : '#3a2a4d', dark ? 0.34 : 0.2),
    land: colour => mix(multiply(colour, mix(mood.cool, mood.warm, warmth(colour))), mood.veil, mood.onLand),
    on: colour => mix(multiply(colour, mood.figures), mood.veil, mood.onFigures),
  }
}

/** A copy of plain data with all its colours in this light. */
export function inLight<T>(value: T, light: Light): T {
  const lit = (part: unknown): unknown => {
    if (typeof part === 'string') return part.startsWith('#') ? light.on(part) : part
    if (Array.isArray(part)) return part.map(lit)
    if (part === null || typeof part !== 'object') return part
    return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, lit(inner)]))
  }
  return lit(value) as T
}
