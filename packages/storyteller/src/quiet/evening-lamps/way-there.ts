import type { ByAge, Scene } from '../../format/storyboard.ts'
import { FACE, VAST } from '../../format/zooms.ts'

/** The swing of the verandah is empty. */
export const home = {
  detail:
    'Wide and calm, the last light of the day: a verandah with an empty swing that hangs quite still; the child stands at some distance and looks at it.',
  setting: 'verandah',
  timeOfDay: 'sunset',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: VAST,
    focus: 'swing',
    figures: [
      { who: 'child', x: 0.12, facing: 'left-front', expression: 'tired', looksAt: 'swing' },
      { who: 'pet', x: 0.4, action: 'lying', facing: 'left-front', expression: 'calm', looksAt: 'child' },
    ],
  },
} satisfies ByAge<Scene>

export const call = {
  detail:
    'Close, in sudden darkness: the child has just turned round with a raised hand to show somebody something, and the face changes; the blue of the evening in the doorway, and nobody there.',
  setting: 'home',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'close-up',
    zoom: FACE,
    states: ['blackout'],
    figures: [
      { who: 'child', x: 0.1, facing: 'left-front', expression: 'sad', looksAt: 'ahead' },
      { who: 'pet', x: 0.56, action: 'sitting', facing: 'left-front', expression: 'calm', looksAt: 'child' },
    ],
  },
} satisfies ByAge<Scene>

/** They go to the left, out to the verandah. */
export const crossing = {
  detail:
    'A dark room with one small flame in it: {elder} walks in front and carries a clay lamp; the child follows close behind; large soft shadows on the wall.',
  setting: 'home',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 0.95, '4-6': 1.2, '10-12': 1.5, else: 1.35 },
    states: ['blackout'],
    figures: [
      {
        who: '$elder',
        x: -0.3,
        action: 'walking',
        holds: 'diya',
        facing: 'left-front',
        expression: 'tender',
        looksAt: 'diya',
      },
      { who: 'child', x: 0.06, action: 'walking', facing: 'left-front', expression: 'tired', looksAt: 'diya' },
      { who: 'friend', x: 0.42, action: 'walking', facing: 'left-front', expression: 'doubtful', looksAt: 'child' },
      { who: 'pet', x: 0.66, action: 'walking', facing: 'left', expression: 'calm' },
    ],
    objects: [{ what: 'diya', states: ['lit'] }],
  },
} satisfies ByAge<Scene>

export const meeting = {
  detail:
    'Along the verandah, by the wall of the house: {elder} and the child kneel on either side of one clay lamp on the floor; a gecko on the wall looks down at it.',
  setting: 'verandah',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'medium',
    focus: 'diya',
    states: ['blackout'],
    figures: [
      {
        who: '$elder',
        x: -0.36,
        action: 'kneeling',
        arms: { '10-12': 'offering', else: null },
        holds: { '10-12': 'diya', else: null },
        facing: 'right-front',
        expression: 'tender',
        looksAt: { '10-12': 'child', else: 'diya' },
      },
      { who: 'child', x: 0.42, action: 'kneeling', facing: 'left-front', expression: 'tired', looksAt: 'diya' },
      { who: 'friend', x: 0.8, distance: 'middle', facing: 'left-front', expression: 'doubtful', looksAt: 'diya' },
      { who: 'pet', x: 0.1, distance: 'middle', action: 'lying', facing: 'left-front', looksAt: 'diya' },
      {
        who: 'guide',
        x: -0.56,
        distance: 'middle',
        height: { '2-3': 0.9, '4-6': 1.1, '10-12': 1.35, else: 1.25 },
        size: 1.3,
        facing: 'right',
        looksAt: 'down',
      },
    ],
    objects: [{ '10-12': { what: 'diya', states: ['unlit'] } }, { what: 'diya', states: ['lit'] }],
  },
} satisfies ByAge<Scene>
