import type { Turn } from '../space/frame.ts'
import type { Vec3 } from '../space/vec3.ts'

/** Poses of a body, independent of its size and of the direction it faces. */

export const HANDS = ['rest', 'open', 'point', 'grip'] as const
export type HandShape = (typeof HANDS)[number]

/** Direction of a limb: degrees raised from hanging straight down, and degrees turned from the front to the body's outside. */
type LimbDirection = readonly [raised: number, outward: number]

export interface ArmPose {
  /**
   * Directions of upper and lower arm; or a place for the hand on the body: to the side in shoulder widths (positive is the
   * arm's own side), up the torso from 0 (hips) to 1 (neck), forward in shoulder widths.
   */
  bend: { upper: LimbDirection; fore: LimbDirection } | { to: Vec3 }
  hand: HandShape
}

export interface LegPose {
  /** Degrees forward from straight down, and degrees outward. */
  thigh: readonly [forward: number, outward: number]
  shin: readonly [forward: number, outward: number]
  /** Degrees by which the toes point down. */
  toe?: number
}

export interface Pose {
  /** Turn of the whole body, about its hips. */
  body?: Turn
  /** Turn of the chest against the hips. A negative pitch bends forward. */
  chest?: Turn
  /** Turn of the head against the chest. */
  head?: Turn
  left: ArmPose
  right: ArmPose
  leftLeg: LegPose
  rightLeg: LegPose
  /** Height above the ground, in statures. */
  lift?: number
  /** The hands support the body, as on all fours. */
  handsDown?: boolean
  /** Degrees by which loose hair and cloth stream backward. */
  stream?: number
}

const HANGING: ArmPose = { bend: { upper: [13, 80], fore: [16, 40] }, hand: 'rest' }
const STRAIGHT: LegPose = { thigh: [0, 4], shin: [-3, 3] }
const UPRIGHT: Pose = { left: HANGING, right: HANGING, leftLeg: STRAIGHT, rightLeg: STRAIGHT }

const arm = (upper: LimbDirection, fore: LimbDirection, hand: HandShape = 'rest'): ArmPose => ({
  bend: { upper, fore },
  hand,
})
const hand = (side: number, up: number, forward: number, shape: HandShape = 'rest'): ArmPose => ({
  bend: { to: [side, up, forward] },
  hand: shape,
})
const leg = (thigh: number, shin: number, outward = 4, toe = 0): LegPose => ({
  thigh: [thigh, outward],
  shin: [shin, outward * 0.6],
  toe,
})

const KNEELING: Pick<Pose, 'leftLeg' | 'rightLeg'> = { leftLeg: leg(14, -88, 8, 80), rightLeg: leg(14, -88, 8, 80) }
const SEATED: Pick<Pose, 'leftLeg' | 'rightLeg'> = { leftLeg: leg(84, 4, 9), rightLeg: leg(84, -2, 9) }

export const POSES = {
  standing: UPRIGHT,
  /** Hands on the hips. */
  proud: {
    ...UPRIGHT,
    left: hand(1.05, 0.2, 0.25, 'grip'),
    right: hand(1.05, 0.2, 0.25, 'grip'),
    head: { pitch: 8 },
    leftLeg: leg(0, -3, 9),
    rightLeg: leg(0, -3, 9),
  },
  /** Both hands at the chest. */
  shy: {
    ...UPRIGHT,
    left: hand(0.1, 0.62, 0.8, 'grip'),
    right: hand(0.1, 0.6, 0.85, 'grip'),
    head: { pitch: -10, roll: 6 },
    leftLeg: leg(4, -4, 0),
    rightLeg: leg(0, -4, 3),
  },
  startled: {
    ...UPRIGHT,
    left: arm([46, 76], [126, 62], 'open'),
    right: arm([46, 76], [126, 62], 'open'),
    chest: { pitch: 8 },
    leftLeg: leg(-6, -10, 10),
    rightLeg: leg(8, -2, 8),
  },
  walking: {
    ...UPRIGHT,
    left: arm([28, -20], [42, 0]),
    right: arm([-24, -10], [2, 0]),
    leftLeg: leg(-16, -42, 2, 30),
    rightLeg: leg(26, 12, 2, -12),
    chest: { pitch: -5 },
    stream: 14,
  },
  tiptoe: {
    ...UPRIGHT,
    left: arm([30, 60], [84, 30], 'open'),
    right: arm([30, 60], [84, 30], 'open'),
    leftLeg: leg(12, -10, 3, 55),
    rightLeg: leg(44, -34, 3, 30),
    chest: { pitch: -10 },
  },
  running: {
    ...UPRIGHT,
    left: arm([52, -10], [132, 0], 'grip'),
    right: arm([-52, -5], [30, 0], 'grip'),
    leftLeg: leg(-34, -98, 2, 60),
    rightLeg: leg(60, 6, 2, -15),
    body: { pitch: -10 },
    chest: { pitch: -6 },
    lift: 0.02,
    stream: 46,
  },
  jumping: {
    ...UPRIGHT,
    left: arm([140, 80], [158, 70], 'open'),
    right: arm([140, 80], [158, 70], 'open'),
    leftLeg: leg(38, -50, 12, 35),
    rightLeg: leg(10, -64, 10, 45),
    lift: 0.15,
    stream: 8,
  },
  flying: {
    ...UPRIGHT,
    body: { pitch: -66 },
    head: { pitch: 44 },
    left: arm([168, 20], [172, 10], 'grip'),
    right: arm([-24, 40], [-18, 40], 'open'),
    leftLeg: leg(-6, -14, 3, 60),
    rightLeg: leg(10, -38, 3, 60),
    lift: 0.5,
    stream: 70,
  },
  swimming: {
    ...UPRIGHT,
    body: { pitch: -74 },
    head: { pitch: 42 },
    left: arm([150, 45], [158, 30], 'open'),
    right: arm([40, 80], [20, 60], 'open'),
    leftLeg: leg(14, -8, 8, 60),
    rightLeg: leg(-14, -40, 8, 60),
    lift: 0.3,
    stream: 66,
  },
  floating: {
    ...UPRIGHT,
    body: { pitch: -14 },
    left: arm([64, 86], [78, 60], 'open'),
    right: arm([64, 86], [84, 60], 'open'),
    leftLeg: leg(20, -30, 6, 50),
    rightLeg: leg(-2, -46, 6, 50),
    lift: 0.3,
    stream: 10,
  },
  /** On the ground with crossed legs. */
  'sitting-crossed': {
    ...UPRIGHT,
    left: hand(0.95, 0.16, 1.5),
    right: hand(0.95, 0.16, 1.5),
    leftLeg: { thigh: [74, 62], shin: [58, -66], toe: 20 },
    rightLeg: { thigh: [74, 62], shin: [64, -66], toe: 20 },
  },
  /** On the ground with the legs stretched forward. */
  'sitting-legs-out': {
    ...UPRIGHT,
    left: hand(1.3, 0.06, 0.2),
    right: hand(1.3, 0.06, 0.2),
    leftLeg: leg(86, 78, 10),
    rightLeg: leg(84, 80, 8),
    chest: { pitch: 4 },
  },
  /** On a seat, a branch or the edge of a bed. */
  'sitting-on': { ...UPRIGHT, ...SEATED, left: hand(0.8, 0.1, 1.4), right: hand(0.8, 0.1, 1.4) },
  /** Knees drawn up, arms around them. */
  'hugging-knees': {
    ...UPRIGHT,
    left: hand(0.0, 0.3, 2.5, 'rest'),
    right: hand(0.05, 0.26, 2.5, 'grip'),
    leftLeg: leg(126, -22, 6),
    rightLeg: leg(126, -22, 6),
    chest: { pitch: -14 },
    head: { pitch: -8 },
  },
  /** Astride an animal or a vehicle. */
  riding: {
    ...UPRIGHT,
    left: hand(0.4, 0.24, 1.7, 'grip'),
    right: hand(0.4, 0.24, 1.7, 'grip'),
    leftLeg: { thigh: [56, 42], shin: [-12, 20], toe: 10 },
    rightLeg: { thigh: [56, 42], shin: [-12, 20], toe: 10 },
    chest: { pitch: -8 },
    stream: 20,
  },
  kneeling: {
    ...UPRIGHT,
    ...KNEELING,
    left: hand(0.5, 0.3, 1.5),
    right: hand(0.5, 0.3, 1.5),
    chest: { pitch: -10 },
    head: { pitch: -8 },
  },
  /** One knee on the ground. */
  'kneeling-one': {
    ...UPRIGHT,
    leftLeg: leg(84, -6, 8),
    rightLeg: leg(0, -92, 6, 70),
    left: hand(0.6, 0.2, 1.6),
    right: hand(0.6, 0.3, 1.2),
    chest: { pitch: -12 },
  },
  crouching: {
    ...UPRIGHT,
    leftLeg: leg(112, -40, 14, -6),
    rightLeg: leg(112, -40, 14, -6),
    body: { pitch: -12 },
    left: hand(0.5, 0.1, 2.2),
    right: hand(0.5, 0.1, 2.2),
    chest: { pitch: -16 },
    head: { pitch: 12 },
  },
  crawling: {
    ...UPRIGHT,
    body: { pitch: -74 },
    head: { pitch: 52 },
    left: arm([84, 10], [88, 6], 'open'),
    right: arm([66, 10], [72, 6], 'open'),
    leftLeg: leg(82, -14, 6, 70),
    rightLeg: leg(62, -22, 6, 70),
    handsDown: true,
  },
  climbing: {
    ...UPRIGHT,
    left: arm([164, 34], [168, 6], 'grip'),
    right: arm([112, 52], [160, 10], 'grip'),
    leftLeg: leg(40, -24, 16, 20),
    rightLeg: leg(84, -26, 22, 10),
    head: { pitch: 26 },
  },
  reaching: {
    ...UPRIGHT,
    left: arm([150, 30], [160, 20], 'open'),
    right: arm([-14, 50], [6, 30]),
    leftLeg: leg(-2, -6, 3, 36),
    rightLeg: leg(-8, -24, 4, 50),
    head: { pitch: 26 },
    chest: { roll: -5 },
  },
  'reaching-down': {
    ...UPRIGHT,
    body: { pitch: -30 },
    chest: { pitch: -30 },
    left: arm([60, 20], [50, 6], 'open'),
    right: arm([40, 20], [30, 6], 'open'),
    leftLeg: leg(50, -6, 8),
    rightLeg: leg(40, -20, 8),
    head: { pitch: 16 },
  },
  waving: { ...UPRIGHT, left: arm([112, 84], [160, 84], 'open'), head: { roll: 5 } },
  cheering: {
    ...UPRIGHT,
    left: arm([142, 78], [164, 60], 'open'),
    right: arm([142, 78], [164, 60], 'open'),
    head: { pitch: 16 },
    leftLeg: leg(2, -4, 9),
    rightLeg: leg(0, -4, 9),
  },
  pointing: { ...UPRIGHT, left: arm([88, 34], [92, 28], 'point'), right: hand(1.05, 0.2, 0.2, 'grip') },
  /** Both arms stretched forward. */
  offering: { ...UPRIGHT, left: arm([58, 14], [82, -6], 'open'), right: arm([58, 14], [82, -6], 'open') },
  holding: {
    ...UPRIGHT,
    left: hand(0.42, 0.52, 1.5, 'grip'),
    right: hand(0.42, 0.52, 1.5, 'grip'),
    head: { pitch: -12 },
  },
  /** One hand holds something upright. */
  'holding-up': { ...UPRIGHT, left: arm([74, 40], [150, 24], 'grip') },
  /** One hand carries something that hangs, as a lantern. */
  carrying: { ...UPRIGHT, left: arm([46, 44], [80, 30], 'grip') },
  pulling: {
    ...UPRIGHT,
    body: { pitch: 20 },
    left: arm([70, 4], [82, -8], 'grip'),
    right: arm([64, 4], [80, -8], 'grip'),
    leftLeg: leg(50, 20, 5, -10),
    rightLeg: leg(26, -26, 5),
  },
  pushing: {
    ...UPRIGHT,
    body: { pitch: -24 },
    left: arm([86, 12], [96, 0], 'open'),
    right: arm([80, 12], [92, 0], 'open'),
    leftLeg: leg(-30, -40, 4, 40),
    rightLeg: leg(34, 2, 4),
    head: { pitch: 16 },
  },
  hugging: {
    ...UPRIGHT,
    left: arm([70, 24], [84, -38], 'rest'),
    right: arm([52, 26], [66, -38], 'rest'),
    head: { roll: 10, pitch: -4 },
    chest: { pitch: -6 },
  },
  dancing: {
    ...UPRIGHT,
    left: arm([128, 76], [150, 20], 'open'),
    right: arm([60, 84], [118, 60], 'open'),
    leftLeg: leg(48, -30, 20, 40),
    rightLeg: leg(-2, -4, 4),
    chest: { roll: 8 },
    head: { roll: 8, pitch: 8 },
    stream: 16,
  },
  thinking: {
    ...UPRIGHT,
    left: hand(0.1, 1.02, 0.95, 'grip'),
    right: hand(-0.35, 0.46, 0.95),
    head: { pitch: 8, roll: 6 },
  },
  listening: { ...UPRIGHT, left: hand(0.9, 1.28, 0.5, 'open'), head: { roll: 14 }, chest: { roll: 8 } },
  'covering-eyes': {
    ...UPRIGHT,
    left: hand(0.28, 1.38, 1.35, 'rest'),
    right: hand(0.28, 1.38, 1.35, 'rest'),
    head: { pitch: -10 },
  },
  'covering-ears': { ...UPRIGHT, left: hand(1.25, 1.34, 0.1, 'rest'), right: hand(1.25, 1.34, 0.1, 'rest') },
  'hand-on-heart': { ...UPRIGHT, left: hand(-0.05, 0.68, 0.9, 'rest') },
  balancing: {
    ...UPRIGHT,
    left: arm([92, 86], [88, 80], 'open'),
    right: arm([84, 86], [92, 80], 'open'),
    leftLeg: leg(8, 2, 0),
    rightLeg: leg(-12, -18, 0, 20),
  },
  sliding: {
    ...UPRIGHT,
    body: { pitch: 28 },
    left: arm([120, 76], [140, 60], 'open'),
    right: arm([110, 76], [130, 60], 'open'),
    leftLeg: leg(86, 74, 10, 10),
    rightLeg: leg(78, 66, 10, 10),
    stream: -30,
  },
  falling: {
    ...UPRIGHT,
    body: { pitch: 40 },
    left: arm([118, 84], [140, 60], 'open'),
    right: arm([96, 84], [120, 60], 'open'),
    leftLeg: leg(80, 20, 14, 20),
    rightLeg: leg(50, 4, 14, 20),
    lift: 0.2,
    stream: -40,
  },
  'lying-back': {
    ...UPRIGHT,
    body: { pitch: 90 },
    left: arm([30, 84], [34, 70], 'open'),
    right: arm([30, 84], [34, 70], 'open'),
    leftLeg: leg(4, -4, 8, 20),
    rightLeg: leg(4, -4, 8, 20),
    head: { pitch: -12 },
  },
  'lying-front': {
    ...UPRIGHT,
    body: { pitch: -84 },
    chest: { pitch: 24 },
    head: { pitch: 44 },
    left: arm([110, 10], [150, -30]),
    right: arm([110, 10], [150, -30]),
    leftLeg: leg(-2, -70, 5, 50),
    rightLeg: leg(-2, -40, 5, 50),
  },
  'lying-side': {
    ...UPRIGHT,
    body: { roll: 84 },
    head: { pitch: -6, roll: -4 },
    left: hand(-0.2, 1.0, 1.1, 'rest'),
    right: hand(0.1, 0.95, 1.4, 'rest'),
    leftLeg: leg(52, -20, -2, 20),
    rightLeg: leg(34, -24, -2, 20),
  },
  /** Curled up or leaning, falling asleep on the feet. */
  drooping: {
    ...UPRIGHT,
    chest: { pitch: -12 },
    head: { pitch: -26, roll: 10 },
    left: arm([8, 40], [6, 20]),
    right: arm([8, 40], [6, 20]),
  },
  writing: {
    ...UPRIGHT,
    left: hand(0.2, 0.4, 1.6, 'grip'),
    right: hand(0.55, 0.4, 1.5),
    head: { pitch: -20 },
    chest: { pitch: -10 },
  },
  /** Palms joined: namaste. */
  greeting: {
    ...UPRIGHT,
    left: hand(0.06, 0.66, 1.15, 'rest'),
    right: hand(0.06, 0.66, 1.15, 'rest'),
    head: { pitch: -10 },
  },
  bowing: {
    ...UPRIGHT,
    chest: { pitch: -46 },
    body: { pitch: -14 },
    left: hand(0.06, 0.7, 1.2, 'rest'),
    right: hand(0.06, 0.7, 1.2, 'rest'),
    leftLeg: leg(14, -2, 3),
    rightLeg: leg(14, -2, 3),
  },
  playing: {
    ...UPRIGHT,
    left: hand(0.1, 0.95, 1.4, 'grip'),
    right: hand(-0.5, 0.92, 1.5, 'grip'),
    head: { pitch: -6, roll: 4 },
  },
} as const satisfies Record<string, Pose>

export type PoseName = keyof typeof POSES
