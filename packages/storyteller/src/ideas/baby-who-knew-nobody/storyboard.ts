import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

const courtyard = { setting: 'courtyard', timeOfDay: 'dusk' } as const
/** A small child can look into it, too. */
const CRADLE = { '2-3': 0.74, '4-6': 0.9, else: 1.05 } as const
const AWAKE = ['full', 'open'] as const

const cover = {
  ...courtyard,
  timeOfDay: 'sunset',
  detail:
    'The courtyard of an old house in evening light: a red cradle hangs between its posts, a baby in it wide awake; the child leans in with one hand on the rim and looks at the viewer with a doubtful, tender half-smile; the guide peeps over the edge; calm sky above.',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: 1.3,
    focus: 'cradle',
    figures: [
      {
        who: 'child',
        x: -0.3,
        action: 'leaning',
        touches: 'cradle',
        facing: 'right-front',
        expression: 'tender',
        looksAt: 'viewer',
      },
      { who: 'guide', x: 0.62, action: 'peeking', facing: 'left-front', expression: 'curious', looksAt: 'cradle' },
      { who: 'friend', x: -0.66, action: 'peeking', facing: 'right-front', expression: 'curious', looksAt: 'cradle' },
      { who: 'pet', x: 0.82, action: 'sitting', facing: 'left-front', expression: 'curious', looksAt: 'cradle' },
    ],
    objects: [{ what: 'cradle', x: 0.16, size: CRADLE, states: [...AWAKE] }],
  },
} satisfies ByAge<Scene>

const meeting = {
  ...courtyard,
  detail:
    'A courtyard at dusk: two grown-ups bend over a red cradle with a baby that is wide awake; nobody looks at the child, who stands in front with crossed arms; the guide whispers to it.',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: VAST,
    figures: [
      { who: 'mother', x: 0.2, distance: 'middle', action: 'bowing', facing: 'right-front', looksAt: 'cradle' },
      { who: 'father', x: 0.84, distance: 'middle', facing: 'left-front', expression: 'tired', looksAt: 'cradle' },
      { who: 'child', x: -0.46, action: 'arms-crossed', facing: 'right-front', expression: 'doubtful' },
      { who: 'guide', x: -0.1, action: 'whispering', facing: 'left-front', expression: 'worried', looksAt: 'child' },
      { who: 'friend', x: -0.82, action: 'peeking', facing: 'right-front', expression: 'curious', looksAt: 'cradle' },
      { who: 'pet', x: -0.68, distance: 'middle', action: 'sitting', facing: 'right-front', expression: 'doubtful' },
    ],
    objects: [{ what: 'cradle', x: 0.56, size: CRADLE, states: [...AWAKE] }],
  },
} satisfies ByAge<Scene>

const trouble = {
  ...courtyard,
  detail:
    'Close at the cradle: the child pushes it with all its weight, a rattle beside it on the floor; the baby has its mouth wide open; the guide covers its ears.',
  side: 1,
  shot: {
    camera: 'from-below',
    zoom: 1.35,
    focus: 'cradle',
    figures: [
      {
        who: 'child',
        x: -0.34,
        action: 'pushing',
        touches: 'cradle',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'cradle',
      },
      { who: 'guide', x: 0.8, action: 'covering-ears', facing: 'left-front', expression: 'worried' },
      {
        who: 'friend',
        x: -0.8,
        action: 'dancing',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'cradle',
      },
      { who: 'pet', x: -0.56, action: 'lying', facing: 'right-front', expression: 'worried' },
    ],
    objects: [
      { what: 'cradle', x: 0.28, size: CRADLE, states: [...AWAKE] },
      { what: 'rattle', x: 0.56 },
    ],
  },
} satisfies ByAge<Scene>

const relief = {
  ...courtyard,
  timeOfDay: 'night',
  detail:
    'A still night in the courtyard: the child leans over the rim of the cradle with one hand in it; the baby sleeps; the guide sits below with its head on one side; nobody else is there.',
  side: 2,
  shot: {
    camera: 'medium',
    zoom: 1.15,
    focus: 'cradle',
    figures: [
      {
        who: 'child',
        x: 0.36,
        arms: 'reaching-down',
        touches: 'cradle',
        facing: 'left-front',
        expression: 'tender',
        looksAt: 'cradle',
      },
      { who: 'guide', x: -0.74, action: 'sitting', facing: 'right-front', expression: 'tender', looksAt: 'cradle' },
      {
        who: 'friend',
        x: 0.8,
        action: 'hands-on-cheeks',
        facing: 'left-front',
        expression: 'tender',
        looksAt: 'cradle',
      },
      { who: 'pet', x: -0.22, action: 'sleeping', facing: 'left', expression: 'asleep' },
    ],
    objects: [{ what: 'cradle', x: -0.2, size: CRADLE, states: ['full'], facing: 'left' }],
  },
} satisfies ByAge<Scene>

/** A whole house stands round a new baby, which knows nobody and does not sleep. */
export const babyWhoKnewNobody = {
  stage: {
    moment: { ...courtyard, side: 2 },
    deed: { ...courtyard, side: 0 },
    dark: { setting: 'kitchen', timeOfDay: 'night', side: 1, states: ['lights-out'] },
    duty: 'rattle',
    small: 'kitten',
    keeper: 'grandfather',
    sights: {
      clue: { objects: [{ what: 'cradle', size: 0.6, states: [...AWAKE] }], guide: { x: 0.86 } },
      tempt: {
        figures: [{ who: 'peacock', distance: 'middle', action: 'dancing', facing: 'left', expression: 'happy' }],
      },
      unsung: {
        objects: [{ what: 'cradle', x: -0.06, distance: 'middle', size: 0.8, states: [...AWAKE] }],
        guide: { x: 0.88 },
      },
      emblem: { objects: [{ what: 'cradle', size: 0.45, states: ['full'] }] },
    },
  },
  depictions: {
    'a new baby': { object: 'cradle', state: 'full' },
    baby: { object: 'cradle', state: 'full' },
    'baby sleeps': { object: 'cradle', state: 'full' },
    'baby slept': { object: 'cradle', state: 'full' },
    slept: { object: 'cradle', state: 'full' },
    cradle: { object: 'cradle' },
    rattle: { object: 'rattle' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
