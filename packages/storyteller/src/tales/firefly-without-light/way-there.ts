import type { ByAge, Scene } from '../../format/storyboard.ts'
import { FACE } from '../../format/zooms.ts'

export const home = {
  detail:
    'Diwali night, medium picture: a rangoli on the ground, strings of marigolds over the door, a row of burning diyas; Dada sits on the swing with the matches and looks at the child; the last diya is not lit yet.',
  setting: 'verandah',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.84, '4-6': 0.94, else: 1 },
    focus: 'diya',
    states: ['diwali', 'by-the-forest', 'moonless'],
    figures: [
      { who: 'child', x: -0.1, action: 'holding', holds: 'diya', facing: 'right-front', expression: 'happy' },
      {
        who: 'grandfather',
        x: 0.66,
        on: 'swing',
        action: 'sitting',
        holds: 'matchbox',
        facing: 'left-front',
        expression: 'tender',
        looksAt: 'child',
      },
      { who: 'pet', x: -0.66, action: 'sitting', facing: 'right-front', expression: 'curious', looksAt: 'child' },
      { who: 'buffalo', when: 'buffalo', x: -0.72, distance: 'far', facing: 'right-front', expression: 'proud' },
    ],
    objects: [
      { what: 'diya', states: { '2-3': ['lit'], else: ['unlit'] } },
      { what: 'matchbox' },
      { what: 'diya', x: -0.72, distance: 'middle', height: 0.001, size: 0.9, states: ['lit'], count: 3 },
      { what: 'diya', x: 0.52, size: 0.9, states: ['lit'], count: 3 },
      { what: 'diya', x: -0.3, distance: 'far', size: 0.8, states: ['lit'], count: 6 },
    ],
  },
} satisfies ByAge<Scene>

export const call = {
  detail:
    'Close-up at the height of the latch: the firefly, grey as ash, hangs its head; the diya throws a warm circle on the gate and on the child’s face; behind the gate the forest stands quite black.',
  setting: 'garden',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'close-up',
    zoom: FACE,
    states: ['moonless'],
    figures: [
      { who: 'child', x: -0.3, action: 'holding', holds: 'diya', facing: 'right-front', expression: 'surprised' },
      {
        who: 'guide',
        x: 0.26,
        distance: 'middle',
        height: { '2-3': 0.16, '4-6': 0.26, '10-12': 0.46, else: 0.36 },
        size: 0.8,
        action: 'sitting',
        facing: 'left',
        expression: 'worried',
        looksAt: 'child',
      },
      {
        who: 'friend',
        x: 0.86,
        distance: 'middle',
        action: 'hand-on-heart',
        facing: 'left-front',
        expression: 'tender',
        looksAt: 'guide',
      },
      {
        who: 'pet',
        x: { '10-12': -0.78, else: 0.56 },
        distance: { '4-9': 'near', else: 'middle' },
        height: { '4-9': 0.06, '10-12': 0.6, else: 0 },
        size: 0.72,
        action: { '2-3': 'crawling', else: 'sitting' },
        facing: { '10-12': 'right-front', else: 'left-front' },
        expression: 'curious',
        looksAt: 'up',
      },
    ],
    objects: [
      { what: 'diya', height: 0.6, states: ['lit'] },
      { what: 'gate', x: 0.42, distance: 'middle', states: ['closed'], facing: 'left' },
    ],
  },
} satisfies ByAge<Scene>

export const crossing = {
  detail:
    'Wide picture: trunks like pillars, roots like sleeping cattle, a black pond; the one gold flame in the middle makes a small round room of light; the shadows stand back and bow; two golden eyes in the leaves.',
  setting: 'enchanted-forest',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: 0.76,
    focus: 'diya',
    states: ['eyes', 'dark', 'moonless'],
    figures: [
      {
        who: 'child',
        x: -0.06,
        distance: 'middle',
        action: 'walking',
        holds: 'diya',
        facing: 'left-front',
        expression: 'wonder',
      },
      {
        who: 'guide',
        x: -0.26,
        distance: 'middle',
        height: 0.4,
        size: 0.7,
        action: 'flying',
        facing: 'right',
        expression: 'worried',
      },
      {
        who: 'friend',
        x: 0.24,
        distance: 'middle',
        action: 'tiptoeing',
        facing: 'left-front',
        expression: 'scared',
        looksAt: 'owl',
      },
      { who: 'pet', x: -0.34, action: 'walking', facing: 'left', expression: 'curious' },
      { who: 'owl', x: 0.6, size: 1.2, on: 'seat', facing: 'left-front', expression: 'curious', looksAt: 'down' },
    ],
    objects: [{ what: 'diya', states: ['lit'] }],
  },
} satisfies ByAge<Scene>

/** The firefly sits on the shoulder. */
export const meeting = {
  detail:
    'Against the stars: the child with the little flame, the unlit firefly above the collar; on the right the tower leans on the sky, its one window dark.',
  setting: 'castle',
  timeOfDay: 'night',
  side: 3,
  shot: {
    camera: 'wide',
    zoom: 1.04,
    focus: 'guide',
    states: ['moonless'],
    figures: [
      {
        who: 'child',
        x: -0.22,
        action: 'holding',
        holds: 'diya',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'up',
      },
      {
        who: 'guide',
        x: -0.33,
        height: { '2-3': 0.24, '4-6': 0.34, '10-12': 0.54, else: 0.43 },
        size: 0.73,
        action: 'sitting',
        facing: 'right',
        expression: 'sad',
        looksAt: 'up',
      },
      { who: 'friend', x: -0.52, action: 'looking-up', facing: 'right-front', expression: 'surprised', looksAt: 'up' },
      { who: 'pet', x: 0.12, action: 'sitting', facing: 'right', expression: 'curious', looksAt: 'up' },
    ],
    objects: [{ what: 'diya', states: ['lit'] }],
  },
} satisfies ByAge<Scene>
