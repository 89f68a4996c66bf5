import { ASLEEP, type Storyboard, type TaleShot } from '../../format/arc.ts'
import { forAllAges } from '../for-all-ages.ts'

const SNIPS =
  '{Name} snips the coloured string at the iron arrow with scissors, and the baby sparrow flies out{beside}.'

/** The second half of the tale `sparrowOnTheClockTower`. */
export const sparrowOnTheClockTowerWayHome: Pick<Storyboard['scenes'], 'trouble' | 'relief' | 'homeward' | 'bed'> = {
  trouble: {
    see: 'The wind spins {name} head over heels beside the iron arrow, out of reach of the tangled baby bird{beside}.',
    detail:
      'At eye level with the top of the tower: gusts curl round the green roof; the child is upside down in a spiral of wind, arms and legs in all directions, with the eyes on the yellow string; the ball of string swings out of reach.',
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
          x: -0.3,
          height: 0.56,
          action: 'tumbling',
          facing: 'left-back',
          expression: 'surprised',
          looksAt: 'string-tangle',
        },
        {
          who: 'friend',
          x: -0.7,
          height: 0.1,
          action: 'falling',
          facing: 'right-front',
          expression: 'surprised',
          touches: 'child',
          looksAt: 'child',
        },
        { who: 'pet', x: 0.1, height: 1.46, action: 'tumbling', facing: 'left', expression: 'scared' },
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
        { what: 'gust', x: -0.3, height: 0.6, distance: 'near', size: 1.3, states: ['up'] },
        { what: 'gust', x: 0.6, height: 1.5, distance: 'middle', size: 1.1 },
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
    see: '{Name} sits on the roof and winds in the string, and Papa brings the last of the sesame chikki{beside}.',
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
          expression: 'happy',
          looksAt: 'kite-reel',
        },
        {
          who: 'father',
          x: 0.2,
          action: 'holding',
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
        { who: 'pet', x: -0.86, action: 'lying', facing: 'right', expression: 'tired', looksAt: 'child' },
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
        { what: 'flask', x: -0.02 },
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
        shot: landing('holding'),
      },
    },
  },
  bed: {
    ...ASLEEP,
    see: '{Name} sleeps, the yellow kite leans against the wall, and two sparrows sleep at the window{beside}.',
    detail:
      'A wide, calm picture in deep blue: the child asleep in bed below a window full of night; two sparrows sleep on the sill; the yellow kite leans against the wall.',
    side: 0,
    states: ['lights-out', 'in-the-city'],
    shot: inBed(1.2),
    bands: {
      '2-3': { shot: inBed(0.9) },
      '4-6': { shot: inBed(1.05) },
      '10-12': {
        see: '{Name} sleeps under the window while paper lanterns rise outside, and two sparrows sleep on the sill{beside}.',
        states: ['lights-out', 'in-the-city', 'sky-lanterns'],
        shot: inBed(1.3),
      },
    },
  },
}

function inBed(zoom: number): TaleShot {
  return {
    camera: 'wide',
    zoom,
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
      { who: 'pet', on: 'bed', action: 'sleeping', expression: 'asleep', facing: 'right' },
      {
        who: 'little-bird',
        on: 'ledge',
        size: 1.1,
        action: 'sleeping',
        expression: 'asleep',
        facing: 'right',
      },
      {
        who: 'baby-bird',
        on: 'wall',
        size: 1.2,
        action: 'sleeping',
        expression: 'asleep',
        facing: 'left',
      },
    ],
    objects: [{ what: 'kite', x: 0.66, distance: 'middle', colour: 'yellow', states: ['closed'] }],
  }
}

function landing(papa: 'clapping' | 'holding'): TaleShot {
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
        ...(papa === 'holding' && { holds: 'chikki' }),
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
      { who: 'pet', x: 0.58, action: 'jumping', facing: 'left', expression: 'happy', looksAt: 'child' },
    ],
    objects: [{ what: 'kite', x: 0.92, distance: 'middle', colour: 'yellow', states: ['closed'] }, { what: 'chikki' }],
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
        expression: 'happy',
        ...(tool ? { arms: 'pointing', holds: tool } : { arms: 'reaching', touches: 'string-tangle' }),
        looksAt: 'baby-bird',
      },
      {
        who: 'baby-bird',
        x: 0.62,
        height: 0.95,
        size: 1.6,
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
        touches: 'cape',
        facing: 'right-front',
        expression: 'determined',
        looksAt: 'child',
      },
      {
        who: 'pet',
        x: -0.8,
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
