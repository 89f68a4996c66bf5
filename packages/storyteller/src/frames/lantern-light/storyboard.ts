import { ASLEEP, type ByAge, type Frame, type Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

const home = {
  detail:
    'A courtyard in the afternoon, washing on the line: the child kneels before a paper lantern with a brush in its hand, pots of paint beside it; Nani sits on a stool with her back half turned.',
  setting: 'courtyard',
  timeOfDay: 'day',
  side: 2,
  shot: {
    camera: 'wide',
    zoom: VAST,
    figures: [
      {
        who: 'child',
        x: -0.24,
        action: 'kneeling',
        arms: 'reaching',
        holds: 'paintbrush',
        touches: 'paper-lantern',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'paper-lantern',
      },
      {
        who: 'grandmother',
        x: { '2-3': 0.64, else: 0.58 },
        on: 'stool',
        action: 'sitting',
        holds: 'pea-bowl',
        facing: 'right-front',
        expression: 'mischievous',
        looksAt: 'pea-bowl',
      },
      { who: 'pet', x: -0.82, action: 'sitting', facing: 'right-front', expression: 'curious', looksAt: 'child' },
    ],
    objects: [
      { what: 'stool', x: { '2-3': 0.64, else: 0.58 } },
      { what: 'paper-lantern', x: 0.02, size: { '2-3': 1.2, else: 1.5 }, states: ['unlit'] },
      { what: 'paintbrush', colour: 'blue' },
      { what: 'pea-bowl' },
      { what: 'paint-pots', x: 0.24, size: 0.9 },
    ],
  },
} satisfies ByAge<Scene>

const call = {
  detail:
    'A dark room: the lantern on the floor shines, and along the wall go bright shapes of light in gold, red, blue and green; in the middle of them what the tale is about; the child looks up.',
  setting: 'home',
  timeOfDay: 'night',
  side: 0,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 1, else: 1.08 },
    focus: 'paper-lantern',
    states: ['lights-out'],
    figures: [
      { who: 'child', x: -0.34, action: 'looking-up', facing: 'right-front', expression: 'wonder', looksAt: '$emblem' },
      {
        who: 'friend',
        x: -0.76,
        action: 'looking-up',
        arms: 'hand-on-heart',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: '$emblem',
      },
      { who: 'pet', x: 0.66, action: 'looking-up', facing: 'left-front', expression: 'curious', looksAt: '$emblem' },
    ],
    objects: [
      { what: 'paper-lantern', x: 0.14, size: { '2-3': 1.2, else: 1.5 }, states: ['glowing'] },
      { what: 'painted-light', x: -0.66, distance: 'middle', height: 1.1, size: 0.8 },
      { what: 'painted-light', x: 0.7, distance: 'middle', height: 1.2, size: 0.8, facing: 'left' },
      { what: 'painted-light', x: 0.2, distance: 'middle', height: 1.34, states: ['dim'] },
    ],
    adds: { emblem: { x: 0.22, distance: 'middle', height: { '2-3': 0.6, else: 0.84 } } },
  },
} satisfies ByAge<Scene>

const crossing = {
  detail:
    'On the wall, among bright shapes of light: the child walks up it with a brush in its hand, in step with the shapes; a moth flies ahead and looks round.',
  setting: 'home',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'close-up',
    zoom: { '2-3': 1.26, '4-6': 1.46, '7-9': 1.7, '10-12': 2 },
    states: ['lights-out'],
    figures: [
      {
        who: 'child',
        x: -0.16,
        distance: 'middle',
        height: 0.3,
        action: 'walking',
        arms: 'carrying',
        holds: 'paintbrush',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'guide',
      },
      {
        who: 'guide',
        x: 0.72,
        distance: 'middle',
        height: { '2-3': 0.56, '4-6': 0.74, '7-9': 0.92, '10-12': 1.1 },
        action: 'flying',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'child',
      },
      {
        who: 'friend',
        x: -0.8,
        distance: 'middle',
        height: 0.16,
        action: 'walking',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'guide',
      },
      {
        who: 'pet',
        x: 0.2,
        distance: 'middle',
        height: 0.14,
        action: 'running',
        facing: 'right-front',
        expression: 'happy',
      },
    ],
    objects: [
      { what: 'paintbrush', colour: 'blue' },
      { what: 'paper-lantern', x: -0.72, size: { '2-3': 1, else: 1.3 }, states: ['glowing'] },
      { what: 'painted-light', x: -0.66, distance: 'far', height: 0.9, size: 1.3 },
      { what: 'painted-light', x: 0.06, distance: 'far', height: 0.2, size: 1.4 },
      { what: 'painted-light', x: 0.1, distance: 'far', height: 1.5, size: 1.3, states: ['dim'] },
      { what: 'painted-light', x: 0.76, distance: 'far', height: 0.6, size: 1.3, facing: 'left' },
    ],
  },
} satisfies ByAge<Scene>

const homeward = {
  detail:
    'The room again: the child jumps down from the wall into the light of the lantern, arms up; Nani crouches beside the lantern with open arms; the shapes on the wall grow pale.',
  setting: 'home',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 1, else: 1.08 },
    states: ['lights-out'],
    figures: [
      {
        who: 'child',
        x: -0.24,
        height: 0.22,
        action: 'jumping',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'grandmother',
      },
      {
        who: 'grandmother',
        x: 0.62,
        action: 'kneeling',
        arms: 'offering',
        facing: 'left-front',
        expression: 'tender',
        looksAt: 'child',
      },
      { who: 'friend', x: -0.72, height: 0.1, action: 'jumping', facing: 'right-front', expression: 'happy' },
      { who: 'pet', x: 0.88, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'child' },
    ],
    objects: [
      { what: 'paper-lantern', x: 0.16, distance: 'middle', size: { '2-3': 1.2, else: 1.5 }, states: ['lit'] },
      { what: 'painted-light', x: -0.4, distance: 'middle', height: 1.2, states: ['dim'] },
      { what: 'painted-light', x: 0.6, distance: 'middle', height: 1.3, size: 0.8, states: ['dim'], facing: 'left' },
    ],
  },
} satisfies ByAge<Scene>

const bed = {
  ...ASLEEP,
  detail:
    'A bed in the window, stars outside: the child asleep; the lantern stands dark beside the bed; on the wall sits a moth with shut wings.',
  side: 2,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 1.1, else: 1.3 },
    states: ['lights-out', 'moonless'],
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
      {
        who: 'guide',
        x: -0.78,
        distance: 'middle',
        height: { '2-3': 0.66, else: 0.9 },
        size: 0.5,
        action: 'sleeping',
        facing: 'right',
        expression: 'asleep',
      },
      { who: 'pet', x: -0.3, action: 'sleeping', facing: 'right', expression: 'asleep' },
    ],
    objects: [{ what: 'paper-lantern', x: 0.5, size: 1.2, states: ['unlit'] }],
  },
} satisfies ByAge<Scene>

/** The pictures of a lantern walk round the wall, and the child walks into the wall after them, behind a moth. */
export const lanternLight = {
  guide: 'moth',
  stage: {
    token: 'paintbrush',
    tokenLook: { colour: 'blue' },
    treat: 'barfi',
    damage: 'cracked',
    guide: { size: 1.9 },
    sights: {
      undone: { objects: [{ what: 'paint-pots', size: 1.4 }] },
    },
  },
  depictions: {
    nani: { figure: 'grandmother' },
    lantern: { object: 'paper-lantern' },
    shapes: { object: 'painted-light' },
    pictures: { object: 'painted-light' },
    moth: { figure: 'moth' },
  },
  scenes: { home, call, crossing, homeward, bed },
} satisfies Frame
