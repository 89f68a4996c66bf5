import type { ByAge, Scene } from '../../format/storyboard.ts'
import { FACE } from '../../format/zooms.ts'

export const home = {
  detail: {
    '2-3': 'Two large, friendly cows before the farmhouse; the child, small between them, points; a milk pail waits.',
    else: 'Wide: the open cowshed with its tin roof, three cows at the manger and a fourth being milked in front; three calves in a row and a gap where the fourth should be; the child counts on outstretched fingers; a brinjal-coloured sky.',
  },
  setting: 'farmyard',
  timeOfDay: 'sunset',
  side: { '2-3': 2, else: 0 },
  shot: {
    '2-3': {
      camera: 'wide',
      figures: [
        { who: 'child', x: -0.04, action: 'pointing', facing: 'right-front', expression: 'happy', looksAt: 'cow' },
        { who: 'cow', x: 0.7, distance: 'middle', size: 0.56, facing: 'left', expression: 'happy', looksAt: 'child' },
        { who: 'cow', x: -0.72, distance: 'middle', size: 0.56, facing: 'right' },
        { who: 'pet', x: 0.36, action: 'sitting', facing: 'left', expression: 'happy', looksAt: 'child' },
      ],
      objects: [{ what: 'milk-pail', x: 0.74, states: ['full'] }],
    },
    else: {
      camera: 'wide',
      zoom: { '4-6': 0.74, else: 0.9 },
      states: ['stormy'],
      figures: [
        { who: 'child', x: -0.74, action: 'pointing', facing: 'right-front', expression: 'doubtful', looksAt: 'calf' },
        { who: 'calf', x: -0.5, size: 0.85, facing: 'left' },
        { who: 'calf', x: -0.26, distance: 'middle', size: 0.85, facing: 'right', expression: 'curious' },
        { who: 'calf', x: 0, size: 0.85, facing: 'right', expression: 'happy' },
        { who: 'cow', x: 0.46, distance: 'middle', size: 0.66, facing: 'left' },
        {
          who: 'grandmother',
          x: 0.8,
          on: 'stool',
          action: 'sitting',
          arms: 'holding',
          touches: 'milk-pail',
          facing: 'left',
          looksAt: 'milk-pail',
        },
        { who: 'pet', x: -0.95, action: 'sitting', facing: 'right', looksAt: 'child' },
      ],
      objects: [
        { what: 'milk-pail', x: 0.6, size: 0.8, states: ['full'] },
        { what: 'stool', x: 0.84, size: 0.8 },
      ],
    },
  },
} satisfies ByAge<Scene>

/** Seen from farther away by the youngest, because the cow is larger than a small child. */
export const call = {
  detail:
    'Close, by the well: the child’s face, the brass cowbell held before it, setting out; farther back Nani sits at the cow and milks without looking round; hoofprints lead away; the sky is nearly dark behind the cane.',
  setting: 'farmyard',
  timeOfDay: 'sunset',
  side: 2,
  shot: {
    camera: 'close-up',
    zoom: FACE,
    states: ['stormy'],
    figures: [
      {
        who: 'child',
        x: { '2-6': 0.1, '7-9': 0, else: -0.14 },
        action: 'walking',
        arms: 'holding-up',
        holds: 'cowbell',
        facing: 'right-front',
        expression: 'brave',
      },
      { who: 'cow', x: -0.74, distance: 'middle', size: 0.66, facing: 'left' },
      {
        who: 'grandmother',
        x: { '10-12': -0.62, else: -0.5 },
        distance: 'middle',
        on: 'stool',
        action: 'sitting',
        arms: 'holding',
        touches: 'milk-pail',
        facing: 'left',
        looksAt: 'milk-pail',
      },
      {
        who: 'friend',
        x: 0.8,
        distance: 'middle',
        action: 'walking',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'child',
      },
      { who: 'pet', x: -0.3, action: 'walking', facing: 'left', expression: 'curious', looksAt: 'down' },
    ],
    objects: [
      { what: 'cowbell' },
      { what: 'milk-pail', x: -0.8, distance: 'middle', size: 0.8, states: ['full'] },
      { what: 'stool', x: -0.44, distance: 'middle', size: 0.8 },
      { what: 'hoofprints', x: 0.92, size: 1.3 },
      { what: 'ladder', when: 'ladder', x: -0.02, distance: 'middle' },
    ],
  },
} satisfies ByAge<Scene>

export const crossing = {
  detail: {
    '2-3': 'The track by the cane is one long puddle; the child stamps through the mud and swings the bell.',
    else: 'A muddy track beside tall cane; a line of small hoofprints full of water leads away from the child’s feet; the cowbell swings in the child’s hand; a swallow flies low over the path; heavy purple light.',
  },
  setting: 'meadow',
  timeOfDay: 'dusk',
  side: 2,
  shot: {
    '2-3': {
      camera: 'medium',
      states: ['stormy'],
      figures: [
        {
          who: 'child',
          x: -0.14,
          action: 'walking',
          holds: 'cowbell',
          facing: 'right-front',
          expression: 'laughing',
          looksAt: 'puddle',
        },
        { who: 'friend', x: -0.62, action: 'walking', facing: 'right-front', expression: 'laughing', looksAt: 'child' },
        { who: 'pet', x: 0.4, action: 'jumping', facing: 'right', expression: 'happy' },
      ],
      objects: [
        { what: 'cowbell' },
        { what: 'puddle', x: -0.1, size: 1.5 },
        { what: 'puddle', x: 0.5, distance: 'middle', size: 1.3 },
        { what: 'drops', x: 0.08, height: 0.08, size: 0.5 },
      ],
    },
    else: {
      camera: 'medium',
      focus: 'hoofprints',
      states: ['stormy'],
      figures: [
        {
          who: 'child',
          x: -0.2,
          action: 'walking',
          holds: 'cowbell',
          facing: 'right-front',
          expression: 'curious',
          looksAt: 'hoofprints',
        },
        {
          who: 'friend',
          x: -0.62,
          distance: 'middle',
          action: 'walking',
          facing: 'right-front',
          expression: 'curious',
          looksAt: 'hoofprints',
        },
        { who: 'pet', x: -0.66, action: 'walking', facing: 'right', expression: 'curious', looksAt: 'down' },
        { who: 'swallow', x: 0.62, distance: 'middle', height: 1.3, action: 'flying', facing: 'left' },
        { who: 'swallow', x: -0.16, distance: 'far', height: 1.7, action: 'flying', facing: 'left' },
      ],
      objects: [
        { what: 'cowbell' },
        { what: 'hoofprints', x: 0.44, size: 2.2, states: ['wet'] },
        { what: 'haystack', x: -0.86, distance: 'far' },
      ],
    },
  },
} satisfies ByAge<Scene>

/** Beside a small child the far bank would be above the picture. */
export const meeting = {
  detail:
    'From above, over the child’s shoulder: beyond the broad dark water with its stepping stones the small calf stands alone in wild mint with her ears down; the child rings the bell on the near bank.',
  setting: 'meadow',
  timeOfDay: 'dusk',
  side: 3,
  shot: {
    camera: { '2-6': 'over-the-shoulder', else: 'from-above' },
    zoom: { '2-3': 0.8, '4-6': 0.9, '10-12': 1, else: 0.84 },
    focus: 'guide',
    states: ['stormy'],
    figures: [
      {
        who: 'child',
        x: -0.2,
        action: 'holding-up',
        holds: 'cowbell',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'guide',
      },
      { who: 'guide', x: 0.36, distance: 'far', size: 1.4, facing: 'left', expression: 'worried', looksAt: 'child' },
      { who: 'friend', x: -0.7, action: 'waving', facing: 'right-front', expression: 'happy', looksAt: 'guide' },
      { who: 'pet', x: 0.5, action: 'sitting', facing: 'left', expression: 'curious', looksAt: 'guide' },
    ],
    objects: [{ what: 'cowbell' }],
  },
} satisfies ByAge<Scene>
