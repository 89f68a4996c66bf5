import { arm, atHead, hand, over, type Pose, UPRIGHT } from './pose-parts.ts'

/** What hands say while the body stands; other bodies borrow these arms. */
export const GESTURE_POSES = {
  'hiding-behind-back': {
    ...UPRIGHT,
    left: hand(0.16, 0.16, -1.15, 'fist'),
    right: hand(0.16, 0.16, -1.15, 'fist'),
    chest: { pitch: 3 },
    head: { pitch: -6 },
  },
  /** One hand holds up its fingers, the other one touches them. */
  counting: {
    ...UPRIGHT,
    left: hand(0.02, 0.58, 1.8, 'point'),
    right: hand(0.62, 0.7, 1.5, 'open'),
    head: { pitch: -6, roll: 5 },
  },
  /** Both hands make a bowl before the chest; the elbows hang, so that no arm hides the mouth. */
  cupping: {
    ...UPRIGHT,
    left: arm([12, 8], [98, -26], 'rest'),
    right: arm([12, 8], [98, -26], 'rest'),
    head: { pitch: -10, roll: 4 },
  },
  /** One hand is stretched out to feel what is there. */
  'feeling-ahead': {
    ...UPRIGHT,
    left: arm([46, 8], [64, -4], 'open'),
    right: hand(0.1, 0.62, 0.85, 'fist'),
    chest: { pitch: -6 },
  },
  /** A hand over the mouth. */
  gasping: {
    ...UPRIGHT,
    left: over('mouth', atHead(0.16, -0.86, 1.04, 'rest')),
    right: hand(0.35, 0.5, 0.95, 'fist'),
    chest: { pitch: 4 },
  },
} as const satisfies Record<string, Pose>
