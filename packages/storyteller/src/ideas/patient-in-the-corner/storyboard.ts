import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

const ward = { setting: 'hospital', timeOfDay: 'night', side: 0 } as const

const cover = {
  ...ward,
  detail:
    'The children’s ward of a hospital by night, a moon in the window and animals painted on the wall: in front of a bed the child kneels and holds out a stethoscope to a small tiger cub, who listens; the guide looks up; calm wall above.',
  shot: {
    camera: 'wide',
    zoom: 1.35,
    figures: [
      {
        who: 'child',
        x: -0.14,
        action: 'kneeling',
        arms: 'offering',
        holds: 'stethoscope',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'tiger-cub',
      },
      { who: 'tiger-cub', x: 0.34, action: 'listening', facing: 'left-front', expression: 'wonder' },
      {
        who: 'guide',
        x: 0.74,
        action: 'hand-on-heart',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'tiger-cub',
      },
      {
        who: 'friend',
        x: -0.54,
        distance: { '2-3': 'middle', else: 'near' },
        action: 'hand-on-heart',
        facing: 'right-front',
        expression: 'happy',
      },
      { who: 'pet', x: -0.8, action: 'sitting', facing: 'right-front', expression: 'curious', looksAt: 'tiger-cub' },
    ],
    objects: [{ what: 'stethoscope', size: 0.8 }],
  },
} satisfies ByAge<Scene>

const meeting = {
  ...ward,
  detail:
    'A children’s ward by night in the light of one small lamp: a doctor with a stethoscope stands beside a bed; in it a tiger cub has drawn itself up small; the child comes in, and the guide points.',
  shot: {
    camera: 'wide',
    zoom: VAST,
    figures: [
      { who: 'tiger-cub', on: 'bed', action: 'crouching', facing: 'left-front', expression: 'scared' },
      {
        who: 'mother',
        x: 0.6,
        action: 'offering',
        holds: 'stethoscope',
        facing: 'left-front',
        expression: 'tender',
        looksAt: 'tiger-cub',
      },
      {
        who: 'child',
        x: -0.58,
        action: 'tiptoeing',
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'tiger-cub',
      },
      { who: 'guide', x: -0.26, action: 'peeking', facing: 'right-front', expression: 'worried', looksAt: 'tiger-cub' },
      {
        who: 'friend',
        x: -0.84,
        action: 'peeking',
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'tiger-cub',
      },
      { who: 'pet', x: 0.28, action: 'sitting', facing: 'left-front', expression: 'curious', looksAt: 'tiger-cub' },
    ],
    objects: [{ what: 'stethoscope', size: 0.8 }],
  },
} satisfies ByAge<Scene>

const trouble = {
  ...ward,
  detail:
    'Close at the bed: the child stretches both hands out for the tiger cub, which shrinks back to the wall; the doctor sits by with folded hands and waits.',
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.9, else: 1.1 },
    focus: 'tiger-cub',
    figures: [
      { who: 'tiger-cub', on: 'bed', size: 0.9, action: 'covering-eyes', facing: 'right-front', expression: 'scared' },
      {
        who: 'child',
        x: -0.6,
        arms: 'pulling',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'tiger-cub',
      },
      { who: 'mother', x: 0.72, action: 'sitting', facing: 'left-front', expression: 'calm', looksAt: 'tiger-cub' },
      { who: 'guide', x: 0.28, action: 'shrugging', facing: 'left-front', expression: 'doubtful', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.86,
        distance: 'middle',
        action: 'thinking',
        facing: 'right-front',
        expression: 'doubtful',
      },
      { who: 'pet', x: { '2-3': -0.24, else: -0.14 }, action: 'lying', facing: 'right-front', expression: 'curious' },
    ],
  },
} satisfies ByAge<Scene>

const relief = {
  ...ward,
  detail:
    'Close and quiet: the child sits before the bed with the round end of a stethoscope on its chest; the tiger cub has come out to it and listens with both ears; the doctor kneels behind them and smiles; beside it a plaster with a heart.',
  shot: {
    camera: 'close-up',
    zoom: { '2-3': 0.6, '4-6': 0.66, else: 0.72 },
    figures: [
      {
        who: 'mother',
        x: 0.76,
        distance: 'middle',
        action: 'kneeling',
        arms: 'hand-on-heart',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'tiger-cub',
      },
      {
        who: 'child',
        x: -0.24,
        action: 'sitting',
        arms: 'holding',
        holds: 'stethoscope',
        facing: 'right-front',
        expression: 'tender',
        looksAt: 'tiger-cub',
      },
      { who: 'tiger-cub', x: 0.34, size: 0.8, action: 'sitting', facing: 'left-front', expression: 'wonder' },
      { who: 'guide', x: -0.72, action: 'sitting', facing: 'right-front', expression: 'happy', looksAt: 'tiger-cub' },
      {
        who: 'friend',
        x: -0.84,
        distance: 'middle',
        action: 'hand-on-heart',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'tiger-cub',
      },
      { who: 'pet', x: 0.86, action: 'lying', facing: 'left-front', expression: 'happy', looksAt: 'child' },
    ],
    objects: [
      { what: 'stethoscope', size: 0.7 },
      { what: 'plaster', x: 0.6, size: 0.6, when: 'plaster' },
    ],
  },
} satisfies ByAge<Scene>

/** A tiger cub that stays a night in hospital lets nobody listen to it until it has listened itself. */
export const patientInTheCorner = {
  stage: {
    moment: { ...ward, states: ['lights-out'] },
    deed: ward,
    dark: { ...ward, side: 1, states: ['lights-out'] },
    duty: 'stethoscope',
    small: 'baby-bird',
    keeper: 'grandfather',
    sights: {
      clue: {
        figures: [{ who: 'tiger-cub', size: 0.8, action: 'peeking', facing: 'left-front', expression: 'curious' }],
      },
      tempt: { objects: [{ what: 'balloon', count: 5, size: 1.4 }] },
      unsung: {
        figures: [
          {
            who: 'father',
            distance: 'far',
            action: 'kneeling',
            arms: 'holding',
            facing: 'left-front',
            expression: 'tender',
          },
        ],
        guide: { x: 0.86 },
      },
      emblem: { objects: [{ what: 'stethoscope', size: 0.85 }] },
    },
  },
  depictions: {
    hospitals: { object: 'stethoscope' },
    hospital: { setting: 'hospital' },
    doctor: { figure: 'mother' },
    cub: { figure: 'tiger-cub' },
    stethoscope: { object: 'stethoscope' },
    plaster: { object: 'plaster' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
