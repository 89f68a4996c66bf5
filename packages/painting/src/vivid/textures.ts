import { noiseTile } from '../texture/noise-tile.ts'
import { paperTile } from '../texture/paper-tile.ts'
import { strokeTile } from '../texture/stroke-tile.ts'
import type { Tile } from '../texture/tile.ts'

/** The textures of the brush. They are the same for all pictures, which use other parts of them. */
export interface Textures {
  /** Long waves: one texel for each cell. */
  mottle: Tile
  /** Short waves, along which outlines wander: one texel for each cell. */
  wobble: Tile
  /** Very long waves, along which strokes bend: one texel for each cell. */
  flow: Tile
  strokes: Tile
  paper: Tile
}

let textures: Textures | undefined

/** Computed once in each thread, in 0.3 s. */
export function loadTextures(): Textures {
  textures ??= {
    mottle: noiseTile(11, 512, 2, [
      { waves: 3, strength: 1 },
      { waves: 7, strength: 0.7 },
      { waves: 19, strength: 0.4 },
      { waves: 51, strength: 0.18 },
    ]),
    wobble: noiseTile(12, 512, 2, [
      { waves: 22, strength: 1 },
      { waves: 70, strength: 0.6 },
      { waves: 170, strength: 0.3 },
    ]),
    flow: noiseTile(15, 512, 1, [
      { waves: 2, strength: 1 },
      { waves: 5, strength: 0.5 },
    ]),
    strokes: strokeTile(13),
    paper: paperTile(14),
  }
  return textures
}
