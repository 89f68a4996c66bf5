import type { Point } from '../canvas/path.ts'
import { SIZE } from '../canvas/svg.ts'
import type { Frame } from './frame.ts'
import { cos, dot, sin, subtract, times, type Vec3 } from './vec3.ts'

/** A camera: projects the world onto the picture. */
export interface View {
  /** In px of the picture; y points down. */
  project(point: Vec3): Point
  /** px per world unit at a point. */
  scaleAt(point: Vec3): number
  /** Distance from the camera along its axis, in world units. */
  depthOf(point: Vec3): number
  /** Where the camera is. */
  eye: Vec3
  /** The orientation of the camera; `forward` points from the viewer into the picture. */
  frame: Frame
  /** Degrees by which the camera looks down. */
  pitch: number
  /** y of the horizon in px; it can lie outside of the picture. */
  horizon: number
}

export interface ViewOptions {
  /** The point of the world that is shown at `at`. */
  target: Vec3
  /** Share of the picture's width and height. */
  at: Point
  /** World units that fit into the picture's height at the target. */
  height: number
  /** Distance of the camera from the target, in world units. A long distance flattens the picture. */
  distance: number
  /** Degrees by which the camera looks down. */
  pitch: number
}

/** Nothing is projected from behind the camera; what is nearer than this is drawn as if it were this near. */
const NEAREST = 120

export function createView({ target, at, height, distance, pitch }: ViewOptions): View {
  const forward: Vec3 = [0, -sin(pitch), cos(pitch)]
  const up: Vec3 = [0, cos(pitch), sin(pitch)]
  const frame: Frame = { side: [1, 0, 0], up, forward }
  const focal = (SIZE * distance) / height
  const depthOf = (point: Vec3) => Math.max(NEAREST, dot(subtract(point, target), forward) + distance)
  const scaleAt = (point: Vec3) => focal / depthOf(point)
  return {
    eye: subtract(target, times(forward, distance)),
    frame,
    pitch,
    horizon: at[1] * SIZE - focal * Math.tan((pitch * Math.PI) / 180),
    depthOf,
    scaleAt,
    project: point => {
      const from = subtract(point, target)
      const scale = scaleAt(point)
      return [at[0] * SIZE + from[0] * scale, at[1] * SIZE - dot(from, up) * scale]
    },
  }
}
