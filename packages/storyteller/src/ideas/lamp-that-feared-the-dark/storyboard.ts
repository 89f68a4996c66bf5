import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

const wood = { setting: 'enchanted-forest', timeOfDay: 'night' } as const

/** How high fireflies are in the air beside a child, in the picture of small children nearer. */
const GLIMMER = { low: { '2-3': 0.7, else: 1 }, high: { '2-3': 0.95, '4-6': 1.15, else: 1.4 } } as const

const cover = {
  ...wood,
  detail:
    'A wood by night, dark blue and friendly: mushrooms glow, fireflies hang everywhere; the child stands in the middle with a hand out to them; on its post a lamp that is out; calm dark treetops above.',
  side: 0,
  shot: {
    camera: 'wide',
    zoom: 1.15,
    states: ['fireflies'],
    figures: [
      { who: 'child', x: 0.02, action: 'reaching', facing: 'right-front', expression: 'wonder', looksAt: 'up' },
      { who: 'guide', x: 0.42, action: 'pointing', facing: 'left-front', expression: 'happy', looksAt: 'child' },
      { who: 'friend', x: -0.4, action: 'looking-up', facing: 'right-front', expression: 'wonder', looksAt: 'up' },
      { who: 'pet', x: -0.72, action: 'sitting', facing: 'right-front', expression: 'curious', looksAt: 'up' },
    ],
    objects: [{ what: 'street-lamp', x: 0.74, distance: 'middle', size: 0.55, states: ['unlit'] }],
  },
} satisfies ByAge<Scene>

const meeting = {
  ...wood,
  detail:
    'A path in a wood, late at night; on an iron post one lamp burns so brightly that all beyond it is black; below it a frog and a bat wait with folded arms and wings.',
  side: 0,
  shot: {
    camera: 'medium',
    focus: 'street-lamp',
    states: ['dark'],
    figures: [
      { who: 'child', x: -0.36, facing: 'right-front', expression: 'doubtful', looksAt: 'street-lamp' },
      { who: 'guide', x: 0, action: 'pointing', facing: 'left-front', expression: 'worried', looksAt: 'child' },
      { who: 'friend', x: -0.76, distance: 'middle', facing: 'right-front', expression: 'curious', looksAt: 'up' },
      { who: 'pet', x: -0.72, action: 'sitting', facing: 'right-front', expression: 'curious', looksAt: 'street-lamp' },
      { who: 'frog', x: 0.6, size: 1.3, action: 'sitting', facing: 'left-front', expression: 'tired' },
      { who: 'bat', x: 0.82, size: 1.9, action: 'sitting', facing: 'left-front', expression: 'sleepy' },
      { who: 'bat', x: 0.72, distance: 'middle', height: 0.86, size: 1.8, action: 'flying', facing: 'left-front' },
    ],
    objects: [{ what: 'street-lamp', x: 0.3, size: 0.58, states: ['lit'] }],
  },
} satisfies ByAge<Scene>

const trouble = {
  ...wood,
  detail:
    'Close at the post: the child has one hand on a small brass key and leans away with drawn-up shoulders; above it the lamp has flared up again; the guide blinks in the glare.',
  side: 2,
  shot: {
    camera: 'from-below',
    zoom: 1.4,
    focus: 'street-lamp',
    states: ['dark'],
    figures: [
      {
        who: 'child',
        x: -0.06,
        arms: 'reaching',
        touches: 'street-lamp',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'street-lamp',
      },
      { who: 'guide', x: 0.62, action: 'covering-eyes', facing: 'left-front', expression: 'worried' },
      {
        who: 'friend',
        x: -0.78,
        distance: 'middle',
        action: 'running',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'street-lamp',
      },
      { who: 'pet', x: -0.52, action: 'crouching', facing: 'right-front', expression: 'surprised' },
    ],
    objects: [{ what: 'street-lamp', x: 0.22, size: 0.55, states: ['lit'] }],
  },
} satisfies ByAge<Scene>

const relief = {
  ...wood,
  detail:
    'The lamp is out. The child leans on its post and looks about with wide eyes: fireflies between all the trees, mushrooms that shine, an open dark blue sky of leaves; the guide sits by its feet, at peace.',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: VAST,
    states: ['fireflies'],
    figures: [
      {
        who: 'child',
        x: -0.04,
        action: 'leaning',
        touches: 'street-lamp',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'viewer',
      },
      {
        who: 'guide',
        x: { '2-3': -0.36, else: -0.44 },
        action: 'sitting',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'up',
      },
      { who: 'friend', x: 0.66, action: 'looking-up', facing: 'left-front', expression: 'wonder', looksAt: 'up' },
      { who: 'pet', x: -0.74, action: 'sitting', facing: 'right-front', expression: 'curious', looksAt: 'up' },
      { who: 'firefly', x: -0.56, height: GLIMMER.low, action: 'flying', facing: 'right-front', expression: 'happy' },
      { who: 'firefly', x: -0.3, distance: 'middle', height: GLIMMER.high, action: 'flying', facing: 'left-front' },
      { who: 'firefly', x: 0.5, distance: 'middle', height: GLIMMER.high, action: 'flying', facing: 'left-front' },
      { who: 'firefly', x: 0.86, height: GLIMMER.low, action: 'flying', facing: 'left-front', expression: 'happy' },
    ],
    objects: [{ what: 'street-lamp', x: 0.24, size: { '2-3': 0.48, else: 0.55 }, states: ['unlit'] }],
  },
} satisfies ByAge<Scene>

/** A lamp in a wood does not dare to go out, and the night cannot begin. */
export const lampThatFearedTheDark = {
  stage: {
    moment: { ...wood, side: 1, states: ['dark'] },
    deed: { ...wood, side: 0, states: ['dark'] },
    dark: { ...wood, side: 0, states: ['dark'] },
    duty: 'key',
    small: 'bat',
    keeper: 'frog',
    sights: {
      clue: {
        objects: [
          { what: 'flower', x: -0.08, size: 0.6 },
          { what: 'street-lamp', size: 0.5, states: ['lit'] },
        ],
      },
      tempt: {
        figures: [
          { who: 'bat', x: -0.16, height: 0.5, size: 1.8, action: 'flying', expression: 'laughing', facing: 'left' },
          { who: 'bat', x: 0.06, height: 0.8, size: 1.8, action: 'flying', expression: 'laughing' },
          { who: 'bat', x: 0.24, height: 0.4, size: 1.8, action: 'flying', expression: 'laughing', facing: 'left' },
        ],
      },
      emblem: { objects: [{ what: 'street-lamp', size: 0.22, states: ['lit'] }] },
    },
  },
  depictions: {
    'the dark': { object: 'street-lamp' },
    dark: { timeOfDay: 'night' },
    lamp: { object: 'street-lamp' },
    bat: { figure: 'bat' },
    bats: { figure: 'bat' },
    'little lights': { place: 'fireflies' },
    'small light': { place: 'fireflies' },
    'small lights': { place: 'fireflies' },
    'all over': { place: 'fireflies' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
