import { POSES, type PoseName } from './pose.ts'
import { type ArmPose, arm, HANGING, hand, onRim, type Pose, SEATED, UPRIGHT } from './pose-parts.ts'
import { IN_WHEELCHAIR } from './wheelchair.ts'

/** What hands that have nothing to do rest on: the lap. */
const LAP = { left: hand(0.62, 0.1, 1.35), right: hand(0.62, 0.1, 1.35) } as const

const pushed = (left: number, right = left) => ({ left: onRim(left), right: onRim(right) })

type Upper = Partial<Omit<Pose, 'leftLeg' | 'rightLeg' | 'inWheelchair'>>

/** Where somebody in a wheelchair moves in another way than somebody on the feet. The wheelchair turns with `body`. */
const MOVES: Partial<Record<PoseName, Upper>> = {
  standing: LAP,
  'sitting-crossed': LAP,
  'sitting-on': LAP,
  'sitting-legs-out': LAP,
  'sitting-side': { left: LAP.left, right: onRim(4), chest: { roll: -5 } },
  walking: { ...pushed(10, 16), chest: { pitch: -7 }, stream: 10 },
  tiptoe: { ...pushed(24), chest: { pitch: -16 }, head: { pitch: 6 } },
  running: { ...pushed(40, 34), chest: { pitch: -26 }, head: { pitch: 16 }, stream: 46 },
  crawling: { ...pushed(44), chest: { pitch: -32 }, head: { pitch: 20 } },
  jumping: { body: { pitch: 3 }, lift: 0.12, stream: 8 },
  flying: {
    body: { pitch: 4 },
    left: arm([146, 24], [154, 10], 'grip'),
    right: arm([52, 80], [70, 70], 'open'),
    head: { pitch: 12 },
    lift: 0.42,
    stream: 60,
  },
  swimming: {
    body: { pitch: -8 },
    left: arm([96, 50], [104, 20], 'open'),
    right: arm([70, 84], [84, 50], 'open'),
    lift: 0.3,
    stream: 50,
  },
  floating: { body: { pitch: 4 }, lift: 0.3 },
  climbing: { ...pushed(30, 22), body: { pitch: 13 }, chest: { pitch: -26 }, head: { pitch: 22 } },
  dancing: { chest: { roll: 7 }, head: { roll: 4, pitch: 8 } },
  sliding: { body: { pitch: -9 }, stream: -10 },
  falling: { body: { pitch: 20 }, lift: 0.2, stream: -40 },
  tumbling: { body: { pitch: 24, roll: 18 }, lift: 0.14, stream: 40 },
  /** On the large wheels only. */
  balancing: { body: { pitch: 20 }, chest: { pitch: -8 }, head: { pitch: -6 } },
  kneeling: { chest: { pitch: -24 }, head: { pitch: 4 } },
  crouching: { chest: { pitch: -34 }, head: { pitch: 14 }, left: hand(0.5, 0.0, 2.0), right: hand(0.5, 0.0, 2.0) },
  'lying-back': { ...LAP, chest: { pitch: 16 }, head: { pitch: 14 } },
  'lying-front': {
    chest: { pitch: -40 },
    head: { pitch: 18 },
    left: hand(0.5, 0.0, 2.0),
    right: hand(0.5, 0.0, 2.0),
  },
  'reaching-down': {
    chest: { pitch: -40, roll: 18 },
    left: arm([34, 30], [22, 10], 'open'),
    right: onRim(30),
    head: { pitch: 10 },
  },
  digging: {
    chest: { pitch: -36 },
    head: { pitch: 8 },
    left: arm([52, 14], [40, 0], 'grip'),
    right: arm([44, 14], [36, 0], 'grip'),
  },
  'hugging-knees': { left: hand(0.2, -0.04, 2.3, 'rest'), right: hand(0.1, -0.08, 2.4, 'rest'), chest: { pitch: -26 } },
  pulling: { chest: { pitch: 10 } },
  pushing: { chest: { pitch: -18 }, head: { pitch: 10 } },
  sweeping: { chest: { pitch: -18, yaw: 10 } },
  bowing: { chest: { pitch: -34 } },
  peeking: { chest: { roll: 15, pitch: -8 } },
  leaning: { chest: { pitch: -20 } },
  proud: { left: onRim(-14), right: onRim(-14), chest: { pitch: 6 }, head: { pitch: 8 } },
  pointing: { right: onRim(0) },
  waving: { right: LAP.right },
  reaching: { right: onRim(0), chest: { roll: -5 } },
  riding: { ...pushed(10, 16), chest: { pitch: -8 }, stream: 20 },
  swinging: { body: { pitch: 8 } },
  dozing: { left: hand(0.3, 0.1, 1.4), right: hand(0.3, 0.1, 1.4) },
}

/** A pose as somebody does it in a wheelchair, which always sits and moves with the body. */
export function inWheelchair(name: PoseName): Pose {
  const { body: _upright, lift: _grounded, handsDown: _free, ...upper }: Pose = POSES[name]
  const rested = (each: ArmPose, side: 'left' | 'right') => (each === HANGING ? LAP[side] : each)
  return {
    ...upper,
    left: rested(upper.left, 'left'),
    right: rested(upper.right, 'right'),
    ...MOVES[name],
    ...IN_WHEELCHAIR,
  }
}

/** The same on a seat, a branch or an animal, or on the ground. */
export function outOfWheelchair(name: PoseName, on: 'seat' | 'ground'): Pose {
  const { body: _turn, lift: _grounded, inWheelchair: _left, ...upper } = inWheelchair(name)
  const rested = (each: ArmPose, side: 'left' | 'right') => ('onRim' in each.bend ? LAP[side] : each)
  const { leftLeg, rightLeg } = on === 'seat' ? SEATED : POSES['sitting-crossed']
  return {
    ...UPRIGHT,
    ...upper,
    left: rested(upper.left, 'left'),
    right: rested(upper.right, 'right'),
    leftLeg,
    rightLeg,
  }
}
