import type { ByAge, Plot, Scene } from '../../format/storyboard.ts'
import { VAST } from '../../format/zooms.ts'

/** What has to suit the height of the child. */
const grows = { '2-3': 0.76, '4-6': 0.88, else: 1 }

const cover = {
  detail:
    'A house with a verandah in the morning: before its steps a great round carpet of flowers in many rings; the child kneels at its edge with a flower in its hand and smiles; the guide watches; the upper third is calm.',
  setting: 'garden',
  timeOfDay: 'morning',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: 1.3,
    focus: 'child',
    figures: [
      {
        who: 'child',
        x: -0.42,
        action: 'kneeling',
        arms: 'offering',
        holds: 'flower',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'viewer',
      },
      { who: 'guide', x: 0.66, action: 'clapping', facing: 'left-front', expression: 'happy', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.8,
        action: 'clapping',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'flower-carpet',
      },
      { who: 'pet', x: 0.88, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'flower-carpet' },
    ],
    objects: [
      { what: 'flower-carpet', x: 0.14, size: 1.1, grows },
      { what: 'flower', colour: 'yellow' },
    ],
  },
} satisfies ByAge<Scene>

const meeting = {
  detail:
    'A house with a verandah in the morning: before its door a round carpet of flowers with a hole in one side; the guide points to the hole; the child comes up with folded hands and marvels.',
  setting: 'garden',
  timeOfDay: 'morning',
  side: 1,
  shot: {
    camera: 'wide',
    zoom: VAST,
    focus: 'flower-carpet',
    figures: [
      {
        who: 'child',
        x: -0.46,
        action: 'walking',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'flower-carpet',
      },
      { who: 'guide', x: 0.78, action: 'pointing', facing: 'left-front', expression: 'worried', looksAt: 'child' },
      {
        who: 'friend',
        x: -0.86,
        action: 'clapping',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'flower-carpet',
      },
      { who: 'pet', x: -0.14, distance: 'middle', action: 'sitting', facing: 'right-front', expression: 'curious' },
    ],
    objects: [{ what: 'flower-carpet', x: 0.22, size: 1.05, states: ['torn'], grows }],
  },
} satisfies ByAge<Scene>

const trouble = {
  detail:
    'Under the mango tree, near the swing: the child kneels at the carpet of flowers and throws up its hands, because a gust of wind whirls the petals away; the guide holds on to its own head.',
  setting: 'garden',
  timeOfDay: 'morning',
  side: 3,
  weather: 'wind',
  shot: {
    camera: 'medium',
    zoom: 1.14,
    focus: 'flower-carpet',
    figures: [
      {
        who: 'child',
        x: -0.4,
        action: 'kneeling',
        arms: 'startled',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'gust',
      },
      { who: 'guide', x: 0.76, action: 'covering-ears', facing: 'left-front', expression: 'worried', looksAt: 'gust' },
      {
        who: 'friend',
        x: -0.82,
        action: 'gasping',
        facing: 'right-front',
        expression: 'surprised',
        looksAt: 'gust',
      },
      { who: 'pet', x: 0.9, distance: 'middle', action: 'jumping', facing: 'left-front', expression: 'surprised' },
    ],
    objects: [
      { what: 'flower-carpet', x: 0.18, size: 0.95, states: ['torn'], grows },
      { what: 'gust', x: 0.34, height: 0.6, size: 0.9, grows },
    ],
  },
} satisfies ByAge<Scene>

const relief = {
  detail:
    'From above, so that the finished carpet of flowers is seen in all its rings; beside it large footprints in the dew lead round and away; the child claps and looks up, the guide stands on tiptoe.',
  setting: 'garden',
  timeOfDay: 'morning',
  side: 1,
  shot: {
    camera: 'from-above',
    zoom: 1.4,
    focus: 'flower-carpet',
    figures: [
      { who: 'child', x: -0.42, action: 'clapping', facing: 'right-front', expression: 'laughing', looksAt: 'viewer' },
      { who: 'guide', x: 0.84, action: 'cheering', facing: 'left-front', expression: 'happy', looksAt: 'viewer' },
      {
        who: 'friend',
        x: -0.74,
        action: 'cheering',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'viewer',
      },
      { who: 'pet', x: 0.66, distance: 'middle', action: 'sitting', facing: 'left-front', expression: 'happy' },
    ],
    objects: [
      { what: 'flower-carpet', x: 0.14, size: 0.85, grows },
      { what: 'footprints', x: 0.2, height: -0.5, size: 1.7, when: 'footprints', grows },
    ],
  },
} satisfies ByAge<Scene>

/** The carpet of flowers is for the king who comes home today, and the wind takes its last ring. */
export const carpetOfFlowers = {
  stage: {
    moment: { setting: 'garden', timeOfDay: 'morning', side: 0 },
    deed: { setting: 'garden', timeOfDay: 'morning', side: 2 },
    dark: { setting: 'jungle', timeOfDay: 'morning', side: 2, states: ['tunnel', 'dark'] },
    duty: 'banana-leaf',
    small: 'butterfly',
    keeper: 'grandfather',
    sights: {
      clue: { objects: [{ what: 'flower-carpet', size: 0.5, states: ['torn'] }] },
      tempt: {
        figures: [
          {
            who: 'tiger-cub',
            distance: 'middle',
            action: 'dancing',
            expression: 'laughing',
            facing: 'left-front',
            size: 2,
          },
        ],
        place: { setting: 'village', timeOfDay: 'morning', side: 1 },
      },
      unsung: { place: { setting: 'garden', timeOfDay: 'morning', side: 0 } },
      emblem: { objects: [{ what: 'flower-carpet', size: 0.6 }] },
    },
  },
  depictions: {
    onam: { object: 'flower-carpet' },
    carpet: { object: 'flower-carpet' },
    flowers: { object: 'flower-carpet' },
    wind: { object: 'gust' },
    footprints: { object: 'footprints' },
  },
  cover,
  scenes: { meeting, trouble, relief },
} satisfies Plot
