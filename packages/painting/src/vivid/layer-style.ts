import type { LayerKind } from '../drawing/layer-kinds.ts'

/** How paint is laid in the layers of one kind. Strengths are shares of the density of the paint. */
export interface LayerStyle {
  /** How far outlines wander, in units. */
  wobble: number
  /** Visible strokes of the brush: differences of density and of warmth, and the width of a texel of the strokes in units. */
  strokes: number
  strokeWarmth: number
  strokeUnits: number
  /** Greatest angle between strokes and the horizon, in radians, and how far strokes bend, in units. */
  strokeTurn: number
  strokeBend: number
  /** How far strokes shift with each step of a colour channel, so that each colour has its own, in units. */
  colourUnits: number
  /** Differences of density and warmth over long distances. */
  mottle: number
  warmth: number
  /** Paint that gathers at the borders of colours, and at the outline of the layer. */
  pooling: number
  outline: number
  /** Shading of the side away from the light. */
  form: number
  /** Light along the outline, on the side of the light. */
  rim: number
  /** Opacity of the shadow on what lies behind. */
  shadow: number
  /** Share of the colour of the air at depth 0. */
  air: number
  /** How clearly shadows fall on it. */
  receives: number
}

const SKY: LayerStyle = {
  wobble: 2.4,
  strokes: 0.21,
  strokeWarmth: 0.1,
  strokeUnits: 1.7,
  strokeTurn: 0.2,
  strokeBend: 110,
  colourUnits: 0.35,
  mottle: 0.3,
  warmth: 0.14,
  pooling: 0.25,
  outline: 0.1,
  form: 0,
  rim: 0,
  shadow: 0,
  air: 0,
  receives: 0.1,
}
const GROUND: LayerStyle = {
  ...SKY,
  strokes: 0.2,
  strokeWarmth: 0.07,
  strokeUnits: 1.25,
  strokeTurn: 0.1,
  strokeBend: 60,
  colourUnits: 0.8,
  mottle: 0.27,
  warmth: 0.11,
  pooling: 0.6,
  outline: 0.25,
  form: 0.25,
  rim: 0.1,
  air: 0.1,
  receives: 1,
}
/** Walls and floors of rooms are smooth. */
const WALL: LayerStyle = {
  ...GROUND,
  strokes: 0.1,
  strokeWarmth: 0.04,
  mottle: 0.15,
  warmth: 0.06,
  wobble: 1.4,
}
const SCENERY: LayerStyle = {
  ...GROUND,
  wobble: 2.6,
  strokes: 0.28,
  mottle: 0.34,
  strokeUnits: 0.9,
  strokeTurn: 0.5,
  strokeBend: 90,
  colourUnits: 1.6,
  warmth: 0.13,
  pooling: 1,
  outline: 0.5,
  form: 0.44,
  rim: 0.22,
  shadow: 0.2,
  receives: 0.8,
}
const FIGURE: LayerStyle = {
  wobble: 0.7,
  strokes: 0.14,
  strokeWarmth: 0.06,
  strokeUnits: 0.7,
  strokeTurn: 0.5,
  strokeBend: 60,
  colourUnits: 1.6,
  mottle: 0.2,
  warmth: 0.08,
  pooling: 0.8,
  outline: 0.45,
  form: 0.5,
  rim: 0.6,
  shadow: 0.42,
  air: 0,
  receives: 0.7,
}

/** Kinds that are missing here are laid as they are drawn. */
export const LAYER_STYLES: Partial<Record<LayerKind, LayerStyle>> = {
  sky: SKY,
  far: { ...SCENERY, strokes: 0.24, pooling: 0.7, form: 0.35, rim: 0.08, shadow: 0, air: 0.26, receives: 0.35 },
  ground: GROUND,
  wall: WALL,
  scenery: SCENERY,
  figure: FIGURE,
  object: { ...FIGURE, wobble: 1.4, strokes: 0.18, warmth: 0.1 },
  foreground: { ...SCENERY, shadow: 0.22, air: 0 },
}
