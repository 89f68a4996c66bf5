import type { Tile } from '../texture/tile.ts'
import type { LayerStyle } from './layer-style.ts'
import type { Rgb } from './lighting.ts'
import type { Wash } from './wash.ts'

/** How the strokes of a layer lie on the picture. */
export interface StrokePlacement {
  tile: Tile
  /** Width of a texel, in units. */
  texelUnits: number
  /** Direction of the strokes, in radians. */
  turn: number
  /** The texel at the upper left corner of the picture. */
  shiftX: number
  shiftY: number
}

export interface Paint {
  style: LayerStyle
  wash: Wash
  strokes: StrokePlacement
  rim: Rgb
  rimStrength: number
  /** The colour of the air in each row, and its share. */
  air: Float32Array
  airShare: number
  /** Whether the layer may show faces, which stay smooth. */
  hasSkin: boolean
}
