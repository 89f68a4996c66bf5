import { ASLEEP, type Storyboard, type TaleShot } from '../../format/arc.ts'

/** The sea comes out of the chest. */
const seaRollsOut = ({ chest, pet, leap }: { chest: number; pet: number; leap: number }): TaleShot => ({
  camera: 'from-below',
  states: ['flood'],
  focus: 'sea-chest',
  figures: [
    {
      who: 'child',
      x: -0.3,
      action: 'jumping',
      holds: 'key',
      facing: 'right-front',
      expression: 'laughing',
      looksAt: 'sea-chest',
    },
    {
      who: 'friend',
      x: -0.72,
      action: 'cheering',
      facing: 'right-front',
      expression: 'laughing',
      looksAt: 'child',
    },
    { who: 'pet', x: pet, action: 'jumping', facing: 'left', expression: 'surprised', looksAt: 'sea-chest' },
    {
      who: 'guide',
      x: 0.5,
      height: leap,
      size: 1.15,
      action: 'jumping',
      facing: 'left',
      expression: 'laughing',
      looksAt: 'child',
    },
  ],
  objects: [
    { what: 'sea-chest', x: 0.24, distance: 'near', height: 0.16, size: chest, states: ['open'] },
    { what: 'key', colour: 'gold' },
  ],
})

/** Papa kneels to the child beside the boat. */
const home = (arms: 'offering' | 'hand-on-heart'): TaleShot => ({
  camera: 'medium',
  states: ['flood'],
  figures: [
    { who: 'child', x: -0.26, action: 'cheering', facing: 'viewer', expression: 'laughing', looksAt: 'father' },
    {
      who: 'father',
      x: 0.2,
      action: 'kneeling',
      arms,
      facing: 'left-front',
      expression: 'tender',
      looksAt: 'child',
    },
    {
      who: 'friend',
      x: -0.78,
      distance: 'middle',
      action: 'clapping',
      facing: 'right-front',
      expression: 'laughing',
      looksAt: 'father',
    },
    { who: 'pet', x: 0.62, action: 'sitting', facing: 'left', expression: 'happy', looksAt: 'child' },
  ],
  objects: [{ what: 'fishing-boat', x: 0.44, distance: 'middle', size: 0.7 }],
})

/** Asleep below a window with the sea outside. */
const asleep = (zoom: number): TaleShot => ({
  camera: 'medium',
  zoom,
  states: ['by-the-sea'],
  figures: [
    { who: 'child', on: 'bed', action: 'sleeping', arms: 'carrying', holds: 'key', expression: 'asleep' },
    { who: 'pet', on: 'bed', action: 'sleeping', expression: 'asleep', facing: 'right' },
  ],
  objects: [{ what: 'key', colour: 'gold', size: 1.8 }],
})

/** The second half of the tale `tideThatOverslept`. */
export const tideThatOversleptWayHome: Pick<Storyboard['scenes'], 'relief' | 'homeward' | 'bed'> = {
  relief: {
    see: '{Name} jumps for joy as the chest flies open and the sea rolls out, green and laughing{beside}.',
    detail:
      'Foam and light pour from the open chest, green waves rise on both sides; the dolphin leaps over the first wave.',
    setting: 'cave',
    timeOfDay: 'dusk',
    side: 2,
    shot: seaRollsOut({ chest: 0.95, pet: 0.76, leap: 0.88 }),
    bands: {
      '2-3': { shot: seaRollsOut({ chest: 0.95, pet: 0.82, leap: 0.62 }) },
      '4-6': { shot: seaRollsOut({ chest: 0.74, pet: 0.82, leap: 0.76 }) },
    },
  },
  homeward: {
    see: '{Name} cheers as Papa kneels to {him} beside his boat, while the green wave that carried {him} home rolls out{beside}.',
    detail:
      'Dusk on the beach: the kind green wave that carried the child home curls behind them; the boat is upright; Papa kneels in the foam and holds out his hands to the child, who throws up both arms; a first star.',
    setting: 'beach',
    timeOfDay: 'dusk',
    side: 0,
    shot: home('offering'),
    // Arms held out would hide the face of a small child.
    bands: { '2-3': { shot: home('hand-on-heart') }, '4-6': { shot: home('hand-on-heart') } },
  },
  bed: {
    ...ASLEEP,
    see: '{Name} sleeps while the sea breathes in and out below the window, a brass key still in {his} hand{beside}.',
    detail: 'A small room by the sea; the brass key in the sleeping hand; moonlight on calm water outside.',
    side: 0,
    shot: asleep(1.2),
    bands: { '2-3': { shot: asleep(0.86) }, '4-6': { shot: asleep(1) } },
  },
}
