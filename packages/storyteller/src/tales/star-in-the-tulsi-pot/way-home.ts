import { ASLEEP, type ByAge, type Scene } from '../../format/storyboard.ts'

/** The star falls to where the child reaches from the ladder. */
export const trouble = {
  detail:
    'High on the ladder the child stretches out an arm; the star, pale blue, falls; above it the dark gap in the sky; the owl spreads her wings in alarm.',
  setting: 'starfield',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'medium',
    focus: 'star',
    states: ['missing-star'],
    figures: [
      {
        who: 'child',
        x: 0.44,
        on: 'ladder',
        touches: 'star',
        facing: 'left-front',
        expression: 'worried',
        looksAt: 'star',
      },
      {
        who: 'guide',
        x: -0.26,
        distance: 'middle',
        height: { '2-3': 0.1, '4-6': 0.16, '10-12': 0.3, else: 0.24 },
        size: { '2-3': 0.75, '4-6': 0.95, '10-12': 1.3, else: 1.15 },
        action: 'startled',
        facing: 'right-front',
        expression: 'scared',
        looksAt: 'star',
      },
      {
        who: 'friend',
        x: -0.7,
        distance: 'middle',
        action: 'holding-up',
        facing: 'right-front',
        expression: 'worried',
        looksAt: 'star',
      },
      { who: 'pet', x: 0.86, action: 'jumping', facing: 'left-front', expression: 'surprised', looksAt: 'up' },
    ],
    objects: [
      {
        what: 'star',
        x: 0.19,
        distance: 'middle',
        height: { '2-3': 0.6, '4-6': 0.78, '10-12': 1.08, else: 0.95 },
        size: 1.2,
        states: ['dim'],
      },
    ],
  },
} satisfies ByAge<Scene>

/** The owl flies where it hides no star. */
export const relief = {
  detail:
    'From far below: the ladder goes up and up; at its top the child, both arms raised; rings of gold light spread from the belt of three stars; the owl claps her wings.',
  setting: 'starfield',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'from-below',
    states: ['three-stars'],
    figures: [
      {
        who: 'child',
        x: 0.44,
        on: 'ladder',
        touches: 'star',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'star',
      },
      {
        who: 'guide',
        x: -0.58,
        distance: 'middle',
        height: { '2-3': 0.3, '4-6': 0.55, else: 0.8 },
        size: 1.8,
        action: 'clapping',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'up',
      },
      {
        who: 'friend',
        x: { '2-6': 0.84, else: 0.8 },
        distance: 'middle',
        action: 'standing',
        arms: 'holding',
        facing: 'left',
        expression: 'happy',
        looksAt: 'child',
      },
      { who: 'pet', x: -0.15, action: 'cheering', facing: 'right-front', expression: 'happy', looksAt: 'up' },
      {
        who: 'baby-comet',
        x: -0.75,
        distance: 'middle',
        height: 0.9,
        action: 'waving',
        facing: 'right-front',
        expression: 'happy',
      },
    ],
    objects: [
      {
        what: 'star',
        x: 0.25,
        distance: 'middle',
        height: { '2-3': 1.42, '4-6': 1.66, '10-12': 2.1, else: 1.88 },
        size: 1.3,
        states: ['glowing'],
      },
    ],
  },
} satisfies ByAge<Scene>

export const homeward = {
  detail:
    'A wide, warm picture: lamplit arches, the swing with Nani and the child; the cardboard rocket stands among the pots, a little scorched; three stars above.',
  setting: 'courtyard',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: { '2-6': 0.7, else: 0.8 },
    states: ['three-stars'],
    figures: [
      {
        who: 'child',
        x: 0.58,
        on: 'seat',
        action: 'sitting',
        touches: 'grandmother',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'grandmother',
      },
      {
        who: 'grandmother',
        x: 0.84,
        on: 'swing',
        action: 'sitting',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'up',
      },
      {
        who: 'friend',
        x: 0.3,
        action: 'sitting',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'grandmother',
      },
      { who: 'pet', x: 0.46, action: 'lying', facing: 'left-front', expression: 'tired' },
    ],
    objects: [
      { what: 'cardboard-rocket', x: -0.14, distance: 'middle', size: 0.75 },
      { what: 'tulsi-pot', x: -0.66, distance: 'middle', size: 1.7 },
    ],
  },
} satisfies ByAge<Scene>

export const bed = {
  ...ASLEEP,
  detail: 'A small dark room, a patchwork quilt, three bright stars in a row in the window, like a belt.',
  side: 0,
  shot: {
    camera: { '2-3': 'wide', else: 'medium' },
    states: ['three-stars', 'lights-out', 'in-the-city'],
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
      { who: 'pet', on: 'bed', action: 'sleeping', facing: 'right', expression: 'asleep' },
    ],
  },
} satisfies ByAge<Scene>
