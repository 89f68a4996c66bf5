import type { Vec3 } from '../space/vec3.ts'
import type { Piece, Stage } from '../stage/stage.ts'

/** Cameras that are so close that things beside the figures would hide them or be cut off oddly. */
export const isNarrow = ({ camera }: Stage): boolean => camera === 'close-up' || camera === 'detail'

/** Cameras whose pictures have something in front of the figures that frames them. */
export const frames = ({ camera }: Stage): boolean => camera === 'wide' || camera === 'silhouette'

/** A point on the ground at depth z; x is its place in the picture, from -1 to 1. */
export const beside = ({ view }: Stage, x: number, z: number): Vec3 => [view.xOf(x, z), 0, z]

/** A drawing in px that belongs at depth z of the world. */
export const layerAt = ({ view }: Stage, z: number, drawing: string): Piece => ({
  depth: view.depthOf([0, 0, z]),
  kind: 'scenery',
  drawing,
})
