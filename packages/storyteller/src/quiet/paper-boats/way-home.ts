import { ASLEEP, type ByAge, type Scene } from '../../format/storyboard.ts'

export const trouble = {
  detail:
    'Looking down in the rain: a large puddle in which a paper boat lies on its side, grey and soft; the child stands before it with hanging arms and cries.',
  setting: 'garden',
  timeOfDay: 'dusk',
  side: 2,
  weather: 'rain',
  shot: {
    camera: 'medium',
    focus: 'paper-boat',
    figures: [
      { who: 'child', x: -0.2, action: 'drooping', facing: 'right-front', expression: 'sad', looksAt: 'paper-boat' },
      { who: 'friend', x: 0.66, distance: 'middle', facing: 'left-front', expression: 'sad', looksAt: 'child' },
      { who: 'pet', x: -0.62, action: 'sitting', facing: 'right-front', expression: 'sad', looksAt: 'child' },
    ],
    objects: [
      { what: 'puddle', x: 0.28, size: 1.5 },
      { what: 'paper-boat', x: 0.28, states: ['wet'] },
    ],
  },
} satisfies ByAge<Scene>

export const moment = {
  detail:
    'The kitchen under one lamp: {elder} sits at the table before a cup of tea that has gone cold and looks at nothing; the child has stopped on the other side and sees it.',
  setting: 'kitchen',
  timeOfDay: 'night',
  side: 2,
  weather: 'rain',
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.7, '4-6': 0.78, '10-12': 1, else: 0.9 },
    focus: '$elder',
    figures: [
      {
        who: '$elder',
        on: 'chair',
        action: 'sitting',
        holds: 'tea-cup',
        facing: 'left-front',
        expression: 'tired',
        looksAt: 'down',
      },
      { who: 'child', x: -0.3, facing: 'right-front', expression: 'tender', looksAt: '$elder' },
      { who: 'pet', x: -0.62, action: 'sitting', facing: 'right-front', looksAt: '$elder' },
    ],
    objects: [{ what: 'tea-cup' }],
  },
} satisfies ByAge<Scene>

export const deed = {
  detail:
    'Close: the child and {elder} sit side by side; {elder} holds a paper boat that has just been folded, and both look at it; a newspaper lies in front of them.',
  setting: 'kitchen',
  timeOfDay: 'night',
  side: 0,
  weather: 'rain',
  shot: {
    camera: 'close-up',
    zoom: 0.76,
    focus: 'paper-boat',
    figures: [
      {
        who: 'child',
        x: -0.28,
        action: 'kneeling',
        facing: 'right-front',
        expression: 'tender',
        looksAt: 'paper-boat',
      },
      {
        who: '$elder',
        x: 0.34,
        action: 'sitting',
        holds: 'paper-boat',
        facing: 'left-front',
        expression: 'tender',
        looksAt: 'paper-boat',
      },
      { who: 'friend', x: -0.7, distance: 'middle', action: 'kneeling', facing: 'right-front', looksAt: 'paper-boat' },
      { who: 'pet', x: 0.76, action: 'lying', facing: 'left-front', looksAt: 'child' },
    ],
    objects: [{ what: 'paper-boat' }, { what: 'newspaper', x: 0, states: ['lying'] }],
  },
} satisfies ByAge<Scene>

export const relief = {
  detail:
    'Looking down on the floor of the living room: boat beside boat of newsprint in a long row, in each a small rolled drawing; the child kneels behind it and adds one more.',
  setting: 'home',
  timeOfDay: 'night',
  side: 2,
  weather: 'rain',
  shot: {
    camera: 'from-above',
    zoom: { '2-3': 0.95, '10-12': 1.4, else: 1.25 },
    focus: 'paper-boat',
    figures: [
      { who: 'child', x: -0.04, distance: 'middle', action: 'kneeling', holds: 'paper-boat', expression: 'tender' },
      {
        who: '$elder',
        x: -0.5,
        distance: 'middle',
        action: 'sitting',
        facing: 'right-front',
        expression: 'tender',
        looksAt: 'child',
      },
      {
        who: 'friend',
        x: 0.44,
        distance: 'middle',
        action: 'kneeling',
        facing: 'left-front',
        expression: 'calm',
        looksAt: 'child',
      },
      { who: 'pet', x: 0.74, action: 'lying', facing: 'left-front', looksAt: 'child' },
    ],
    objects: [{ what: 'paper-boat' }, { what: 'paper-boat', x: 0, size: 0.8, count: 6 }],
  },
} satisfies ByAge<Scene>

export const homeward = {
  detail:
    'By the door to the verandah, rain beyond it: boats stand in a row on the floor with their bows to the door; a lamp shines on them; the child and {elder} stand close together and look.',
  setting: 'home',
  timeOfDay: 'night',
  side: 1,
  weather: 'rain',
  shot: {
    camera: 'wide',
    zoom: 1.2,
    focus: 'paper-boat',
    figures: [
      { who: 'child', x: 0.22, facing: 'left-front', expression: 'calm', looksAt: 'paper-boat' },
      { who: '$elder', x: 0.5, facing: 'left-front', expression: 'tender', looksAt: 'paper-boat' },
      { who: 'friend', x: 0.8, facing: 'left-front', expression: 'calm', looksAt: 'paper-boat' },
      { who: 'pet', x: -0.38, distance: 'middle', action: 'sitting', facing: 'right-front', looksAt: 'child' },
    ],
    objects: [
      { what: 'paper-boat', x: -0.32, size: 0.8, count: 4, facing: 'left' },
      { what: 'table-lamp', x: -0.08, distance: 'middle', states: ['lit'] },
    ],
  },
} satisfies ByAge<Scene>

export const bed = {
  ...ASLEEP,
  detail:
    'A bedroom at night with rain at the window: the child sleeps; one small lamp is left on by the window and makes a warm circle; a paper boat stands beside it.',
  side: 2,
  weather: 'rain',
  shot: {
    camera: 'medium',
    states: ['lights-out'],
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
      { who: 'pet', x: 0.2, action: 'sleeping', facing: 'left', expression: 'asleep' },
    ],
    objects: [
      { what: 'stool', x: -0.62, distance: 'middle' },
      { what: 'table-lamp', x: -0.62, distance: 'middle', height: 0.3, states: ['lit'] },
      { what: 'paper-boat', x: -0.3, distance: 'middle', size: 0.7 },
    ],
  },
} satisfies ByAge<Scene>
