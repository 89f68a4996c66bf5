import { ASLEEP, type Storyboard, type TaleShot } from '../../format/arc.ts'

const OFFERS_A_SWEET = { x: 0.56, distance: 'middle', action: 'offering', holds: 'laddoo' } as const

/** With what Dada does, if the text names him, and where the firefly and the pet are. */
const pointsAtTheForest = (
  dada: Partial<TaleShot['figures'][number]>,
  { height = 0.95, pet = 0.3 } = {},
): TaleShot => ({
  camera: 'medium',
  zoom: 0.9,
  states: ['diwali', 'fireflies', 'by-the-forest'],
  figures: [
    {
      who: 'child',
      x: -0.12,
      action: 'standing',
      arms: 'pointing',
      facing: 'right-front',
      expression: 'laughing',
      looksAt: 'guide',
    },
    {
      who: 'guide',
      x: 0.2,
      height,
      size: 0.8,
      action: 'flying',
      facing: 'left',
      expression: 'happy',
      looksAt: 'ahead',
    },
    { who: 'friend', x: -0.54, action: 'cheering', facing: 'right-front', expression: 'happy', looksAt: 'guide' },
    { who: 'pet', x: pet, action: 'running', facing: 'left', expression: 'happy', looksAt: 'child' },
    { who: 'grandfather', when: 'dada', facing: 'left-front', expression: 'tender', looksAt: 'child', ...dada },
    {
      who: 'buffalo',
      x: 1.12,
      distance: 'middle',
      size: 0.85,
      when: 'buffalo',
      action: 'lying',
      facing: 'left',
      expression: 'calm',
    },
  ],
  objects: [{ what: 'laddoo', when: 'sweet' }],
})

/** The second half of the tale `fireflyWithoutLight`. */
export const fireflyWithoutLightWayHome: Pick<Storyboard['scenes'], 'trouble' | 'relief' | 'homeward' | 'bed'> = {
  trouble: {
    see: 'On a swaying rope bridge {name} bends over a flame that the wind has blown down to a tiny blue bead{beside}.',
    detail:
      'Wide picture across the gorge: the bridge sags and swings over the black depth, the wind comes in great curls with leaves in it; the child hunches over the diya; the flame is a blue bead.',
    setting: 'enchanted-forest',
    timeOfDay: 'night',
    side: 3,
    weather: 'wind',
    shot: {
      camera: 'wide',
      zoom: 1.2,
      focus: 'diya',
      states: ['whole-bridge', 'dark'],
      figures: [
        {
          who: 'child',
          x: 0.06,
          action: 'kneeling',
          holds: 'diya',
          facing: 'right-front',
          expression: 'worried',
          looksAt: 'ahead',
        },
        {
          who: 'guide',
          x: 0.36,
          height: 0.3,
          size: 0.73,
          action: 'flying',
          facing: 'left',
          expression: 'worried',
          looksAt: 'ahead',
        },
        {
          who: 'friend',
          x: -0.24,
          action: 'pulling',
          touches: 'child',
          facing: 'right-front',
          expression: 'determined',
          looksAt: 'child',
        },
        { who: 'pet', x: 0.56, action: 'standing', facing: 'right-front', expression: 'cross', looksAt: 'ahead' },
      ],
      objects: [
        { what: 'diya', states: ['dim'] },
        { what: 'gust', x: -0.42, distance: 'middle', height: 0.62, size: 1.7 },
        { what: 'gust', x: 0.76, distance: 'middle', height: 0.62, size: 1.4, facing: 'left' },
      ],
    },
  },
  relief: {
    see: '{Name} lights the great lamp at the top of the tower, and the firefly and all the forest begin to glow{beside}.',
    detail:
      'The open room at the top of the tower: gold light pours out between the pillars over the forest, where thousands of fireflies wake; the child stretches to the lamp with the diya; the firefly looks at herself and is gold.',
    setting: 'castle',
    timeOfDay: 'night',
    side: 2,
    shot: {
      camera: 'wide',
      focus: 'guide',
      states: ['lamp-lit', 'fireflies'],
      figures: [
        {
          who: 'child',
          on: 'steps',
          action: 'tiptoeing',
          arms: 'offering',
          holds: 'diya',
          facing: 'right-front',
          expression: 'wonder',
          looksAt: 'up',
        },
        {
          who: 'guide',
          x: -0.02,
          height: 1.0,
          size: 1.0,
          action: 'dancing',
          facing: 'right-front',
          expression: 'surprised',
          looksAt: 'down',
        },
        {
          who: 'friend',
          x: -0.3,
          action: 'cheering',
          facing: 'right-front',
          expression: 'laughing',
          looksAt: 'guide',
        },
        { who: 'pet', x: -0.8, action: 'cheering', facing: 'right', expression: 'happy', looksAt: 'up' },
      ],
      objects: [{ what: 'diya', states: ['lit'] }],
    },
  },
  homeward: {
    see: '{Name} stands on the verandah and points back at the forest, which twinkles with a thousand fireflies{beside}.',
    detail:
      'From the verandah between its posts: diyas burn low along the railing; beyond, the forest is full of small gold lights; the child points at it and beams; the firefly, gold now, flies beside; Dada looks.',
    setting: 'verandah',
    timeOfDay: 'night',
    side: 1,
    shot: pointsAtTheForest(OFFERS_A_SWEET),
    bands: {
      '2-3': { shot: pointsAtTheForest(OFFERS_A_SWEET, { height: 0.5 }) },
      '4-6': { shot: pointsAtTheForest(OFFERS_A_SWEET, { height: 0.75 }) },
      '10-12': { shot: pointsAtTheForest({ x: 0.34, action: 'sitting' }, { height: 1.1, pet: -0.34 }) },
    },
  },
  bed: {
    ...ASLEEP,
    see: '{Name} sleeps by the window, and a firefly on the sill blinks softly{beside}.',
    detail:
      'Medium picture, deep blue and quiet: the bed in the window, one gold firefly on the sill, and beyond the glass the lights of the forest, like one large animal asleep.',
    side: 2,
    shot: {
      camera: 'medium',
      states: ['fireflies', 'lights-out', 'by-the-forest'],
      figures: [
        { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
        { who: 'pet', x: -0.55, action: 'lying', expression: 'asleep', facing: 'right-front' },
        {
          who: 'guide',
          on: 'ledge',
          size: 0.87,
          action: 'sitting',
          facing: 'right',
          expression: 'tender',
          looksAt: 'ahead',
        },
      ],
      objects: [{ what: 'diya', states: ['unlit'], x: 0.62 }],
    },
  },
}
