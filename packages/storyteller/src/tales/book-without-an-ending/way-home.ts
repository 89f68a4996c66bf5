import { ASLEEP, type ByAge, type Scene } from '../../format/storyboard.ts'

/** The words get up from the page, and all run after them. */
export const trouble = {
  detail: {
    '2-3':
      'Seen from above: the last page, as big as a field; the child kneels on it with the white feather; words on many legs scuttle off in all directions; the monkey hides his eyes.',
    else: 'Seen from above: the last page, as big as a field; the child kneels on it with the white feather; words on many legs scuttle off in all directions; the monkey hides his eyes; from all sides white eats up the land.',
  },
  setting: 'enchanted-forest',
  timeOfDay: { '2-3': 'day', else: 'sunset' },
  side: 1,
  shot: {
    camera: 'from-above',
    zoom: 1.1,
    focus: 'inky-words',
    states: { '2-3': ['paper'], else: ['paper', 'fading'] },
    figures: [
      {
        who: 'child',
        x: -0.1,
        action: 'kneeling',
        arms: 'reaching-down',
        holds: 'feather',
        facing: 'right-front',
        expression: 'worried',
        looksAt: 'down',
      },
      {
        who: 'guide',
        x: -0.44,
        distance: 'middle',
        action: 'covering-eyes',
        facing: 'right-front',
        expression: 'worried',
      },
      {
        who: 'friend',
        x: 0.62,
        action: 'kneeling',
        arms: 'reaching-down',
        holds: { '2-6': null, else: 'cap' },
        expression: 'doubtful',
        looksAt: 'down',
      },
      {
        '4-6': { who: 'pet', on: 'inky-words', action: 'sitting', facing: 'left-front', expression: 'proud' },
        '10-12': { who: 'pet', x: -0.5, action: 'walking', facing: 'right', expression: 'proud', looksAt: 'child' },
        else: {
          who: 'pet',
          x: -0.52,
          height: -0.1,
          action: 'running',
          facing: 'left',
          expression: 'surprised',
          looksAt: 'inky-words',
        },
      },
    ],
    objects: [
      { what: 'feather', size: 1.2, colour: 'white' },
      { what: 'inky-words', x: 0.36, height: -0.28, size: 1.1, grows: { '2-3': 0.7, '4-6': 0.85, else: 1 } },
      { what: 'inky-words', x: 0.1, height: -0.66, size: 1.4, grows: { '2-3': 0.7, '4-6': 0.85, else: 1 } },
      {
        what: 'inky-words',
        x: -0.44,
        height: -0.56,
        size: 1.4,
        grows: { '2-3': 0.7, '4-6': 0.85, else: 1 },
        facing: 'left',
      },
      { what: 'inky-words', x: 0.4, distance: 'far', size: { '2-3': 0.77, '4-6': 0.935, else: 1.1 } },
      { what: 'inky-words', x: -0.12, distance: 'far', size: { '2-3': 0.84, '4-6': 1.02, else: 1.2 }, facing: 'left' },
      { what: 'inkpot', x: -0.28, height: -0.06, size: 1.1, states: ['full'] },
      { '7-12': { what: 'cap' } },
    ],
  },
} satisfies ByAge<Scene>

export const relief = {
  detail:
    'Golden light on the land of paper, all its colours back: the word Home stands on the white page, its o a lit window; the lost words come back in a line, a comma ahead of them; the monkey jumps for joy.',
  setting: 'enchanted-forest',
  timeOfDay: 'sunset',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: 1.32,
    focus: 'home-word',
    states: ['paper'],
    figures: [
      {
        who: 'child',
        x: -0.56,
        action: 'kneeling',
        arms: 'reaching-down',
        holds: 'feather',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'home-word',
      },
      {
        who: 'friend',
        x: 0.88,
        action: 'kneeling',
        arms: 'reaching-down',
        facing: 'left-front',
        expression: 'laughing',
        looksAt: 'home-word',
      },
      {
        who: 'guide',
        x: 0.36,
        distance: 'middle',
        action: 'cheering',
        facing: 'left-front',
        expression: 'laughing',
        looksAt: 'home-word',
      },
      { who: 'pet', x: -0.86, distance: 'middle', action: 'sitting', facing: 'right-front', expression: 'happy' },
      { who: 'comma', size: 1.1, on: 'home-word', action: 'jumping', facing: 'right-front', expression: 'happy' },
    ],
    objects: [
      { what: 'feather', colour: 'white' },
      { what: 'home-word', x: 0.08, size: { '2-3': 0.64, '4-6': 0.76, '10-12': 1, else: 0.88 } },
      {
        what: 'inky-words',
        x: -0.3,
        height: -0.2,
        size: 0.8,
        grows: { '2-3': 0.64, '4-6': 0.76, '10-12': 1, else: 0.88 },
      },
      {
        what: 'inky-words',
        x: 0.1,
        height: -0.2,
        size: 0.8,
        grows: { '2-3': 0.64, '4-6': 0.76, '10-12': 1, else: 0.88 },
      },
      {
        what: 'inky-words',
        x: 0.5,
        height: -0.2,
        size: 0.8,
        grows: { '2-3': 0.64, '4-6': 0.76, '10-12': 1, else: 0.88 },
      },
    ],
  },
} satisfies ByAge<Scene>

/** For four-year-olds, Dadi has turned the page; for all others she comes in. */
export const homeward = {
  detail: {
    '4-6':
      'Lamplight and rain at home: the book stands open on the rug and still shines; the child sits in front of it, inky and glad; Dadi has a hand on the page that she has just turned; a small comma looks out of it.',
    else: 'Lamplight and rain at home: the book stands open on the rug and still shines; the child sits in front of it, inky and glad; Dadi comes in with open arms; a small comma looks out of the page.',
  },
  setting: 'home',
  timeOfDay: 'night',
  side: 1,
  weather: 'rain',
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.78, '4-6': 0.86, else: 0.92 },
    figures: [
      {
        who: 'child',
        x: { '4-6': 0.3, else: 0.04 },
        action: 'sitting-legs-out',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'grandmother',
      },
      {
        '4-6': {
          who: 'grandmother',
          x: -0.82,
          distance: 'middle',
          touches: 'book',
          facing: 'right-front',
          expression: 'tender',
          looksAt: 'child',
        },
        else: {
          who: 'grandmother',
          x: 0.66,
          action: 'walking',
          arms: 'offering',
          facing: 'left-front',
          expression: 'tender',
          looksAt: 'child',
        },
      },
      {
        who: 'friend',
        x: { '4-6': 0.84, else: -0.74 },
        action: 'sitting',
        facing: { '4-6': 'left-front', else: 'right-front' },
        expression: 'laughing',
        looksAt: 'child',
      },
      {
        who: 'pet',
        x: { '4-6': -0.4, else: 0.3 },
        action: { '4-6': 'lying', else: 'jumping' },
        facing: { '4-6': 'right-front', else: 'left-front' },
        expression: 'happy',
        looksAt: 'child',
      },
      {
        who: 'comma',
        x: { '4-6': -0.2, else: -0.46 },
        distance: 'middle',
        height: 0.5,
        size: 1.1,
        action: 'peeking',
        facing: 'right-front',
      },
    ],
    objects: [
      { what: 'footprints', x: { '4-6': -0.3 + 0.26, else: -0.3 }, height: -0.14, size: 0.8, colour: 'blue' },
      {
        what: 'book',
        x: { '4-6': -0.14, else: -0.4 },
        distance: 'middle',
        size: { '2-3': 1.45, '4-6': 1.55, else: 1.7 },
        states: ['up', 'glowing'],
      },
    ],
  },
} satisfies ByAge<Scene>

export const bed = {
  ...ASLEEP,
  detail: {
    '2-6':
      'The lamp turned low, rain on the window: Dadi dozes in her chair; the closed book has a white feather in it; a tiny comma sleeps on it.',
    else: 'The lamp turned low, rain on the window: Dadi in a chair by the bed, the open book in her hands, looks over the top of the page at the child; a tiny comma sleeps on the floor.',
  },
  side: 0,
  weather: 'rain',
  shot: {
    camera: 'wide',
    zoom: 1.15,
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
      {
        who: 'grandmother',
        x: { '2-6': 0.78, else: 0.66 },
        on: 'chair',
        action: 'sitting',
        holds: { '2-6': null, else: 'book' },
        facing: 'left-front',
        expression: 'tender',
        looksAt: 'child',
      },
      { who: 'pet', x: { '2-6': -0.42, else: -0.52 }, action: 'sleeping', facing: 'right', expression: 'asleep' },
      {
        who: 'comma',
        x: { '2-6': 0.44, else: -0.16 },
        size: 0.7,
        on: { '2-6': 'book', else: null },
        action: 'sleeping',
        facing: 'left-front',
        expression: 'asleep',
      },
    ],
    objects: [
      {
        what: 'book',
        x: { '2-6': 0.44, else: -0.16 },
        size: 1.3,
        states: { '2-6': ['closed', 'full'], else: ['open'] },
      },
      { what: 'chair', x: { '2-6': 0.78, else: 0.66 } },
      { '7-12': { what: 'feather', x: 0.1, size: 0.7, states: ['lying'], colour: 'white' } },
    ],
  },
} satisfies ByAge<Scene>
