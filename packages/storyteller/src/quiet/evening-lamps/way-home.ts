import { ASLEEP, type ByAge, type Scene } from '../../format/storyboard.ts'
import { FACE } from '../../format/zooms.ts'

export const trouble = {
  detail:
    'Very close: the child sits with a lamp that is not lit in its hands and tears on its face; {elder} sits right beside and only looks.',
  setting: 'verandah',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'close-up',
    zoom: FACE,
    states: ['blackout'],
    figures: [
      { who: '$elder', x: -0.62, action: 'sitting', facing: 'right-front', expression: 'tender', looksAt: 'child' },
      {
        who: 'child',
        x: 0.2,
        action: 'sitting',
        arms: 'holding',
        holds: 'diya',
        facing: 'left-front',
        expression: 'sad',
        looksAt: 'down',
      },
      {
        who: 'friend',
        x: 0.86,
        distance: 'middle',
        action: 'sitting',
        facing: 'left-front',
        expression: 'doubtful',
        looksAt: 'child',
      },
      { who: 'pet', x: 0.56, action: 'lying', facing: 'left-front', looksAt: 'child' },
    ],
    objects: [{ what: 'diya', states: ['unlit'] }],
  },
} satisfies ByAge<Scene>

export const moment = {
  detail:
    'Close, from the garden side: the child holds a lighted clay lamp in both hands and looks past it at something that only it can see; a second lamp burns on the floor.',
  setting: 'verandah',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'close-up',
    focus: 'diya',
    states: ['blackout'],
    figures: [
      { who: 'child', x: 0.02, action: 'kneeling', holds: 'diya', facing: 'right-front', expression: 'tender' },
      { who: 'pet', x: -0.56, action: 'lying', facing: 'right-front', looksAt: 'child' },
    ],
    objects: [
      { what: 'diya', states: ['lit'] },
      { what: 'diya', x: 0.56, states: ['lit'] },
    ],
  },
} satisfies ByAge<Scene>

export const deed = {
  detail:
    'From the front of the house: lamp after lamp in a long row on the floor; behind it the child, with one more lamp in its hands, and {elder} sit close together.',
  setting: 'verandah',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 1.1, '4-6': 1.25, '10-12': 1.55, else: 1.4 },
    focus: 'diya',
    states: ['blackout'],
    figures: [
      {
        who: 'child',
        x: -0.04,
        distance: 'middle',
        action: 'kneeling',
        holds: 'diya',
        facing: 'right-front',
        expression: 'tender',
      },
      {
        who: '$elder',
        x: -0.42,
        distance: 'middle',
        action: 'sitting',
        facing: 'right-front',
        expression: 'tender',
        looksAt: 'child',
      },
      { who: 'friend', x: 0.42, distance: 'middle', action: 'kneeling', facing: 'left-front', looksAt: 'child' },
      { who: 'pet', x: 0.74, distance: 'middle', action: 'lying', facing: 'left-front', looksAt: 'diya' },
    ],
    objects: [
      { what: 'diya', states: ['lit'] },
      { what: 'diya', x: -0.62, size: 0.8, states: ['lit'], count: 3 },
      { what: 'diya', x: 0, size: 0.8, states: ['lit'], count: 3 },
      { what: 'diya', x: 0.62, size: 0.8, states: ['lit'], count: 3 },
    ],
  },
} satisfies ByAge<Scene>

/** One lamp has gone out, and is lit again. */
export const relief = {
  detail:
    'In front of the house: {elder} and the child, close together, laugh over the row of lamps; one lamp is out, and {elder} holds the matches to light it again.',
  setting: 'verandah',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'medium',
    states: ['blackout'],
    figures: [
      {
        who: 'child',
        x: 0.16,
        distance: 'middle',
        action: 'kneeling',
        touches: '$elder',
        facing: 'left-front',
        expression: 'laughing',
        looksAt: '$elder',
      },
      {
        who: '$elder',
        x: -0.26,
        distance: 'middle',
        action: 'kneeling',
        holds: 'matchbox',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'child',
      },
      {
        who: 'friend',
        x: 0.6,
        distance: 'middle',
        action: 'kneeling',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'child',
      },
      { who: 'pet', x: -0.68, action: 'sitting', facing: 'right-front', expression: 'happy', looksAt: 'child' },
    ],
    objects: [
      { what: 'matchbox' },
      { what: 'diya', x: -0.06, size: 0.9, states: ['unlit'] },
      { what: 'diya', x: 0.44, size: 0.9, states: ['lit'], count: 4 },
      { what: 'diya', x: -0.36, size: 0.9, states: ['lit'], count: 2 },
    ],
  },
} satisfies ByAge<Scene>

/** The swing of the first page, which is not empty any more. */
export const homeward = {
  detail:
    'The verandah of the first picture at night: the child sits on the swing with a plate in its hands and looks out; lamps burn in a row on the floor; {elder} sits in the chair.',
  setting: 'verandah',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'medium',
    zoom: 0.8,
    figures: [
      { who: 'child', on: 'swing', action: 'sitting', holds: 'thali', facing: 'right-front', expression: 'calm' },
      { who: '$elder', on: 'chair', action: 'sitting', facing: 'left-front', expression: 'tender', looksAt: 'child' },
      {
        who: 'friend',
        x: 0.14,
        distance: 'middle',
        action: 'sitting',
        facing: 'left-front',
        expression: 'calm',
        looksAt: 'child',
      },
      { who: 'pet', x: -0.2, distance: 'middle', action: 'lying', facing: 'right-front', expression: 'sleepy' },
    ],
    objects: [
      { what: 'thali', states: ['full'] },
      { what: 'diya', x: -0.6, size: 0.8, states: ['lit'], count: 4 },
      { what: 'diya', x: 0.38, size: 0.8, states: ['lit'], count: 4 },
    ],
  },
} satisfies ByAge<Scene>

export const bed = {
  ...ASLEEP,
  detail:
    'A dark, quiet bedroom: the child sleeps on one side of a bed that has room for more; at the window a few small lamps still burn.',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 0.92, '4-6': 1.2, '10-12': 1.66, else: 1.46 },
    states: ['lights-out'],
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
      { who: 'pet', on: 'bed', action: 'sleeping', facing: 'right', expression: 'asleep' },
    ],
    objects: [
      {
        what: 'diya',
        x: { '2-3': 0.78, '10-12': 0.74, else: 0.8 },
        distance: 'far',
        height: 0.8,
        size: 0.8,
        states: ['lit'],
        count: 3,
      },
    ],
  },
} satisfies ByAge<Scene>
