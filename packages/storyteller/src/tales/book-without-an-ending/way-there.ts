import type { ByAge, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

export const home = {
  detail: {
    '2-6': 'The easy chair below the lamp: Dadi with the open book in her lap, the child on the rug beside her.',
    else: 'Lamplight and rain at the window: Dadi holds a big book that is wrapped in red silk; the child stands on tiptoe with clasped hands and can hardly wait.',
  },
  setting: 'home',
  timeOfDay: 'night',
  side: 3,
  weather: 'rain',
  shot: {
    '2-6': {
      camera: 'medium',
      zoom: { '4-6': 1, else: 0.82 },
      focus: 'book',
      figures: [
        {
          who: 'grandmother',
          x: -0.6,
          on: 'chair',
          action: 'sitting',
          holds: 'book',
          facing: 'right-front',
          expression: 'tender',
          looksAt: 'child',
        },
        {
          who: 'child',
          x: -0.12,
          action: 'kneeling',
          facing: 'left-front',
          expression: 'happy',
          looksAt: 'grandmother',
        },
        { who: 'pet', x: 0.36, action: 'lying', facing: 'left-front', expression: 'happy', looksAt: 'book' },
      ],
      objects: [{ what: 'book', size: 1.25, states: ['open'] }],
    },
    else: {
      camera: 'medium',
      focus: 'book',
      figures: [
        { who: 'grandmother', x: 0.34, holds: 'book', facing: 'left-front', expression: 'tender', looksAt: 'child' },
        {
          who: 'child',
          x: -0.3,
          action: 'tiptoeing',
          arms: 'clapping',
          facing: 'right-front',
          expression: 'laughing',
          looksAt: 'book',
        },
        { who: 'pet', x: 0.74, action: 'sitting', facing: 'left-front', expression: 'curious', looksAt: 'book' },
      ],
      objects: [{ what: 'book', size: 1.25, states: ['wrapped'] }],
    },
  },
} satisfies ByAge<Scene>

/** Dadi may go to look for a better lamp. */
export const call = {
  detail:
    'Close to the floor: the huge open book, a bright picture on the left page and nothing at all on the right one; the child kneels behind it and stares; Dadi thinks about it; a tiny comma hides beside the book.',
  setting: 'home',
  timeOfDay: 'night',
  side: 0,
  weather: 'rain',
  shot: {
    camera: 'close-up',
    zoom: { '2-3': 1.26, '4-6': 1.4, '7-9': 1.5, '10-12': 1.78 },
    figures: [
      {
        who: 'child',
        x: -0.1,
        distance: 'middle',
        action: 'kneeling',
        expression: 'surprised',
        looksAt: 'book',
      },
      {
        who: 'friend',
        x: 0.8,
        distance: 'middle',
        action: 'kneeling',
        facing: 'left-front',
        expression: 'doubtful',
        looksAt: 'book',
      },
      {
        '2-6': {
          who: 'pet',
          x: -0.86,
          action: 'sitting',
          facing: 'right-front',
          expression: 'curious',
          looksAt: 'book',
        },
        else: { who: 'pet', x: 1, action: 'sitting', facing: 'left-front', expression: 'curious', looksAt: 'book' },
      },
      {
        who: 'comma',
        x: -0.6,
        height: 0.16,
        size: 0.8,
        action: 'peeking',
        facing: 'right-front',
        expression: 'worried',
      },
      {
        '7-12': {
          who: 'grandmother',
          x: -0.82,
          distance: 'middle',
          action: 'kneeling',
          arms: 'thinking',
          facing: 'left-front',
          expression: 'doubtful',
        },
      },
    ],
    objects: [
      {
        what: 'book',
        x: -0.1,
        height: { '2-6': 0.16, else: 0.24 },
        size: { '2-6': 1.5, else: 1.9 },
        states: ['open', 'empty'],
      },
    ],
  },
} satisfies ByAge<Scene>

/** The book is as high as a gate. */
export const crossing = {
  detail: {
    '2-3': 'The book on the rug has grown as big as a bed and shines; the child is in the air above it, arms up.',
    else: 'A whirl of huge pages around a bright white middle; half rubbed-out pictures on them go by like lit windows; the child falls with arms and legs in the air; a small comma falls too.',
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
          x: 0.28,
          distance: 'middle',
          height: 0.1,
          action: 'jumping',
          facing: 'right-front',
          expression: 'laughing',
          looksAt: 'viewer',
        },
        {
          who: 'friend',
          x: -0.2,
          distance: 'middle',
          action: 'jumping',
          facing: 'right-front',
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
          x: -0.02,
          height: 0.5,
          action: 'falling',
          facing: 'right-front',
          expression: 'surprised',
          looksAt: 'viewer',
        },
        {
          who: 'friend',
          x: 0.5,
          distance: 'middle',
          height: 0.9,
          action: 'falling',
          facing: 'left-front',
          expression: 'laughing',
          looksAt: 'child',
        },
        { who: 'pet', x: -0.7, distance: 'middle', height: 1.05, action: 'floating', facing: 'right-front' },
        {
          who: 'comma',
          x: 0.5,
          height: 0.24,
          size: 1.3,
          action: 'falling',
          facing: 'left-front',
          expression: 'surprised',
        },
      ],
    },
  },
} satisfies ByAge<Scene>

export const meeting = {
  detail: {
    '2-3': 'A land of paper: the monkey jumps up and down beside a white feather, his mouth wide open.',
    else: 'A land of paper: hills cut out of coloured paper with furrows of writing, a cliff of pages, the ribbon of a bookmark as a path; commas lie about; the monkey sits on a full stop as big as a stool.',
  },
  setting: 'enchanted-forest',
  timeOfDay: 'day',
  side: 2,
  shot: {
    '2-3': {
      camera: 'medium',
      focus: 'guide',
      states: ['paper'],
      figures: [
        {
          who: 'child',
          x: -0.28,
          action: 'kneeling',
          arms: 'offering',
          facing: 'right-front',
          expression: 'tender',
          looksAt: 'guide',
        },
        { who: 'guide', x: 0.42, height: 0.16, size: 1.3, action: 'startled', facing: 'left-front', expression: 'sad' },
        {
          who: 'friend',
          x: -0.76,
          distance: 'middle',
          action: 'hand-on-heart',
          facing: 'right-front',
          expression: 'worried',
          looksAt: 'guide',
        },
        { who: 'pet', x: 0.8, action: 'sitting', facing: 'left-front', expression: 'worried', looksAt: 'guide' },
        { who: 'comma', x: 0.6, size: 1.1, action: 'sitting', facing: 'left-front', expression: 'worried' },
      ],
      objects: [{ what: 'feather', x: 0.06, states: ['lying'], colour: 'white' }],
    },
    else: {
      camera: 'medium',
      focus: 'feather',
      states: ['paper'],
      figures: [
        { who: 'child', x: -0.2, holds: 'feather', facing: 'right-front', expression: 'curious', looksAt: 'guide' },
        {
          who: 'guide',
          x: 0.42,
          size: 1.2,
          on: 'full-stop',
          action: 'sitting',
          facing: 'left-front',
          expression: 'worried',
          looksAt: 'child',
        },
        { who: 'friend', x: -0.74, action: 'crouching', facing: 'right-front', expression: 'wonder', looksAt: 'guide' },
        {
          who: 'pet',
          x: 0.82,
          distance: 'middle',
          action: 'sitting',
          facing: 'left-front',
          expression: 'curious',
          looksAt: 'guide',
        },
        { who: 'comma', x: 0.1, size: 1.1, action: 'sitting', facing: 'left-front', expression: 'worried' },
        { who: 'comma', when: 'commas', x: -0.5, action: 'lying', facing: 'right-front', expression: 'tired' },
      ],
      objects: [
        { what: 'feather', size: 1.2, colour: 'white' },
        { what: 'full-stop', x: 0.42 },
      ],
    },
  },
} satisfies ByAge<Scene>
