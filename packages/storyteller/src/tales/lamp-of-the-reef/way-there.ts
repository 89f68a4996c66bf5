import type { ByAge, Scene } from '../../format/storyboard.ts'
import { FACE, VAST } from '../../format/zooms.ts'

export const home = {
  detail: {
    '2-3':
      'A wide beach at sunset, foam on the sand; the child kneels and holds up the white shell it has found; a small crab watches.',
    else: 'Near the child on a verandah with carved posts; the head is tilted to a white shell, the brows are drawn together; behind the rail lies the evening sea.',
  },
  setting: { '2-3': 'beach', else: 'verandah' },
  timeOfDay: { '2-3': 'sunset', else: 'dusk' },
  side: { '2-3': 0, else: 1 },
  shot: {
    '2-3': {
      camera: 'close-up',
      zoom: FACE,
      figures: [
        {
          who: 'child',
          x: -0.1,
          action: 'kneeling',
          holds: 'shell',
          facing: 'right-front',
          expression: 'wonder',
          looksAt: 'shell',
        },
        { who: 'pet', x: 0.5, action: 'crouching', facing: 'left', expression: 'curious', looksAt: 'child' },
        { who: 'crab', x: -0.62, facing: 'right', expression: 'curious', looksAt: 'child' },
      ],
      objects: [{ what: 'shell', colour: 'white' }],
    },
    else: {
      camera: 'close-up',
      zoom: FACE,
      states: ['by-the-sea'],
      figures: [
        {
          who: 'child',
          x: 0.1,
          action: 'kneeling',
          arms: 'listening',
          holds: 'shell',
          facing: 'left-front',
          expression: 'doubtful',
        },
        { who: 'pet', x: -0.56, action: 'sitting', facing: 'right', expression: 'curious', looksAt: 'up' },
      ],
      objects: [{ what: 'shell', colour: 'white' }],
    },
  },
} satisfies ByAge<Scene>

export const call = {
  detail:
    'On the beach in purple evening light: the old turtle has hauled himself up from the sea and looks up at the child, who kneels before him with the white shell.',
  setting: 'beach',
  timeOfDay: 'dusk',
  side: 0,
  shot: {
    camera: 'medium',
    focus: 'guide',
    figures: [
      {
        who: 'child',
        x: -0.04,
        action: 'kneeling',
        holds: 'shell',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'guide',
      },
      {
        who: 'guide',
        x: 0.56,
        height: -0.16,
        size: 1.15,
        action: 'walking',
        facing: 'left-front',
        expression: 'worried',
        looksAt: 'up',
      },
      {
        '2-6': {
          who: 'friend',
          x: -0.66,
          distance: 'middle',
          action: { '4-6': 'holding-up', else: 'crouching' },
          holds: { '4-6': 'torch', else: null },
          facing: 'right-front',
          expression: 'worried',
          looksAt: 'guide',
        },
        else: {
          who: 'friend',
          x: 0.26,
          distance: 'far',
          action: 'running',
          facing: 'right',
          expression: 'determined',
        },
      },
      {
        who: 'pet',
        x: -0.4,
        distance: 'middle',
        action: 'sitting',
        facing: 'right',
        expression: 'curious',
        looksAt: 'guide',
      },
    ],
    objects: [
      { what: 'shell', colour: 'white' },
      { what: 'torch', when: 'torch', states: ['lit'] },
    ],
  },
} satisfies ByAge<Scene>

export const crossing = {
  detail: {
    '2-3': 'A green sea with bright rays of light; the child dives down after the turtle, bubbles rise in bunches.',
    else: 'Wide picture: one huge bubble with the travellers inside, the turtle outside and below; jellyfish like lost umbrellas drift past; the water turns from green to blue to dark.',
  },
  setting: { '2-3': 'reef', else: 'deep-sea' },
  timeOfDay: { '2-3': 'day', else: 'dusk' },
  side: { '2-3': 2, else: 0 },
  shot: {
    '2-3': {
      camera: 'wide',
      zoom: VAST,
      figures: [
        {
          who: 'child',
          x: 0.04,
          height: 0.16,
          action: 'swimming',
          facing: 'right',
          expression: 'laughing',
          looksAt: 'guide',
        },
        {
          who: 'friend',
          x: -0.56,
          distance: 'middle',
          height: 0.36,
          action: 'swimming',
          facing: 'right',
          expression: 'happy',
          looksAt: 'child',
        },
        { who: 'pet', x: -0.6, action: 'swimming', facing: 'right', expression: 'happy', looksAt: 'guide' },
        {
          who: 'guide',
          x: 0.46,
          size: 0.85,
          action: 'swimming',
          facing: 'right',
          expression: 'happy',
          looksAt: 'child',
        },
      ],
      objects: [
        { what: 'bubbles', x: 0.3, height: 0.62 },
        { what: 'bubbles', x: -0.78, height: 0.5, size: 0.8 },
      ],
    },
    else: {
      camera: 'wide',
      zoom: VAST,
      focus: 'bubble',
      figures: [
        {
          who: 'child',
          x: -0.04,
          height: 0.3,
          action: 'kneeling',
          holds: 'shell',
          facing: 'right-front',
          expression: 'wonder',
          looksAt: 'jellyfish',
        },
        {
          who: 'friend',
          x: -0.34,
          height: 0.34,
          action: 'sitting',
          facing: 'right-front',
          expression: 'surprised',
          looksAt: 'up',
        },
        {
          who: 'pet',
          x: 0.22,
          height: 0.32,
          action: 'sitting',
          facing: 'right',
          expression: 'surprised',
          looksAt: 'up',
        },
        { who: 'guide', x: 0.74, height: -0.1, size: 1.2, action: 'swimming', facing: 'right', looksAt: 'child' },
        { who: 'jellyfish', x: 0.8, height: 1.3, size: 1.7, action: 'floating' },
      ],
      objects: [
        { what: 'shell', colour: 'white' },
        { what: 'bubble', x: -0.06, height: 0.14, size: 1.5 },
      ],
    },
  },
} satisfies ByAge<Scene>

export const meeting = {
  detail: {
    '2-3':
      'Dark blue water, small fish with worried faces swim around the child; behind them a great closed clam and the old turtle.',
    else: 'The child looks round in wonder: the closed clam fills the dark reef, one thin ray of light from above; the turtle points to it with a flipper, little fish wander about, lost.',
  },
  setting: 'reef',
  timeOfDay: 'night',
  side: { '2-3': 2, else: 1 },
  shot: {
    '2-3': {
      camera: 'medium',
      states: ['dark'],
      focus: 'reef-fish',
      figures: [
        {
          who: 'child',
          x: -0.24,
          action: 'offering',
          facing: 'right-front',
          expression: 'tender',
          looksAt: 'reef-fish',
        },
        { who: 'reef-fish', x: 0.1, height: 0.8, size: 1.2, facing: 'left', expression: 'sad' },
        { who: 'fish', x: 0.3, height: 0.52, size: 0.9, facing: 'left', expression: 'worried' },
        {
          who: 'guide',
          x: 0.68,
          height: 0.1,
          action: 'sitting',
          facing: 'left-front',
          expression: 'sad',
          looksAt: 'child',
        },
        {
          who: 'friend',
          x: -0.82,
          distance: 'middle',
          facing: 'right-front',
          expression: 'worried',
          looksAt: 'reef-fish',
        },
        { who: 'pet', x: 0.12, action: 'sitting', facing: 'left', expression: 'curious', looksAt: 'up' },
      ],
      objects: [{ what: 'giant-clam', x: 0.5, distance: 'far', size: 0.8, states: ['closed'] }],
    },
    else: {
      camera: 'over-the-shoulder',
      states: ['dark'],
      focus: 'giant-clam',
      figures: [
        { who: 'child', x: -0.42, holds: 'shell', facing: 'right-front', expression: 'wonder', looksAt: 'giant-clam' },
        {
          who: 'guide',
          x: 0.7,
          height: 0.3,
          size: 0.9,
          action: 'pointing',
          facing: 'left-front',
          expression: 'sad',
          looksAt: 'child',
        },
        {
          who: 'friend',
          x: -0.78,
          distance: 'middle',
          facing: 'right-front',
          expression: 'surprised',
          looksAt: 'giant-clam',
        },
        { who: 'pet', x: 0.06, action: 'crouching', facing: 'right', expression: 'curious', looksAt: 'giant-clam' },
        { who: 'reef-fish', x: 0.7, distance: 'middle', height: 1.2, facing: 'left', expression: 'worried' },
        { who: 'fish', x: 0.1, distance: 'middle', height: 1.5, size: 0.8, facing: 'left', expression: 'worried' },
      ],
      objects: [
        { what: 'giant-clam', x: 0.2, distance: 'far', size: 2.1, states: ['closed'] },
        { what: 'shell', colour: 'white' },
      ],
    },
  },
} satisfies ByAge<Scene>
