import { arm, hand, KNEELING, leg, type Pose, SEATED, UPRIGHT } from './pose-parts.ts'

/** Sitting, kneeling and lying. */
export const LOW_POSES = {
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
    left: hand(0.1, 0.24, 2.25, 'rest'),
    right: hand(0.02, 0.16, 2.35, 'rest'),
    leftLeg: leg(144, -8, 9),
    rightLeg: leg(140, -12, 9),
    chest: { pitch: -6 },
    head: { pitch: 2 },
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
    // The knees are apart, and the feet flat on the ground.
    leftLeg: leg(116, -36, 24, -30),
    rightLeg: leg(116, -36, 24, -30),
    body: { pitch: -12 },
    left: hand(0.56, 0.14, 2.1),
    right: hand(0.56, 0.14, 2.1),
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
  'lying-back': {
    ...UPRIGHT,
    body: { pitch: 90 },
    left: arm([30, 84], [34, 70], 'open'),
    right: arm([30, 84], [34, 70], 'open'),
    leftLeg: leg(4, -4, 8, 20),
    rightLeg: leg(4, -4, 8, 20),
    head: { pitch: -12 },
  },
  /** On the back, the hands on the chest. */
  'sleeping-back': {
    ...UPRIGHT,
    body: { pitch: 90 },
    left: hand(0.25, 0.5, 1.2),
    right: hand(0.95, 0.36, 1.0),
    leftLeg: leg(4, -4, 8, 30),
    rightLeg: leg(4, -4, 8, 30),
    head: { pitch: -10, yaw: 24 },
  },
  'lying-front': {
    ...UPRIGHT,
    body: { pitch: -84 },
    chest: { pitch: 24 },
    head: { pitch: 44 },
    left: arm([72, 12], [132, -24]),
    right: arm([72, 12], [132, -24]),
    leftLeg: leg(-2, -70, 5, 50),
    rightLeg: leg(-2, -40, 5, 50),
    handsDown: true,
  },
  'lying-side': {
    ...UPRIGHT,
    body: { roll: 84 },
    head: { pitch: -6, roll: -4 },
    left: hand(-0.1, 0.6, 1.3, 'joined'),
    right: hand(-0.1, 0.6, 1.3, 'joined'),
    leftLeg: leg(52, -20, -2, 20),
    rightLeg: leg(34, -24, -2, 20),
  },
  /** On the ground with both legs to one side. */
  'sitting-side': {
    ...UPRIGHT,
    left: hand(0.3, 0.16, 1.5),
    right: hand(1.55, -0.02, 0.1, 'open'),
    chest: { roll: -5 },
    leftLeg: { thigh: [82, -18], shin: [60, -78], toe: 30 },
    rightLeg: { thigh: [82, 44], shin: [-86, 40], toe: 82 },
  },
  /** Asleep while sitting on the ground. */
  dozing: {
    ...UPRIGHT,
    left: hand(0.2, 0.1, 1.5),
    right: hand(0.3, 0.08, 1.5),
    chest: { pitch: -4, roll: 7 },
    head: { pitch: -18, roll: 12 },
    leftLeg: { thigh: [74, 62], shin: [58, -66], toe: 20 },
    rightLeg: { thigh: [74, 62], shin: [64, -66], toe: 20 },
  },
  digging: {
    ...UPRIGHT,
    ...KNEELING,
    body: { pitch: -6 },
    chest: { pitch: -34 },
    head: { pitch: 4 },
    left: hand(0.3, 0.0, 2.1, 'grip'),
    right: hand(0.2, -0.1, 1.9, 'grip'),
  },
  rowing: {
    ...UPRIGHT,
    chest: { pitch: -14 },
    left: arm([62, 16], [84, -6], 'grip'),
    right: arm([62, 16], [84, -6], 'grip'),
    leftLeg: leg(72, 44, 9),
    rightLeg: leg(72, 44, 9),
  },
  /** On the seat of a swing, with the ropes in both hands. */
  swinging: {
    ...UPRIGHT,
    body: { pitch: 12 },
    head: { pitch: -4 },
    left: arm([96, 62], [164, 20], 'grip'),
    right: arm([96, 62], [164, 20], 'grip'),
    leftLeg: leg(84, 40, 6, 10),
    rightLeg: leg(80, 32, 6, 10),
    stream: 24,
  },
} as const satisfies Record<string, Pose>
