import type { Expression } from '@kahani/contracts/illustration'
import { shade } from '../canvas/colour.ts'
import type { DrawContext } from '../canvas/draw-context.ts'
import { inLight } from '../canvas/light.ts'
import { mid, type Point, taper, toward } from '../canvas/path.ts'
import { place, shape } from '../canvas/svg.ts'
import { layersOf } from './accessories.ts'
import { drawFace } from './face.ts'
import { drawTop } from './garments.ts'
import { HAIR } from './hair.ts'
import { HATS } from './hats.ts'
import { bubble, type DrawHeadgear, HEADDRESSES } from './headdress.ts'
import { armShadow, drawArm, drawHips, drawLeg } from './limbs.ts'
import type { Look } from './look.ts'
import { COVERS_CROWN, type Headgear, type Outfit } from './outfit.ts'
import type { Pose } from './pose.ts'
import { type Skeleton, skeletonOf } from './skeleton.ts'

const HEADGEAR: Record<Headgear, DrawHeadgear> = { ...HEADDRESSES, ...HATS }

/** Hats that need a larger bubble. */
const WIDE_HATS: ReadonlySet<Headgear> = new Set<Headgear>([
  'sun-hat',
  'pirate-hat',
  'crown',
  'dragon-hood',
  'cap',
  'beret',
])

/** A head's radius of 100 in units of the body. */
const headScale = (look: Look) => look.build.head / 202

const bubbleFor = (context: DrawContext, { headgear }: Outfit): string =>
  headgear && WIDE_HATS.has(headgear) ? place(bubble(context, 196), 0, -34) : bubble(context, 158)

interface HeadView {
  turn: number
  nod: number
  stream: number
  asleep: boolean
  /** A transparent air bubble around the head. */
  bubble: boolean
}

/** A head centred on (0, 0) in units of the head, in two layers: behind and in front of the body. */
export function drawHead(
  context: DrawContext,
  look: Look,
  outfit: Outfit,
  expression: Expression,
  view: HeadView,
): { behind: string; front: string } {
  const covered = outfit.headgear !== null && COVERS_CROWN.has(outfit.headgear)
  const hair = HAIR[look.hair.style](look, { turn: view.turn, stream: view.stream, covered })
  const gear = outfit.headgear ? HEADGEAR[outfit.headgear](context, look, outfit, view.turn) : { front: '' }
  // A mask is drawn below the eyes, all other headgear above the hair.
  const face = drawFace(context, look, expression, view, outfit.headgear === 'mask' ? gear.front : '')
  const worn = outfit.headgear === 'mask' ? '' : gear.front
  const ball = view.bubble && outfit.headgear !== 'helmet' ? bubbleFor(context, outfit) : ''
  // Tall hats don't fit into the bubble, so they are drawn on top of it.
  const tall = outfit.headgear === 'wizard-hat' || outfit.headgear === 'chef-hat'
  const bare = face + hair.front + hair.loose
  return { behind: hair.behind + (gear.behind ?? ''), front: tall ? bare + ball + worn : bare + worn + ball }
}

interface PersonView {
  pose: Pose
  expression: Expression
  bubble: boolean
  /** Draws a held item, given the centre between the palms and the palm of the far hand. */
  held?: ((both: Point, far: Point) => string) | undefined
}

export interface Person {
  drawing: string
  bones: Skeleton
  /** Centre and radius of the head. */
  head: { at: Point; r: number }
  /** Extent to the left, to the right and upwards. */
  reach: { left: number; right: number; up: number }
}

function reachOf({ head, near, far, nearLeg, farLeg }: Skeleton, headRadius: number): Person['reach'] {
  const joints = [near.elbow, near.wrist, far.elbow, far.wrist, nearLeg.knee, nearLeg.ankle, farLeg.knee, farLeg.ankle]
  const xs = [...joints.flatMap(([x]) => [x - 56, x + 56]), head[0] - headRadius * 1.2, head[0] + headRadius * 1.2]
  const ys = [...joints.map(([, y]) => y - 50), head[1] - headRadius * 1.3]
  return { left: -Math.min(...xs), right: Math.max(...xs), up: -Math.min(...ys) }
}

const palm = (bones: Skeleton['near'], plump: number): Point => toward(bones.wrist, bones.angle, 26 * plump)

/** A person on the ground at (0, 0), facing right, 1000 units high when standing. */
export function drawPerson(context: DrawContext, unlit: Look, view: PersonView): Person {
  const look = inLight(unlit, context.light)
  const { pose } = view
  const { outfit, build } = look
  const bones = skeletonOf(build, pose)
  const worn = layersOf(context, look, outfit, bones, pose.stream)
  const scale = headScale(look)
  const head = drawHead(context, look, outfit, view.expression, {
    turn: pose.turn,
    nod: pose.nod,
    stream: -pose.stream - bones.headAngle,
    asleep: false,
    bubble: view.bubble,
  })
  const atHead = (drawing: string) => place(drawing, bones.head[0], bones.head[1], { scale, turn: bones.headAngle })
  const neck = shape(
    taper([bones.neck, mid(bones.neck, bones.head, 0.5), bones.head], build.shoulder * 0.44, build.shoulder * 0.4),
    shade(look.skin, 0.2),
  )
  const near = drawArm(look, outfit, bones.near, pose.near, 1)
  const far = drawArm(look, outfit, bones.far, pose.far, -1)
  const fore = (arm: 'near' | 'far') =>
    pose[arm].before === 'face' ? drawArm(look, outfit, bones[arm], pose[arm], arm === 'near' ? 1 : -1, 'fore') : ''
  const held =
    view.held?.(mid(palm(bones.near, build.plump), palm(bones.far, build.plump)), palm(bones.far, build.plump)) ?? ''
  const crossed = pose.nearLeg.thigh < -40 && pose.farLeg.thigh > 40
  const nearLeg = drawLeg(look, outfit, bones.nearLeg, pose.nearLeg, false)
  const farLeg = drawLeg(look, outfit, bones.farLeg, pose.farLeg, !crossed)
  const legs = farLeg + nearLeg
  // Crossed legs lie before the body, unless a skirt covers them.
  const lap = crossed && outfit.hem === 0
  const drawing = [
    worn.behind,
    atHead(head.behind),
    pose.far.before ? '' : far,
    lap ? '' : legs,
    drawHips(look, outfit, bones.pelvis, bones.lean),
    neck,
    drawTop(context, look, outfit, bones),
    worn.before,
    lap ? legs : '',
    pose.far.before === 'face' ? armShadow(look, outfit, bones.far, -7) + far : '',
    atHead(head.front),
    held,
    pose.far.before === 'body' ? armShadow(look, outfit, bones.far, -7) + far : '',
    armShadow(look, outfit, bones.near, 8),
    near,
    fore('far'),
    fore('near'),
  ]
  return {
    drawing: drawing.join(''),
    bones,
    head: { at: bones.head, r: 104 * scale },
    reach: reachOf(bones, 104 * scale * (view.bubble ? 1.5 : 1)),
  }
}
