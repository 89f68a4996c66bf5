import { ASLEEP, type Storyboard, type TaleShot } from '../../format/arc.ts'

/** The stick comes down; the friend jumps on the drum, or helps with the stick. The drum is as big as a house. */
const strikes = (drum: number, helps = false): TaleShot => ({
  camera: 'wide',
  zoom: 0.88,
  focus: 'rain-drum',
  figures: [
    {
      who: 'friend',
      on: 'rain-drum',
      action: helps ? 'holding' : 'jumping',
      touches: helps ? 'drumstick' : null,
      facing: 'right-front',
      expression: 'doubtful',
      looksAt: 'down',
    },
    {
      who: 'child',
      on: 'rain-drum',
      action: 'standing',
      holds: 'drumstick',
      facing: 'right-front',
      expression: 'surprised',
      looksAt: 'ahead',
    },
    {
      who: 'guide',
      x: 0.7,
      height: 0.1,
      size: 1.6,
      action: 'drooping',
      facing: 'left-front',
      expression: 'worried',
      looksAt: 'down',
    },
    { who: 'pet', x: -0.74, action: 'startled', facing: 'right', expression: 'surprised', looksAt: 'up' },
  ],
  objects: [
    { what: 'rain-drum', x: 0, distance: 'middle', states: ['dark'], size: drum },
    { what: 'drumstick' },
    { what: 'puff', x: 0.24, distance: 'middle', height: drum * 1.4 },
  ],
})

/** The drum booms; the friend cheers, or helps with the stick. */
const booms = (drum: number, helps = false): TaleShot => ({
  camera: 'from-below',
  zoom: 0.85,
  focus: 'child',
  states: ['stormy'],
  figures: [
    {
      who: 'friend',
      on: 'rain-drum',
      action: helps ? 'holding' : 'cheering',
      touches: helps ? 'drumstick' : null,
      facing: 'right-front',
      expression: 'laughing',
      looksAt: 'child',
    },
    {
      who: 'child',
      on: 'rain-drum',
      action: 'jumping',
      holds: 'drumstick',
      facing: 'right-front',
      expression: 'laughing',
      looksAt: 'ahead',
    },
    {
      who: 'guide',
      x: -0.66,
      height: drum + 0.1,
      size: 1.6,
      action: 'dancing',
      facing: 'right-front',
      expression: 'laughing',
      looksAt: 'ahead',
    },
    { who: 'pet', x: 0.74, action: 'cheering', facing: 'left', expression: 'happy', looksAt: 'up' },
    {
      who: 'swallow',
      x: 0.56,
      distance: 'middle',
      height: drum * 1.44 + 0.7,
      size: 1.3,
      action: 'flying',
      facing: 'left',
      expression: 'happy',
      looksAt: 'child',
    },
  ],
  objects: [
    { what: 'rain-drum', distance: 'middle', size: drum },
    { what: 'drumstick' },
    { what: 'sound-rings', distance: 'far', height: 1.5, size: 2.8 },
  ],
})

/** All dance in the rain. */
const DANCE: TaleShot = {
  camera: 'medium',
  figures: [
    {
      who: 'child',
      x: -0.26,
      action: 'dancing',
      facing: 'right-front',
      expression: 'laughing',
      looksAt: 'ahead',
    },
    {
      who: 'grandfather',
      x: 0.28,
      distance: 'middle',
      action: 'dancing',
      facing: 'left-front',
      expression: 'laughing',
      looksAt: 'up',
    },
    {
      who: 'friend',
      x: -0.72,
      distance: 'middle',
      action: 'jumping',
      facing: 'right-front',
      expression: 'laughing',
      looksAt: 'child',
    },
    { who: 'pet', x: 0.66, action: 'jumping', facing: 'left', expression: 'happy', looksAt: 'child' },
    {
      who: 'guide',
      x: 0.5,
      distance: 'far',
      height: 1.9,
      action: 'waving',
      facing: 'left-front',
      expression: 'happy',
      looksAt: 'down',
    },
  ],
  objects: [
    { what: 'puddle', x: -0.26, size: 1.2 },
    { what: 'splash', x: -0.26, size: 0.8 },
    { what: 'puddle', x: 0.1, distance: 'foreground', height: 0.07, size: 1.3 },
    { what: 'paper-boat', x: 0.1, distance: 'foreground', height: 0.1, count: 3, size: 0.5 },
  ],
}

/** The second half of the tale `cloudWhoCouldntRain`. */
export const cloudWhoCouldntRainWayHome: Pick<
  Storyboard['scenes'],
  'meeting' | 'trouble' | 'relief' | 'homeward' | 'bed'
> = {
  meeting: {
    see: 'The little cloud shows {name} a sleeping copper drum as big as a house, among lazy white clouds{beside}.',
    detail:
      'Wide picture: white heaped hills of cloud; enormous clouds lie about and fan themselves; on a hill stands the drum; a tall wooden drumstick leans beside it; the child is small before all this.',
    setting: 'cloud-kingdom',
    timeOfDay: 'day',
    side: 1,
    shot: {
      camera: 'wide',
      figures: [
        { who: 'child', x: -0.4, action: 'looking-up', facing: 'right-front', expression: 'wonder', looksAt: 'up' },
        {
          who: 'guide',
          x: 0.02,
          height: 0.3,
          action: 'pointing',
          facing: 'right-front',
          expression: 'worried',
          looksAt: 'up',
        },
        {
          who: 'friend',
          x: -0.74,
          distance: 'middle',
          action: 'pointing',
          facing: 'right-front',
          expression: 'surprised',
          looksAt: 'rain-drum',
        },
        { who: 'pet', x: 0.4, action: 'walking', facing: 'right', expression: 'curious', looksAt: 'up' },
      ],
      objects: [
        { what: 'rain-drum', x: 0.28, distance: 'far', states: ['dark'], size: 1.4 },
        { what: 'drumstick', x: 0.24, distance: 'middle' },
      ],
    },
    bands: {
      '2-3': {
        see: '{Name} strokes a little cloud that hangs its head and cannot rain{beside}.',
        detail:
          'Close to the two of them, on soft white ground: the little cloud droops, the child kneels and strokes it.',
        side: 0,
        shot: {
          camera: 'medium',
          focus: 'guide',
          figures: [
            {
              who: 'child',
              x: -0.34,
              action: 'kneeling',
              touches: 'guide',
              facing: 'right-front',
              expression: 'tender',
              looksAt: 'guide',
            },
            {
              who: 'guide',
              x: 0.26,
              size: 1.1,
              action: 'drooping',
              facing: 'left-front',
              expression: 'worried',
              looksAt: 'down',
            },
            {
              who: 'friend',
              x: 0.72,
              distance: 'middle',
              action: 'crouching',
              facing: 'left-front',
              expression: 'worried',
              looksAt: 'guide',
            },
            { who: 'pet', x: -0.74, action: 'sitting', facing: 'right', expression: 'sad', looksAt: 'up' },
          ],
          objects: [],
        },
      },
    },
  },
  trouble: {
    see: '{Name} strikes the giant drum with a stick, and only a puff of dust comes out{beside}.',
    detail:
      'From above, on the skin of the drum: the child has swung the heavy stick with both arms; a small cloud of dust; the little cloud has gone thin at the edges; big clouds look on and yawn.',
    setting: 'cloud-kingdom',
    timeOfDay: 'day',
    side: 2,
    shot: strikes(0.95),
    bands: {
      '2-3': { shot: strikes(0.76) },
      '7-9': { shot: strikes(1.1) },
      '10-12': { shot: strikes(1.25, true) },
    },
  },
  relief: {
    see: '{Name} jumps on the great drum and makes it boom, a swallow flies overhead, and the little cloud laughs and rains{beside}.',
    detail:
      'Seen from below: the child leaps on the drum and strikes it; rings of sound; dark blue clouds with happy faces; silver rain slants down; the little cloud laughs and rains.',
    setting: 'cloud-kingdom',
    timeOfDay: 'day',
    side: 1,
    weather: 'rain',
    shot: booms(0.85),
    bands: {
      '2-3': { shot: booms(0.7) },
      '7-9': { shot: booms(0.98, true) },
      '10-12': { shot: booms(1.12, true) },
    },
  },
  homeward: {
    see: '{Name} dances with Nana in the first rain{beside}.',
    detail:
      'Medium picture, wet green and grey: Nana, soaked and laughing, holds out his arms; the child dances in a puddle; paper boats are afloat at last.',
    setting: 'garden',
    timeOfDay: 'dusk',
    side: 1,
    weather: 'rain',
    shot: DANCE,
    bands: {
      '2-3': { shot: { ...DANCE, zoom: 0.8 } },
      '4-6': {
        see: '{Name} dances with Nana in the first rain before the house{beside}.',
        shot: {
          camera: 'medium',
          figures: [
            {
              who: 'child',
              x: -0.26,
              action: 'dancing',
              facing: 'right-front',
              expression: 'laughing',
              looksAt: 'ahead',
            },
            {
              who: 'grandfather',
              x: 0.28,
              distance: 'middle',
              when: 'nana',
              action: 'dancing',
              facing: 'left-front',
              expression: 'laughing',
              looksAt: 'up',
            },
            {
              who: 'grandfather',
              x: 0.28,
              distance: 'middle',
              when: 'umbrella',
              action: 'offering',
              holds: 'umbrella',
              facing: 'left-front',
              expression: 'happy',
              looksAt: 'viewer',
            },
            {
              who: 'friend',
              x: -0.72,
              distance: 'middle',
              action: 'jumping',
              facing: 'right-front',
              expression: 'laughing',
              looksAt: 'child',
            },
            { who: 'pet', x: 0.66, action: 'jumping', facing: 'left', expression: 'happy', looksAt: 'child' },
            {
              who: 'guide',
              x: 0.5,
              distance: 'far',
              height: 1.9,
              action: 'waving',
              facing: 'left-front',
              expression: 'happy',
              looksAt: 'down',
            },
          ],
          objects: [
            { what: 'umbrella', states: ['upside-down'], colour: 'black', when: 'umbrella' },
            { what: 'puddle', x: -0.26, size: 1.2 },
            { what: 'splash', x: -0.26, size: 0.8 },
            { what: 'puddle', x: 0.1, distance: 'foreground', height: 0.07, size: 1.3 },
            { what: 'paper-boat', x: 0.1, distance: 'foreground', height: 0.1, count: 3, size: 0.5 },
          ],
        },
      },
    },
  },
  bed: {
    ...ASLEEP,
    see: '{Name} sleeps while rain runs down the window{beside}.',
    detail:
      'Seen from above: the child asleep, one hand open beside a paper boat; a bucket under the eaves; soft grey rain, warm dark room.',
    side: 0,
    weather: 'rain',
    shot: {
      camera: 'medium',
      states: ['lights-out', 'in-the-fields'],
      figures: [
        { who: 'child', on: 'bed', action: 'sleeping', arms: 'hugging', expression: 'asleep' },
        { who: 'pet', x: -0.5, action: 'sleeping', expression: 'asleep', facing: 'right' },
      ],
      objects: [{ what: 'paper-boat', x: 0.28 }],
    },
    bands: {
      '4-6': {
        see: '{Name} sleeps while rain runs down the window and a paper boat sails in a bucket{beside}.',
        shot: {
          camera: 'medium',
          states: ['lights-out', 'in-the-fields'],
          figures: [
            { who: 'child', on: 'bed', action: 'sleeping', arms: 'hugging', expression: 'asleep' },
            { who: 'pet', x: -0.5, action: 'sleeping', expression: 'asleep', facing: 'right' },
          ],
          objects: [
            { what: 'paper-boat', x: 0.5, height: 0.2, size: 0.7 },
            { what: 'bucket', x: 0.5, states: ['full'] },
          ],
        },
      },
    },
  },
}
