import { ASLEEP, type ByAge, type Scene } from '../../format/storyboard.ts'

export const trouble = {
  detail:
    'Wide picture, full of movement: the huge curved horn, the child sliding down it with arms in the air, the silver bell flying; the star-child cannot look; the moon stares, more awake than ever.',
  setting: 'moon',
  timeOfDay: 'night',
  side: 1,
  shot: {
    camera: 'wide',
    states: ['moon-awake'],
    figures: [
      { who: 'child', on: 'branch', action: 'sliding', facing: 'left', expression: 'surprised', looksAt: 'bell' },
      { who: 'friend', x: 0.12, action: 'falling', facing: 'left-front', expression: 'surprised' },
      {
        who: 'guide',
        x: -0.42,
        distance: 'middle',
        size: 1.35,
        action: 'startled',
        facing: 'right-front',
        expression: 'scared',
        looksAt: 'child',
      },
      {
        who: 'pet',
        x: 0.86,
        distance: 'middle',
        height: 0.16,
        action: 'falling',
        facing: 'left-front',
        expression: 'surprised',
      },
      { who: 'moth', x: 0.3, distance: 'middle', height: 1.9, size: 0.55, action: 'flying', facing: 'left' },
    ],
    objects: [{ what: 'bell', x: -0.2, height: 1.05, colour: 'silver' }],
  },
} satisfies ByAge<Scene>

export const relief = {
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
      { who: 'child', on: 'roof-edge', action: 'holding-up', holds: 'bell', expression: 'laughing', looksAt: 'guide' },
      { who: 'guide', x: -0.02, height: 0.1, size: 1.2, action: 'dozing', facing: 'left-front', expression: 'sleepy' },
      { who: 'friend', on: 'branch', action: 'cheering', expression: 'happy', looksAt: 'child' },
      { who: 'pet', x: 0.36, action: 'sitting', facing: 'left-front', expression: 'sleepy' },
      { who: 'moth', x: -0.62, height: 1.45, size: 0.55, action: 'flying', facing: 'right' },
    ],
    objects: [
      { what: 'bell', size: 1.7, colour: 'silver' },
      { what: 'music-notes', x: 0.02, distance: 'middle', height: 1.5, size: 1.3, colour: 'silver' },
      { what: 'music-notes', x: -0.34, distance: 'middle', height: 1.3, size: 0.8, colour: 'silver' },
    ],
  },
} satisfies ByAge<Scene>

export const homeward = {
  detail:
    'Warm lamplight at home: the stair of light ends at the window; the child jumps down from the window seat, Dadi holds out a steaming steel cup of milk; outside the moon is asleep.',
  setting: 'bedroom',
  timeOfDay: 'night',
  side: 2,
  shot: {
    camera: 'medium',
    zoom: { '2-3': 0.84, '10-12': 1.04, else: 1 },
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
        action: 'holding',
        holds: 'milk-cup',
        facing: 'left-front',
        expression: 'tender',
        looksAt: 'child',
      },
      { who: 'friend', x: -0.68, action: 'cheering', facing: 'right-front', expression: 'happy', looksAt: 'viewer' },
      { who: 'pet', action: 'running', facing: 'right-front', expression: 'happy', looksAt: 'grandmother' },
      { who: 'moth', x: 0.2, distance: 'middle', height: 1.12, size: 0.55, action: 'flying', facing: 'left' },
    ],
  },
} satisfies ByAge<Scene>

export const bed = {
  ...ASLEEP,
  detail:
    'A wide, calm picture: deep blue shadows, the child asleep with the quilt up to the chin; in the window a moon with closed eyes behind a curtain of cloud.',
  side: 0,
  shot: {
    camera: 'wide',
    states: ['moon-asleep', 'lights-out'],
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
      { who: 'pet', on: 'bed', action: 'sleeping', facing: 'right', expression: 'asleep' },
      { who: 'moth', x: 0.06, distance: 'middle', height: 1.12, size: 0.55, facing: 'left' },
    ],
  },
} satisfies ByAge<Scene>
