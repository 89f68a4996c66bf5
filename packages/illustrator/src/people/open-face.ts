import { type Frame, toFrame, turn } from '../space/frame.ts'
import { cross, degreesOf, sin, turnAbout, unit, type Vec3 } from '../space/vec3.ts'

/** Degrees by which a head in profile is turned back to the viewer, and how far from the viewer it is at most. */
const PROFILE_TURN = 25
const PROFILE = 50
/** Up to this angle a head is seen in profile; beyond the second one it is seen from behind. */
const BEHIND = [110, 128] as const

/** Degrees by which the viewer may see a face from above and from below; in profile, less. */
const FROM_ABOVE = 20
const FROM_BELOW = 26
const IN_PROFILE = 0.35
/** Share of what is beyond them that remains. */
const REST = 0.12

/** How far from the viewer a face is turned if it is opened, in degrees. */
function openedAside(aside: number): number {
  const turned = aside - PROFILE_TURN * sin(aside) ** 2
  if (aside > BEHIND[1]) return turned
  const profile = Math.min(PROFILE, turned)
  const share = Math.max(0, (aside - BEHIND[0]) / (BEHIND[1] - BEHIND[0]))
  return profile + (turned - profile) * share
}

/**
 * The skull as it is drawn, so that its face can be read, as in picture books: in profile it turns a little to the viewer,
 * and lowered or lifted far it does so too.
 * @param viewer the direction to the viewer
 */
export function openFace(skull: Frame, viewer: Vec3): Frame {
  const [side, up, forward] = toFrame(skull, viewer)
  const aside = Math.abs(degreesOf(side, forward))
  const elevation = degreesOf(up, Math.hypot(side, forward))
  const most = 1 - (1 - IN_PROFILE) * Math.min(1, openedAside(aside) / PROFILE)
  const beyond = elevation - Math.max(-FROM_BELOW * most, Math.min(FROM_ABOVE * most, elevation))
  // The back of a head is left as it is.
  const facing = Math.max(0, Math.min(1, (forward + 0.6) * 4))
  const axis = unit(cross(viewer, skull.up))
  const back = (vector: Vec3) => turnAbout(axis, vector, beyond * (1 - REST) * facing)
  const level: Frame = { side: back(skull.side), up: back(skull.up), forward: back(skull.forward) }
  const [x, , z] = toFrame(level, viewer)
  const azimuth = degreesOf(x, z)
  return turn(level, {
    yaw: Math.sign(azimuth) * (Math.abs(azimuth) - openedAside(Math.abs(azimuth))) * Math.hypot(x, z),
  })
}
