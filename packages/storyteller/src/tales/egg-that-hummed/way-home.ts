import { ASLEEP, type ByAge, type Scene } from '../../format/storyboard.ts'
import { FACE } from '../../format/zooms.ts'

/** The egg is safe in a fork while both hands are busy. */
export const trouble = {
  detail:
    'High over the crowns of the jungle at sunset: the branch bends and the child swings from it with kicking legs; a nest on the branch is just out of reach; the parrot flaps and screams.',
  setting: 'treehouse',
  timeOfDay: 'sunset',
  side: 2,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 0.96, '4-6': 1, else: 1.1 },
    states: ['treetop'],
    figures: [
      { who: 'child', x: 0.16, action: 'swinging', touches: 'bough', expression: 'scared' },
      {
        who: 'friend',
        x: { '4-6': -0.54, else: -0.43 },
        height: 1.17,
        action: 'crawling',
        facing: 'right-front',
        expression: 'scared',
      },
      {
        who: 'guide',
        x: 0.78,
        height: 0.6,
        size: 1.4,
        action: 'flying',
        facing: 'left',
        expression: 'surprised',
        looksAt: 'child',
      },
      {
        who: 'pet',
        x: { '4-6': -0.96, else: -0.88 },
        height: 1.2,
        action: { '4-6': 'lying', else: 'covering-eyes' },
        facing: 'right',
        expression: 'worried',
        looksAt: 'child',
      },
    ],
    objects: [
      { what: 'bough', x: 0.224, height: 0.557, size: 0.9 },
      { what: 'nest', x: -0.15, height: 1.02, size: 0.75, states: ['empty'] },
      {
        what: 'egg',
        x: { '4-6': -0.78, else: -0.67 },
        height: 1.15,
        size: 0.7,
        states: { '2-6': [], else: ['wrapped'] },
      },
    ],
  },
} satisfies ByAge<Scene>

export const relief = {
  detail:
    'Close to the nest in the last light: a singing baby bird looks out of its cracked shell; the mother bird bends down to it; the child lies flat on the branch, its face before the nest; the parrot is silent for once.',
  setting: 'treehouse',
  timeOfDay: 'sunset',
  side: 3,
  shot: {
    camera: 'close-up',
    zoom: FACE,
    focus: 'child',
    states: ['treetop'],
    figures: [
      {
        who: 'child',
        x: -0.66,
        action: 'lying-front',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'nest',
      },
      { who: 'little-bird', x: 0.98, size: 2.4, facing: 'left', expression: 'happy', looksAt: 'nest' },
      {
        who: 'guide',
        x: -0.9,
        distance: 'middle',
        height: { '2-3': 0.5, else: 0.72 },
        size: 0.9,
        action: 'flying',
        facing: 'right',
        expression: 'happy',
      },
      {
        who: 'friend',
        x: 0.74,
        distance: 'middle',
        action: 'sitting',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'nest',
      },
      {
        who: 'pet',
        x: -0.4,
        height: -0.22,
        action: 'lying',
        facing: 'right',
        expression: 'curious',
        looksAt: 'nest',
      },
    ],
    objects: [
      { what: 'nest', x: { '10-12': 0.62, else: 0.46 }, size: 1.4, states: ['cracked'] },
      { what: 'music-notes', x: 0.28, height: { '10-12': 0.7, else: 0.5 }, size: 0.3 },
    ],
  },
} satisfies ByAge<Scene>

export const homeward = {
  detail:
    'On the veranda in the blue dusk: Ma kneels before the child and looks at the small feather that she has picked off its back; supper waits; dark trees behind.',
  setting: 'verandah',
  timeOfDay: 'dusk',
  side: 1,
  shot: {
    camera: 'medium',
    states: ['by-the-forest'],
    figures: [
      { who: 'child', x: -0.2, facing: 'right-front', expression: 'happy', looksAt: 'mother' },
      {
        who: 'mother',
        x: 0.46,
        action: 'kneeling',
        holds: 'feather',
        facing: 'left',
        expression: 'tender',
        looksAt: 'child',
      },
      {
        who: 'friend',
        x: -0.66,
        distance: 'middle',
        action: 'clapping',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'child',
      },
      { who: 'pet', x: -0.44, action: 'sitting', facing: 'right', expression: 'happy', looksAt: 'child' },
    ],
    objects: [
      { what: 'feather', size: 0.5, colour: 'green' },
      { '7-12': { what: 'twigs', when: 'feather', x: 0.1, size: 0.8 } },
      { what: 'thali', x: -0.84, size: 0.9 },
      { what: 'hat', when: 'blue hat', x: 0.5, distance: 'middle', height: 1.3, colour: 'blue' },
      { what: 'bell', when: 'bell', x: 0.76 },
    ],
  },
} satisfies ByAge<Scene>

/** The ring of blankets has the size of the child. */
export const bed = {
  ...ASLEEP,
  detail:
    'The child sleeps curled up in a ring of blankets like a bird in its nest, by moonlight; a green feather on a stool.',
  side: 3,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 1, else: 1.16 },
    states: { '2-3': ['by-the-forest', 'lights-out'], else: ['by-the-forest', 'lights-out', 'floor-bed'] },
    figures: [
      { who: 'child', on: { '2-3': 'bed', else: 'blanket-nest' }, action: 'sleeping', expression: 'asleep' },
      {
        '2-3': { who: 'pet', x: -0.3, action: 'sleeping', facing: 'right', expression: 'asleep' },
        else: { who: 'pet', on: 'blanket-nest', action: 'sleeping', facing: 'right', expression: 'asleep' },
      },
    ],
    objects: [
      { '4-12': { what: 'blanket-nest', distance: 'middle', size: { '4-6': 0.86, '10-12': 1.12, else: 1 } } },
      { what: 'stool', x: 0.8, size: 0.7 },
      { what: 'feather', x: 0.8, height: 0.23, size: 0.5, states: ['lying'], colour: 'green' },
    ],
  },
} satisfies ByAge<Scene>
