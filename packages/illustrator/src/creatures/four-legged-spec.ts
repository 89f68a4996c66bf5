import type { DrawContext } from '../canvas/draw-context.ts'
import type { Frame } from '../space/frame.ts'
import type { Vec3 } from '../space/vec3.ts'
import type { Role } from './acting.ts'
import type { HeadPlace, HeadSpec } from './head.ts'
import type { Mark } from './markings.ts'
import type { Lump, Part } from './solid.ts'
import type { Stance } from './stances.ts'

interface Foot {
  kind: 'paw' | 'hoof' | 'column' | 'hand'
  size: number
  colour: string
}

/** The measurements and colours of an animal with four legs, in world units. */
export interface FourLegged {
  /** Length of a leg and, between the joints of the legs, of the spine. */
  legs: number
  spine: number
  /** Half width and half height. */
  hips: readonly [number, number]
  waist: readonly [number, number]
  chest: readonly [number, number]
  /** Radii of a leg from top to bottom, and half of the distance between the feet. */
  leg: readonly [number, number, number]
  stance: number
  foot: Foot
  /** Length, degrees above the horizon, radii at the bottom and the top; a long one rises more and more, by the degrees of `bend`. */
  neck: { length: number; angle: number; radii: readonly [number, number]; bend?: number }
  /** Length, degrees above the horizon, bend along its length in degrees. */
  tail: {
    length: number
    angle: number
    bend: number
    radii: readonly number[]
    tip?: { size: number; colour: string }
  }
  head: HeadSpec
  coat: string
  belly?: string
  /** The lower part of the legs. */
  socks?: string
  marks?: readonly Mark[]
  /** Curves of wool instead of a smooth coat. */
  wool?: boolean
  wear?: (context: DrawContext, rig: Rig, role: Role) => Part[]
  /** Where riders sit: a share of the spine, from the hips to the shoulders. */
  rider?: number
  /** Changes to poses that this animal takes in another way. */
  stances?: Partial<Record<Role['pose'], Stance>>
}

/** The posed body. */
export interface Rig {
  stance: Stance
  body: Frame
  spine: readonly Lump[]
  neck: readonly Lump[]
  head: HeadPlace
  hip: Vec3
  shoulder: Vec3
}
