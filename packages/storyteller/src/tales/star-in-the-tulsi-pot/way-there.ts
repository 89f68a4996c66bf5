import type { ByAge, Scene } from '../../format/storyboard.ts'
import { FACE } from '../../format/zooms.ts'

/** Nearer where the child is taller, so that roof and sky are seen alike. */
export const home = {
  detail:
    'Seen from low down: an old house round a courtyard, Nani and the child on the swing, a tulsi in its clay pot; above the roof, two bright stars in a row and a small dark hole in the shape of a star.',
  setting: 'courtyard',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'from-below',
    zoom: { '2-3': 0.74, '4-6': 0.86, '10-12': 1.14, else: 1 },
    states: ['missing-star'],
    figures: [
      {
        who: 'child',
        x: 0.46,
        on: 'seat',
        action: 'sitting',
        arms: { '2-3': 'hands-on-cheeks', else: 'pointing' },
        facing: 'left-front',
        expression: 'surprised',
        looksAt: 'up',
      },
      {
        who: 'grandmother',
        x: 0.8,
        on: 'swing',
        action: 'sitting',
        facing: 'left-front',
        expression: 'surprised',
        looksAt: 'up',
      },
      { who: 'pet', x: -0.2, action: 'sitting', facing: 'left-front', expression: 'curious', looksAt: 'up' },
    ],
    objects: [{ what: 'tulsi-pot', x: -0.6, distance: 'middle', size: 1.7, states: ['glowing'] }],
  },
} satisfies ByAge<Scene>

export const call = {
  detail:
    'Close to the ground: golden light shines from between the leaves of the tulsi on a surprised face; a small star sits on the rim of the pot.',
  setting: 'courtyard',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'close-up',
    zoom: FACE,
    figures: [
      { who: 'child', x: -0.26, action: 'kneeling', facing: 'right-front', expression: 'wonder', looksAt: 'star' },
      {
        who: 'friend',
        x: 0.92,
        distance: 'middle',
        action: 'standing',
        facing: 'left-front',
        expression: 'surprised',
        looksAt: 'star',
      },
      {
        who: 'pet',
        x: -0.86,
        distance: 'middle',
        height: { '10-12': 0.3, else: 0 },
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'star',
      },
    ],
    objects: [
      { what: 'tulsi-pot', x: 0.44, states: ['glowing'] },
      { what: 'star', x: 0.4, height: 0.3, size: 0.8, states: ['glowing'] },
    ],
  },
} satisfies ByAge<Scene>

export const crossing = {
  detail:
    'Looking steeply down: the fridge-box rocket, its lid thrown back, and far below it streets, roofs and lit windows of the sleeping town.',
  setting: 'rocket',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'from-above',
    figures: [
      { who: 'child', on: 'seat', action: 'holding', holds: 'star', expression: 'laughing', looksAt: 'viewer' },
      {
        who: 'friend',
        on: 'second-seat',
        action: 'cheering',
        facing: 'left-front',
        expression: 'laughing',
        looksAt: 'viewer',
      },
      { who: 'pet', size: 0.85, on: 'platform', action: 'sitting', expression: 'surprised' },
    ],
    objects: [{ what: 'star', states: ['glowing'] }],
  },
} satisfies ByAge<Scene>

export const meeting = {
  detail:
    'A ladder leans on nothing; on it sits an owl in spectacles; needle and silver thread wait in a basket; two stars and a dark star-shaped hole in the sky; the child holds the glowing star.',
  setting: 'starfield',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'wide',
    focus: 'guide',
    states: ['missing-star'],
    figures: [
      {
        who: 'child',
        x: -0.2,
        action: 'holding',
        holds: 'star',
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'up',
      },
      {
        who: 'guide',
        x: 0.44,
        size: 1.7,
        on: 'ladder',
        facing: 'left-front',
        expression: 'surprised',
        looksAt: 'down',
      },
      { who: 'friend', x: -0.66, facing: 'right-front', expression: 'happy', looksAt: 'up' },
      { who: 'pet', x: -0.43, action: 'sitting', facing: 'right-front', expression: 'curious', looksAt: 'up' },
    ],
    objects: [{ what: 'star', states: ['glowing'] }],
  },
} satisfies ByAge<Scene>
