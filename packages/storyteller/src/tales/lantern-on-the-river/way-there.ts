import type { ByAge, Scene } from '../../format/storyboard.ts'

export const home = {
  detail: {
    '2-3':
      'A verandah above the river after sunset: the child kneels before a paper lantern and reaches out to paint it; three pots of paint, red, yellow and blue; a frog watches.',
    else: 'A verandah above the river after sunset: pots of paint on the floor; the paper lantern glows and throws shapes of light on the wall; the child has a hand on the heart; Nani crouches with a matchbox; a frog sits at the edge.',
  },
  setting: 'verandah',
  timeOfDay: 'dusk',
  side: 0,
  shot: {
    '2-3': {
      camera: 'medium',
      focus: 'paper-lantern',
      states: ['by-the-river'],
      figures: [
        {
          who: 'child',
          x: -0.3,
          action: 'kneeling',
          arms: 'pointing',
          holds: 'paintbrush',
          facing: 'right-front',
          expression: 'tender',
          looksAt: 'paper-lantern',
        },
        { who: 'pet', x: 0.74, action: 'sitting', facing: 'left', expression: 'happy', looksAt: 'paper-lantern' },
        { who: 'frog', x: -0.82, size: 0.6, facing: 'right', expression: 'curious' },
      ],
      objects: [
        { what: 'paper-lantern', x: 0.12, distance: 'middle', size: 1.6, states: ['unlit'] },
        { what: 'paintbrush', colour: 'red' },
        { what: 'paint-pots', x: 0.3 },
      ],
    },
    '10-12': {
      camera: 'medium',
      focus: 'paper-lantern',
      states: ['by-the-river'],
      figures: [
        {
          who: 'child',
          x: -0.18,
          action: 'holding',
          holds: 'paper-lantern',
          facing: 'right-front',
          expression: 'tender',
          looksAt: 'paper-lantern',
        },
        {
          who: 'grandmother',
          x: 0.62,
          arms: 'hand-on-heart',
          facing: 'left-front',
          expression: 'tender',
          looksAt: 'child',
        },
        { who: 'pet', x: -0.76, action: 'sitting', facing: 'right', expression: 'curious', looksAt: 'child' },
        { who: 'frog', x: 0.88, size: 0.7, facing: 'left', expression: 'curious' },
      ],
      objects: [
        { what: 'paper-lantern', size: 1.1, states: ['lit'] },
        { what: 'paint-pots', x: -0.56 },
        { what: 'painted-light', distance: 'middle', height: 0.9, size: 0.8, states: ['dim'] },
      ],
    },
    else: {
      camera: 'medium',
      focus: 'paper-lantern',
      states: ['by-the-river'],
      figures: [
        {
          who: 'child',
          x: -0.36,
          action: 'kneeling',
          arms: 'hand-on-heart',
          facing: 'right-front',
          expression: 'wonder',
          looksAt: 'paper-lantern',
        },
        {
          who: 'grandmother',
          x: 0.56,
          action: 'crouching',
          holds: 'matchbox',
          facing: 'left-front',
          expression: 'tender',
          looksAt: 'paper-lantern',
        },
        { who: 'pet', x: -0.8, action: 'sitting', facing: 'right', expression: 'curious', looksAt: 'paper-lantern' },
        { who: 'frog', x: 0.86, size: 0.7, facing: 'left', expression: 'curious' },
      ],
      objects: [
        { what: 'paper-lantern', x: 0.08, size: 1.3, states: ['lit'] },
        { what: 'paint-pots', x: -0.56 },
        { what: 'matchbox' },
        { what: 'painted-light', x: 0.02, distance: 'middle', height: 0.9, size: 0.8, states: ['dim'] },
      ],
    },
  },
} satisfies ByAge<Scene>

export const call = {
  detail: {
    '2-3':
      'Stone steps by the river at night: the painted lantern has come down on the water among small lamps and floats away; the child reaches after it; an old boat waits.',
    else: 'Stone steps by the river at night, a hundred small lamps afloat; a gust has lifted the painted lantern into the air, out of the child’s hands; farther out an old boat waits; leaves fly.',
  },
  setting: 'riverside',
  timeOfDay: 'night',
  side: 1,
  weather: 'wind',
  shot: {
    '2-3': {
      camera: 'wide',
      zoom: 1.05,
      focus: 'paper-lantern',
      states: ['lamps'],
      figures: [
        {
          who: 'child',
          x: -0.22,
          action: 'offering',
          facing: 'right-front',
          expression: 'surprised',
          looksAt: 'paper-lantern',
        },
        {
          who: 'friend',
          x: -0.74,
          action: 'pointing',
          facing: 'right-front',
          expression: 'surprised',
          looksAt: 'paper-lantern',
        },
        { who: 'pet', x: 0.56, action: 'running', facing: 'left', expression: 'surprised', looksAt: 'paper-lantern' },
      ],
      objects: [
        { what: 'paper-lantern', x: 0.14, distance: 'far', height: 0.03, size: 1.5, states: ['lit'] },
        { what: 'rowing-boat', x: 0.66, distance: 'far', height: -0.02 },
        { what: 'gust', x: 0.08, distance: 'middle', height: 0.66, size: 0.7 },
      ],
    },
    else: {
      camera: 'wide',
      zoom: 1.25,
      focus: 'paper-lantern',
      states: ['lamps'],
      figures: [
        {
          who: 'child',
          x: -0.2,
          action: 'reaching',
          facing: 'right-front',
          expression: 'surprised',
          looksAt: 'paper-lantern',
        },
        {
          who: 'friend',
          x: 0.6,
          action: 'pointing',
          facing: 'left',
          expression: 'surprised',
          looksAt: 'paper-lantern',
        },
        { who: 'pet', on: 'rowing-boat', action: 'sitting', facing: 'right', expression: 'curious' },
        { who: 'frog', x: -0.66, height: 0.12, size: 0.7, action: 'jumping', facing: 'right', expression: 'happy' },
      ],
      objects: [
        { what: 'gust', x: 0.02, height: 1.16, size: 0.8 },
        { what: 'paper-lantern', x: 0.25, height: 0.98, size: 1.3, states: ['lit'] },
        { what: 'rowing-boat', x: 0.12, distance: 'far', height: -0.02 },
      ],
    },
  },
} satisfies ByAge<Scene>

export const crossing = {
  detail:
    'Wide and still: the long dark boat among many little flames that rock on the water; far ahead, one bright lantern; a heron on one leg by the bank; a frog on a lotus leaf in front.',
  setting: 'riverside',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 0.78, else: 0.8 },
    states: ['lamps'],
    figures: [
      {
        who: 'friend',
        on: 'rowing-boat',
        action: { '2-3': 'rowing', else: 'kneeling' },
        arms: { '2-3': null, else: 'pointing' },
        holds: { '2-3': 'oar', else: null },
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'paper-lantern',
      },
      {
        who: 'child',
        on: 'rowing-boat',
        action: 'rowing',
        holds: 'oar',
        facing: 'right-front',
        expression: 'brave',
        looksAt: 'paper-lantern',
      },
      {
        who: 'pet',
        on: 'rowing-boat',
        action: 'sitting',
        facing: 'right',
        expression: 'curious',
        looksAt: 'paper-lantern',
      },
      { who: 'frog', x: 0.62, height: 0.04, size: 0.8, facing: 'left', expression: 'curious' },
    ],
    objects: [
      { what: 'rowing-boat', x: -0.26, distance: 'middle', height: -0.08, size: 1.12 },
      { what: 'oar' },
      { what: 'lotus-leaf', x: 0.62, size: 0.9 },
      { what: 'paper-lantern', x: 0.74, distance: 'far', size: 0.95, states: ['lit'] },
    ],
  },
} satisfies ByAge<Scene>

export const meeting = {
  detail:
    'Closer: the bow of the boat comes into the picture from the left, the child kneels and looks down at a small bright fish in rings of moonlit water.',
  setting: 'riverside',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.76, '4-6': 0.88, else: 1 },
    focus: 'guide',
    figures: [
      {
        who: 'friend',
        on: 'rowing-boat',
        action: 'kneeling',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'guide',
      },
      {
        who: 'pet',
        on: 'rowing-boat',
        action: 'reaching-down',
        facing: 'right',
        expression: 'curious',
        looksAt: 'guide',
      },
      {
        who: 'child',
        on: 'rowing-boat',
        action: 'kneeling',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'guide',
      },
      {
        who: 'guide',
        x: 0.76,
        height: -0.02,
        size: 0.86,
        action: 'walking',
        facing: 'left-front',
        expression: 'curious',
        looksAt: 'child',
      },
    ],
    objects: [{ what: 'rowing-boat', x: -0.36, height: -0.08, size: 1.1 }],
  },
} satisfies ByAge<Scene>
