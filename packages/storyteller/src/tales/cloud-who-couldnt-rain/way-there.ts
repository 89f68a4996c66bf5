import type { ByAge, Scene } from '../../format/storyboard.ts'
import { FACE } from '../../format/zooms.ts'

export const home = {
  detail: {
    '10-12':
      'Medium picture in yellow and brown: a whole fleet of paper boats on the cracked earth; Nana asleep where it is least hot; a buffalo looks over the gate.',
    else: 'Medium picture in yellow and brown: cracked earth, drooping leaves, a row of paper boats that have nowhere to float; a crow with an open beak.',
  },
  setting: 'garden',
  timeOfDay: 'day',
  side: 0,
  shot: {
    '2-3': {
      camera: 'medium',
      states: ['dry'],
      focus: 'paper-boat',
      figures: [
        { who: 'child', x: -0.16, action: 'sitting', holds: 'paper-boat', expression: 'tired', looksAt: 'viewer' },
        { who: 'pet', x: 0.36, action: 'lying', facing: 'left', expression: 'tired' },
        { who: 'crow', x: 0.8, distance: 'middle', facing: 'left', expression: 'laughing' },
      ],
      objects: [
        { what: 'paper-boat', colour: 'white' },
        { what: 'paper-boat', x: -0.68, size: 0.6, colour: 'white', count: 5 },
      ],
    },
    '4-6': {
      camera: 'medium',
      zoom: 1.15,
      states: ['dry'],
      focus: 'paper-boat',
      figures: [
        {
          who: 'child',
          x: -0.24,
          action: 'sitting',
          holds: 'paper-boat',
          facing: 'right-front',
          expression: 'tired',
          looksAt: 'paper-boat',
        },
        { who: 'pet', x: -0.74, action: 'lying', facing: 'right', expression: 'tired' },
        { who: 'crow', x: 0.34, facing: 'left', expression: 'laughing' },
        { who: 'crow', x: 0.72, distance: 'middle', facing: 'left', expression: 'laughing' },
        {
          who: 'grandfather',
          when: 'nana',
          x: 0.36,
          distance: 'middle',
          action: 'looking-up',
          facing: 'left-front',
          looksAt: 'up',
        },
      ],
      objects: [{ what: 'paper-boat', colour: 'white' }],
    },
    '10-12': {
      camera: 'medium',
      states: ['dry'],
      focus: 'paper-boat',
      figures: [
        {
          who: 'child',
          x: -0.3,
          on: 'wall',
          action: 'sitting',
          holds: 'paper-boat',
          expression: 'tired',
          looksAt: 'viewer',
        },
        { who: 'grandfather', x: 0.3, action: 'lying', facing: 'right', expression: 'asleep', looksAt: 'up' },
        { who: 'pet', x: -0.62, distance: 'middle', action: 'lying', facing: 'right', expression: 'tired' },
        { who: 'buffalo', x: 0.6, distance: 'far', facing: 'left-front', expression: 'tired' },
      ],
      objects: [
        { what: 'paper-boat', colour: 'white' },
        { what: 'paper-boat', x: -0.68, size: 0.42, colour: 'white', count: 14 },
      ],
    },
    else: {
      camera: 'medium',
      states: ['dry'],
      focus: 'paper-boat',
      figures: [
        { who: 'child', x: -0.3, on: 'wall', action: 'sitting', holds: 'paper-boat', expression: 'tired' },
        { who: 'pet', x: 0.24, action: 'lying', facing: 'left', expression: 'tired' },
        { who: 'crow', x: 0.74, facing: 'left', expression: 'laughing' },
        { who: 'crow', x: 0.42, distance: 'middle', facing: 'right', expression: 'laughing' },
        {
          who: 'grandfather',
          when: 'nana',
          x: 0.18,
          distance: 'middle',
          action: 'looking-up',
          facing: 'left-front',
          looksAt: 'up',
        },
        { who: 'parrot', when: 'parrot', x: 0.4, height: 0.6, facing: 'left-front', expression: 'tired' },
        { who: 'buffalo', when: 'buffaloes', x: 0.8, distance: 'far', facing: 'left', expression: 'tired' },
      ],
      objects: [
        { what: 'paper-boat', colour: 'white' },
        { what: 'paper-boat', x: -0.52, size: 0.5, colour: 'white', count: 10 },
      ],
    },
  },
} satisfies ByAge<Scene>

/** The cloud hangs below the eyes of the child. */
export const call = {
  detail:
    'Close to the dry ground by the garden wall: the cloud has a sad face, thin edges and no tears; the child holds out a hand; heat shimmers over the yard.',
  setting: 'garden',
  timeOfDay: 'day',
  side: { '2-3': 2, else: 0 },
  shot: {
    camera: 'close-up',
    zoom: FACE,
    states: ['dry'],
    figures: [
      {
        '2-3': {
          who: 'child',
          x: -0.3,
          action: 'offering',
          facing: 'right-front',
          expression: 'tender',
          looksAt: 'guide',
        },
        '4-6': {
          who: 'child',
          x: 0.24,
          touches: 'guide',
          facing: 'left-front',
          expression: 'worried',
          looksAt: 'guide',
        },
        else: {
          who: 'child',
          x: -0.44,
          action: 'reaching',
          touches: 'guide',
          facing: 'right-front',
          expression: 'worried',
          looksAt: 'guide',
        },
      },
      {
        '4-6': {
          who: 'guide',
          x: -0.42,
          distance: 'middle',
          height: 0.6,
          size: 1.15,
          action: 'drooping',
          touches: 'pet',
          facing: 'right-front',
          expression: 'worried',
          looksAt: 'down',
        },
        else: {
          who: 'guide',
          x: { '2-3': 0.4, else: 0.2 },
          distance: 'middle',
          height: { '2-3': 0.16, '10-12': 0.56, else: 0.36 },
          size: 1.2,
          action: 'drooping',
          facing: 'left-front',
          expression: 'worried',
          looksAt: 'down',
        },
      },
      {
        who: 'friend',
        x: { '2-3': 0.9, '4-6': 0.8, else: 0.98 },
        distance: { '4-6': 'near', else: 'middle' },
        action: 'hands-on-cheeks',
        facing: 'left-front',
        expression: 'worried',
        looksAt: 'guide',
      },
      {
        '2-3': { who: 'pet', x: -0.76, action: 'sitting', facing: 'right', expression: 'worried' },
        '4-6': {
          who: 'pet',
          x: -0.5,
          distance: 'middle',
          action: 'cheering',
          touches: 'guide',
          facing: 'right',
          expression: 'worried',
          looksAt: 'up',
        },
        else: { who: 'pet', x: 0.8, action: 'sitting', facing: 'left', expression: 'worried', looksAt: 'guide' },
      },
    ],
  },
} satisfies ByAge<Scene>

export const crossing = {
  detail:
    'Seen from above: the cloud with the child on its back, and far below the thirsty land, brown and cracked as a papad, with a village no bigger than crumbs.',
  setting: 'cloud-kingdom',
  timeOfDay: 'day',
  side: 3,
  shot: {
    camera: 'from-above',
    states: ['dry'],
    figures: [
      {
        who: 'guide',
        height: { '2-3': -0.6, '4-6': -0.649, '7-9': -0.746, '10-12': -0.819 },
        size: { '2-3': 3.4, '4-6': 3.8, '7-9': 4.6, '10-12': 5.2 },
        action: 'flying',
        expression: 'happy',
        looksAt: 'up',
      },
      { who: 'child', on: 'guide', action: 'kneeling', facing: 'right-front', expression: 'wonder', looksAt: 'up' },
      { who: 'friend', on: 'guide', action: 'kneeling', facing: 'left-front', expression: 'laughing', looksAt: 'up' },
      { who: 'pet', on: 'guide', action: 'sitting', facing: 'right-front', expression: 'scared', looksAt: 'down' },
      {
        who: 'eagle',
        x: 0.62,
        distance: 'middle',
        height: 0.32,
        size: 0.85,
        action: 'flying',
        facing: 'left-front',
        expression: 'surprised',
      },
    ],
    objects: [
      { what: 'kite', x: -0.86, height: 0.1, size: 0.8, colour: 'red' },
      { what: 'kite', x: 0.7, height: -0.5, size: 0.7, colour: 'yellow' },
    ],
  },
} satisfies ByAge<Scene>

export const meeting = {
  detail: {
    '2-3': 'Close to the two of them, on soft white ground: the little cloud droops, the child kneels and strokes it.',
    else: 'Wide picture: white heaped hills of cloud; enormous clouds lie about and fan themselves; on a hill stands the drum; a tall wooden drumstick leans beside it; the child is small before all this.',
  },
  setting: 'cloud-kingdom',
  timeOfDay: 'day',
  side: { '2-3': 0, else: 1 },
  shot: {
    '2-3': {
      camera: 'medium',
      focus: 'guide',
      figures: [
        {
          who: 'child',
          x: -0.24,
          action: 'kneeling',
          touches: 'guide',
          facing: 'right-front',
          expression: 'tender',
          looksAt: 'guide',
        },
        {
          who: 'guide',
          x: 0.23,
          size: 1.1,
          action: 'drooping',
          facing: 'left-front',
          expression: 'worried',
          looksAt: 'down',
        },
        {
          who: 'friend',
          x: 0.72,
          distance: 'middle',
          action: 'crouching',
          facing: 'left-front',
          expression: 'worried',
          looksAt: 'guide',
        },
        { who: 'pet', x: -0.74, action: 'sitting', facing: 'right', expression: 'sad', looksAt: 'up' },
      ],
      objects: [],
    },
    else: {
      camera: 'wide',
      figures: [
        { who: 'child', x: -0.4, action: 'looking-up', facing: 'right-front', expression: 'wonder', looksAt: 'up' },
        {
          who: 'guide',
          x: 0.02,
          height: 0.3,
          action: 'pointing',
          facing: 'right-front',
          expression: 'worried',
          looksAt: 'up',
        },
        {
          who: 'friend',
          x: -0.74,
          distance: 'middle',
          action: 'pointing',
          facing: 'right-front',
          expression: 'surprised',
          looksAt: 'rain-drum',
        },
        { who: 'pet', x: 0.4, action: 'walking', facing: 'right', expression: 'curious', looksAt: 'up' },
      ],
      objects: [
        { what: 'rain-drum', x: 0.28, distance: 'far', size: 1.4, states: ['dark'] },
        { what: 'drumstick', x: 0.24, distance: 'middle' },
      ],
    },
  },
} satisfies ByAge<Scene>
