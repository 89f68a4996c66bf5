import type { Expression } from '@kahani/contracts/scene'
import { alpha, shade } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { inLight } from '../canvas/light.ts'
import { mid, type Point, taper } from '../canvas/path.ts'
import { ellipse, shape } from '../canvas/svg.ts'
import { aim } from '../space/frame.ts'
import { subtract, type Vec3 } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import { drawHead } from './head.ts'
import type { HeadShape } from './head-shape.ts'
import { drawArm, drawLeg } from './limbs.ts'
import type { Look } from './look.ts'
import type { Outfit } from './outfit.ts'
import type { Pose } from './pose.ts'
import { type Arm, type Leg, type Placing, type Skeleton, skeletonOf } from './skeleton.ts'
import { drawSkirt, drawTop } from './torso.ts'

export interface PersonOptions extends Placing {
  pose: Pose
  expression: Expression
  outfit: Outfit
  /** Things that are drawn between the parts of the body, by their distance from the camera. */
  held?: readonly HeldDrawing[]
}

/** Something in the hands, drawn in px of the picture. */
export interface HeldDrawing {
  drawing: string
  depth: number
}

export interface DrawnPerson {
  drawing: string
  bones: Skeleton
  head: HeadShape
}

interface Part {
  drawing: string
  depth: number
}

/** Where the eyes look beyond the turn of the head, from -1 to 1. */
function glanceOf(bones: Skeleton, gaze: Vec3 | undefined): readonly [number, number] {
  if (!gaze) return [0, 0]
  const { yaw, pitch } = aim(bones.skull, subtract(gaze, bones.head))
  const clamp = (degrees: number) => Math.max(-1, Math.min(1, degrees / 28))
  return [clamp(yaw), clamp(pitch)]
}

/** Draws a person in the world as seen by `view`. */
export function drawPerson(
  context: Pick<DrawContext, 'defs' | 'light'>,
  unlit: Look,
  view: View,
  options: PersonOptions,
): DrawnPerson {
  const { defs, light } = context
  const look = inLight(unlit, light)
  const outfit = inLight(options.outfit, light)
  const { pose } = options
  const bones = skeletonOf(look.body, pose, options)
  const head = drawHead(context, look, outfit, view, bones, {
    expression: options.expression,
    glance: glanceOf(bones, options.gaze),
    stream: pose.stream ?? 0,
  })
  const depth = (point: Vec3) => view.depthOf(point)
  const torsoDepth = (depth(bones.waist) + depth(bones.neck)) / 2
  const skirted = outfit.hem > 0
  const legPart = (leg: Leg, other: Leg): Part => {
    const own = (depth(leg.knee) * 2 + depth(leg.ankle)) / 3
    const shaded = own > (depth(other.knee) * 2 + depth(other.ankle)) / 3 + 30
    const raised = depth(leg.knee) < depth(leg.hip) - look.body.thigh * 0.45
    return {
      drawing: drawLeg(look, outfit, leg, { view, shaded, skirted }),
      // A thigh that points to the viewer is in front of the body.
      depth: raised && !skirted ? Math.min(own, torsoDepth - 1) : Math.max(own, torsoDepth + (shaded ? 40 : 20)),
    }
  }
  const armPart = (arm: Arm, side: 1 | -1): Part => {
    const own = (depth(arm.elbow) + depth(arm.palm) * 2) / 3 - 34
    return {
      drawing: drawArm(look, outfit, arm, {
        view,
        side,
        hand: (side === 1 ? pose.left : pose.right).hand,
        shaded: depth(arm.shoulder) > torsoDepth + look.body.shoulder * 0.45,
      }),
      depth: own,
    }
  }
  const neck = shape(
    taper(
      [bones.neck, bones.head].map(view.project) as [Point, Point],
      look.body.head * 0.155 * view.scaleAt(bones.neck),
      look.body.head * 0.15 * view.scaleAt(bones.neck),
    ),
    shade(look.skin, 0.12),
  )
  const parts: Part[] = [
    { drawing: head.behindBody, depth: 1e6 },
    legPart(bones.leftLeg, bones.rightLeg),
    legPart(bones.rightLeg, bones.leftLeg),
    { drawing: drawHips(look, outfit, bones, view), depth: torsoDepth + 19 },
    { drawing: neck + drawTop(defs, look, outfit, bones, view), depth: torsoDepth },
    { drawing: drawSkirt(defs, look, outfit, bones, view), depth: torsoDepth - 0.5 },
    { drawing: head.head, depth: Math.min(depth(bones.head), torsoDepth - 2) },
    armPart(bones.left, 1),
    armPart(bones.right, -1),
    ...(options.held ?? []),
  ]
  const drawing = parts
    .sort((a, b) => b.depth - a.depth)
    .map(part => part.drawing)
    .join('')
  return { drawing, bones, head: head.shape }
}

/** The seat of trousers, which joins both legs. */
function drawHips(look: Look, outfit: Outfit, bones: Skeleton, view: View): string {
  const [x, y] = view.project(bones.pelvis)
  const scale = view.scaleAt(bones.pelvis)
  const colour = outfit.legs === 'bare' ? shade(outfit.skirt ?? outfit.top, 0.2) : outfit.bottom
  const [a, b] = [view.project(bones.leftLeg.hip), view.project(bones.rightLeg.hip)]
  const centre = mid(a, b)
  return ellipse(
    (x + centre[0]) / 2,
    y,
    (Math.abs(a[0] - b[0]) / 2 + look.body.thighRadius * scale) * 1.02,
    look.body.hip * 0.7 * scale,
    colour,
  )
}

export const softShadow = alpha
