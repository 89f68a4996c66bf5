import type { Storyboard, TaleShot } from '../../format/arc.ts'
import { tideThatOversleptWayHome } from './storyboard-way-home.ts'

/** The dolphin hands over the key, at the height of the hands. */
const handsOverKey = ({ dolphin, height = 0.3, key }: { dolphin: number; height?: number; key: number }): TaleShot => ({
  camera: 'wide',
  focus: 'sea-chest',
  figures: [
    { who: 'child', x: -0.56, action: 'offering', facing: 'right-front', expression: 'wonder', looksAt: 'guide' },
    {
      who: 'guide',
      x: dolphin,
      height,
      size: 1.25,
      holds: 'key',
      action: 'offering',
      facing: 'left',
      expression: 'happy',
      looksAt: 'child',
    },
    {
      who: 'friend',
      x: -0.88,
      distance: 'middle',
      action: 'hands-on-cheeks',
      facing: 'right-front',
      expression: 'surprised',
      looksAt: 'sea-chest',
    },
    { who: 'pet', x: 0.34, action: 'crouching', facing: 'right', expression: 'curious', looksAt: 'sea-chest' },
  ],
  objects: [
    { what: 'sea-chest', x: 0.62, distance: 'middle', size: 1.5, states: ['closed'] },
    { what: 'key', colour: 'gold', size: key },
    { what: 'bubbles', x: 0.54, distance: 'middle', height: 1.1 },
    { what: 'bubbles', x: 0.76, distance: 'middle', height: 1.3, size: 0.8 },
  ],
})

/** The dolphin points at the chest, which snores. */
const SHOWS_CHEST: TaleShot = {
  camera: 'wide',
  zoom: 1.1,
  focus: 'sea-chest',
  figures: [
    { who: 'child', x: -0.5, action: 'gasping', facing: 'right-front', expression: 'wonder', looksAt: 'sea-chest' },
    {
      who: 'guide',
      x: -0.1,
      height: 0.7,
      size: 1.25,
      action: 'pointing',
      facing: 'right',
      expression: 'happy',
      looksAt: 'sea-chest',
    },
    {
      who: 'friend',
      x: -0.88,
      distance: 'middle',
      action: 'hands-on-cheeks',
      facing: 'right-front',
      expression: 'surprised',
      looksAt: 'sea-chest',
    },
    { who: 'pet', x: -0.06, action: 'crouching', facing: 'right', expression: 'curious', looksAt: 'sea-chest' },
  ],
  objects: [
    { what: 'sea-chest', x: 0.56, distance: 'middle', size: 1.3, states: ['closed'] },
    { what: 'bubbles', x: 0.5, distance: 'middle', height: 1.0 },
    { what: 'bubbles', x: 0.72, distance: 'middle', height: 1.2, size: 0.8 },
  ],
}

/** The child pulls at the key in the lock, which is at the height of its hands. */
const pullsAtKey = ({ chest, key }: { chest: number; key: number }): TaleShot => ({
  camera: 'medium',
  focus: 'key',
  figures: [
    {
      who: 'child',
      x: 0,
      action: 'pulling',
      touches: 'key',
      facing: 'right-front',
      expression: 'determined',
      looksAt: 'key',
    },
    {
      who: 'friend',
      x: -0.34,
      action: 'pulling',
      touches: 'child',
      facing: 'right-front',
      expression: 'determined',
      looksAt: 'key',
    },
    { who: 'pet', x: -0.74, action: 'pulling', facing: 'right', expression: 'determined', looksAt: 'child' },
    {
      who: 'guide',
      x: 0.56,
      height: 0.76,
      size: 1.15,
      distance: 'middle',
      facing: 'left',
      expression: 'scared',
      looksAt: 'up',
    },
  ],
  objects: [
    { what: 'sea-chest', x: 0.5, distance: 'middle', size: chest, states: ['closed'] },
    { what: 'key', x: 0.38, height: key, size: chest, colour: 'gold', states: ['lying'], facing: 'left' },
  ],
})

/** The pictures of the tale `tideThatOverslept`. */
export const tideThatOversleptPictures: Storyboard = {
  depictions: {
    sand: { setting: 'beach' },
    dolphin: { figure: 'dolphin' },
    papa: { figure: 'father' },
    boats: { object: 'fishing-boat', count: 2 },
    boat: { object: 'fishing-boat' },
    gulls: { figure: 'gull' },
    box: { object: 'sea-chest' },
    'sea-chest': { object: 'sea-chest' },
    'iron chest': { object: 'sea-chest' },
    chest: { object: 'sea-chest' },
    key: { object: 'key' },
    'brass key': { object: 'key', colour: 'gold' },
    lid: { object: 'sea-chest', state: 'open' },
    anchor: { setting: 'deep-sea' },
    bicycle: { setting: 'deep-sea' },
  },
  stage: {
    moment: { setting: 'cave', timeOfDay: 'dusk', side: 0 },
    deed: { setting: 'cave', timeOfDay: 'dusk', side: 1 },
    dark: { setting: 'cave', timeOfDay: 'night', side: 2 },
    token: 'key',
    treat: 'fritter',
    small: 'crab',
    keeper: 'whale',
    guide: { height: 0.1, size: 0.72 },
    sights: {
      // A little of the tide has come out of its chest.
      unsung: {
        objects: [
          { what: 'tide', x: 0.2, distance: 'near', size: 0.52 },
          { what: 'sea-chest', x: 0.34, size: 0.9, states: ['closed'] },
        ],
        guide: { x: 0.42, distance: 'far', height: 0.8, size: 0.7, action: 'swimming' },
      },
      tempt: {
        figures: [
          { who: 'fish', x: -0.16, height: 0.9, size: 0.9, facing: 'right', action: 'swimming' },
          { who: 'fish', x: 0.04, height: 1.12, size: 0.8, facing: 'right', action: 'swimming' },
          { who: 'fish', x: 0.2, height: 0.8, size: 0.9, facing: 'right', action: 'swimming' },
        ],
      },
      undone: { objects: [{ what: 'fishing-boat', size: 0.4 }] },
    },
  },
  cover: {
    see: '{Name} rides a leaping dolphin and holds up a brass key{beside}.',
    detail:
      'Wide picture at sunset: the child on the back of a dolphin that leaps out of a rock pool, the brass key held high and shining; wet sand and rocks; calm sky above for the title.',
    setting: 'beach',
    timeOfDay: 'sunset',
    side: 3,
    shot: {
      camera: 'wide',
      states: ['low-tide'],
      figures: [
        { who: 'guide', x: -0.06, height: -0.06, size: 1.7, action: 'proud', facing: 'right', expression: 'happy' },
        {
          who: 'child',
          on: 'guide',
          action: 'riding',
          holds: 'key',
          facing: 'right-front',
          expression: 'laughing',
          looksAt: 'ahead',
        },
        { who: 'friend', x: -0.7, action: 'cheering', facing: 'right-front', expression: 'laughing', looksAt: 'child' },
        { who: 'pet', x: 0.78, action: 'jumping', facing: 'left', expression: 'happy', looksAt: 'child' },
      ],
      objects: [
        { what: 'key', colour: 'gold', size: 2 },
        { what: 'splash', x: -0.2, size: 1.3 },
      ],
    },
  },
  scenes: {
    home: {
      see: '{Name} looks out over a mile of sand from which the sea has gone away{beside}.',
      detail:
        'Wide and bright: boats lie on their sides, gulls walk about; Papa sits on the edge of his boat; far out a thin line where the water used to be.',
      setting: 'beach',
      timeOfDay: 'day',
      side: 0,
      shot: {
        camera: 'wide',
        states: ['low-tide'],
        figures: [
          {
            who: 'child',
            x: -0.3,
            action: 'standing',
            arms: 'looking-up',
            facing: 'right-back',
            expression: 'doubtful',
          },
          {
            who: 'father',
            x: 0.5,
            on: 'fishing-boat',
            action: 'sitting',
            facing: 'left-front',
            expression: 'doubtful',
            looksAt: 'child',
          },
          { who: 'pet', x: -0.62, action: 'walking', facing: 'right', expression: 'curious', looksAt: 'gull' },
          { who: 'gull', x: 0.08, action: 'walking', facing: 'left', expression: 'doubtful' },
          { who: 'gull', x: 0.74, action: 'walking', facing: 'right', expression: 'doubtful' },
        ],
        objects: [
          { what: 'fishing-boat', x: 0.58, distance: 'middle', size: 0.85, states: ['lying'] },
          {
            what: 'fishing-boat',
            x: -0.3,
            distance: 'far',
            size: 0.8,
            states: ['lying'],
            colour: 'green',
            facing: 'left',
          },
        ],
      },
      bands: {
        '2-3': {
          see: '{Name} asks Papa, who sits on a boat, where the sea is, for there is only sand{beside}.',
          shot: {
            camera: 'wide',
            zoom: 1.25,
            states: ['low-tide'],
            figures: [
              {
                who: 'child',
                x: -0.24,
                action: 'shrugging',
                facing: 'right-front',
                expression: 'surprised',
                looksAt: 'father',
              },
              {
                who: 'father',
                x: 0.5,
                on: 'fishing-boat',
                action: 'sitting',
                facing: 'left-front',
                expression: 'doubtful',
                looksAt: 'child',
              },
              { who: 'pet', x: -0.66, action: 'walking', facing: 'right', expression: 'curious', looksAt: 'gull' },
              { who: 'gull', x: 0.12, action: 'walking', facing: 'left', expression: 'calm', looksAt: 'child' },
            ],
            objects: [
              { what: 'fishing-boat', x: 0.62, distance: 'middle', size: 0.85, states: ['lying'] },
              {
                what: 'fishing-boat',
                x: -0.4,
                distance: 'far',
                size: 0.8,
                states: ['lying'],
                colour: 'green',
                facing: 'left',
              },
            ],
          },
        },
      },
    },
    call: {
      see: '{Name} crouches at a rock pool in which a dolphin swims round and round{beside}.',
      detail:
        'Seen from above: black rocks, a clear round pool, a dolphin that looks up; the child kneels at the edge; bright sun on shining mud.',
      setting: 'beach',
      timeOfDay: 'day',
      side: 3,
      shot: {
        camera: 'from-above',
        states: ['low-tide'],
        focus: 'guide',
        figures: [
          {
            who: 'child',
            x: -0.22,
            action: 'crouching',
            arms: 'pointing',
            facing: 'right-front',
            expression: 'surprised',
            looksAt: 'ahead',
          },
          {
            who: 'guide',
            on: 'pool',
            size: 1.7,
            action: 'swimming',
            facing: 'left-front',
            expression: 'curious',
            looksAt: 'child',
          },
          {
            who: 'friend',
            x: -0.66,
            distance: 'middle',
            action: 'pointing',
            facing: 'right-front',
            expression: 'surprised',
            looksAt: 'guide',
          },
          {
            who: 'pet',
            x: -0.7,
            action: 'crouching',
            facing: 'right',
            expression: 'curious',
            looksAt: 'guide',
          },
          {
            who: 'crab',
            x: 0.66,
            distance: 'middle',
            height: 0,
            facing: 'left',
            expression: 'surprised',
            looksAt: 'guide',
          },
          { who: 'gull', x: 0.1, distance: 'far', action: 'walking', facing: 'right', expression: 'doubtful' },
        ],
      },
    },
    crossing: {
      see: '{Name} rides down through blue water on the dolphin’s back, holding on to her fin{beside}.',
      detail: 'Green and blue rooms of rock open one behind the other; an old anchor, a bicycle; glitter on the floor.',
      setting: 'deep-sea',
      timeOfDay: 'day',
      side: 2,
      shot: {
        camera: 'wide',
        figures: [
          {
            who: 'guide',
            x: 0.16,
            height: 0.2,
            size: 1.9,
            action: 'swimming',
            facing: 'right',
            expression: 'happy',
            looksAt: 'ahead',
          },
          {
            who: 'child',
            on: 'guide',
            action: 'riding',
            touches: 'guide',
            facing: 'right',
            expression: 'wonder',
            looksAt: 'ahead',
          },
          {
            who: 'friend',
            x: -0.6,
            distance: 'middle',
            height: 0.56,
            action: 'swimming',
            facing: 'right',
            expression: 'happy',
            looksAt: 'child',
          },
          {
            who: 'pet',
            x: -0.72,
            height: 0.04,
            action: 'swimming',
            facing: 'right',
            expression: 'happy',
            looksAt: 'child',
          },
        ],
        // In this water one can breathe: nobody has a bubble on the head beside a loose one.
        objects: [
          { what: 'bubbles', x: -0.4, height: 1.0, size: 0.8 },
          { what: 'bubble', x: 0.7, distance: 'middle', height: 1.3, size: 0.2 },
        ],
      },
    },
    meeting: {
      see: 'The dolphin brings {name} a brass key before a great iron sea-chest that snores in a cave{beside}.',
      detail:
        'Seen from low down: the cave is high as a temple, a shaft of light falls on the black chest with its beard of weed; bubbles rise from it with every snore.',
      setting: 'cave',
      timeOfDay: 'dusk',
      side: 1,
      shot: handsOverKey({ dolphin: -0.18, key: 1.8 }),
      bands: {
        '2-3': {
          see: 'The dolphin shows {name} a great iron sea-chest in a cave{beside}.',
          shot: SHOWS_CHEST,
        },
        '4-6': { shot: handsOverKey({ dolphin: -0.1, height: 0.24, key: 1.3 }) },
      },
    },
    trouble: {
      see: '{Name} pulls with both hands at a key that is stuck fast in the lock of the sea-chest{beside}.',
      detail:
        'Close: feet braced against the floor, the brass key in the lock of the chest; the dolphin looks anxiously up to where the light comes from.',
      setting: 'cave',
      timeOfDay: 'dusk',
      side: 2,
      shot: pullsAtKey({ chest: 1.2, key: 0.26 }),
      bands: {
        '4-6': { shot: pullsAtKey({ chest: 1.36, key: 0.3 }) },
        '7-9': { shot: pullsAtKey({ chest: 1.5, key: 0.34 }) },
        '10-12': { shot: pullsAtKey({ chest: 1.75, key: 0.39 }) },
      },
    },
    ...tideThatOversleptWayHome,
  },
}
