import { arm, atHead, hand, leg, over, type Pose, UPRIGHT } from './pose-parts.ts'

/** On both feet. */
export const STANDING_POSES = {
  /** The weight rests on one leg. */
  standing: {
    ...UPRIGHT,
    chest: { roll: 2, yaw: 3 },
    head: { roll: -3 },
    left: arm([15, 70], [22, 30]),
    leftLeg: leg(3, -3, 8),
    rightLeg: leg(0, -2, 4),
  },
  /** Hands on the hips. */
  proud: {
    ...UPRIGHT,
    left: hand(1.05, 0.2, 0.25, 'fist'),
    right: hand(1.05, 0.2, 0.25, 'fist'),
    head: { pitch: 8 },
    leftLeg: leg(0, -3, 9),
    rightLeg: leg(0, -3, 9),
  },
  /** Both hands at the chest. */
  shy: {
    ...UPRIGHT,
    left: hand(0.1, 0.62, 0.8, 'fist'),
    right: hand(0.1, 0.6, 0.85, 'fist'),
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
  reaching: {
    ...UPRIGHT,
    left: arm([150, 30], [160, 20], 'open'),
    right: arm([-14, 50], [6, 30]),
    leftLeg: leg(-2, -6, 4, 22),
    rightLeg: leg(-6, -22, 6, 34),
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
  waving: { ...UPRIGHT, left: arm([98, 100], [158, 94], 'open'), head: { roll: 5 } },
  cheering: {
    ...UPRIGHT,
    left: arm([138, 112], [162, 104], 'open'),
    right: arm([138, 112], [162, 104], 'open'),
    head: { pitch: 16 },
    leftLeg: leg(2, -4, 9),
    rightLeg: leg(0, -4, 9),
  },
  pointing: { ...UPRIGHT, left: arm([88, 34], [92, 28], 'point'), right: hand(1.05, 0.2, 0.2, 'fist') },
  /** Both arms stretched forward. */
  offering: { ...UPRIGHT, left: arm([58, 14], [82, -6], 'open'), right: arm([58, 14], [82, -6], 'open') },
  holding: {
    ...UPRIGHT,
    left: hand(0.42, 0.52, 1.5, 'grip'),
    right: hand(0.42, 0.52, 1.5, 'grip'),
    head: { pitch: -12 },
  },
  /** One hand holds something upright. */
  'holding-up': { ...UPRIGHT, left: arm([72, 36], [126, 20], 'grip') },
  /** One hand carries something that hangs, as a lantern. */
  carrying: { ...UPRIGHT, left: arm([46, 44], [80, 30], 'grip') },
  hugging: {
    ...UPRIGHT,
    left: arm([70, 24], [84, -38], 'rest'),
    right: arm([52, 26], [66, -38], 'rest'),
    head: { roll: 10, pitch: -4 },
    chest: { pitch: -6 },
  },
  thinking: {
    ...UPRIGHT,
    left: atHead(0.36, -1.08, 0.76, 'fist'),
    right: hand(-0.35, 0.46, 0.95),
    head: { pitch: 8, roll: 6 },
  },
  listening: { ...UPRIGHT, left: atHead(1.16, -0.3, -0.12, 'rest'), head: { roll: 14 }, chest: { roll: 8 } },
  'covering-eyes': {
    ...UPRIGHT,
    left: over('face', atHead(0.29, 0.06, 1.04)),
    right: over('face', atHead(0.29, 0.06, 1.04)),
    head: { pitch: -10 },
  },
  'covering-ears': { ...UPRIGHT, left: atHead(1.06, -0.26, 0.1), right: atHead(1.06, -0.26, 0.1), head: { pitch: -4 } },
  'hand-on-heart': { ...UPRIGHT, left: hand(-0.08, 0.7, 0.92, 'rest') },
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
    left: hand(-0.12, 0.58, 1.3, 'joined'),
    right: hand(-0.12, 0.58, 1.3, 'joined'),
    head: { pitch: -10 },
  },
  bowing: {
    ...UPRIGHT,
    chest: { pitch: -46 },
    body: { pitch: -14 },
    left: hand(-0.12, 0.62, 1.35, 'joined'),
    right: hand(-0.12, 0.62, 1.35, 'joined'),
    leftLeg: leg(14, -2, 3),
    rightLeg: leg(14, -2, 3),
  },
  /** A flute, held to the side. */
  playing: {
    ...UPRIGHT,
    left: over('mouth', atHead(-0.2, -0.98, 1.2, 'grip')),
    right: over('mouth', atHead(0.9, -1, 1.1, 'grip')),
    head: { pitch: -6, roll: 4 },
  },
  'hands-on-cheeks': {
    ...UPRIGHT,
    left: atHead(0.82, -0.78, 0.6),
    right: atHead(0.82, -0.78, 0.6),
    head: { pitch: 6 },
  },
  'arms-crossed': {
    ...UPRIGHT,
    left: hand(-0.42, 0.56, 0.95),
    right: hand(-0.5, 0.64, 0.84, 'fist'),
    chest: { pitch: 3 },
    leftLeg: leg(2, -3, 8),
  },
  shrugging: {
    ...UPRIGHT,
    left: arm([26, 74], [78, 66], 'open'),
    right: arm([26, 74], [78, 66], 'open'),
    head: { roll: 9 },
  },
  clapping: {
    ...UPRIGHT,
    left: hand(0.1, 0.64, 1.7, 'open'),
    right: hand(0.04, 0.58, 1.7, 'open'),
    head: { pitch: 5 },
  },
  /** A hand beside the mouth. */
  whispering: {
    ...UPRIGHT,
    left: over('mouth', atHead(0.84, -0.84, 0.78, 'open')),
    chest: { pitch: -12, roll: 5 },
    head: { pitch: 2, roll: 6 },
  },
  drinking: {
    ...UPRIGHT,
    left: over('mouth', atHead(0.2, -1, 1.12, 'grip')),
    right: over('mouth', atHead(0.34, -1.06, 1.08, 'grip')),
    head: { pitch: 12 },
  },
  eating: {
    ...UPRIGHT,
    left: over('mouth', atHead(0.22, -0.98, 1.06, 'grip')),
    right: hand(0.3, 0.42, 1.2),
    head: { pitch: -4 },
  },
  /** Something light lies on the palms, before the lips. */
  blowing: {
    ...UPRIGHT,
    left: over('mouth', atHead(0.24, -1.06, 1.2)),
    right: over('mouth', atHead(0.24, -1.06, 1.2)),
    chest: { pitch: 4 },
    head: { pitch: 6 },
  },
  /** Elbows on a sill or a table. */
  leaning: {
    ...UPRIGHT,
    body: { pitch: -8 },
    chest: { pitch: -20 },
    head: { pitch: 18, roll: 5 },
    left: atHead(0.6, -0.94, 0.66, 'fist'),
    right: hand(-0.2, 0.5, 1.6),
    leftLeg: leg(4, 2, 5),
    rightLeg: leg(0, -26, -3, 40),
  },
  /** From behind something: only the upper body is meant to be seen. */
  peeking: {
    ...UPRIGHT,
    body: { pitch: -6 },
    chest: { roll: 15, pitch: -8 },
    head: { roll: 9, pitch: 6 },
    left: hand(0.75, 0.72, 1.25),
    right: hand(0.6, 0.68, 1.3),
    leftLeg: leg(34, -22, 9),
    rightLeg: leg(22, -26, 6),
  },
  sweeping: {
    ...UPRIGHT,
    body: { pitch: -10 },
    chest: { pitch: -20, yaw: 14 },
    head: { pitch: -6 },
    left: hand(-0.1, 0.34, 1.9, 'grip'),
    right: hand(0.3, 0.1, 1.8, 'grip'),
    leftLeg: leg(24, 2, 8),
    rightLeg: leg(-12, -20, 6, 24),
  },
  /** A small child in the arms. */
  cradling: {
    ...UPRIGHT,
    left: hand(-0.1, 0.58, 1.35),
    right: hand(0.1, 0.34, 1.3),
    head: { pitch: -14, roll: 8 },
    chest: { pitch: 4 },
  },
} as const satisfies Record<string, Pose>
