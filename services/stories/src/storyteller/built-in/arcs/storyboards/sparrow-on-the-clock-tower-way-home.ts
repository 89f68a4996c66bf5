import { ASLEEP, type Storyboard, type TaleShot } from '../arc.ts'
import { forAllAges } from './for-all-ages.ts'

const SNIPS =
  '{Name} snips the coloured string at the iron arrow with scissors, and the baby sparrow flies out{beside}.'

/** The second half of the tale `sparrowOnTheClockTower`. */
export const sparrowOnTheClockTowerWayHome: Pick<Storyboard['scenes'], 'trouble' | 'relief' | 'homeward' | 'bed'> = {
  trouble: {
    see: 'The wind spins {name} head over heels beside the iron arrow, out of reach of the tangled baby bird{beside}.',
    detail:
      'At eye level with the top of the tower: gusts curl round the green roof; the child, seen from behind with a startled face over the shoulder, tumbles with arms and legs in all directions and the red cape over the back; the ball of string swings out of reach.',
    setting: 'city-roof',
    timeOfDay: 'day',
    side: 1,
    states: ['kites', 'tower-top'],
    weather: 'wind',
    capes: ['child', 'friend'],
    ...forAllAges({
      camera: 'wide',
      focus: 'child',
      figures: [
        {
          who: 'child',
          x: -0.28,
          height: 0.66,
          action: 'falling',
          facing: 'right-back',
          expression: 'surprised',
          looksAt: 'viewer',
        },
        {
          who: 'friend',
          x: -0.74,
          height: -0.16,
          action: 'falling',
          facing: 'left-back',
          expression: 'surprised',
          looksAt: 'viewer',
        },
        { who: 'pet', x: -0.2, height: 0.1, action: 'jumping', facing: 'left', expression: 'scared' },
        {
          who: 'guide',
          x: 0.68,
          height: 0.75,
          size: 0.65,
          action: 'flying',
          facing: 'left',
          expression: 'scared',
          looksAt: 'child',
        },
      ],
      objects: [
        { what: 'string-tangle', x: 0.224, height: 1.1, distance: 'middle', states: ['full'], size: 1.8 },
        { what: 'gust', x: -0.6, height: 1.2, distance: 'middle', size: 1.4 },
        { what: 'gust', x: 0.0, height: 0.3, distance: 'near', size: 1.2 },
      ],
    }),
  },
  relief: {
    see: '{Name} loosens the coloured string at the iron arrow, and the baby sparrow flies out{beside}.',
    detail:
      'Low golden sun at the top of the tower: the child, in the air by the iron arrow, reaches into the pink, green and yellow string, which comes undone; a friend on the parapet holds the child back by the cape like a kite; beyond the arrow the baby sparrow beats its wings, free, and its mother flies to meet it.',
    setting: 'city-roof',
    timeOfDay: 'sunset',
    side: 3,
    states: ['kites', 'tower-top'],
    capes: ['child', 'friend'],
    ...forAllAges(freeing(), {
      '2-3': { see: SNIPS, shot: freeing('scissors') },
      '4-6': { see: SNIPS, shot: freeing('scissors') },
    }),
  },
  homeward: {
    see: '{Name} sits beside Papa on the roof and winds in the string while the sky grows pink{beside}.',
    detail:
      'A pink evening on the terrace: the child sits on the string cot and winds the string on to a fat spool; Papa holds out the last of the sesame chikki; a flask of tea on the floor, the yellow kite at rest beside a pot; two sparrows sit on the parapet.',
    setting: 'terrace',
    timeOfDay: 'sunset',
    side: 1,
    shot: {
      camera: 'medium',
      figures: [
        {
          who: 'child',
          on: 'seat',
          action: 'sitting',
          holds: 'kite-reel',
          facing: 'right-front',
          expression: 'relieved',
          looksAt: 'father',
        },
        {
          who: 'father',
          x: 0.2,
          action: 'offering',
          holds: 'chikki',
          facing: 'left-front',
          expression: 'tender',
          looksAt: 'child',
        },
        {
          who: 'friend',
          x: 0.6,
          action: 'sitting',
          facing: 'left-front',
          expression: 'happy',
          looksAt: 'child',
        },
        { who: 'pet', x: 0.0, action: 'lying', facing: 'left', expression: 'tired', looksAt: 'child' },
        {
          who: 'little-bird',
          x: -0.16,
          distance: 'middle',
          height: 0.62,
          size: 1.2,
          facing: 'right',
          looksAt: 'baby-bird',
        },
        { who: 'baby-bird', x: -0.04, distance: 'middle', height: 0.62, size: 1.3, facing: 'left' },
      ],
      objects: [
        { what: 'kite-reel', states: ['full'] },
        { what: 'chikki' },
        { what: 'kite', x: 0.8, distance: 'middle', colour: 'yellow', states: ['closed'] },
        { what: 'flask', x: 0.38 },
      ],
    },
    bands: {
      '2-3': {
        see: '{Name} flies down to the roof in the red cape, and Papa claps{beside}.',
        capes: ['child', 'friend'],
        shot: landing('clapping'),
      },
      '4-6': {
        see: '{Name} sails down to the roof in the red cape, where Papa waits with sesame chikki{beside}.',
        capes: ['child', 'friend'],
        shot: landing('offering'),
      },
    },
  },
  bed: {
    ...ASLEEP,
    see: '{Name} sleeps, the yellow kite leans against the wall, and two sparrows sleep at the window{beside}.',
    detail:
      'A wide, calm picture in deep blue: the child asleep on the seat below a large window full of night; two sparrows sleep on the sill at the child’s feet; the yellow kite leans against the seat.',
    side: 2,
    states: ['lights-out', 'in-the-city'],
    shot: inBed(),
    bands: {
      '2-3': { shot: inBed(0.47, -0.26, 1.2) },
      '4-6': { shot: inBed(0.44, -0.34, 1.2) },
      '10-12': {
        see: '{Name} sleeps under the window while paper lanterns rise outside, and two sparrows sleep on the sill{beside}.',
        states: ['lights-out', 'in-the-city', 'sky-lanterns'],
        shot: inBed(0.64, -0.2, 1.3),
      },
    },
  },
}

/** The sparrows sit on the window seat, at `x` and at the height of the sill that is seen beside the child. */
function inBed(sill = 0.56, x = -0.3, zoom = 1.35): TaleShot {
  return {
    camera: 'wide',
    zoom,
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
      { who: 'pet', x: -0.3, action: 'sleeping', expression: 'asleep', facing: 'right' },
      {
        who: 'little-bird',
        x,
        height: sill,
        distance: 'middle',
        size: 1.1,
        action: 'sleeping',
        expression: 'asleep',
        facing: 'right',
      },
      {
        who: 'baby-bird',
        x: x + 0.12,
        height: sill,
        distance: 'middle',
        size: 1.2,
        action: 'sleeping',
        expression: 'asleep',
        facing: 'left',
      },
    ],
    objects: [{ what: 'kite', x: 0.3, distance: 'middle', colour: 'yellow', states: ['closed'] }],
  }
}

function landing(papa: 'clapping' | 'offering'): TaleShot {
  return {
    camera: 'wide',
    figures: [
      {
        who: 'child',
        x: -0.2,
        height: 0.25,
        action: 'jumping',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'father',
      },
      {
        who: 'father',
        x: 0.3,
        action: papa,
        ...(papa === 'offering' && { holds: 'chikki' }),
        facing: 'left-front',
        expression: 'laughing',
        looksAt: 'child',
      },
      {
        who: 'friend',
        x: -0.64,
        height: 0.1,
        action: 'jumping',
        facing: 'right-front',
        expression: 'laughing',
      },
      { who: 'pet', x: 0.06, action: 'jumping', facing: 'left', expression: 'happy', looksAt: 'child' },
    ],
    objects: [
      { what: 'kite', x: 0.8, distance: 'middle', colour: 'yellow', states: ['closed'] },
      { what: 'chikki', x: 0.5 },
    ],
  }
}

/** In the air by the arrow: the string comes undone. */
function freeing(tool?: 'scissors'): TaleShot {
  return {
    camera: 'medium',
    focus: 'baby-bird',
    figures: [
      {
        who: 'child',
        x: -0.12,
        height: -0.04,
        action: 'floating',
        facing: 'right-front',
        expression: 'laughing',
        ...(tool ? { arms: 'pointing', holds: tool } : { arms: 'reaching', touches: 'string-tangle' }),
        looksAt: 'baby-bird',
      },
      {
        who: 'baby-bird',
        x: 0.54,
        height: 1.05,
        size: 2.1,
        action: 'flying',
        facing: 'right-front',
        expression: 'happy',
      },
      {
        who: 'guide',
        x: 0.82,
        height: 0.78,
        size: 0.65,
        action: 'flying',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'baby-bird',
      },
      {
        who: 'friend',
        x: -0.48,
        action: 'pulling',
        touches: 'child',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'child',
      },
      {
        who: 'pet',
        x: -0.92,
        distance: 'middle',
        action: 'jumping',
        facing: 'right',
        expression: 'happy',
        looksAt: 'up',
      },
    ],
    objects: [
      { what: 'string-tangle', x: 0.233, height: 1.175, distance: 'middle', states: ['open'], size: 1.5 },
      ...(tool ? [{ what: tool, states: ['open'] } as const] : []),
    ],
  }
}
