import { ASLEEP, type Storyboard, type TaleShot } from '../../format/arc.ts'

const leapsHome = (zoom: number): TaleShot => ({
  camera: 'medium',
  zoom,
  states: ['moon-asleep', 'moon-stairs'],
  figures: [
    {
      who: 'child',
      x: -0.24,
      distance: 'middle',
      height: 0.34,
      action: 'jumping',
      facing: 'right-front',
      expression: 'happy',
      looksAt: 'grandmother',
    },
    {
      who: 'grandmother',
      x: 0.48,
      distance: 'near',
      action: 'offering',
      holds: 'milk-cup',
      facing: 'left-front',
      expression: 'tender',
      looksAt: 'child',
    },
    {
      who: 'friend',
      x: -0.68,
      distance: 'near',
      action: 'cheering',
      facing: 'right-front',
      expression: 'happy',
      looksAt: 'viewer',
    },
    { who: 'pet', x: 0.0, action: 'running', facing: 'right-front', looksAt: 'grandmother', expression: 'happy' },
    { who: 'moth', x: 0.2, distance: 'middle', height: 1.12, action: 'flying', facing: 'left', size: 0.55 },
  ],
})

/** The second half of the tale `moonAwake`. */
export const moonAwakeWayHome: Pick<Storyboard['scenes'], 'trouble' | 'relief' | 'homeward' | 'bed'> = {
  trouble: {
    see: '{Name} slides down the slippery silver horn of the moon, and the silver bell flies through the air{beside}.',
    detail:
      'Wide picture, full of movement: the huge curved horn, the child sliding down it with arms in the air, the silver bell flying; the star-child cannot look; the moon stares, more awake than ever.',
    setting: 'moon',
    timeOfDay: 'night',
    side: 1,
    shot: {
      camera: 'wide',
      states: ['moon-awake'],
      figures: [
        {
          who: 'child',
          on: 'branch',
          action: 'sliding',
          facing: 'left-front',
          expression: 'surprised',
          looksAt: 'bell',
        },
        { who: 'friend', x: 0.34, height: 0.04, action: 'falling', facing: 'left-front', expression: 'surprised' },
        {
          who: 'guide',
          x: -0.42,
          distance: 'middle',
          facing: 'right-front',
          action: 'startled',
          expression: 'scared',
          looksAt: 'child',
          size: 1.35,
        },
        {
          who: 'pet',
          x: -0.06,
          distance: 'middle',
          height: 0.16,
          action: 'falling',
          facing: 'left-front',
          expression: 'surprised',
        },
        { who: 'moth', x: 0.3, distance: 'middle', height: 1.9, action: 'flying', facing: 'left', size: 0.55 },
      ],
      objects: [{ what: 'bell', x: -0.2, height: 1.05, colour: 'silver' }],
    },
  },
  relief: {
    see: '{Name} rings the silver bell at the tip of the moon’s horn, and far below the moon gives a big yawn{beside}.',
    detail:
      'Seen from below: high on the tip of the horn the child holds up the ringing silver bell; silver notes drift down; below, the round moon yawns with closed eyes and the star-child nods off.',
    setting: 'moon',
    timeOfDay: 'night',
    side: 1,
    shot: {
      camera: 'from-below',
      focus: 'bell',
      states: ['moon-yawning'],
      figures: [
        {
          who: 'child',
          on: 'roof-edge',
          action: 'holding-up',
          holds: 'bell',
          facing: 'viewer',
          expression: 'laughing',
          looksAt: 'guide',
        },
        {
          who: 'guide',
          x: 0.12,
          height: 0.1,
          action: 'dozing',
          facing: 'left-front',
          expression: 'sleepy',
          size: 1.2,
        },
        {
          who: 'friend',
          on: 'branch',
          action: 'cheering',
          facing: 'viewer',
          expression: 'happy',
          looksAt: 'child',
        },
        { who: 'pet', x: 0.78, action: 'sitting', facing: 'left-front', expression: 'sleepy' },
        { who: 'moth', x: -0.62, height: 1.45, action: 'flying', facing: 'right', size: 0.55 },
      ],
      objects: [
        { what: 'bell', colour: 'silver', size: 1.7 },
        { what: 'music-notes', x: 0.02, height: 1.5, distance: 'middle', colour: 'silver', size: 1.3 },
        { what: 'music-notes', x: -0.34, height: 1.3, distance: 'middle', colour: 'silver', size: 0.8 },
      ],
    },
  },
  homeward: {
    see: '{Name} leaps down from the window to Dadi, who holds a cup of warm milk{beside}.',
    detail:
      'Warm lamplight at home: the stair of light ends at the window; the child jumps down from the window seat, Dadi holds out a steaming steel cup of milk; outside the moon is asleep.',
    setting: 'bedroom',
    timeOfDay: 'night',
    side: 2,
    shot: leapsHome(1),
    bands: { '2-3': { shot: leapsHome(0.84) }, '10-12': { shot: leapsHome(1.04) } },
  },
  bed: {
    ...ASLEEP,
    see: '{Name} sleeps under a quilt in a dark, quiet room, and the moon sleeps outside the window{beside}.',
    detail:
      'A wide, calm picture: deep blue shadows, the child asleep with the quilt up to the chin; in the window a moon with closed eyes behind a curtain of cloud.',
    side: 0,
    shot: {
      camera: 'wide',
      states: ['moon-asleep', 'lights-out'],
      figures: [
        { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
        { who: 'pet', on: 'bed', action: 'sleeping', expression: 'asleep', facing: 'right' },
        { who: 'moth', x: 0.06, distance: 'middle', height: 1.12, action: 'standing', facing: 'left', size: 0.55 },
      ],
    },
  },
}
