import type { Storyboard, TaleShot } from '../../format/arc.ts'
import { lampOfTheReefWayHome } from './storyboard-way-home.ts'

type Friend = Partial<Omit<TaleShot['figures'][number], 'who' | 'when'>>
/** Already on the way to the water. */
const INTO_THE_SEA: Friend = {
  x: 0.26,
  distance: 'far',
  action: 'running',
  facing: 'right-back',
  expression: 'determined',
  looksAt: 'ahead',
}

/** The turtle asks for help; the friend is doing or holding something. */
const callOf = (friend: Friend): TaleShot => ({
  camera: 'medium',
  focus: 'guide',
  figures: [
    {
      who: 'child',
      x: -0.04,
      action: 'kneeling',
      holds: 'shell',
      facing: 'right-front',
      expression: 'surprised',
      looksAt: 'guide',
    },
    {
      who: 'guide',
      x: 0.56,
      height: -0.16,
      size: 1.15,
      action: 'walking',
      facing: 'left-front',
      expression: 'worried',
      looksAt: 'up',
    },
    {
      who: 'friend',
      x: -0.66,
      distance: 'middle',
      facing: 'right-front',
      expression: 'worried',
      looksAt: 'guide',
      ...friend,
    },
    {
      who: 'pet',
      x: -0.4,
      distance: 'middle',
      action: 'sitting',
      facing: 'right',
      expression: 'curious',
      looksAt: 'guide',
    },
  ],
  objects: [
    { what: 'shell', colour: 'white' },
    { what: 'torch', states: ['lit'], when: 'torch' },
  ],
})

/** The pictures of the tale `lampOfTheReef`. */
export const lampOfTheReefPictures: Storyboard = {
  depictions: {
    shell: { object: 'shell' },
    'white shell': { object: 'shell', colour: 'white' },
    turtle: { figure: 'turtle' },
    torch: { object: 'torch' },
    bubble: { object: 'bubble' },
    bubbles: { object: 'bubbles' },
    jellyfish: { figure: 'jellyfish' },
    'little fish': { figure: 'reef-fish' },
    'giant clam': { object: 'giant-clam' },
    clam: { object: 'giant-clam' },
    door: { object: 'giant-clam' },
    light: { object: 'giant-clam', state: 'open' },
    pearl: { object: 'giant-clam', state: 'open' },
    fish: { figure: 'reef-fish' },
    nani: { figure: 'grandmother' },
    towel: { object: 'towel' },
    towels: { object: 'towel', count: 2 },
  },
  stage: {
    moment: { setting: 'deep-sea', timeOfDay: 'night', side: 2, carries: true },
    deed: { setting: 'reef', timeOfDay: 'night', side: 0, carries: true },
    dark: { setting: 'deep-sea', timeOfDay: 'night', side: 1, carries: true },
    token: 'shell',
    tokenLook: { colour: 'white' },
    treat: 'laddoo',
    small: 'seahorse',
    keeper: 'giant-clam',
    // It swims: on the ground, pets would hide it.
    guide: { height: 0.16 },
    sights: {
      clue: {
        objects: [
          { what: 'bubbles', x: -0.06, height: 0.5, size: 0.6 },
          { what: 'bubbles', x: 0.08, height: 0.9, size: 0.8 },
        ],
      },
      hurt: { objects: [{ what: 'fish-hook', height: 0.3, size: 0.7 }] },
      tempt: {
        figures: [
          { who: 'seahorse', x: -0.16, height: 0.9, facing: 'right', expression: 'happy' },
          { who: 'seahorse', x: 0, height: 1.05, facing: 'right', expression: 'happy' },
          { who: 'seahorse', x: 0.16, height: 0.95, facing: 'right', expression: 'happy' },
        ],
      },
      undone: {
        objects: [
          { what: 'seaweed', x: -0.08, size: 0.8 },
          { what: 'seaweed', x: 0.14, size: 0.8 },
        ],
      },
    },
  },
  cover: {
    see: '{Name} swims with a white shell towards a giant clam in which a pearl glows like the moon{beside}.',
    detail:
      'Wide night picture under water: the open clam glows in the middle distance, the child and an old turtle swim towards it from the left, small fish stream in; corals in red and gold lit by the pearl; calm dark water above for the title.',
    setting: 'reef',
    timeOfDay: 'night',
    side: 0,
    shot: {
      camera: 'wide',
      states: ['glowing'],
      focus: 'giant-clam',
      figures: [
        {
          who: 'child',
          x: -0.24,
          height: -0.1,
          action: 'floating',
          holds: 'shell',
          facing: 'right-front',
          expression: 'wonder',
        },
        {
          who: 'guide',
          x: 0.56,
          height: 0.66,
          size: 1,
          action: 'swimming',
          facing: 'left',
          expression: 'happy',
          looksAt: 'child',
        },
        {
          who: 'friend',
          x: -0.7,
          height: -0.1,
          action: 'floating',
          facing: 'right-front',
          expression: 'happy',
          looksAt: 'child',
        },
        { who: 'pet', x: 0.1, action: 'crouching', facing: 'right', expression: 'curious', looksAt: 'giant-clam' },
        {
          who: 'reef-fish',
          x: -0.86,
          height: 0.7,
          distance: 'middle',
          action: 'swimming',
          facing: 'right',
          expression: 'happy',
        },
        { who: 'seahorse', x: 0.84, height: 0.8, distance: 'middle', facing: 'left', expression: 'happy' },
      ],
      objects: [
        { what: 'giant-clam', x: 0.42, distance: 'middle', size: 0.86, states: ['open'] },
        { what: 'shell', colour: 'white' },
      ],
    },
  },
  scenes: {
    home: {
      see: '{Name} holds a white shell to {his} ear on Nani’s verandah above the sea{beside}.',
      detail:
        'Near the child on a verandah with carved posts; the head is tilted to a white shell, the brows are drawn together; behind the rail lies the evening sea.',
      setting: 'verandah',
      timeOfDay: 'dusk',
      side: 1,
      shot: {
        camera: 'medium',
        zoom: 1.3,
        states: ['by-the-sea'],
        figures: [
          {
            who: 'child',
            x: 0.1,
            action: 'listening',
            holds: 'shell',
            facing: 'left-front',
            expression: 'doubtful',
          },
          { who: 'pet', x: -0.56, action: 'sitting', facing: 'right', expression: 'curious', looksAt: 'up' },
        ],
        objects: [{ what: 'shell', colour: 'white' }],
      },
      bands: {
        '2-3': {
          see: '{Name} kneels on the beach and finds a white shell{beside}.',
          detail:
            'A wide beach at sunset, foam on the sand; the child kneels and holds up the white shell it has found; a small crab watches.',
          setting: 'beach',
          timeOfDay: 'sunset',
          side: 0,
          shot: {
            camera: 'medium',
            figures: [
              {
                who: 'child',
                x: -0.1,
                action: 'kneeling',
                holds: 'shell',
                facing: 'right-front',
                expression: 'wonder',
                looksAt: 'shell',
              },
              { who: 'pet', x: 0.5, action: 'crouching', facing: 'left', expression: 'curious', looksAt: 'child' },
              { who: 'crab', x: -0.62, distance: 'near', facing: 'right', expression: 'curious', looksAt: 'child' },
            ],
            objects: [{ what: 'shell', colour: 'white' }],
          },
        },
      },
    },
    call: {
      see: '{Name} kneels before an old turtle who has come up the wet sand for help{beside}.',
      detail:
        'On the beach in purple evening light: the old turtle has hauled himself up from the sea and looks up at the child, who kneels before him with the white shell.',
      setting: 'beach',
      timeOfDay: 'dusk',
      side: 0,
      shot: callOf(INTO_THE_SEA),
      bands: {
        '2-3': { shot: callOf({ action: 'crouching' }) },
        '4-6': { shot: callOf({ action: 'holding-up', holds: 'torch' }) },
      },
    },
    crossing: {
      see: '{Name} sinks through the sea inside an enormous bubble while the turtle swims ahead{beside}.',
      detail:
        'Wide picture: one huge bubble with the travellers inside, the turtle outside and below; jellyfish like lost umbrellas drift past; the water turns from green to blue to dark.',
      setting: 'deep-sea',
      timeOfDay: 'dusk',
      side: 0,
      shot: {
        camera: 'wide',
        focus: 'bubble',
        figures: [
          {
            who: 'child',
            x: -0.14,
            height: 0.3,
            action: 'kneeling',
            holds: 'shell',
            facing: 'right-front',
            expression: 'wonder',
            looksAt: 'jellyfish',
          },
          {
            who: 'friend',
            x: -0.38,
            height: 0.36,
            action: 'sitting',
            facing: 'right-front',
            expression: 'surprised',
            looksAt: 'up',
          },
          {
            who: 'pet',
            x: 0.14,
            height: 0.32,
            action: 'sitting',
            facing: 'right',
            expression: 'surprised',
            looksAt: 'up',
          },
          {
            who: 'guide',
            x: 0.6,
            height: -0.1,
            size: 1.2,
            action: 'swimming',
            facing: 'right',
            expression: 'calm',
            looksAt: 'child',
          },
          { who: 'jellyfish', x: 0.6, height: 1.1, size: 1.7, action: 'floating', expression: 'calm' },
        ],
        objects: [
          { what: 'shell', colour: 'white' },
          { what: 'bubble', x: -0.12, height: 0.2, size: 0.9 },
        ],
      },
      bands: {
        '2-3': {
          see: '{Name} swims down and down through green water with bubbles all around{beside}.',
          detail:
            'A green sea with bright rays of light; the child dives down after the turtle, bubbles rise in bunches.',
          setting: 'reef',
          timeOfDay: 'day',
          side: 2,
          shot: {
            camera: 'medium',
            figures: [
              {
                who: 'child',
                x: 0.04,
                height: 0.16,
                action: 'swimming',
                facing: 'right',
                expression: 'laughing',
                looksAt: 'guide',
              },
              {
                who: 'friend',
                x: -0.56,
                height: 0.36,
                distance: 'middle',
                action: 'swimming',
                facing: 'right',
                expression: 'happy',
                looksAt: 'child',
              },
              {
                who: 'pet',
                x: -0.6,
                height: 0,
                action: 'swimming',
                facing: 'right',
                expression: 'happy',
                looksAt: 'guide',
              },
              {
                who: 'guide',
                x: 0.46,
                height: 0,
                size: 0.85,
                action: 'swimming',
                facing: 'right',
                expression: 'happy',
                looksAt: 'child',
              },
            ],
            objects: [
              { what: 'bubbles', x: 0.3, height: 0.62 },
              { what: 'bubbles', x: -0.78, height: 0.5, size: 0.8 },
            ],
          },
        },
      },
    },
    meeting: {
      see: 'The turtle shows {name} a giant clam, big as a cart and shut tight, on the dark reef{beside}.',
      detail:
        'From behind the child: the closed clam fills the dark reef, one thin ray of light from above; the turtle points to it with a flipper, little fish wander about, lost.',
      setting: 'reef',
      timeOfDay: 'night',
      side: 1,
      shot: {
        camera: 'over-the-shoulder',
        states: ['dark'],
        focus: 'giant-clam',
        figures: [
          {
            who: 'child',
            x: -0.34,
            action: 'standing',
            holds: 'shell',
            facing: 'right-back',
            expression: 'wonder',
            looksAt: 'giant-clam',
          },
          {
            who: 'guide',
            x: 0.7,
            height: 0.3,
            size: 0.9,
            action: 'pointing',
            facing: 'left-front',
            expression: 'sad',
            looksAt: 'child',
          },
          {
            who: 'friend',
            x: -0.78,
            distance: 'middle',
            action: 'standing',
            facing: 'right',
            expression: 'surprised',
            looksAt: 'giant-clam',
          },
          { who: 'pet', x: 0.06, action: 'crouching', facing: 'right', expression: 'curious', looksAt: 'giant-clam' },
          { who: 'reef-fish', x: 0.7, height: 1.2, distance: 'middle', facing: 'left', expression: 'worried' },
          { who: 'fish', x: 0.1, height: 1.5, distance: 'middle', size: 0.8, facing: 'left', expression: 'worried' },
        ],
        objects: [
          { what: 'giant-clam', x: 0.2, distance: 'far', size: 2.1, states: ['closed'] },
          { what: 'shell', colour: 'white' },
        ],
      },
      bands: {
        '2-3': {
          see: '{Name} holds out {his} hands to little lost fish in the dark water, with the turtle close by{beside}.',
          detail:
            'Dark blue water, small fish with worried faces swim around the child; behind them a great closed clam and the old turtle.',
          side: 2,
          shot: {
            camera: 'medium',
            states: ['dark'],
            focus: 'reef-fish',
            figures: [
              {
                who: 'child',
                x: -0.24,
                action: 'offering',
                facing: 'right-front',
                expression: 'tender',
                looksAt: 'reef-fish',
              },
              { who: 'reef-fish', x: 0.1, height: 0.8, size: 1.2, facing: 'left', expression: 'sad' },
              { who: 'fish', x: 0.3, height: 0.52, size: 0.9, facing: 'left', expression: 'worried' },
              {
                who: 'guide',
                x: 0.68,
                height: 0.1,
                action: 'sitting',
                facing: 'left-front',
                expression: 'sad',
                looksAt: 'child',
              },
              {
                who: 'friend',
                x: -0.82,
                distance: 'middle',
                facing: 'right-front',
                expression: 'worried',
                looksAt: 'reef-fish',
              },
              { who: 'pet', x: 0.12, action: 'sitting', facing: 'left', expression: 'curious', looksAt: 'up' },
            ],
            objects: [{ what: 'giant-clam', x: 0.5, distance: 'far', size: 0.8, states: ['closed'] }],
          },
        },
      },
    },
    ...lampOfTheReefWayHome,
  },
}
