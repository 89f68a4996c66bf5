import { ASLEEP, type ByAge, type Frame, type Scene } from '../../format/storyboard.ts'
import { FACE } from '../../format/zooms.ts'

const home = {
  detail:
    'Lamplight in the evening: a big quilt of many cloths lies on the floor; Ma sits before it with a needle, the child kneels at the other side and watches; a ball of wool and scissors.',
  setting: 'home',
  timeOfDay: 'dusk',
  side: 0,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.94, else: 1.06 },
    figures: [
      {
        who: 'mother',
        x: 0.48,
        action: 'sitting',
        arms: 'holding',
        holds: 'needle',
        facing: 'left-front',
        expression: 'tender',
        looksAt: 'needle',
      },
      {
        who: 'child',
        x: -0.38,
        action: 'kneeling',
        arms: 'holding',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'needle',
      },
      { who: 'pet', x: -0.78, action: 'lying', facing: 'right-front', expression: 'happy', looksAt: 'child' },
    ],
    objects: [
      { what: 'needle', size: 1.2 },
      { what: 'blanket', x: 0.04, distance: 'middle', size: 2.4, states: ['open'] },
      { what: 'wool-ball', x: 0.08 },
      { what: 'scissors', x: 0.88, size: 0.9 },
    ],
  },
} satisfies ByAge<Scene>

const call = {
  detail:
    'Closer: the quilt is spread on the floor, and out of one of its patches rises, small and bright, what the tale is about; the child kneels at its edge with both hands before it.',
  setting: 'home',
  timeOfDay: 'dusk',
  side: 3,
  shot: {
    camera: 'close-up',
    zoom: FACE,
    figures: [
      {
        who: 'child',
        x: 0.26,
        action: 'kneeling',
        arms: 'reaching-down',
        facing: 'left-front',
        expression: 'wonder',
        looksAt: '$emblem',
      },
      {
        who: 'friend',
        x: 1,
        distance: 'middle',
        action: 'kneeling',
        arms: 'gasping',
        facing: 'left-front',
        expression: 'surprised',
        looksAt: '$emblem',
      },
      {
        who: 'pet',
        x: 0.84,
        action: 'listening',
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'blanket',
      },
    ],
    objects: [{ what: 'blanket', x: -0.1, distance: 'middle', size: { '2-3': 2, else: 2.4 }, states: ['open'] }],
    adds: { emblem: { x: -0.4, distance: 'middle', height: 0.16 } },
  },
} satisfies ByAge<Scene>

const crossing = {
  detail:
    'The quilt has risen round the child like a nest of coloured cloth and it sinks in up to the waist; from before it a mouse in the lamplight holds out a pink button.',
  setting: 'bedroom',
  timeOfDay: 'night',
  side: 3,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.9, else: 1 },
    figures: [
      {
        who: 'child',
        x: -0.1,
        on: 'blanket-nest',
        action: 'kneeling',
        arms: 'reaching',
        touches: 'button',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'guide',
      },
      {
        who: 'guide',
        x: 0.56,
        action: 'offering',
        holds: 'button',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'child',
      },
      {
        who: 'friend',
        x: -0.5,
        on: 'blanket-nest',
        action: 'kneeling',
        arms: 'cheering',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'guide',
      },
      { who: 'pet', x: -0.76, action: 'reaching-down', facing: 'right-front', expression: 'curious' },
    ],
    objects: [
      { what: 'blanket-nest', x: -0.2, distance: 'middle', size: { '2-3': 1, else: 1.2 } },
      { what: 'button', size: 1.1, colour: 'pink' },
    ],
  },
} satisfies ByAge<Scene>

const homeward = {
  detail:
    'Home again in the lamplight: the child kneels on the quilt with fluff in its hair and holds out a pink button; Ma lays a hand on her heart; a tiny mouse looks over the hem.',
  setting: 'home',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 1, else: 1.1 },
    figures: [
      {
        who: 'child',
        x: -0.16,
        action: 'kneeling',
        arms: 'offering',
        holds: 'button',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'mother',
      },
      {
        who: 'mother',
        x: { '2-3': 0.62, '4-6': 0.56, else: 0.48 },
        action: 'kneeling',
        arms: 'hand-on-heart',
        facing: 'left-front',
        expression: 'tender',
        looksAt: 'button',
      },
      { who: 'friend', x: -0.62, action: 'kneeling', arms: 'cheering', facing: 'right-front', expression: 'laughing' },
      { who: 'guide', x: -0.86, size: 0.36, facing: 'right-front', expression: 'happy', looksAt: 'child' },
      { who: 'pet', x: 0.84, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'child' },
    ],
    objects: [
      { what: 'blanket', x: -0.4, distance: 'middle', size: 2.4, states: ['open'] },
      { what: 'button', size: 1.6, colour: 'pink' },
    ],
  },
} satisfies ByAge<Scene>

const bed = {
  ...ASLEEP,
  detail:
    'A bed on the floor in the light of one lamp: the child asleep under the finished quilt; Ma kneels at its feet with the needle; at the edge of the mattress a tiny mouse is curled up beside a pink button.',
  side: 0,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.9, else: 1 },
    states: ['floor-bed'],
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
      {
        who: 'mother',
        x: -0.56,
        distance: 'middle',
        action: 'kneeling',
        arms: 'holding',
        holds: 'needle',
        facing: 'right-front',
        expression: 'tender',
        looksAt: 'child',
      },
      { who: 'guide', x: 0.14, size: 0.4, action: 'sleeping', facing: 'right', expression: 'asleep' },
      { who: 'pet', x: -0.4, action: 'sleeping', facing: 'right', expression: 'asleep' },
    ],
    objects: [{ what: 'needle' }, { what: 'button', x: 0.32, colour: 'pink' }],
  },
} satisfies ByAge<Scene>

/** A mouse lives in the seams of a quilt that Ma sews from old clothes, and one of its patches is a way in. */
export const patchworkQuilt = {
  guide: 'mouse',
  stage: {
    token: 'button',
    tokenLook: { colour: 'pink' },
    treat: 'biscuit',
    guide: { size: 2.8 },
    sights: {
      undone: { objects: [{ what: 'blanket', size: 1.2 }] },
      redone: { objects: [{ what: 'blanket', size: 1.2, states: ['open'] }] },
    },
  },
  depictions: {
    ma: { figure: 'mother' },
    quilt: { object: 'blanket' },
    mouse: { figure: 'mouse' },
    button: { object: 'button' },
    'pink button': { object: 'button', colour: 'pink' },
  },
  scenes: { home, call, crossing, homeward, bed },
} satisfies Frame
