import type { DrawContext } from '../canvas/draw-context.ts'
import type { Frame } from '../space/frame.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { Role } from './acting.ts'
import type { BirdStance } from './bird-stances.ts'
import type { HeadPlace, HeadSpec } from './head.ts'
import type { Lump, Part } from './solid.ts'
import type { WingSpec } from './wings.ts'

/** The measurements and colours of a bird, in world units. */
export interface BirdSpec {
  /** Half width, half height and half length of the body, and its slant in degrees. */
  body: Vec3
  tilt: number
  legs: { length: number; thick: number; colour: string; webbed?: boolean }
  /** Length, degrees above the horizon, radii, and how much it is bent like an S. */
  neck: { length: number; angle: number; radii: readonly [number, number]; bend?: number; colour?: string }
  head: Omit<HeadSpec, 'snout' | 'mouth'>
  /** Length and height in sizes of the head; how far the tip bends down. */
  beak: { length: number; thick: number; hook: number; colour: string; wide?: number }
  wing: WingSpec
  tail: {
    length: number
    width: number
    angle: number
    feathers: number
    colour: string
    tip?: string
    fork?: number
    arch?: number
  }
  back: string
  belly?: string
  /** Scallops of feathers on the breast. */
  breast?: string
  rider?: boolean
  wear?: (context: DrawContext, rig: BirdRig, role: Role) => Part[]
}

export interface BirdRig {
  stance: BirdStance
  level: Frame
  trunk: Frame
  centre: Vec3
  body: Lump
  head: HeadPlace
  neckBase: Vec3
}
