import { ASLEEP, type ByAge, type Frame, type Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'
import { bookWithoutAnEnding } from '../../tales/book-without-an-ending/storyboard.ts'

const { home, homeward } = bookWithoutAnEnding.scenes

const call = {
  detail:
    'Close to the floor: a huge open book, out of whose left page a bright picture rises like a pop-up; the child kneels behind it with both hands on the cheeks; lamplight, rain at the window.',
  setting: 'home',
  timeOfDay: 'night',
  side: 0,
  weather: 'rain',
  shot: {
    camera: 'close-up',
    zoom: { '2-3': 1.26, '4-6': 1.46, '7-9': 1.7, '10-12': 2 },
    focus: 'child',
    figures: [
      {
        who: 'child',
        x: 0.16,
        distance: 'middle',
        action: 'kneeling',
        arms: 'hands-on-cheeks',
        expression: 'wonder',
        looksAt: 'down',
      },
      {
        who: 'friend',
        x: 0.86,
        distance: 'middle',
        action: 'kneeling',
        facing: 'left-front',
        expression: 'surprised',
        looksAt: 'book',
      },
      {
        who: 'pet',
        x: 1,
        action: 'sitting',
        facing: 'left-front',
        expression: 'curious',
        looksAt: 'book',
      },
    ],
    objects: [{ what: 'book', x: -0.1, height: 0.12, size: { '2-6': 1.5, else: 1.9 }, states: ['open', 'glowing'] }],
    adds: { emblem: { x: -0.74, height: { '2-6': 0.24, else: 0.28 } } },
  },
} satisfies ByAge<Scene>

/** The book is as high as a gate. */
const crossing = {
  detail: {
    '2-3':
      'The book on the rug has grown as big as a bed and shines; the child is in the air above it, arms up; a monkey waves from the page.',
    else: 'A whirl of huge pages around a bright white middle; the child falls with arms and legs in the air; beside it falls a monkey with an inky tail and a long white feather.',
  },
  setting: { '2-3': 'home', else: 'cloud-kingdom' },
  timeOfDay: 'night',
  side: { '2-3': 2, else: 3 },
  weather: { '2-3': 'rain', else: 'clear' },
  shot: {
    '2-3': {
      camera: 'from-above',
      zoom: 0.6,
      figures: [
        {
          who: 'child',
          x: 0.3,
          height: 0.1,
          action: 'jumping',
          facing: 'left-front',
          expression: 'laughing',
          looksAt: 'guide',
        },
        {
          who: 'guide',
          x: -0.18,
          height: 0.05,
          size: 1.2,
          action: 'waving',
          facing: 'right-front',
          expression: 'happy',
        },
        {
          who: 'friend',
          x: 0.7,
          distance: 'middle',
          action: 'jumping',
          facing: 'left-front',
          expression: 'laughing',
          looksAt: 'viewer',
        },
        {
          who: 'pet',
          x: -0.6,
          distance: 'middle',
          height: 0.12,
          action: 'jumping',
          facing: 'right',
          expression: 'happy',
        },
      ],
      objects: [
        { what: 'book', x: 0.04, distance: 'middle', height: -0.3, size: 4.6, states: ['open', 'empty', 'glowing'] },
      ],
    },
    else: {
      camera: 'wide',
      zoom: VAST,
      states: ['paper'],
      figures: [
        {
          who: 'child',
          x: -0.22,
          height: 0.5,
          action: 'falling',
          facing: 'right-front',
          expression: 'surprised',
          looksAt: 'guide',
        },
        {
          who: 'guide',
          x: 0.34,
          height: 0.56,
          size: 1.3,
          action: 'offering',
          holds: 'feather',
          facing: 'left-front',
          expression: 'mischievous',
          looksAt: 'child',
        },
        {
          who: 'friend',
          x: 0.66,
          distance: 'middle',
          height: { '4-6': -0.26, '7-9': 0.02, else: 0.4 },
          action: 'falling',
          facing: 'left-front',
          expression: 'laughing',
          looksAt: 'child',
        },
        { who: 'pet', x: -0.76, distance: 'middle', height: 1.05, action: 'floating', facing: 'right-front' },
      ],
      objects: [{ what: 'feather', size: 1.2, colour: 'white' }],
    },
  },
} satisfies ByAge<Scene>

const bed = {
  ...ASLEEP,
  detail:
    'The lamp turned low, rain on the window: Dadi dozes in a chair by the bed, the closed book with a white feather in her lap.',
  side: 0,
  weather: 'rain',
  shot: {
    camera: 'wide',
    zoom: 1.15,
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
      {
        who: 'grandmother',
        x: 0.66,
        on: 'chair',
        action: 'dozing',
        facing: 'left-front',
        expression: 'asleep',
      },
      { who: 'pet', x: -0.52, action: 'sleeping', facing: 'right', expression: 'asleep' },
    ],
    objects: [
      { what: 'book', x: -0.1, size: 1.3, states: ['closed', 'full'] },
      { what: 'chair', x: 0.66 },
    ],
  },
} satisfies ByAge<Scene>

/** Dadi reads from a book of which no one knows what it is about, and the child falls into the picture. */
export const openBook = {
  guide: 'monkey',
  stage: {
    token: 'feather',
    treat: 'biscuit',
    sights: {
      hurt: { objects: [{ what: 'thorn', size: 1.2 }] },
      undone: { objects: [{ what: 'book', states: ['up'] }] },
    },
  },
  depictions: {
    dadi: { figure: 'grandmother' },
    book: { object: 'book' },
    'book shut': { object: 'book', state: 'closed' },
    'red silk': { object: 'book', state: 'wrapped' },
    monkey: { figure: 'monkey' },
    feather: { object: 'feather', colour: 'white' },
    'white feather': { object: 'feather', colour: 'white' },
  },
  scenes: { home, call, crossing, homeward, bed },
} satisfies Frame
