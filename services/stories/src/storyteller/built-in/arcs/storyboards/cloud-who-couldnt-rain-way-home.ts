import { ASLEEP, type Storyboard, type TaleShot } from '../arc.ts'

/** The stick comes down; the friend jumps on the drum, or helps with the stick. */
const strikes = (helps: boolean): TaleShot => ({
  camera: 'wide',
  zoom: 1.2,
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
    { what: 'rain-drum', x: 0, distance: 'middle', states: ['dark'], size: 0.72 },
    { what: 'drumstick' },
    { what: 'puff', x: 0.3, distance: 'middle', height: 0.96 },
  ],
})

/** The drum booms; the friend cheers, or helps with the stick. */
const booms = (helps: boolean): TaleShot => ({
  camera: 'from-below',
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
      height: 0.9,
      size: 1.6,
      action: 'dancing',
      facing: 'right-front',
      expression: 'laughing',
      looksAt: 'ahead',
    },
    { who: 'pet', x: 0.74, action: 'cheering', facing: 'left', expression: 'happy', looksAt: 'up' },
  ],
  objects: [
    { what: 'rain-drum', distance: 'middle', size: 0.6 },
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
    { what: 'paper-boat', x: 0.1, distance: 'foreground', height: 0.1, count: 3, size: 0.7 },
  ],
}

/** The second half of the tale `cloudWhoCouldntRain`. */
export const cloudWhoCouldntRainWayHome: Pick<Storyboard['scenes'], 'trouble' | 'relief' | 'homeward' | 'bed'> = {
  trouble: {
    see: '{Name} strikes the giant drum with a stick, and only a puff of dust comes out{beside}.',
    detail:
      'From above, on the skin of the drum: the child has swung the heavy stick with both arms; a small cloud of dust; the little cloud has gone thin at the edges; big clouds look on and yawn.',
    setting: 'cloud-kingdom',
    timeOfDay: 'day',
    side: 2,
    shot: strikes(false),
    bands: { '10-12': { shot: strikes(true) } },
  },
  relief: {
    see: '{Name} stands on the great drum and makes it boom, and all the clouds wake and begin to rain{beside}.',
    detail:
      'Seen from below: the child leaps on the drum and strikes it; rings of sound; dark blue clouds with happy faces; silver rain slants down; the little cloud laughs and rains.',
    setting: 'cloud-kingdom',
    timeOfDay: 'day',
    side: 1,
    weather: 'rain',
    shot: booms(false),
    bands: { '7-9': { shot: booms(true) }, '10-12': { shot: booms(true) } },
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
            { what: 'paper-boat', x: 0.1, distance: 'foreground', height: 0.1, count: 3, size: 0.7 },
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
      states: ['lights-out'],
      figures: [
        { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
        { who: 'pet', x: -0.5, action: 'sleeping', expression: 'asleep', facing: 'right' },
      ],
      objects: [{ what: 'paper-boat', x: 0.28 }],
    },
    bands: {
      '4-6': {
        see: '{Name} sleeps while rain runs down the window and a paper boat sails in a bucket{beside}.',
        shot: {
          camera: 'medium',
          states: ['lights-out'],
          figures: [
            { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
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
