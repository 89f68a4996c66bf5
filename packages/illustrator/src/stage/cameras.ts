import type { Camera, Distance } from '@kahani/scene/shot'
import type { Vec3 } from '../space/vec3.ts'
import { createView, type View, type ViewOptions } from '../space/view.ts'

/** What a camera is set up for. Lengths in world units. */
export interface CameraSubject {
  camera: Camera
  /** See `shotSchema`. */
  zoom?: number
  /** Height of the child. */
  stature: number
  /** Centre of what the picture is about. */
  focus: Vec3
  /** Whether wheels are on the ground: seen from under it, the near ones would be higher than the far ones. */
  hasWheels?: boolean
}

/** Heights are multiples of the child's; `at` is the place in the picture, in shares, of the target. */
interface CameraSetup {
  height: number
  distance: number
  pitch: number
  at: ViewOptions['at']
  /** The camera aims at the focus instead of the ground below the middle. */
  aims?: true
}

const SETUPS: Record<Camera, CameraSetup> = {
  wide: { height: 2.8, distance: 5200, pitch: 6, at: [0.5, 0.83] },
  medium: { height: 1.9, distance: 3600, pitch: 4.5, at: [0.5, 0.885] },
  'close-up': { height: 1.12, distance: 2600, pitch: 2, at: [0.5, 0.52], aims: true },
  'from-above': { height: 2.5, distance: 3400, pitch: 40, at: [0.5, 0.66] },
  'from-below': { height: 2.2, distance: 2300, pitch: -13, at: [0.5, 0.95] },
  'over-the-shoulder': { height: 2.1, distance: 3000, pitch: 6, at: [0.5, 0.86] },
  silhouette: { height: 2.7, distance: 4600, pitch: 2.5, at: [0.5, 0.86] },
  detail: { height: 0.66, distance: 2000, pitch: 8, at: [0.5, 0.54], aims: true },
}

/** Degrees above the ground. */
const LOWEST_WITH_WHEELS = 2.5

/** Depths as shares of the camera's distance from its target. */
const DEPTHS: Record<Distance, number> = { foreground: -0.5, near: 0, middle: 0.2, far: 0.75, horizon: 3 }

export interface StageView extends View {
  /** Height of the child, in world units. */
  stature: number
  /** z of a distance, in world units. */
  zOf(distance: Distance): number
  /** World x of a horizontal position, from -1 to 1, at a depth. */
  xOf(x: number, z: number): number
}

/** Sets up a camera. */
export function aimCamera({ camera, zoom = 1, stature, focus, hasWheels = false }: CameraSubject): StageView {
  const { distance, at, aims, ...setup } = SETUPS[camera]
  const pitch = hasWheels ? Math.max(LOWEST_WITH_WHEELS, SETUPS[camera].pitch) : SETUPS[camera].pitch
  const height = setup.height / zoom
  const target: Vec3 = aims ? focus : [0, 0, 0]
  const view = createView({ target, at, height: height * stature, distance, pitch })
  return {
    ...view,
    stature,
    zOf: name => DEPTHS[name] * distance,
    xOf: (x, z) => target[0] + ((x * height * stature) / 2) * ((distance + z) / distance),
  }
}
