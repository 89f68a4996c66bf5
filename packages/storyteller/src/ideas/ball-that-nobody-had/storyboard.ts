import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

const cover = {
  detail:
    'A park at sunset: the child bends over a bat before three stumps; behind them a hen keeps wicket, sitting down; the guide cheers; the upper third is calm sky.',
  setting: 'park',
  timeOfDay: 'sunset',
  side: 2,
  shot: {
    camera: 'wide',
    zoom: { '2-3': 1.1, else: 1.24 },
    figures: [
      {
        who: 'child',
        x: 0.06,
        action: 'sweeping',
        holds: 'cricket-bat',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'viewer',
      },
      { who: 'guide', x: 0.5, action: 'cheering', facing: 'left-front', expression: 'happy', looksAt: 'child' },
      { who: 'friend', x: -0.74, action: 'cheering', facing: 'right-front', expression: 'laughing', looksAt: 'child' },
      { who: 'pet', x: 0.82, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'child' },
      { who: 'hen', x: -0.46, size: 1.4, action: 'sitting', facing: 'right', expression: 'proud' },
    ],
    objects: [{ what: 'cricket-bat' }, { what: 'stumps', x: -0.24 }],
  },
} satisfies ByAge<Scene>

const meeting = {
  detail:
    'A park at sunset: three stumps with a bat leaning beside them; a goat stands in the field, and behind the stumps a hen sits, very upright; the guide shrugs; the child looks about.',
  setting: 'park',
  timeOfDay: 'sunset',
  side: 2,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.9, else: 1 },
    figures: [
      {
        who: 'child',
        x: -0.42,
        action: 'holding',
        holds: 'cricket-bat',
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'guide',
      },
      { who: 'guide', x: -0.04, action: 'shrugging', facing: 'left-front', expression: 'worried', looksAt: 'child' },
      { who: 'friend', x: -0.82, facing: 'right-front', expression: 'curious', looksAt: 'guide' },
      { who: 'pet', x: 0.92, facing: 'left-front', expression: 'curious', looksAt: 'hen' },
      { who: 'hen', x: 0.6, size: 1.5, action: 'sitting', facing: 'left-front', expression: 'proud' },
      { who: 'goat', x: 0.14, distance: 'middle', facing: 'left-front', expression: 'calm' },
      { who: 'crow', x: -0.2, distance: 'far', facing: 'right' },
      { who: 'crow', x: 0.5, distance: 'far', facing: 'left' },
    ],
    objects: [{ what: 'cricket-bat' }, { what: 'stumps', x: 0.32, size: 0.9 }],
  },
} satisfies ByAge<Scene>

const trouble = {
  detail:
    'Low over the grass at sunset: the child crawls and searches; the goat, in the middle, looks offended; at the edge the hen sits on something red that nobody but the viewer sees.',
  setting: 'park',
  timeOfDay: 'sunset',
  side: 0,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.9, else: 1.04 },
    figures: [
      { who: 'child', x: -0.36, action: 'crawling', facing: 'right-front', expression: 'curious', looksAt: 'down' },
      { who: 'guide', x: 0.5, action: 'looking-up', facing: 'left-front', expression: 'doubtful', looksAt: 'goat' },
      {
        who: 'friend',
        x: -0.8,
        distance: 'middle',
        action: 'looking-up',
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'up',
      },
      { who: 'pet', x: -0.84, action: 'reaching-down', facing: 'left-front', expression: 'curious' },
      { who: 'goat', x: 0.22, distance: 'middle', facing: 'right-front', expression: 'cross', looksAt: 'viewer' },
      { who: 'hen', x: 0.86, size: 1.4, action: 'sitting', facing: 'left-front', expression: 'proud' },
    ],
    objects: [
      { what: 'cricket-ball', x: 0.83, height: -0.02, size: 1.5 },
      { what: 'slippers', x: -0.02, size: 0.8 },
    ],
  },
} satisfies ByAge<Scene>

const relief = {
  detail:
    'The last of the sunset: the child has swung the bat, and the red ball flies over the goat, who looks up; the hen sits on a guava, very content; the guide throws up its arms.',
  setting: 'park',
  timeOfDay: 'sunset',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: VAST,
    figures: [
      {
        who: 'child',
        x: -0.3,
        action: 'pulling',
        holds: 'cricket-bat',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'up',
      },
      {
        who: 'guide',
        x: 0.12,
        action: 'cheering',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'cricket-ball',
      },
      {
        who: 'friend',
        x: 0.84,
        action: 'looking-up',
        facing: 'left-front',
        expression: 'laughing',
        looksAt: 'cricket-ball',
      },
      { who: 'pet', x: 0.5, action: 'running', facing: 'right-front', expression: 'happy', looksAt: 'up' },
      { who: 'hen', x: -0.78, size: 1.4, action: 'sitting', facing: 'right', expression: 'happy' },
      { who: 'goat', x: 0.6, distance: 'middle', action: 'looking-up', facing: 'left-front', expression: 'surprised' },
    ],
    objects: [
      { what: 'cricket-bat' },
      { what: 'stumps', x: -0.56, size: 0.9 },
      { what: 'cricket-ball', x: 0.36, distance: 'middle', height: { '2-3': 0.9, else: 1.16 }, size: 1.7 },
      { what: 'guava', x: -0.79, height: -0.02, size: 1.1 },
    ],
  },
} satisfies ByAge<Scene>

/** The last ball of the day is lost; the hen who keeps wicket takes it for an egg. */
export const ballThatNobodyHad = {
  stage: {
    moment: { setting: 'park', timeOfDay: 'sunset', side: 1 },
    deed: { setting: 'park', timeOfDay: 'sunset', side: 2 },
    dark: { setting: 'cave', timeOfDay: 'night', side: 0, states: ['dark'] },
    duty: 'cricket-bat',
    small: 'bat',
    keeper: 'langur',
    sights: {
      clue: {
        figures: [{ who: 'hen', size: 0.9, action: 'sitting', facing: 'left-front', expression: 'proud' }],
        objects: [{ what: 'cricket-ball', x: -0.02, height: -0.02 }],
      },
      tempt: { figures: [{ who: 'peacock', x: 0.06, size: 0.9, action: 'dancing', expression: 'proud' }] },
      unsung: { objects: [{ what: 'stumps', x: 0.04, distance: 'middle', size: 0.8 }] },
      emblem: {
        objects: [
          { what: 'stumps', size: 0.66 },
          { what: 'cricket-ball', x: 0.12, size: 1.3 },
        ],
      },
    },
  },
  depictions: {
    cricket: { object: 'stumps' },
    stumps: { object: 'stumps' },
    bat: { object: 'cricket-bat' },
    ball: { object: 'cricket-ball' },
    hen: { figure: 'hen' },
    goat: { figure: 'goat' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
