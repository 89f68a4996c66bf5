import type { ByAge, Scene } from '../../format/storyboard.ts'
import { FACE, VAST } from '../../format/zooms.ts'

export const home = {
  detail:
    'A small bedroom, bright with moonlight; the child sits on the edge of the bed, hands over the eyes; the moon, huge and awake, fills the window and throws a beam across the bed; a moth circles the lamp.',
  setting: 'bedroom',
  timeOfDay: 'night',
  side: 0,
  shot: {
    '2-3': {
      camera: 'wide',
      states: ['moon-awake'],
      figures: [
        {
          who: 'child',
          on: 'bed',
          action: 'sitting',
          arms: 'reaching',
          facing: 'right-front',
          expression: 'wonder',
          looksAt: 'up',
        },
        { who: 'pet', x: 0.28, action: 'sitting', facing: 'right-front', expression: 'curious', looksAt: 'up' },
        { who: 'moth', x: 0.3, distance: 'middle', height: 1.1, size: 0.55, action: 'flying', facing: 'right' },
      ],
    },
    else: {
      camera: 'medium',
      states: ['moon-awake'],
      figures: [
        {
          '10-12': {
            who: 'child',
            on: 'bed',
            action: 'holding',
            holds: 'pillow',
            facing: 'right-front',
            expression: 'tired',
            looksAt: 'viewer',
          },
          else: { who: 'child', on: 'bed', action: 'covering-eyes', facing: 'viewer', expression: 'tired' },
        },
        { who: 'pet', x: 0.28, action: 'lying', facing: 'left-front', expression: 'tired', looksAt: 'viewer' },
        { who: 'moth', x: 0.32, distance: 'middle', height: 1.05, size: 0.55, action: 'flying', facing: 'right' },
        {
          who: 'rooster',
          when: 'cocks',
          x: 0.86,
          distance: 'middle',
          height: 0.8,
          size: 0.8,
          facing: 'left-front',
          expression: 'surprised',
        },
        {
          '4-9': {
            who: 'crow',
            when: 'crows',
            x: 0.86,
            distance: 'middle',
            height: 0.8,
            facing: 'left-front',
            expression: 'cross',
          },
        },
      ],
      objects: [{ '10-12': { what: 'pillow' } }],
    },
  },
} satisfies ByAge<Scene>

export const call = {
  detail:
    'The child on tiptoe at the window seat; outside a shining stair leads up over the lane to the moon; the moth has found it first.',
  setting: 'bedroom',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'over-the-shoulder',
    zoom: { '2-3': 0.84, '4-6': 0.92, else: 1 },
    states: ['moon-awake', 'moon-stairs'],
    figures: [
      { who: 'child', x: -0.42, action: 'tiptoeing', facing: 'right-front', expression: 'wonder', looksAt: 'up' },
      {
        who: 'friend',
        on: 'far-window',
        action: 'waving',
        holds: 'torch',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'child',
      },
      { who: 'pet', on: 'window', facing: 'left-front', expression: 'happy', looksAt: 'child' },
      { who: 'moth', x: -0.24, distance: 'middle', height: 1.24, size: 0.55, action: 'flying', facing: 'right' },
    ],
  },
} satisfies ByAge<Scene>

export const crossing = {
  detail:
    'Wide picture from below the moon: a small figure on a long stair of light; far below the roofs of the town; an owl stops in the air with round eyes; the moth flies ahead.',
  setting: 'starfield',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: VAST,
    states: ['moon-awake'],
    figures: [
      { who: 'child', on: 'ladder', action: 'walking', facing: 'left-front', expression: 'happy', looksAt: 'owl' },
      { who: 'friend', on: 'steps', action: 'walking', facing: 'right-front', expression: 'wonder', looksAt: 'up' },
      { who: 'pet', on: 'seat', action: 'walking', facing: 'right-front', expression: 'curious', looksAt: 'up' },
      {
        who: 'owl',
        x: -0.62,
        distance: 'middle',
        height: 1.02,
        size: 1.2,
        action: 'flying',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'child',
      },
      { who: 'moth', x: -0.28, distance: 'middle', height: 0.98, size: 0.55, action: 'flying', facing: 'right' },
    ],
  },
} satisfies ByAge<Scene>

export const meeting = {
  detail:
    'On the pale ground of the moon, close together: the star-child weeps; the child kneels and bends towards it; a small silver bell lies between them; far behind rises the tall horn; the moon itself looks on, wide awake.',
  setting: 'moon',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'close-up',
    zoom: FACE,
    states: ['moon-awake'],
    figures: [
      {
        who: 'child',
        x: -0.3,
        action: 'kneeling',
        facing: 'right-front',
        expression: 'tender',
        looksAt: 'guide',
      },
      {
        '2-6': {
          who: 'guide',
          x: 0.52,
          height: 0.1,
          size: 1.1,
          action: 'covering-eyes',
          facing: 'left-front',
          expression: 'sad',
        },
        else: {
          who: 'guide',
          x: 0.54,
          height: { '10-12': 0.3, else: 0.2 },
          size: 1.3,
          action: 'offering',
          holds: 'bell',
          facing: 'left-front',
          expression: 'sad',
          looksAt: 'child',
        },
      },
      {
        who: 'friend',
        x: -0.74,
        distance: 'middle',
        action: 'hand-on-heart',
        facing: 'right-front',
        expression: 'worried',
        looksAt: 'guide',
      },
      {
        who: 'pet',
        x: { '2-6': 0.1, else: 0.94 },
        distance: 'far',
        action: 'sitting',
        facing: { '2-6': 'right-front', else: 'left-front' },
        expression: 'worried',
        looksAt: 'guide',
      },
      {
        who: 'moth',
        x: { '2-6': 0.16, else: 0.5 },
        height: 1,
        size: 0.55,
        action: 'flying',
        facing: { '2-6': 'right', else: 'left' },
      },
    ],
    objects: [
      {
        '2-6': { what: 'bell', x: 0.2, distance: 'middle', size: 1.2, colour: 'silver' },
        else: { what: 'bell', colour: 'silver' },
      },
      { what: 'moon-horn', x: -0.12, distance: 'far', size: 1.3 },
    ],
  },
} satisfies ByAge<Scene>
