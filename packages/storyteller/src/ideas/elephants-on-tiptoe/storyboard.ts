import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

const cover = {
  detail:
    'A forest path at sunset: the child goes first on tiptoe, with a happy face turned to the viewer, then the guide, then a small elephant and a big one; the upper third is calm.',
  setting: 'jungle',
  timeOfDay: 'sunset',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 0.8, '4-6': 0.94, else: 1.1 },
    figures: [
      { who: 'child', x: -0.44, action: 'tiptoeing', facing: 'left-front', expression: 'happy', looksAt: 'viewer' },
      { who: 'guide', x: -0.08, action: 'tiptoeing', facing: 'left-front', expression: 'happy' },
      { who: 'friend', x: -0.78, action: 'tiptoeing', facing: 'left-front', expression: 'laughing', looksAt: 'child' },
      { who: 'pet', x: 0.66, action: 'tiptoeing', facing: 'left-front', expression: 'happy' },
      { who: 'elephant', x: 0.26, size: 0.8, action: 'walking', facing: 'left-front', expression: 'happy' },
      {
        who: 'grown-elephant',
        x: 0.76,
        distance: 'middle',
        size: 0.74,
        action: 'walking',
        facing: 'left-front',
        expression: 'happy',
      },
    ],
  },
} satisfies ByAge<Scene>

const meeting = {
  detail:
    'A forest path at sunset: a row of elephants from big to small blocks it; the child looks up at the first one; the guide shrugs.',
  setting: 'jungle',
  timeOfDay: 'sunset',
  side: 2,
  shot: {
    camera: 'wide',
    zoom: VAST,
    figures: [
      { who: 'child', x: -0.5, action: 'looking-up', facing: 'right-front', expression: 'wonder', looksAt: 'up' },
      { who: 'guide', x: -0.2, action: 'shrugging', facing: 'right-front', expression: 'doubtful', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.86,
        arms: 'hands-on-cheeks',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'grown-elephant',
      },
      { who: 'pet', x: 0.1, action: 'looking-up', facing: 'right-front', expression: 'surprised', looksAt: 'up' },
      { who: 'grown-elephant', x: 0.16, distance: 'far', facing: 'left-front', expression: 'worried' },
      { who: 'grown-elephant', x: 0.62, distance: 'far', size: 0.8, facing: 'left-front', expression: 'worried' },
      {
        who: 'elephant',
        x: 0.76,
        size: 0.8,
        action: 'peeking',
        facing: 'left-front',
        expression: 'curious',
        looksAt: 'child',
      },
    ],
  },
} satisfies ByAge<Scene>

const trouble = {
  detail:
    'At the foot of the giant fig tree: the child pushes a big elephant from behind with all its might; it stays where it is; in the branches above, where nobody looks, are bees.',
  setting: 'jungle',
  timeOfDay: 'sunset',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 0.76, '4-6': 0.86, else: 1 },
    figures: [
      { who: 'child', x: -0.52, action: 'pushing', facing: 'right', expression: 'determined' },
      {
        who: 'guide',
        x: -0.84,
        action: 'arms-crossed',
        facing: 'right-front',
        expression: 'doubtful',
        looksAt: 'child',
      },
      { who: 'friend', x: 0.62, action: 'pulling', facing: 'left', expression: 'determined' },
      { who: 'pet', x: 0.9, action: 'sitting', facing: 'left-front', expression: 'curious' },
      {
        who: 'grown-elephant',
        x: 0.02,
        distance: 'middle',
        size: 0.7,
        facing: 'right-front',
        looksAt: 'viewer',
      },
      { who: 'bee', x: 0.52, distance: 'middle', height: 1.7, action: 'flying', facing: 'left' },
      { who: 'bee', x: 0.72, distance: 'middle', height: 1.5, action: 'flying', facing: 'right' },
    ],
  },
} satisfies ByAge<Scene>

const relief = {
  detail:
    'Dusk at a pool under a waterfall: the child goes on tiptoe down to the water, and behind it, one after another, come the elephants.',
  setting: 'waterfall',
  timeOfDay: 'dusk',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 0.86, '4-6': 0.96, else: 1.1 },
    figures: [
      { who: 'child', x: 0.14, action: 'tiptoeing', facing: 'right-front', expression: 'happy', looksAt: 'viewer' },
      { who: 'guide', x: 0.46, action: 'tiptoeing', facing: 'right-front', expression: 'happy', looksAt: 'child' },
      {
        who: 'friend',
        x: 0.76,
        action: 'tiptoeing',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'child',
      },
      { who: 'pet', x: -0.78, action: 'tiptoeing', facing: 'right-front', expression: 'happy' },
      {
        who: 'elephant',
        x: { '2-3': -0.42, else: -0.3 },
        size: 0.74,
        action: 'walking',
        facing: 'right-front',
        expression: 'happy',
      },
      {
        who: 'grown-elephant',
        x: -0.76,
        distance: 'middle',
        size: 0.8,
        action: 'walking',
        facing: 'right-front',
        expression: 'happy',
      },
    ],
  },
} satisfies ByAge<Scene>

/** Elephants won't go past a tree in which bees are asleep. */
export const elephantsOnTiptoe = {
  stage: {
    moment: { setting: 'jungle', timeOfDay: 'sunset', side: 0 },
    deed: { setting: 'jungle', timeOfDay: 'sunset', side: 1 },
    dark: { setting: 'jungle', timeOfDay: 'night', side: 2, states: ['dark'] },
    duty: 'bough',
    small: 'butterfly',
    keeper: null,
    sights: {
      clue: { objects: [{ what: 'flower', size: 0.8 }] },
      tempt: {
        figures: [{ who: 'langur', distance: 'middle', action: 'holding', holds: 'umbrella' }],
        objects: [{ what: 'umbrella' }],
      },
      unsung: { objects: [{ what: 'footprints', distance: 'middle', size: 1.4 }] },
      emblem: { figures: [{ who: 'elephant', size: 0.34, facing: 'left-front', expression: 'happy' }] },
    },
  },
  depictions: {
    elephants: { figure: 'elephant' },
    elephant: { figure: 'grown-elephant' },
    baby: { figure: 'elephant' },
    small: { figure: 'elephant' },
    last: { figure: 'elephant' },
    smallest: { figure: 'elephant' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
