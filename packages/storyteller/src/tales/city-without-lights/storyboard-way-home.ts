import { ASLEEP, type Storyboard, type TaleShot } from '../../format/arc.ts'

/** Of the youngest, only the child is strong enough. */
const BY_THE_RAILING: TaleShot['figures'][number] = {
  who: 'friend',
  x: 0.85,
  distance: 'middle',
  action: 'covering-ears',
  facing: 'left-front',
  expression: 'scared',
  looksAt: 'great-switch',
}

/** The try that fails. `tall` is the height of the child relative to one of eight. */
const heaves = (tall: number): TaleShot => ({
  camera: 'from-below',
  zoom: 1.2,
  focus: 'great-switch',
  states: ['blackout'],
  figures: [
    {
      who: 'child',
      x: 0.5,
      action: 'pushing',
      touches: 'great-switch',
      facing: 'left-front',
      expression: 'determined',
      looksAt: 'great-switch',
    },
    { who: 'guide', x: -0.82, action: 'covering-eyes', facing: 'right-front', expression: 'scared' },
    tall < 0.8
      ? BY_THE_RAILING
      : {
          who: 'friend',
          x: tall < 1 ? -0.06 : 0.02,
          action: 'crouching',
          arms: 'pushing',
          touches: 'great-switch',
          facing: 'right-front',
          expression: 'determined',
          looksAt: 'great-switch',
        },
    { who: 'pet', x: -0.4, action: 'crouching', facing: 'left-front', expression: 'scared' },
    {
      who: 'pigeon',
      x: 0.14,
      distance: 'middle',
      height: 1.66 * tall,
      action: 'flying',
      facing: 'left',
      expression: 'surprised',
    },
  ],
  objects: [
    { what: 'great-switch', x: -0.3, distance: 'middle', size: 1.02 * tall, states: ['half', 'broken'] },
    { what: 'toolbox', x: tall < 0.8 ? 0.04 : 0.78, colour: 'red', states: ['open'] },
  ],
})

/** The try that works. `tall` is the height of the child relative to one of eight. */
const switchesOn = (tall: number): TaleShot => ({
  camera: 'from-above',
  focus: 'great-switch',
  states: ['switch-up'],
  figures: [
    {
      who: 'child',
      x: 0.04,
      action: 'standing',
      touches: 'great-switch',
      facing: 'right-front',
      expression: 'happy',
      looksAt: 'great-switch',
    },
    {
      who: 'guide',
      x: 0.66,
      action: 'reaching',
      touches: 'great-switch',
      facing: 'left-front',
      expression: 'laughing',
      looksAt: 'great-switch',
    },
    {
      who: 'friend',
      x: 0.62,
      action: 'standing',
      touches: 'great-switch',
      facing: 'left-front',
      expression: 'wonder',
      looksAt: 'down',
    },
    { who: 'pet', x: -0.84, action: 'jumping', facing: 'right-front', expression: 'happy', looksAt: 'child' },
    { who: 'pigeon', x: 0.55, height: 1.24 * tall, size: 0.75, action: 'sitting', facing: 'left', expression: 'happy' },
  ],
  objects: [
    { what: 'great-switch', x: 0.34, size: 0.96 * tall, states: ['up'] },
    { what: 'toolbox', x: -0.2, distance: 'middle', colour: 'red' },
  ],
})

/** Nearly there, one small bit after another. `tall` is the height of the child relative to one of eight. */
const nearlyThere = (tall: number): TaleShot => ({
  camera: 'medium',
  zoom: 1.1,
  focus: 'great-switch',
  states: ['blackout'],
  figures: [
    {
      who: 'child',
      x: 0.4,
      action: 'pushing',
      touches: 'great-switch',
      facing: 'left-front',
      expression: 'determined',
      looksAt: 'great-switch',
    },
    {
      who: 'guide',
      x: -0.5,
      action: 'pushing',
      facing: 'right-front',
      expression: 'determined',
      looksAt: 'great-switch',
    },
    {
      who: 'friend',
      x: -0.56,
      distance: 'middle',
      action: 'clapping',
      facing: 'right-front',
      expression: 'laughing',
      looksAt: 'child',
    },
    { who: 'pet', x: 0.7, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'great-switch' },
  ],
  objects: [{ what: 'great-switch', x: -0.2, distance: 'middle', size: 0.96 * tall, states: ['half', 'up'] }],
})

/** What pages of turns show of the work at the switch, for all ages. */
export const cityAtWork = {
  shot: nearlyThere(1),
  bands: {
    '2-3': { shot: nearlyThere(0.72) },
    '4-6': { shot: nearlyThere(0.86) },
    '10-12': { shot: nearlyThere(1.1) },
  },
} as const

/** Home again. */
const fliesHome = (zoom: number): TaleShot => ({
  camera: 'over-the-shoulder',
  zoom,
  states: ['switch-up'],
  figures: [
    {
      who: 'child',
      x: 0.24,
      distance: 'middle',
      height: 0.3,
      action: 'flying',
      arms: 'balancing',
      facing: 'left-front',
      expression: 'happy',
      looksAt: 'grandmother',
    },
    {
      who: 'grandmother',
      x: -0.58,
      action: 'waving',
      facing: 'right-front',
      expression: 'laughing',
      looksAt: 'child',
    },
    {
      who: 'friend',
      x: 0.7,
      distance: 'middle',
      height: 0.2,
      action: 'flying',
      touches: 'cape',
      facing: 'left-front',
      expression: 'laughing',
      looksAt: 'grandmother',
    },
    {
      who: 'pet',
      x: 0.24,
      height: 0.05,
      action: 'flying',
      facing: 'left',
      expression: 'happy',
      looksAt: 'grandmother',
    },
    {
      who: 'pigeon',
      x: -0.18,
      distance: 'middle',
      height: 0.7,
      action: 'sleeping',
      facing: 'left',
      expression: 'asleep',
    },
  ],
  objects: [
    { what: 'ice-cream', when: 'ice cream', x: -0.6, height: 0.4 },
    { what: 'watch', when: 'stopwatch', x: -0.67, height: 0.4 },
  ],
})

/** On the tower. `tall` is the height of the child relative to one of eight. */
const meetsTheRobot = (tall: number): TaleShot => ({
  camera: 'medium',
  focus: 'guide',
  states: ['blackout'],
  figures: [
    {
      who: 'child',
      x: -0.34,
      action: 'kneeling',
      facing: 'right-front',
      expression: 'tender',
      looksAt: 'guide',
    },
    { who: 'guide', x: 0.12, action: 'sitting', facing: 'left-front', expression: 'sad', looksAt: 'down' },
    {
      who: 'friend',
      x: -0.76,
      action: 'standing',
      arms: 'hand-on-heart',
      facing: 'right-front',
      expression: 'curious',
      looksAt: 'guide',
    },
    { who: 'pet', x: 0.46, action: 'sitting', facing: 'left-front', expression: 'curious', looksAt: 'guide' },
    {
      who: 'pigeon',
      x: 0.62,
      distance: 'middle',
      height: 1.53 * tall,
      action: 'sleeping',
      facing: 'left',
      expression: 'asleep',
    },
  ],
  objects: [
    { what: 'great-switch', x: 0.62, distance: 'middle', size: 1.16 * tall },
    { what: 'toolbox', x: 0.38, distance: 'middle', colour: 'red' },
  ],
})

/** The last picture, of as much of the room for children of all ages. The oldest has hung the cape in another room. */
const fallsAsleep = (zoom: number, cape = true): TaleShot => ({
  camera: 'medium',
  zoom,
  states: ['in-the-city', 'switch-up', 'lights-out'],
  figures: [
    { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
    { who: 'pet', x: -0.5, action: 'sleeping', expression: 'asleep', facing: 'right' },
    {
      who: 'pigeon',
      x: 0.66,
      distance: 'far',
      height: 0.79,
      action: 'sleeping',
      expression: 'asleep',
      facing: 'left',
    },
  ],
  objects: cape ? [{ what: 'cape', x: 0.1, distance: 'far', height: 0.86, states: ['up'] }] : [],
})

/** The second half of the tale `cityWithoutLights`. */
export const cityWithoutLightsWayHome: Pick<
  Storyboard['scenes'],
  'meeting' | 'trouble' | 'relief' | 'homeward' | 'bed'
> = {
  meeting: {
    see: '{Name} kneels on the light tower by a small sad robot, which sits below the fallen switch{beside}.',
    detail:
      'On the iron platform among dead dials: the small robot sits with drooping arms, the huge red lever of the great switch hangs down beside it; the child comes down with the cape still full of wind; below lies the dark city.',
    setting: 'city-roof',
    capes: ['child'],
    timeOfDay: 'night',
    side: 2,
    shot: meetsTheRobot(1),
    bands: {
      '2-3': { shot: meetsTheRobot(0.72) },
      '4-6': { shot: meetsTheRobot(0.86) },
      '10-12': { shot: meetsTheRobot(1.1) },
    },
  },
  trouble: {
    see: '{Name} heaves at the red lever of the great switch, and it springs back with sparks{beside}.',
    detail:
      'Seen from below, large against the stars: the iron switch with its red lever half raised, sparks flying; the child pushes up from beneath with all its might; the robot hides its eyes; a pigeon bursts into the air.',
    setting: 'city-roof',
    capes: ['child'],
    timeOfDay: 'night',
    side: 2,
    shot: heaves(1),
    bands: {
      '2-3': { shot: heaves(0.72) },
      '4-6': { shot: heaves(0.86) },
      '10-12': { shot: heaves(1.1) },
    },
  },
  relief: {
    see: '{Name} pushes the great switch up with the robot, and light runs out over the whole city{beside}.',
    detail:
      'Wide: the lever is up and its lamps are green; the child and the robot cheer beside it; behind them golden streets run from the foot of the tower over the bridges to the hills.',
    setting: 'city-roof',
    capes: ['child'],
    timeOfDay: 'night',
    side: 2,
    shot: switchesOn(1),
    bands: {
      '2-3': { shot: switchesOn(0.72) },
      '4-6': { shot: switchesOn(0.86) },
      '10-12': { shot: switchesOn(1.1) },
    },
  },
  homeward: {
    see: '{Name} flies home over bright streets to Dadi, who waves from the balcony{beside}.',
    detail:
      'Night full of lit windows: the child sails in over the railing with a smear of grease on the red cape; Dadi waves with both arms from the balcony in the light of the door.',
    setting: 'city-roof',
    capes: ['child'],
    timeOfDay: 'night',
    side: 0,
    shot: fliesHome(1),
    bands: { '2-3': { shot: fliesHome(0.8) }, '4-6': { shot: fliesHome(0.9) } },
  },
  bed: {
    ...ASLEEP,
    see: '{Name} sleeps in {his} own bed with the red cape on its hook{beside}.',
    detail:
      'A dark, calm room: the child asleep, the red cape on its hook again; outside the window the last lights of the city and a sleeping pigeon.',
    side: 0,
    shot: fallsAsleep(1),
    bands: {
      '2-3': { shot: fallsAsleep(0.74) },
      '4-6': { shot: fallsAsleep(0.86) },
      '10-12': {
        see: '{Name} sleeps in a room without a lamp, and outside hardly a window is still lit{beside}.',
        detail:
          'A dark, calm room: the child asleep, the lamp put out; outside the window one last light in the city and a sleeping pigeon.',
        shot: fallsAsleep(1, false),
      },
    },
  },
}
