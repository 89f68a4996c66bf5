import type { IllustrationRequest } from '@kahani/contracts/illustration'
import type { Action, Camera, FigureShot, ObjectShot, Shot } from '@kahani/scene/shot'
import { SPOTS } from '@kahani/scene/words'
import { CHILD_BODIES } from '../people/body.ts'
import { skeletonOf } from '../people/skeleton.ts'
import type { Vec3 } from '../space/vec3.ts'
import { aimCamera, type StageView } from '../stage/cameras.ts'
import type { SettingScene } from '../stage/stage.ts'
import { isSteep, posed, stanceOf } from './aided-poses.ts'
import { lookOf } from './cast-looks.ts'

/** Cameras that are aimed at the focus of a shot. */
const CLOSE: ReadonlySet<Camera> = new Set<Camera>(['close-up', 'detail'])

/** Centre of what a picture is about, in world units. A figure on a bed or a swing is where the setting has it. */
function focusOf(
  { cast, seed }: IllustrationRequest,
  { figures, objects, focus, states }: Shot,
  spotsOf: () => SettingScene['spots'],
): Vec3 {
  const holder = figures.find(({ holds }) => holds === focus)
  const figure = holder ?? figures.find(({ who }) => who === focus)
  const object = objects.find(({ what }) => what === focus)
  if (!figure) return [0, object ? object.height * 1000 + 120 * object.size : 400, 0]
  const isSpot = (SPOTS as readonly string[]).includes(figure.on ?? '')
  const spot = isSpot ? spotsOf()[figure.on ?? ''] : undefined
  const look = lookOf(figure.who, cast, seed)
  const at: Vec3 = spot ? spot.at : [0, figure.height * 1000, 0]
  if (!look) return [at[0], at[1] + (spot?.seat ?? 0) + 300, at[2]]
  const stance = stanceOf(look.aids, figure, { spot: spot ?? null, isSteep: isSteep({ states }) })
  const seated = stance.sits
  const pose = posed(look.aids, figure, stance)
  const floor: Vec3 = seated ? at : [at[0], at[1] + (spot?.seat ?? 0), at[2]]
  const bones = skeletonOf(look.body, pose, { at: floor, yaw: 0, seat: stance.seat })
  const chin = bones.head[1] - look.body.head * 0.45
  return [spot ? bones.head[0] : 0, holder ? (chin + bones.left.palm[1]) / 2 : chin, at[2]]
}

/** Who does this without a wheelchair is as low as a small creature. */
const BENDS: ReadonlySet<Action> = new Set<Action>([
  'kneeling',
  'crouching',
  'crawling',
  'lying-front',
  'reaching-down',
])

/** Whether the child looks from its wheelchair at what is on the ground: both are to be seen. */
function bendsFromWheelchair({ cast, seed }: IllustrationRequest, shot: Shot): boolean {
  const { figures, objects } = shot
  const child = figures.find(({ who }) => who === 'child')
  const look = lookOf('child', cast, seed)
  if (
    !child ||
    !look ||
    child.holds === child.looksAt ||
    stanceOf(look.aids, child, { isSteep: isSteep(shot) }).wheelchair !== 'in'
  )
    return false
  const isBelow = ({ height, imagined }: FigureShot | ObjectShot) => height <= 0.3 && !imagined
  return (
    objects.some(each => each.what === child.looksAt && each.distance === 'near' && isBelow(each)) ||
    (BENDS.has(child.action) && figures.some(each => each.who === child.looksAt && isBelow(each)))
  )
}

/** Whether somebody is on the ground in a wheelchair. */
const rollsOnGround = ({ cast, seed }: IllustrationRequest, shot: Shot): boolean =>
  shot.figures.some(figure => {
    const look = lookOf(figure.who, cast, seed)
    return (
      look &&
      figure.on === null &&
      figure.height === 0 &&
      stanceOf(look.aids, figure, { isSteep: isSteep(shot) }).wheelchair === 'in'
    )
  })

/** The camera of a shot. `spotsIn` are those of the setting as another camera sees it. */
export function viewOf(
  request: IllustrationRequest,
  shot: Shot,
  spotsIn: (view: StageView) => SettingScene['spots'],
): StageView {
  const { stature } = CHILD_BODIES[request.cast.age]
  const hasWheels = rollsOnGround(request, shot)
  const aimAt = (focus: Vec3, zoom = shot.zoom) => aimCamera({ camera: shot.camera, zoom, stature, focus, hasWheels })
  const ground: Vec3 = [0, 400, 0]
  if (!CLOSE.has(shot.camera)) return aimAt(ground)
  const focus = focusOf(request, shot, () => spotsIn(aimAt(ground)))
  return bendsFromWheelchair(request, shot)
    ? aimAt([focus[0], focus[1] * 0.64, focus[2]], shot.zoom * 0.74)
    : aimAt(focus)
}
