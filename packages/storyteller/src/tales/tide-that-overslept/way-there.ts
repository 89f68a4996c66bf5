import type { ByAge, Scene } from '../../format/storyboard.ts'
import { FACE, VAST } from '../../format/zooms.ts'

export const home = {
  detail:
    'Wide and bright: boats lie on their sides, gulls walk about; Papa sits on the edge of his boat; far out a thin line where the water used to be.',
  setting: 'beach',
  timeOfDay: 'day',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: VAST,
    states: ['low-tide'],
    figures: [
      {
        '2-3': {
          who: 'child',
          x: -0.24,
          action: 'shrugging',
          facing: 'right-front',
          expression: 'surprised',
          looksAt: 'father',
        },
        else: { who: 'child', x: -0.3, arms: 'looking-up', facing: 'right-front', expression: 'doubtful' },
      },
      {
        who: 'father',
        x: 0.5,
        on: 'fishing-boat',
        action: 'sitting',
        facing: 'left-front',
        expression: 'doubtful',
        looksAt: 'child',
      },
      {
        who: 'pet',
        x: { '2-3': -0.66, else: -0.62 },
        action: 'walking',
        facing: 'right',
        expression: 'curious',
        looksAt: 'gull',
      },
      {
        '2-3': { who: 'gull', x: 0.12, action: 'walking', facing: 'left', looksAt: 'child' },
        else: { who: 'gull', x: 0.08, action: 'walking', facing: 'left', expression: 'doubtful' },
      },
      { '4-12': { who: 'gull', x: 0.74, action: 'walking', facing: 'right', expression: 'doubtful' } },
    ],
    objects: [
      { what: 'fishing-boat', x: { '2-3': 0.62, else: 0.58 }, distance: 'middle', size: 0.85, states: ['lying'] },
      {
        what: 'fishing-boat',
        x: { '2-3': -0.4, else: -0.3 },
        distance: 'far',
        size: 0.8,
        states: ['lying'],
        colour: 'green',
        facing: 'left',
      },
    ],
  },
} satisfies ByAge<Scene>

export const call = {
  detail:
    'Seen from above: black rocks, a clear round pool, a dolphin that looks up; the child kneels at the edge; bright sun on shining mud.',
  setting: 'beach',
  timeOfDay: 'day',
  side: 3,
  shot: {
    camera: 'from-above',
    states: ['low-tide'],
    focus: 'guide',
    figures: [
      { who: 'child', x: -0.22, action: 'crouching', arms: 'pointing', facing: 'right-front', expression: 'surprised' },
      {
        who: 'guide',
        size: 1.7,
        on: 'pool',
        action: 'swimming',
        facing: 'left-front',
        expression: 'curious',
        looksAt: 'child',
      },
      {
        who: 'friend',
        x: -0.62,
        action: 'crouching',
        arms: 'pointing',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'guide',
      },
      {
        who: 'pet',
        x: 0.02,
        distance: 'middle',
        action: 'crouching',
        facing: 'right',
        expression: 'curious',
        looksAt: 'guide',
      },
      { who: 'crab', x: 0.66, distance: 'middle', facing: 'left', expression: 'surprised', looksAt: 'guide' },
      { who: 'gull', x: 0.1, distance: 'far', action: 'walking', facing: 'right', expression: 'doubtful' },
    ],
  },
} satisfies ByAge<Scene>

export const crossing = {
  detail: 'Green and blue rooms of rock open one behind the other; an old anchor, a bicycle; glitter on the floor.',
  setting: 'deep-sea',
  timeOfDay: 'day',
  side: 2,
  shot: {
    camera: 'wide',
    figures: [
      { who: 'guide', x: 0.16, height: 0.2, size: 1.9, action: 'swimming', facing: 'right', expression: 'happy' },
      { who: 'child', on: 'guide', action: 'riding', touches: 'guide', facing: 'right', expression: 'wonder' },
      {
        who: 'friend',
        x: -0.66,
        distance: 'middle',
        height: 0.74,
        action: 'swimming',
        facing: 'right',
        expression: 'happy',
        looksAt: 'child',
      },
      {
        who: 'pet',
        x: -0.72,
        height: 0.24,
        action: 'swimming',
        facing: 'right',
        expression: 'happy',
        looksAt: 'child',
      },
    ],
    // In this water one can breathe: nobody has a bubble on the head beside a loose one.
    objects: [
      { what: 'bubbles', x: 0.5, height: 1.1, size: 0.8 },
      { what: 'bubble', x: 0.7, distance: 'middle', height: 1.3, size: 0.2 },
    ],
  },
} satisfies ByAge<Scene>

/** The dolphin hands over the key at the height of the hands. */
export const meeting = {
  detail:
    'Seen from low down: the cave is high as a temple, a shaft of light falls on the black chest with its beard of weed; bubbles rise from it with every snore.',
  setting: 'cave',
  timeOfDay: 'dusk',
  side: 0,
  shot: {
    '2-3': {
      camera: 'close-up',
      zoom: FACE,
      figures: [
        {
          who: 'child',
          x: -0.26,
          action: 'gasping',
          facing: 'right-front',
          expression: 'wonder',
          looksAt: 'sea-chest',
        },
        {
          who: 'guide',
          x: 0.74,
          height: 0.3,
          size: 0.75,
          action: 'pointing',
          facing: 'left-front',
          expression: 'happy',
          looksAt: 'sea-chest',
        },
        {
          who: 'friend',
          x: -0.88,
          distance: 'middle',
          action: 'hands-on-cheeks',
          facing: 'right-front',
          expression: 'surprised',
          looksAt: 'sea-chest',
        },
        { who: 'pet', x: -0.06, action: 'crouching', facing: 'right', expression: 'curious', looksAt: 'sea-chest' },
      ],
      objects: [
        { what: 'sea-chest', x: 0.56, distance: 'far', size: 1.2, states: ['closed'] },
        { what: 'bubbles', x: 0.5, distance: 'middle', height: 1 },
        { what: 'bubbles', x: 0.72, distance: 'middle', height: 1.2, size: 0.8 },
      ],
    },
    else: {
      camera: 'close-up',
      zoom: FACE,
      figures: [
        {
          who: 'child',
          x: -0.3,
          arms: 'holding',
          touches: 'key',
          facing: 'right-front',
          expression: 'wonder',
          looksAt: 'guide',
        },
        {
          who: 'guide',
          x: 0.74,
          height: { '4-6': 0.3, '7-9': 0.36, '10-12': 0.44 },
          size: 0.9,
          action: 'offering',
          holds: 'key',
          facing: 'left',
          expression: 'happy',
          looksAt: 'child',
        },
        {
          who: 'friend',
          x: -0.88,
          distance: 'middle',
          action: 'hands-on-cheeks',
          facing: 'right-front',
          expression: 'surprised',
          looksAt: 'sea-chest',
        },
        {
          who: 'pet',
          x: 0.62,
          distance: 'middle',
          height: { '4-6': 0.8, '7-9': 0.96, '10-12': 1.16 },
          action: 'swimming',
          facing: 'left',
          expression: 'curious',
        },
      ],
      objects: [
        { what: 'sea-chest', x: 0.42, distance: 'far', size: 1.5, states: ['closed'] },
        { what: 'key', size: 1.2, colour: 'gold' },
        { what: 'bubbles', x: 0.5, distance: 'far', height: 1.1, size: 1.2 },
        { what: 'bubbles', x: 0.7, distance: 'far', height: 1.3 },
      ],
    },
  },
} satisfies ByAge<Scene>
