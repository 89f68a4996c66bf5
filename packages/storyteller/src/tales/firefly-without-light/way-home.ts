import { ASLEEP, type ByAge, type Scene } from '../../format/storyboard.ts'

export const trouble = {
  detail:
    'Wide picture across the gorge: the bridge sags and swings over the black depth, the wind comes in great curls with leaves in it; the child hunches over the diya; the flame is a blue bead.',
  setting: 'enchanted-forest',
  timeOfDay: 'night',
  side: 3,
  weather: 'wind',
  shot: {
    camera: 'wide',
    zoom: 1.2,
    focus: 'diya',
    states: ['whole-bridge', 'dark', 'moonless'],
    figures: [
      { who: 'child', x: 0.06, action: 'kneeling', holds: 'diya', facing: 'right-front', expression: 'worried' },
      { who: 'guide', x: 0.36, height: 0.3, size: 0.73, action: 'flying', facing: 'left', expression: 'worried' },
      {
        who: 'friend',
        x: { '4-6': -0.32, else: -0.27 },
        action: { '4-6': 'cheering', else: 'crouching' },
        touches: { '4-6': null, else: 'child' },
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'child',
      },
      { who: 'pet', x: 0.56, facing: 'right-front', expression: 'cross' },
    ],
    objects: [
      { what: 'diya', states: ['dim'] },
      { what: 'gust', x: -0.72, distance: 'middle', height: 0.62, size: 1.7 },
      { what: 'gust', x: -0.9, distance: 'middle', height: 1.2, size: 1.4 },
    ],
  },
} satisfies ByAge<Scene>

export const relief = {
  detail:
    'The open room at the top of the tower: gold light pours out between the pillars over the forest, where thousands of fireflies wake; the child stretches to the lamp with the diya; the firefly looks at herself and is gold.',
  setting: 'castle',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'wide',
    focus: 'guide',
    states: ['lamp-lit', 'fireflies', 'moonless'],
    figures: [
      {
        who: 'child',
        x: 0.44,
        on: 'steps',
        action: 'tiptoeing',
        arms: 'offering',
        holds: 'diya',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'up',
      },
      {
        who: 'guide',
        x: -0.02,
        height: 1,
        action: 'dancing',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'down',
      },
      { who: 'friend', x: -0.3, action: 'cheering', facing: 'right-front', expression: 'laughing', looksAt: 'guide' },
      { who: 'pet', x: -0.8, action: 'cheering', facing: 'right', expression: 'happy', looksAt: 'up' },
    ],
    objects: [{ what: 'diya', states: ['lit'] }],
  },
} satisfies ByAge<Scene>

export const homeward = {
  detail:
    'From the verandah between its posts: diyas burn low along the railing; beyond, the forest is full of small gold lights; the child points at it and beams; the firefly, gold now, flies beside; Dada looks.',
  setting: 'verandah',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'medium',
    zoom: 0.9,
    states: ['diwali', 'fireflies', 'by-the-forest', 'moonless'],
    figures: [
      { who: 'child', x: -0.12, arms: 'pointing', facing: 'right-front', expression: 'laughing', looksAt: 'guide' },
      {
        who: 'guide',
        x: 0.32,
        height: { '2-3': 0.42, '4-6': 0.52, '10-12': 0.78, else: 0.66 },
        size: 0.7,
        action: 'flying',
        facing: 'left',
        expression: 'happy',
      },
      { who: 'friend', x: -0.54, action: 'cheering', facing: 'right-front', expression: 'happy', looksAt: 'guide' },
      {
        who: 'pet',
        x: { '10-12': -0.34, else: 0.3 },
        action: 'running',
        facing: 'left',
        expression: 'happy',
        looksAt: 'child',
      },
      {
        '10-12': {
          who: 'grandfather',
          x: 0.52,
          action: 'sitting',
          facing: 'left-front',
          expression: 'tender',
          looksAt: 'child',
        },
        else: {
          who: 'grandfather',
          x: 0.74,
          distance: 'middle',
          action: 'holding',
          holds: 'laddoo',
          facing: 'left-front',
          expression: 'tender',
          looksAt: 'child',
        },
      },
      { who: 'buffalo', when: 'buffalo', x: 1.12, distance: 'middle', size: 0.85, action: 'lying', facing: 'left' },
    ],
    objects: [{ what: 'laddoo', when: 'sweet' }],
  },
} satisfies ByAge<Scene>

export const bed = {
  ...ASLEEP,
  detail:
    'Medium picture, deep blue and quiet: the bed in the window, one gold firefly on the sill, and beyond the glass the lights of the forest, like one large animal asleep.',
  side: 2,
  shot: {
    camera: 'medium',
    states: ['fireflies', 'lights-out', 'by-the-forest', 'moonless'],
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
      { who: 'pet', x: -0.55, action: 'lying', facing: 'right-front', expression: 'asleep' },
      { who: 'guide', size: 0.87, on: 'ledge', action: 'sitting', facing: 'right', expression: 'tender' },
    ],
    objects: [{ what: 'diya', x: 0.9, states: ['unlit'] }],
  },
} satisfies ByAge<Scene>
