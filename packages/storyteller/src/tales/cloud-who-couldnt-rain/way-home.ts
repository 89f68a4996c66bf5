import { ASLEEP, type ByAge, type Scene } from '../../format/storyboard.ts'

/** The friend jumps on the drum, or helps with the stick. The drum is as big as a house. */
export const trouble = {
  detail:
    'From above, on the skin of the drum: the child has swung the heavy stick with both arms; a small cloud of dust; the little cloud has gone thin at the edges; big clouds look on and yawn.',
  setting: 'cloud-kingdom',
  timeOfDay: 'day',
  side: 2,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 0.7, '4-6': 0.74, else: 0.8 },
    focus: 'rain-drum',
    figures: [
      {
        who: 'friend',
        on: 'rain-drum',
        action: { '10-12': 'holding', else: 'jumping' },
        touches: { '10-12': 'drumstick', else: null },
        facing: 'right-front',
        expression: 'doubtful',
        looksAt: 'down',
      },
      { who: 'child', on: 'rain-drum', holds: 'drumstick', facing: 'right-front', expression: 'surprised' },
      {
        who: 'guide',
        x: 0.7,
        height: 0.1,
        size: 1.6,
        action: 'drooping',
        facing: 'left-front',
        expression: 'worried',
        looksAt: 'down',
      },
      { who: 'pet', x: -0.74, action: 'startled', facing: 'right', expression: 'surprised', looksAt: 'up' },
    ],
    objects: [
      {
        what: 'rain-drum',
        distance: 'middle',
        size: { '2-3': 0.76, '4-6': 0.95, '10-12': 1.25, else: 1.1 },
        states: ['dark'],
      },
      { what: 'drumstick' },
      {
        what: 'puff',
        x: 0.24,
        distance: 'middle',
        height: { '2-3': 0.76 * 1.4, '4-6': 0.95 * 1.4, '10-12': 1.25 * 1.4, else: 1.1 * 1.4 },
      },
    ],
  },
} satisfies ByAge<Scene>

/** The friend cheers, or helps with the stick. */
export const relief = {
  detail:
    'Seen from below: the child leaps on the drum and strikes it; rings of sound; dark blue clouds with happy faces; silver rain slants down; the little cloud laughs and rains.',
  setting: 'cloud-kingdom',
  timeOfDay: 'day',
  side: 1,
  weather: 'rain',
  shot: {
    camera: 'from-below',
    zoom: 0.74,
    focus: 'child',
    states: ['stormy'],
    figures: [
      {
        who: 'friend',
        on: 'rain-drum',
        action: { '2-6': 'cheering', else: 'holding' },
        touches: { '2-6': null, else: 'drumstick' },
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'child',
      },
      {
        who: 'child',
        on: 'rain-drum',
        action: 'jumping',
        holds: 'drumstick',
        facing: 'right-front',
        expression: 'laughing',
      },
      {
        who: 'guide',
        x: -0.66,
        height: { '2-3': 0.7 + 0.1, '4-6': 0.85 + 0.1, '10-12': 1.12 + 0.1, else: 0.98 + 0.1 },
        size: 1.6,
        action: 'dancing',
        facing: 'right-front',
        expression: 'laughing',
      },
      { who: 'pet', x: 0.74, action: 'cheering', facing: 'left', expression: 'happy', looksAt: 'up' },
      {
        who: 'swallow',
        x: 0.94,
        distance: 'middle',
        height: { '2-3': 1.708, '4-6': 1.924, '10-12': 2.3128, else: 2.1112 },
        size: 1.3,
        action: 'flying',
        facing: 'left',
        expression: 'happy',
        looksAt: 'child',
      },
    ],
    objects: [
      { what: 'rain-drum', distance: 'middle', size: { '2-3': 0.7, '4-6': 0.85, '10-12': 1.12, else: 0.98 } },
      { what: 'drumstick' },
      { what: 'sound-rings', distance: 'far', height: 1.5, size: 2.8 },
    ],
  },
} satisfies ByAge<Scene>

export const homeward = {
  detail:
    'Medium picture, wet green and grey: Nana, soaked and laughing, holds out his arms; the child dances in a puddle; paper boats are afloat at last.',
  setting: 'garden',
  timeOfDay: 'dusk',
  side: 1,
  weather: 'rain',
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.8, else: 1 },
    figures: [
      { who: 'child', x: -0.26, action: 'dancing', facing: 'right-front', expression: 'laughing' },
      {
        '2-3': {
          who: 'grandfather',
          x: 0.28,
          distance: 'middle',
          action: 'dancing',
          facing: 'left-front',
          expression: 'laughing',
          looksAt: 'up',
        },
        '7-12': {
          who: 'grandfather',
          x: 0.28,
          distance: 'middle',
          action: 'dancing',
          facing: 'left-front',
          expression: 'laughing',
          looksAt: 'up',
        },
      },
      {
        '4-6': {
          who: 'grandfather',
          when: 'nana',
          x: 0.28,
          distance: 'middle',
          action: 'dancing',
          facing: 'left-front',
          expression: 'laughing',
          looksAt: 'up',
        },
      },
      {
        '4-6': {
          who: 'grandfather',
          when: 'umbrella',
          x: 0.28,
          distance: 'middle',
          action: 'offering',
          holds: 'umbrella',
          facing: 'left-front',
          expression: 'happy',
          looksAt: 'viewer',
        },
      },
      {
        who: 'friend',
        x: -0.72,
        distance: 'middle',
        action: 'jumping',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'child',
      },
      { who: 'pet', x: 0.66, action: 'jumping', facing: 'left', expression: 'happy', looksAt: 'child' },
      {
        who: 'guide',
        x: 0.5,
        distance: 'far',
        height: 1.9,
        action: 'waving',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'down',
      },
    ],
    objects: [
      { '4-6': { what: 'umbrella', when: 'umbrella', states: ['upside-down'], colour: 'black' } },
      { what: 'puddle', x: -0.26, size: 1.2 },
      { what: 'splash', x: -0.26, size: 0.8 },
      { what: 'puddle', x: 0.1, distance: 'foreground', height: 0.07, size: 1.3 },
      { what: 'paper-boat', x: 0.1, distance: 'foreground', height: 0.1, size: 0.5, count: 3 },
    ],
  },
} satisfies ByAge<Scene>

export const bed = {
  ...ASLEEP,
  detail:
    'Seen from above: the child asleep, one hand open beside a paper boat; a bucket under the eaves; soft grey rain, warm dark room.',
  side: 0,
  weather: 'rain',
  shot: {
    camera: 'medium',
    states: ['lights-out', 'in-the-fields'],
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', arms: 'hugging', expression: 'asleep' },
      { who: 'pet', x: -0.5, action: 'sleeping', facing: 'right', expression: 'asleep' },
    ],
    objects: [
      { '4-6': { what: 'paper-boat', x: 0.5, height: 0.2, size: 0.7 }, else: { what: 'paper-boat', x: 0.28 } },
      { '4-6': { what: 'bucket', x: 0.5, states: ['full'] } },
    ],
  },
} satisfies ByAge<Scene>
