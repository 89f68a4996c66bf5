import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

/** A lorry fits the child on it, so that the picture is the same at every age. */
const LORRY = { '2-3': 0.66, '4-6': 0.8, '7-9': 0.96, '10-12': 1.1 } as const
/** Of its cab. */
const ROOF = { '2-3': 1.18, '4-6': 1.43, '7-9': 1.72, '10-12': 1.97 } as const
const BOX = { '2-3': 0.62, '4-6': 0.72, else: 0.84 } as const

const cover = {
  detail:
    'A village on a bright morning: a lorry painted with lotuses and garlands stands ready; in front of it the child waves, beside a pile of boxes; the guide waves too; calm sky above.',
  setting: 'village',
  timeOfDay: 'morning',
  side: 2,
  shot: {
    camera: 'wide',
    zoom: 1.1,
    figures: [
      { who: 'child', x: -0.3, action: 'waving', facing: 'right-front', expression: 'happy', looksAt: 'viewer' },
      { who: 'guide', x: 0.02, action: 'waving', facing: 'left-front', expression: 'happy', looksAt: 'viewer' },
      { who: 'friend', x: -0.6, action: 'waving', facing: 'right-front', expression: 'happy', looksAt: 'child' },
      { who: 'pet', x: -0.84, action: 'sitting', facing: 'right-front', expression: 'happy', looksAt: 'child' },
    ],
    objects: [
      { what: 'lorry', x: 0.36, distance: 'middle', size: LORRY },
      { what: 'cardboard-boxes', x: 0.62, size: { '2-3': 0.4, '4-6': 0.46, else: 0.54 } },
    ],
  },
} satisfies ByAge<Scene>

const meeting = {
  detail:
    'The verandah of an emptied house in morning light: a pile of boxes, the top one open; beyond the rail a painted lorry waits with its load; the guide points at the open box; the child bites its lip.',
  setting: 'verandah',
  timeOfDay: 'morning',
  side: 1,
  states: ['bare'],
  shot: {
    camera: 'wide',
    zoom: 1.25,
    focus: 'cardboard-boxes',
    figures: [
      { who: 'child', x: -0.02, facing: 'left-front', expression: 'worried', looksAt: 'cardboard-boxes' },
      { who: 'guide', x: -0.3, action: 'pointing', facing: 'left-front', expression: 'worried', looksAt: 'child' },
      { who: 'friend', x: 0.4, action: 'shrugging', facing: 'left-front', expression: 'curious', looksAt: 'child' },
      { who: 'pet', x: 0.7, action: 'sitting', facing: 'left-front', expression: 'curious' },
    ],
    objects: [
      { what: 'cardboard-boxes', x: -0.7, size: BOX, states: ['open'] },
      { what: 'lorry', x: 0.42, distance: 'far', size: 1.15, states: ['full'] },
    ],
  },
} satisfies ByAge<Scene>

const trouble = {
  detail:
    'An empty room with pale squares where pictures hung: the child leans with all its weight on an open box; things look out at the top; the guide watches with folded hands.',
  setting: 'home',
  timeOfDay: 'morning',
  side: 0,
  states: ['bare'],
  shot: {
    camera: 'medium',
    zoom: 1.15,
    focus: 'cardboard-boxes',
    figures: [
      {
        who: 'child',
        x: -0.3,
        action: 'pushing',
        touches: 'cardboard-boxes',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'cardboard-boxes',
      },
      { who: 'guide', x: -0.74, action: 'thinking', facing: 'right-front', expression: 'doubtful', looksAt: 'child' },
      {
        who: 'friend',
        x: 0.72,
        action: 'pushing',
        facing: 'left-front',
        expression: 'determined',
        looksAt: 'cardboard-boxes',
      },
      { who: 'pet', x: 0.84, action: 'sitting', facing: 'left-front', expression: 'doubtful' },
    ],
    objects: [{ what: 'cardboard-boxes', x: 0.16, size: BOX, states: ['open', 'full'] }],
  },
} satisfies ByAge<Scene>

const relief = {
  detail:
    'From below, against an evening sky: the painted lorry drives off; the child stands on its bed and waves back with all of its arm; the guide sits on the roof of the cab.',
  setting: 'village',
  timeOfDay: 'sunset',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: VAST,
    figures: [
      { who: 'pet', on: 'lorry', action: 'standing', facing: 'left-front', expression: 'happy', looksAt: 'viewer' },
      { who: 'friend', on: 'lorry', action: 'waving', facing: 'left-front', expression: 'happy', looksAt: 'viewer' },
      { who: 'child', on: 'lorry', action: 'waving', facing: 'left-front', expression: 'happy', looksAt: 'viewer' },
      {
        who: 'guide',
        x: 0.5,
        distance: 'middle',
        height: ROOF,
        action: 'sitting',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'viewer',
      },
    ],
    objects: [{ what: 'lorry', x: 0.1, distance: 'middle', size: LORRY }],
  },
} satisfies ByAge<Scene>

/** A lorry cannot leave, because a box with all that belongs to the old house does not shut. */
export const lastBox = {
  stage: {
    moment: { setting: 'verandah', timeOfDay: 'morning', side: 0, states: ['bare'] },
    deed: { setting: 'home', timeOfDay: 'morning', side: 3, states: ['bare'] },
    dark: { setting: 'bedroom', timeOfDay: 'night', side: 1, states: ['bare', 'lights-out'] },
    duty: 'rope',
    small: 'gecko',
    keeper: 'grandfather',
    sights: {
      clue: {
        objects: [
          { what: 'peepal-leaf', x: -0.14, height: 0.03, size: 0.5, states: ['lying'] },
          { what: 'cardboard-boxes', x: 0.06, size: 0.6, states: ['open'] },
        ],
        guide: { x: 0.88 },
      },
      tempt: { objects: [{ what: 'wedding-band' }] },
      emblem: { objects: [{ what: 'cardboard-boxes', size: 0.36 }] },
    },
  },
  depictions: {
    'moving house': { object: 'cardboard-boxes' },
    lorry: { object: 'lorry' },
    'drove off': { object: 'lorry' },
    'ride away': { object: 'lorry' },
    box: { object: 'cardboard-boxes' },
    boxes: { object: 'cardboard-boxes' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
