import { ASLEEP, type Storyboard, type TaleShot } from '../../format/arc.ts'

/** The boat in the whirl; the friend has an oar or something else to dig in with. */
const spinning = (friend: Pick<TaleShot['figures'][number], 'action' | 'holds'>, zoom = 1): TaleShot => ({
  camera: 'from-above',
  zoom,
  focus: 'child',
  states: ['whirlpool'],
  figures: [
    {
      who: 'friend',
      on: 'rowing-boat',
      ...friend,
      facing: 'right-front',
      expression: 'scared',
      looksAt: 'child',
    },
    { who: 'pet', on: 'rowing-boat', action: 'sitting', facing: 'right', expression: 'scared', looksAt: 'child' },
    {
      who: 'child',
      on: 'rowing-boat',
      action: 'kneeling',
      arms: 'rowing',
      holds: 'oar',
      facing: 'right-front',
      expression: 'scared',
      looksAt: 'paper-lantern',
    },
    {
      who: 'guide',
      x: -0.62,
      height: -0.04,
      size: 1.2,
      action: 'startled',
      facing: 'right-front',
      expression: 'worried',
      looksAt: 'child',
    },
  ],
  objects: [
    { what: 'rowing-boat', x: -0.04, distance: 'middle', height: -0.04, size: 1.3, states: ['up', 'wet'] },
    { what: 'oar' },
    { what: 'baling-tin', when: 'baling tin' },
    { what: 'paper-lantern', x: 0.66, distance: 'far', size: 0.8, states: ['dim'] },
    { what: 'splash', x: 0.2, distance: 'near', size: 0.9 },
    { what: 'splash', x: -0.3, distance: 'middle', size: 0.6, facing: 'left' },
  ],
})

/** The boat is `x` to the right, so that its bow is beside the lantern, which is lifted up to the hand, at every age. */
const catches = (x: number, zoom: number, lift: number): TaleShot => ({
  camera: 'medium',
  zoom,
  focus: 'paper-lantern',
  states: ['whirlpool'],
  figures: [
    {
      who: 'friend',
      x: 0.78,
      height: 0.16,
      action: 'rowing',
      holds: 'oar',
      facing: 'left-front',
      expression: 'happy',
      looksAt: 'paper-lantern',
    },
    {
      who: 'pet',
      on: 'rowing-boat',
      action: 'standing',
      facing: 'left',
      expression: 'wonder',
      looksAt: 'paper-lantern',
    },
    {
      who: 'child',
      x: 0.06,
      height: 0.16,
      action: 'reaching-down',
      touches: 'paper-lantern',
      facing: 'left-front',
      expression: 'wonder',
      looksAt: 'paper-lantern',
    },
    {
      who: 'guide',
      x: -0.8,
      height: 0.36,
      size: 0.8,
      action: 'jumping',
      facing: 'right',
      expression: 'laughing',
      looksAt: 'paper-lantern',
    },
  ],
  objects: [
    { what: 'rowing-boat', x, height: -0.08, size: 1.1, facing: 'left' },
    { what: 'paper-lantern', x: -0.37, height: lift, size: 1.3, states: ['glowing'] },
    { what: 'splash', x: -0.8, size: 0.6 },
    { what: 'painted-light', x: 0.1, distance: 'far', height: 0.1, size: 1.1 },
    { what: 'painted-light', x: -0.6, distance: 'far', height: 0.9, size: 1.1, states: ['dim'] },
    { what: 'painted-light', x: 0.7, distance: 'far', height: 1, size: 1.2, states: ['dim'], facing: 'left' },
    {
      what: 'painted-light',
      x: 0.5,
      distance: 'foreground',
      height: -0.14,
      size: 0.46,
      states: ['dim'],
      facing: 'left',
    },
  ],
})

/** Nani, knee-deep in the water, opens her arms or takes the rope. */
const comesHome = (nani: Pick<TaleShot['figures'][number], 'action' | 'holds'>): TaleShot => ({
  camera: 'wide',
  states: ['landing', 'lamps'],
  figures: [
    {
      who: 'friend',
      on: 'rowing-boat',
      action: 'kneeling',
      arms: 'waving',
      facing: 'right-front',
      expression: 'happy',
      looksAt: 'grandmother',
    },
    {
      who: 'pet',
      on: 'rowing-boat',
      action: 'standing',
      facing: 'right',
      expression: 'happy',
      looksAt: 'grandmother',
    },
    {
      who: 'child',
      on: 'rowing-boat',
      action: 'kneeling',
      arms: 'holding-up',
      holds: 'paper-lantern',
      facing: 'right-front',
      expression: 'happy',
      looksAt: 'paper-lantern',
    },
    {
      who: 'grandmother',
      x: 0.6,
      height: -0.16,
      ...nani,
      facing: 'left-front',
      expression: 'tender',
      looksAt: 'paper-lantern',
    },
  ],
  objects: [
    { what: 'rowing-boat', x: -0.3, height: -0.08, size: 1.1 },
    { what: 'paper-lantern', states: ['lit'] },
  ],
})
const COMES_HOME = comesHome({ action: 'offering' })

const SLEEPS: TaleShot = {
  camera: 'over-the-shoulder',
  zoom: 1.02,
  states: ['lights-out', 'by-the-river'],
  figures: [
    { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
    { who: 'pet', on: 'bed', action: 'sleeping', expression: 'asleep', facing: 'right' },
  ],
  objects: [
    { what: 'paper-lantern', x: 0.34, distance: 'middle', height: 1.2, states: ['lit', 'up'] },
    { what: 'painted-light', x: -0.7, distance: 'middle', height: 1.3, size: 0.7, states: ['dim'] },
    { what: 'painted-light', x: 0.7, distance: 'middle', height: 1.2, size: 0.7, states: ['dim'], facing: 'left' },
  ],
}

/** The second half of the tale `lanternOnTheRiver`. */
export const lanternOnTheRiverWayHome: Pick<Storyboard['scenes'], 'trouble' | 'relief' | 'homeward' | 'bed'> = {
  trouble: {
    see: '{Name} digs in the oar with all {his} might while the river spins the boat round and round{beside}.',
    detail:
      'From above, full of movement: rings of white water wind inwards, the boat is thrown up at an angle; the child holds on to the oar; the lantern, small and dim, drifts away; the silver fish looks on in alarm.',
    setting: 'riverside',
    timeOfDay: 'night',
    side: 2,
    shot: spinning({ action: 'rowing', holds: 'oar' }),
    bands: {
      '2-3': { shot: spinning({ action: 'rowing', holds: 'oar' }, 0.8) },
      '4-6': { shot: spinning({ action: 'rowing', holds: 'oar' }, 0.9) },
      '10-12': { shot: spinning({ action: 'kneeling', holds: 'baling-tin' }, 1.08) },
    },
  },
  relief: {
    see: '{Name} leans out of the boat and catches the lantern, and its coloured light dances over the whole river{beside}.',
    detail:
      'Wide and golden: the child’s hand is on the lantern, which blazes up; shapes of coloured light about {theme} dance on the water, on the mist and on the trees; the silver fish leaps for joy.',
    setting: 'riverside',
    timeOfDay: 'night',
    side: 2,
    shot: catches(0.58, 1.06, 0.13),
    bands: {
      '2-3': { shot: catches(0.62, 0.8, 0.04) },
      '4-6': { shot: catches(0.58, 0.9, 0.08) },
      '10-12': { shot: catches(0.48, 1.06, 0.19) },
    },
  },
  homeward: {
    see: '{Name} comes home in the boat with the lantern, and Nani stands in the water to meet {him}{beside}.',
    detail:
      'Seen from the water: stone steps with the last few lamps lead up to a house with a lighted door; Nani has waded in up to her knees, with open arms; the boat glides in, the lantern held up in its bow lights both faces.',
    setting: 'riverside',
    timeOfDay: 'night',
    side: 3,
    shot: COMES_HOME,
    bands: {
      '2-3': { shot: { ...COMES_HOME, zoom: 0.74 } },
      '10-12': { shot: { ...comesHome({ action: 'holding', holds: 'rope' }), zoom: 1.14 } },
    },
  },
  bed: {
    ...ASLEEP,
    see: '{Name} sleeps while the lantern in the window turns, and its soft lights drift over the wall and the quilt{beside}.',
    detail:
      'A dark, quiet room above the river: the lantern hangs in the window; faint shapes of coloured light about {theme} drift over wall, ceiling and quilt; a frog sits on the sill.',
    side: 2,
    shot: SLEEPS,
    bands: { '2-3': { shot: { ...SLEEPS, zoom: 0.78 } }, '4-6': { shot: { ...SLEEPS, zoom: 0.9 } } },
  },
}
