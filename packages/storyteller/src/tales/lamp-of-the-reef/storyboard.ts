import type { ByAge, Scene, Storyboard } from '../../format/storyboard.ts'
import { FACE } from '../../format/zooms.ts'
import { bed, homeward, relief, trouble } from './way-home.ts'
import { call, crossing, home, meeting } from './way-there.ts'

const cover = {
  detail:
    'Wide night picture under water: the open clam glows in the middle distance, the child and an old turtle swim towards it from the left, small fish stream in; corals in red and gold lit by the pearl; calm dark water above for the title.',
  setting: 'reef',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'wide',
    states: ['glowing'],
    focus: 'giant-clam',
    figures: [
      {
        who: 'child',
        x: -0.24,
        height: -0.1,
        action: 'floating',
        holds: 'shell',
        facing: 'right-front',
        expression: 'wonder',
      },
      {
        who: 'guide',
        x: 0.56,
        height: 0.66,
        action: 'swimming',
        facing: 'left',
        expression: 'happy',
        looksAt: 'child',
      },
      {
        who: 'friend',
        x: -0.7,
        height: -0.1,
        action: 'floating',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'child',
      },
      { who: 'pet', x: 0.1, action: 'crouching', facing: 'right', expression: 'curious', looksAt: 'giant-clam' },
      {
        who: 'reef-fish',
        x: -0.86,
        distance: 'middle',
        height: 0.7,
        action: 'swimming',
        facing: 'right',
        expression: 'happy',
      },
      { who: 'seahorse', x: 0.84, distance: 'middle', height: 0.8, facing: 'left', expression: 'happy' },
    ],
    objects: [
      { what: 'giant-clam', x: 0.42, distance: 'middle', size: 0.86, states: ['open'] },
      { what: 'shell', colour: 'white' },
    ],
  },
} satisfies ByAge<Scene>

/** The clam, shut, behind everybody. */
const CLAM = [
  { what: 'giant-clam', x: 0.2, distance: 'far', size: 1.6, states: ['closed'] },
] as const satisfies Scene['landmarks']

/** The task that turns show. */
const atWork = {
  detail:
    'Close: the child blows the white shell once more with all its breath, cheeks round; small bubbles rise from the shell; the clam behind is shut.',
  shot: {
    camera: 'close-up',
    zoom: FACE,
    focus: 'child',
    figures: [
      {
        who: 'child',
        x: -0.1,
        action: 'drinking',
        holds: 'shell',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'ahead',
      },
      {
        who: 'guide',
        x: 0.8,
        distance: 'middle',
        height: 0.3,
        action: 'swimming',
        facing: 'left-front',
        expression: 'doubtful',
        looksAt: 'child',
      },
      {
        who: 'friend',
        x: -0.96,
        distance: 'middle',
        action: 'holding',
        facing: 'right-front',
        expression: 'worried',
        looksAt: 'child',
      },
      {
        who: 'pet',
        x: 0.5,
        distance: 'middle',
        action: 'looking-up',
        facing: 'left-front',
        expression: 'wonder',
        looksAt: 'up',
      },
    ],
    objects: [
      { what: 'shell', colour: 'white' },
      { what: 'giant-clam', x: 0.5, distance: 'far', size: 1.3, states: ['closed'] },
      { what: 'bubbles', x: 0.56, height: { '2-3': 0.6, '4-6': 0.74, '7-9': 0.92, '10-12': 1.1 }, size: 0.5 },
    ],
  },
} satisfies ByAge<Partial<Scene>>

export const lampOfTheReef = {
  guide: 'turtle',
  stage: {
    moment: { setting: 'reef', timeOfDay: 'night', side: 3, states: ['dark'], carries: true, landmarks: CLAM },
    deed: { setting: 'reef', timeOfDay: 'night', side: 0, states: ['dark'], carries: true, landmarks: CLAM },
    dark: { setting: 'deep-sea', timeOfDay: 'night', side: 1, carries: true },
    token: 'shell',
    tokenLook: { colour: 'white' },
    treat: 'laddoo',
    small: 'seahorse',
    keeper: 'giant-clam',
    // It swims: on the ground, pets would hide it.
    guide: { height: 0.16 },
    atWork,
    sights: {
      clue: {
        objects: [
          { what: 'bubbles', x: -0.06, height: 0.5, size: 0.6 },
          { what: 'bubbles', x: 0.08, height: 0.9, size: 0.8 },
        ],
      },
      hurt: { objects: [{ what: 'fish-hook', height: 0.3, size: 0.7 }] },
      tempt: {
        figures: [
          { who: 'seahorse', x: -0.16, height: 0.9, facing: 'right', expression: 'happy' },
          { who: 'seahorse', x: 0, height: 1.05, facing: 'right', expression: 'happy' },
          { who: 'seahorse', x: 0.16, height: 0.95, facing: 'right', expression: 'happy' },
        ],
      },
      undone: {
        objects: [
          { what: 'seaweed', x: -0.08, size: 0.8 },
          { what: 'seaweed', x: 0.14, size: 0.8 },
        ],
      },
    },
  },
  depictions: {
    shell: { object: 'shell' },
    'white shell': { object: 'shell', colour: 'white' },
    turtle: { figure: 'turtle' },
    torch: { object: 'torch' },
    bubble: { object: 'bubble' },
    bubbles: { object: 'bubbles' },
    jellyfish: { figure: 'jellyfish' },
    'little fish': { figure: 'reef-fish' },
    'giant clam': { object: 'giant-clam' },
    clam: { object: 'giant-clam' },
    door: { object: 'giant-clam' },
    light: { object: 'giant-clam', state: 'open' },
    pearl: { object: 'giant-clam', state: 'open' },
    fish: { figure: 'reef-fish' },
    nani: { figure: 'grandmother' },
    towel: { object: 'towel' },
    towels: { object: 'towel', count: 2 },
  },
  cover,
  scenes: { home, call, crossing, meeting, trouble, relief, homeward, bed },
} satisfies Storyboard
