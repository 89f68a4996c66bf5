import type { Expression } from '@kahani/scene/shot'
import { underVeil } from '../canvas/against-the-light.ts'
import { shade } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { inLight } from '../canvas/light.ts'
import { type Layer, shape } from '../canvas/svg.ts'
import { aim } from '../space/frame.ts'
import { subtract, type Vec3 } from '../space/vec3.ts'
import type { View } from '../space/view.ts'
import { drawAccessories } from './accessories.ts'
import { drawArm } from './arm.ts'
import { type Bedding, drawPillow, drawQuilt } from './bedding.ts'
import type { Arm, Leg, Skeleton } from './bones.ts'
import { depthOfArm, depthOfHead, distanceOn, hides } from './clear-face.ts'
import { isNear } from './cloth-colours.ts'
import { drawCrutch } from './crutch.ts'
import { drawWheelchair } from './draw-wheelchair.ts'
import { drawHead } from './head.ts'
import type { HeadShape } from './head-shape.ts'
import { hullPath } from './hull.ts'
import { drawLeg } from './leg.ts'
import { AIDS_COLOUR, type Look } from './look.ts'
import type { Outfit } from './outfit.ts'
import type { Pose, Side } from './pose-parts.ts'
import { type Placing, skeletonOf } from './skeleton.ts'
import { drawSkirt, skirtSurface } from './skirt.ts'
import type { Surface } from './surface.ts'
import { drawBelt, drawNeck, drawTop, torsoSurface } from './torso.ts'

export interface PersonOptions extends Omit<Placing, 'view'> {
  pose: Pose
  expression: Expression
  outfit: Outfit
  /** Things that are drawn between the parts of the body, by their distance from the camera. */
  held?: readonly HeldDrawing[]
  /** y of the ground below, if it is not where the feet of the pose are. */
  floor?: number | undefined
  /** An air bubble around the head, under water and in space. */
  bubble?: boolean
  /** A pillow below the head and a quilt over the body; for poses that lie. */
  bedding?: Bedding | undefined
  /** In a sketch, what becomes of each colour; the face is that of a mannequin. */
  tone?: ((colour: string) => string) | undefined
}

/** Something in the hands, drawn in px of the picture. */
export interface HeldDrawing {
  drawing: string
  depth: number
}

export interface DrawnPerson {
  drawing: string
  /** The drawing in its parts, from the farthest to the nearest. */
  layers: readonly Layer[]
  bones: Skeleton
  head: HeadShape
  /** The head alone, with its hair and what is on it. */
  headDrawing: string
}

interface Part {
  layers: readonly Layer[]
  depth: number
}

const part = (name: string, drawing: string, depth: number): Part => ({ layers: [{ name, drawing }], depth })

/** Where the eyes look beyond the turn of the head, from -1 to 1. */
function glanceOf(bones: Skeleton, gaze: Vec3 | undefined): readonly [number, number] {
  if (!gaze) return [0, 0]
  const { yaw, pitch } = aim(bones.skull, subtract(gaze, bones.head))
  const clamp = (degrees: number) => Math.max(-1, Math.min(1, degrees / 28))
  return [clamp(yaw), clamp(pitch)]
}

/** Of an aid that would not be seen beside the clothes otherwise. */
const STEEL = '#dfe3e6'

/** The colour of an aid, which is told from the clothes beside it. */
function aidColour(chosen: string, clothes: readonly string[], on: (colour: string) => string): string {
  const isTold = (colour: string) => !clothes.some(cloth => isNear(colour, cloth))
  return [chosen, on(AIDS_COLOUR)].find(isTold) ?? on(STEEL)
}

/** Draws a person in the world as seen by `view`. */
export function drawPerson(
  surroundings: Pick<DrawContext, 'defs' | 'light'>,
  unlit: Look,
  view: View,
  options: PersonOptions,
): DrawnPerson {
  const { context, veiled } = underVeil(surroundings, options.tone)
  const { defs, light } = context
  // A hearing aid is taken off at bedtime.
  const aids = options.bedding ? { ...unlit.aids, hearingAid: false } : unlit.aids
  const look = inLight({ ...unlit, aids }, light)
  const { pose } = options
  const outfit = inLight(pose.inWheelchair ? tuckedIn(options.outfit) : options.outfit, light)
  const { body } = look
  const stream = pose.stream ?? 0
  const bedding = options.bedding && inLight(options.bedding, light)
  const bones = skeletonOf(body, pose, { ...options, view })
  const aid = { body, view, colour: look.aids.colour ?? light.on(AIDS_COLOUR), lit: light.on }
  const head = drawHead(context, look, outfit, view, bones, {
    expression: options.expression,
    glance: glanceOf(bones, options.gaze),
    stream,
    bubble: options.bubble ?? false,
    aidsColour: aid.colour,
    isMannequin: options.tone !== undefined,
  })
  const depth = (point: Vec3) => view.depthOf(point)
  const torsoDepth = (depth(bones.waist) + depth(bones.neck)) / 2
  const torso = torsoSurface(look, bones, view)
  const skirted = outfit.hem > 0
  const bed = options.at[1] + (options.seat ?? 0)
  const floor = options.seat === undefined || options.bedding ? bed : bed - body.thigh - body.shin
  const skirt = skirted ? skirtSurface(look, outfit, bones, view, floor) : null
  const wheelchair = pose.inWheelchair ? drawWheelchair({ ...aid, hips: bones.hips, pelvis: bones.pelvis }) : null
  const worn = drawAccessories({
    defs,
    look,
    outfit,
    view,
    bones,
    torso,
    skirt: skirt?.surface ?? null,
    stream,
    scale: view.scaleAt(bones.waist),
  })
  const legParts = (side: Side, leg: Leg, other: Leg): Part[] => {
    const own = (depth(leg.knee) * 2 + depth(leg.ankle)) / 3
    const shaded = own > (depth(other.knee) * 2 + depth(other.ankle)) / 3 + 30
    const name = `${side} leg`
    const prosthesis =
      look.aids.limbDifference === `${side}-leg`
        ? aidColour(aid.colour, [look.outfit.bottom, look.outfit.shoe], light.on)
        : null
    const options = { view, shaded, skirted, prosthesis }
    // Drawn up to the chest.
    const drawnUp = leg.knee[1] > leg.hip[1] + body.thigh * 0.5 && depth(leg.knee) < torsoDepth
    const raised = drawnUp || depth(leg.knee) < depth(leg.hip) - body.thigh * 0.45
    const beyond = Math.max(own, torsoDepth + (shaded ? 40 : 20))
    if (!skirted)
      // A thigh that points to the viewer is in front of the body.
      return [
        part(
          name,
          drawLeg(look, outfit, leg, options),
          !raised ? beyond : wheelchair ? torsoDepth - (shaded ? 1 : 2) : Math.min(own, torsoDepth - 1),
        ),
      ]
    // Legs come out of a skirt that is open towards the viewer.
    const below =
      skirt?.open && skirt.contains(leg)
        ? [
            part(
              name,
              drawLeg(look, outfit, leg, { ...options, from: outfit.hem * 0.94 }),
              torsoDepth - (shaded ? 0.85 : 0.9),
            ),
          ]
        : []
    return [part(name, drawLeg(look, outfit, leg, options), beyond), ...below]
  }
  const legs = [...legParts('left', bones.leftLeg, bones.rightLeg), ...legParts('right', bones.rightLeg, bones.leftLeg)]
  // An arm behind the body is behind the legs too, so that its hand does not come out between them.
  const legDistance = ({ knee, ankle }: Leg) => (distanceOn(view, knee) + distanceOn(view, ankle)) / 2
  const nearerLeg = Math.min(legDistance(bones.leftLeg), legDistance(bones.rightLeg))
  const armDepth = (arm: Arm) => {
    const own = depthOfArm(arm, bones, view)
    const hangs = arm.palm[1] <= bones.waist[1] && bones.chest.up[1] >= 0.8
    const isBehind = hangs && own > torsoDepth && distanceOn(view, arm.palm) > nearerLeg
    return isBehind ? Math.max(own, ...legs.map(leg => leg.depth + 1)) : own
  }
  // A hand on the rim of a wheel is over the wheel.
  const overWheel = (side: 1 | -1, measured: number) =>
    wheelchair?.nearSides.has(side) && 'onRim' in pose[side === 1 ? 'left' : 'right'].bend
      ? Math.min(measured, torsoDepth - 5)
      : measured
  const headDepth = depthOfHead(body, bones, view)
  const headBeyond = headDepth > torsoDepth
  const armPart = (arm: Arm, side: 1 | -1): Part => {
    const own = overWheel(side, armDepth(arm))
    const { over } = side === 1 ? pose.left : pose.right
    const hiding = over === undefined && hides(arm, over, { body, view, ...bones }) > 0
    return part(
      side === 1 ? 'left arm' : 'right arm',
      drawArm(look, outfit, arm, {
        view,
        bones,
        side,
        hand: (side === 1 ? pose.left : pose.right).hand,
        shaded: depth(arm.shoulder) > torsoDepth + body.shoulder * 0.45,
        short: pose.shortArm === (side === 1 ? 'left' : 'right'),
      }),
      // An arm that can't leave the face free is behind the head.
      (hiding ? Math.max(own, headDepth + 1) : own) + (options.bedding?.quilt ? -2000 : 0),
    )
  }
  // What is across the lap is over the legs, and the hand over that.
  const overLap = Math.min(...legs.map(leg => leg.depth)) - 2
  const armPartOver = (arm: Arm, side: 1 | -1): Part => {
    const own = armPart(arm, side)
    const isOnLap = pose.crutch?.use === 'lap' && (pose.crutch.side === 'left') === (side === 1)
    return isOnLap ? { ...own, depth: Math.min(own.depth, overLap) } : own
  }
  const arms = [armPartOver(bones.left, 1), armPartOver(bones.right, -1)] as const
  const crutch = pose.crutch
    ? drawCrutch({
        ...aid,
        colour: aidColour(aid.colour, [look.outfit.top, look.outfit.bottom], light.on),
        bones,
        pose,
        floor: options.floor ?? floor,
        quilted: !!bedding,
      })
    : null
  const crutchArm = arms[pose.crutch?.side === 'left' ? 0 : 1]
  const neck = drawNeck(look, bones, view)
  const parts: Part[] = [
    part('hair', head.behindBody, torsoDepth + 3000),
    part('cloth', worn.beyond, torsoDepth + 700),
    ...legs,
    ...(wheelchair
      ? [
          part('wheelchair', wheelchair.beyond, torsoDepth + 600),
          part('wheelchair', wheelchair.near, torsoDepth - 4),
          part('wheelchair', wheelchair.overBack, torsoDepth - 8),
        ]
      : []),
    part('hips', drawHips(outfit, torso, bones, view, body), torsoDepth + 19),
    part('top', drawTop(look, outfit, torso, view, bones, headBeyond ? '' : neck), torsoDepth),
    part(
      'skirt',
      skirt ? drawSkirt(look, outfit, skirt, view, bones) : '',
      torsoDepth + (outfit.untucked ? 0.5 : -0.5),
    ),
    part('cloth', worn.skirt + drawBelt(outfit, torso) + worn.over, torsoDepth - 0.8),
    part('cloth', worn.near, torsoDepth - 62),
    {
      layers: [{ name: 'neck', drawing: headBeyond ? neck : '' }, ...head.layers],
      depth: headDepth,
    },
    ...arms,
    ...(crutch
      ? [part('crutch', crutch.drawing, Math.max(crutch.isOnArm ? crutchArm.depth + 0.1 : crutch.depth, headDepth + 1))]
      : []),
    ...(bedding
      ? [
          part('pillow', drawPillow(look, bones, view, bedding), torsoDepth + 4000),
          part('quilt', drawQuilt(look, bones, view, bedding, floor), torsoDepth - 1000),
        ]
      : []),
  ]
  const layers = [
    ...parts.map(({ layers, depth }) => ({
      layers: layers.map(({ name, drawing }) => ({ name, drawing: veiled(drawing) })),
      depth,
    })),
    // What is held has been drawn in the light of the picture.
    ...(options.held ?? []).map(({ drawing, depth }) => part('held thing', drawing, depth)),
  ]
    .sort((a, b) => b.depth - a.depth)
    .flatMap(({ layers }) => layers)
  return {
    drawing: layers.map(({ drawing }) => drawing).join(''),
    layers,
    bones,
    head: head.shape,
    headDrawing: head.behindBody + head.layers.map(({ drawing }) => drawing).join(''),
  }
}

/** Between the wheels of a wheelchair cloth does not spread. */
const tuckedIn = (outfit: Outfit): Outfit => ({ ...outfit, flare: Math.min(outfit.flare, 14) })

/** The seat of trousers, which joins both legs. */
function drawHips(outfit: Outfit, torso: Surface, bones: Skeleton, view: View, body: Look['body']): string {
  const colour = outfit.legs === 'bare' ? shade(outfit.skirt ?? outfit.top, 0.2) : outfit.bottom
  const scale = view.scaleAt(bones.pelvis)
  const thighs = hullPath(
    [bones.leftLeg.hip, bones.rightLeg.hip].map(hip => [view.project(hip), body.thighRadius * 0.98 * scale] as const),
  )
  return shape(torso.outline([-0.1, 0.04, 0.24]) + thighs, colour)
}
