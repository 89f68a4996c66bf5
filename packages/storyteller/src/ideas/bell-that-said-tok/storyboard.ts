import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

const yard = { setting: 'school', timeOfDay: 'morning' } as const
/** A small child can reach the middle of it, too. */
const BELL = { '2-3': 1.7, '4-6': 2, else: 2.3 } as const

const cover = {
  ...yard,
  detail:
    'A school yard on a clean morning after rain: a great round plate of brass hangs from a beam; the child has just struck it with a wooden hammer and beams; the guide cheers; a row of new bags; calm sky and leaves above.',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: 1.2,
    focus: 'gong',
    figures: [
      {
        who: 'child',
        x: -0.2,
        action: 'holding-up',
        holds: 'drumstick',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'viewer',
      },
      { who: 'guide', x: 0.66, action: 'cheering', facing: 'left-front', expression: 'happy', looksAt: 'child' },
      { who: 'friend', x: -0.56, action: 'cheering', facing: 'right-front', expression: 'laughing', looksAt: 'gong' },
      { who: 'pet', x: -0.82, action: 'sitting', facing: 'right-front', expression: 'happy', looksAt: 'gong' },
    ],
    objects: [
      { what: 'gong', x: 0.24, size: BELL },
      { what: 'drumstick', size: 0.65 },
    ],
  },
} satisfies ByAge<Scene>

const meeting = {
  ...yard,
  detail:
    'In front of a low school building with open doors, after rain: a row of new school bags; a round brass bell hangs silent from its beam; the guide points to it; the child holds the straps of its own bag.',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: VAST,
    focus: 'gong',
    figures: [
      { who: 'child', x: -0.14, action: 'shy', facing: 'right-front', expression: 'worried', looksAt: 'gong' },
      { who: 'guide', x: 0.2, action: 'pointing', facing: 'right-front', expression: 'worried', looksAt: 'child' },
      { who: 'friend', x: -0.44, action: 'peeking', facing: 'right-front', expression: 'curious', looksAt: 'gong' },
      { who: 'pet', x: -0.3, distance: 'middle', action: 'sitting', facing: 'right-front', expression: 'curious' },
    ],
    objects: [
      { what: 'gong', x: 0.62, size: BELL },
      { what: 'school-bag', x: -0.76, distance: 'middle', count: 3 },
    ],
  },
} satisfies ByAge<Scene>

const trouble = {
  ...yard,
  detail:
    'From below: the child holds the brass bell tight with one arm, the hammer in the other hand, and listens with a puzzled face; the guide shakes its head.',
  side: 1,
  shot: {
    camera: 'from-below',
    zoom: 1.4,
    focus: 'gong',
    figures: [
      {
        who: 'child',
        x: -0.12,
        action: 'hugging',
        touches: 'gong',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'gong',
      },
      { who: 'guide', x: -0.62, action: 'shrugging', facing: 'right-front', expression: 'doubtful', looksAt: 'child' },
      {
        who: 'friend',
        x: 0.76,
        action: 'pushing',
        touches: 'gong',
        facing: 'left-front',
        expression: 'determined',
        looksAt: 'gong',
      },
      { who: 'pet', x: -0.84, distance: 'middle', action: 'listening', facing: 'right-front', expression: 'doubtful' },
    ],
    objects: [{ what: 'gong', x: 0.3, size: BELL }],
  },
} satisfies ByAge<Scene>

const relief = {
  ...yard,
  detail:
    'The brass bell swings free and rings, with rings of sound in the air; the child, hammer in hand, looks up with shining eyes; a teacher waves from the steps of the school; the guide dances.',
  side: 0,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.86, else: 1 },
    focus: 'gong',
    figures: [
      { who: 'mother', x: 0.5, distance: 'middle', action: 'waving', facing: 'left-front', expression: 'happy' },
      {
        who: 'child',
        x: 0.04,
        action: 'cheering',
        holds: 'drumstick',
        facing: 'viewer',
        expression: 'happy',
        looksAt: 'viewer',
      },
      {
        who: 'guide',
        x: { '2-3': 0.62, else: 0.7 },
        action: 'dancing',
        facing: 'left-front',
        expression: 'laughing',
        looksAt: 'child',
      },
      { who: 'friend', x: -0.82, action: 'cheering', facing: 'right-front', expression: 'laughing', looksAt: 'gong' },
      { who: 'pet', x: 0.36, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'child' },
    ],
    objects: [
      { what: 'gong', x: -0.4, size: BELL, states: ['glowing'] },
      { what: 'sound-rings', x: -0.4, height: { '2-3': 0.34, '4-6': 0.42, else: 0.5 } },
      { what: 'drumstick', size: 0.65 },
    ],
  },
} satisfies ByAge<Scene>

/** On the first morning of school the bell does not ring, because it is held too tight. */
export const bellThatSaidTok = {
  stage: {
    moment: { ...yard, side: 0 },
    deed: { ...yard, side: 1 },
    dark: { setting: 'school', timeOfDay: 'night', side: 2 },
    duty: 'drumstick',
    small: 'squirrel',
    keeper: 'grandfather',
    sights: {
      clue: { objects: [{ what: 'gong', size: 1.1 }], guide: { x: 0.86 } },
      tempt: { objects: [{ what: 'kite', x: -0.06, height: 0.5, size: 1.6, colour: 'red' }] },
      unsung: { objects: [{ what: 'gong', x: -0.04, distance: 'middle', size: 1.7 }], guide: { x: 0.9 } },
      emblem: { objects: [{ what: 'school-bag', size: 0.8 }] },
    },
  },
  depictions: {
    'the first day of school': { object: 'school-bag' },
    school: { setting: 'school' },
    bags: { object: 'school-bag' },
    bell: { object: 'gong' },
    teacher: { figure: 'mother' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
