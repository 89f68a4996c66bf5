import type { Camera, PlaceState, Prop, Shot, Weather } from '@kahani/scene/shot'
import type { DrawContext } from '../canvas/draw-context.ts'
import { type Point, polygon } from '../canvas/path.ts'
import { place, SIZE, shape } from '../canvas/svg.ts'
import { OPEN, type Sky } from '../scenery/skies.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { StageView } from './cameras.ts'

/** What is drawn at one depth: painted from the farthest to the nearest. */
export interface Piece {
  /** Distance from the camera. */
  depth: number
  kind: 'scenery' | 'figure' | 'object'
  drawing: string
  /** A lamp: x, y and the radius that it lights up, in px. */
  light?: readonly [number, number, number]
  /** Of a figure. */
  parts?: FigureParts
}

/** What of a figure has to be seen, besides the face of a creature. Drawings are parts of that of the figure. */
export interface FigureParts {
  /** The head of a person with hair and headgear; '' of a creature. */
  head: string
  /** What is in the hands or the mouth. */
  held: string
  /** A circle around each hand, in px, whether it rests unless something is in it, and what is drawn over it. */
  hands: readonly { at: Point; r: number; rests: boolean; over: string }[]
}

/** A place for figures that belongs to a setting, such as a bed or a swing. */
export interface Spot {
  at: Vec3
  /** Height of the seat above `at`; without it, one stands or lies at `at`. */
  seat?: number | undefined
  /** Upper edge of what hides the legs of people here, in world units: whatever their height, they are seen from the waist up. */
  rim?: number
  /** Who can't stand here sits on a board, as high as others stand. */
  hasBoard?: true
  /** Where the head of somebody who lies here rests: to the right of `at`. */
  pillow?: Vec3
  /** Colour of the quilt of a bed. */
  quilt?: string
  /** What is here is tied on: how far to the right its straps begin, in world units. */
  straps?: number
}

/** A drawn setting. */
export interface SettingScene {
  /** Behind everything, in px of the picture. */
  sky: string
  /** Hazy scenery at the horizon, in px. */
  far: string
  /** The ground, or the walls and the floor of a room, in px. */
  ground: string
  /** What stands between the figures. */
  pieces: Piece[]
  /** Framing in front of all figures, in px. */
  front: string
  /** High in the air there is no ground for shadows. */
  medium: 'land' | 'water' | 'space' | 'air'
  /** The ground is a sheet of water: who is below y = 0 wades in it. */
  wading?: true
  /** Inlets in the ground, in which fish stay: their colour, and the z of the water that they belong to. */
  pools?: { colour: string; shore: number }
  /** From which z to which one there is no ground to stand on: a stream, or the sky. */
  gap?: readonly [from: number, to: number]
  spots: Readonly<Record<string, Spot>>
}

/** What a setting is drawn with. World coordinates: x to the right, y up, z away; the ground is y = 0. */
export interface Stage {
  context: DrawContext
  view: StageView
  camera: Camera
  /** Which side of the setting is seen, from 0. */
  side: number
  weather: Weather
  /** What is special about the setting in this picture. */
  states: ReadonlySet<PlaceState>
  /** The spots that figures of the shot use, so that a seat is drawn only where somebody sits. */
  taken: ReadonlySet<string>
  /** Objects of the shot, so that the scenery doesn't repeat them. */
  shown: ReadonlySet<Prop>
  /** Somebody who comes along uses a wheelchair: what is a stair for others is a ramp. */
  hasRamps: boolean
  sky: Sky
  /** A flat drawing in world units, with its origin at its base, that stands in the world and faces the viewer. */
  stand(drawing: string, at: Vec3, options?: StandOptions): Piece
  /** An area on the ground, given as x and z in world units. */
  area(points: readonly Point[], fill: string): string
}

interface StandOptions {
  scale?: number
  mirrored?: boolean
  kind?: Piece['kind']
}

export type DrawSetting = (stage: Stage) => SettingScene

/** Views from above shorten what stands upright. */
export const uprightShare = (pitch: number): number => Math.cos((pitch * Math.PI) / 180)

export function createStage(
  context: DrawContext,
  view: StageView,
  {
    camera,
    side,
    weather,
    states,
    figures = [],
    objects = [],
    hasRamps = false,
  }: Pick<Shot, 'camera' | 'side' | 'weather' | 'states'> &
    Partial<Pick<Shot, 'figures' | 'objects'> & Pick<Stage, 'hasRamps'>>,
): Stage {
  return {
    context,
    view,
    camera,
    side,
    weather,
    states: new Set(states),
    taken: new Set(figures.flatMap(({ on }) => on ?? [])),
    shown: new Set(objects.map(({ what }) => what)),
    hasRamps,
    sky: OPEN[context.light.time],
    stand(drawing, at, { scale = 1, mirrored = false, kind = 'scenery' } = {}) {
      const [x, y] = view.project(at)
      const size = view.scaleAt(at) * scale
      const share = uprightShare(view.pitch)
      const upright = share > 0.99 ? drawing : `<g transform="scale(1 ${share.toFixed(3)})">${drawing}</g>`
      return { depth: view.depthOf(at), kind, drawing: place(upright, x, y, { scale: size, mirrored }) }
    },
    area(points, fill) {
      // Points behind the camera would be mirrored.
      const near = view.zOf('foreground') * 1.6
      return shape(polygon(points.map(([x, z]) => view.project([x, 0, Math.max(near, z)]))), fill)
    },
  }
}

/** y of the horizon, within the picture. */
export const horizonOf = ({ view }: Stage): number => Math.max(-20, Math.min(SIZE + 20, view.horizon))

export const createSettingScene = (
  parts: Pick<SettingScene, 'sky' | 'ground'> & Partial<SettingScene>,
): SettingScene => ({
  far: '',
  pieces: [],
  front: '',
  medium: 'land',
  spots: {},
  ...parts,
})
