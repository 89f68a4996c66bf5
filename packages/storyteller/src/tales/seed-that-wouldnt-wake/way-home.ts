import { ASLEEP, type ByAge, type Scene } from '../../format/storyboard.ts'
import { FACE } from '../../format/zooms.ts'

export const trouble = {
  detail:
    'Along the ridge under a blazing sun: the child climbs with hands cupped, a trail of drops and wet spots behind; farther up, small, the lamb lies and waits.',
  setting: 'hilltop',
  timeOfDay: 'day',
  side: 1,
  shot: {
    camera: 'medium',
    focus: 'drops',
    states: ['dry'],
    figures: [
      {
        who: 'child',
        x: -0.2,
        action: 'running',
        arms: 'cupping',
        holds: 'drops',
        facing: 'right',
        expression: 'worried',
        looksAt: 'drops',
      },
      {
        who: 'friend',
        x: -0.66,
        distance: 'middle',
        action: 'running',
        holds: 'straw-hat',
        facing: 'right-front',
        expression: 'worried',
        looksAt: 'straw-hat',
      },
      {
        who: 'guide',
        x: -0.74,
        distance: 'far',
        action: 'lying',
        facing: 'right',
        expression: 'sad',
        looksAt: 'child',
      },
      { who: 'pet', x: 0.7, action: 'sitting', facing: 'left', expression: 'guilty', looksAt: 'child' },
    ],
    objects: [
      { what: 'drops', size: 0.9 },
      { what: 'puddle', x: -0.46, size: 0.4 },
      { what: 'puddle', x: -0.84, size: 0.3 },
    ],
  },
} satisfies ByAge<Scene>

export const relief = {
  detail: {
    '2-3': 'Close: water splashes from a lotus leaf on dark earth, and up stands a green seedling with two leaves.',
    else: 'Very close to the ground in golden light: a green elbow of a sprout pushes up out of dark wet earth; the child, flat on the stomach, and the lamb almost touch it with their noses; lotus leaves with the last water lie beside.',
  },
  setting: 'hilltop',
  timeOfDay: 'sunset',
  side: 1,
  shot: {
    '2-3': {
      camera: 'close-up',
      zoom: FACE,
      states: ['dry'],
      figures: [
        {
          who: 'child',
          x: -0.3,
          action: 'kneeling',
          holds: 'lotus-leaf',
          facing: 'right-front',
          expression: 'surprised',
          looksAt: 'seed',
        },
        { who: 'guide', x: 0.76, facing: 'left', expression: 'happy' },
        {
          who: 'friend',
          x: -0.8,
          distance: 'far',
          action: 'kneeling',
          holds: 'lotus-leaf',
          facing: 'right-front',
          expression: 'happy',
          looksAt: 'seed',
        },
        { who: 'pet', x: -0.94, distance: 'middle', action: 'sitting', facing: 'right', expression: 'happy' },
      ],
      objects: [
        { what: 'seed', x: 0.26, size: 1.2, states: ['growing', 'wet'] },
        { what: 'lotus-leaf', states: ['half'] },
        { what: 'drops', x: 0.16, height: 0.14, size: 0.6 },
      ],
    },
    else: {
      camera: 'close-up',
      zoom: FACE,
      states: ['dry'],
      figures: [
        { who: 'child', x: -0.7, action: 'lying-front', facing: 'right-front', expression: 'wonder', looksAt: 'seed' },
        { who: 'guide', x: 0.92, distance: 'middle', action: 'lying', facing: 'left', expression: 'wonder' },
        {
          who: 'friend',
          x: -0.56,
          distance: 'far',
          action: 'kneeling',
          holds: 'lotus-leaf',
          facing: 'left-front',
          expression: 'happy',
          looksAt: 'seed',
        },
        {
          who: 'pet',
          x: -0.94,
          distance: 'far',
          action: 'sitting',
          facing: 'right',
          expression: 'curious',
          looksAt: 'seed',
        },
      ],
      objects: [
        { what: 'lotus-leaf', states: ['half'] },
        { what: 'seed', x: 0.5, size: 1.5, states: ['sprouting', 'wet'] },
        { what: 'lotus-leaf', x: 0.86, size: 0.6, states: ['half'] },
      ],
    },
  },
} satisfies ByAge<Scene>

export const homeward = {
  detail: {
    '2-3': 'A farmyard at sunset: Dada kneels before the house with open arms and the child runs into them.',
    '4-6':
      'Dusk, wide: the child runs down the path with earth up to the elbows, the hill and the scarecrow behind; Dada waits at the bottom with a lantern.',
    else: 'Afterglow on the hill: Dada kneels with a hand on his heart before the little plant; his lantern stands on the ground and lights two round leaves; the child stands beside them; the first lamps in the valley.',
  },
  setting: { '2-3': 'farmyard', else: 'hilltop' },
  timeOfDay: 'sunset',
  side: { '4-6': 3, else: 2 },
  shot: {
    '2-3': {
      camera: 'wide',
      figures: [
        {
          who: 'grandfather',
          x: 0.16,
          action: 'kneeling',
          touches: 'child',
          facing: 'left-front',
          expression: 'tender',
          looksAt: 'child',
        },
        { who: 'child', x: -0.06, action: 'hugging', touches: 'grandfather', facing: 'right', expression: 'happy' },
        {
          who: 'friend',
          x: -0.5,
          action: 'waving',
          facing: 'right-front',
          expression: 'happy',
          looksAt: 'grandfather',
        },
        { who: 'pet', x: 0.56, action: 'sitting', facing: 'left', expression: 'happy', looksAt: 'child' },
      ],
    },
    '4-6': {
      camera: 'wide',
      states: ['dry'],
      figures: [
        {
          who: 'child',
          x: -0.16,
          action: 'running',
          facing: 'right-front',
          expression: 'happy',
          looksAt: 'grandfather',
        },
        {
          who: 'grandfather',
          x: 0.52,
          holds: 'lantern',
          facing: 'left-front',
          expression: 'happy',
          looksAt: 'child',
        },
        {
          who: 'friend',
          x: -0.46,
          action: 'running',
          facing: 'right-front',
          expression: 'happy',
          looksAt: 'grandfather',
        },
        { who: 'pet', x: 0.2, action: 'running', facing: 'right', expression: 'happy' },
      ],
      objects: [{ what: 'lantern', states: ['lit'] }],
    },
    else: {
      camera: 'wide',
      zoom: 1.2,
      focus: 'seed',
      states: ['dry'],
      figures: [
        { who: 'child', x: 0.3, facing: 'left-front', expression: 'proud', looksAt: 'grandfather' },
        {
          who: 'grandfather',
          x: -0.42,
          action: 'kneeling',
          arms: 'hand-on-heart',
          facing: 'right-front',
          expression: 'tender',
          looksAt: 'seed',
        },
        { who: 'friend', x: 0.66, action: 'hugging-knees', facing: 'left-front', expression: 'happy', looksAt: 'seed' },
        { who: 'pet', x: -0.78, action: 'sitting', facing: 'right', expression: 'sleepy', looksAt: 'grandfather' },
      ],
      objects: [
        { what: 'seed', x: -0.06, size: 1.2, states: ['growing'] },
        { what: 'lantern', x: 0.1, distance: 'middle', states: ['lit'] },
      ],
    },
  },
} satisfies ByAge<Scene>

export const bed = {
  ...ASLEEP,
  detail:
    'The child asleep under a quilt, a seed tin on the floor beside the bed; in a cloud of dream the seedling and the smiling scarecrow.',
  side: 3,
  shot: {
    camera: 'medium',
    states: ['in-the-fields'],
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
      { who: 'pet', on: 'bed', action: 'sleeping', facing: 'right', expression: 'asleep' },
    ],
    objects: [
      { what: 'seed-tin', x: 0.3, states: ['closed'], colour: 'red' },
      { what: 'seed', x: -0.3, height: 0.84, size: 0.8, states: ['growing'], imagined: true },
      { what: 'scarecrow', x: -0.08, height: 0.84, size: 0.22, imagined: true },
    ],
  },
} satisfies ByAge<Scene>
