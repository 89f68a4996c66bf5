import { ASLEEP, type Storyboard, type TaleShot } from '../../format/arc.ts'

/** A cub that a child can carry, on all pages. */
const CUB = 0.85

/** The pictures of the tale `cubWhoCouldntRoar`. */
export const cubWhoCouldntRoarPictures: Storyboard = {
  depictions: {
    'tiger cub': { figure: 'tiger-cub' },
    cub: { figure: 'tiger-cub' },
    nana: { figure: 'grandfather' },
    parakeets: { figure: 'parrot' },
    monkeys: { figure: 'langur' },
    langurs: { figure: 'langur' },
    peacocks: { figure: 'peacock' },
    'clothes line': { object: 'clothes-line' },
    'jackfruit tree': { object: 'jackfruit' },
    lantern: { object: 'lantern' },
    wick: { object: 'lantern', state: 'lit' },
    frog: { figure: 'frog' },
    bridge: { setting: 'riverside' },
    plank: { object: 'plank' },
    'mama tiger': { figure: 'tigress' },
    mother: { figure: 'tigress' },
    plate: { object: 'thali' },
    rotis: { object: 'thali' },
    stick: { object: 'stick' },
  },
  stage: {
    moment: { setting: 'jungle', timeOfDay: 'night', side: 2 },
    deed: { setting: 'jungle', timeOfDay: 'night', side: 1 },
    dark: { setting: 'jungle', timeOfDay: 'night', side: 2, states: ['dark'], carries: true },
    token: 'lantern',
    tokenLook: { states: ['lit'] },
    treat: 'roti',
    small: 'squirrel',
    keeper: null,
    guide: { size: 0.85 },
    sights: {
      tempt: { figures: [{ who: 'peacock', size: 1.2, action: 'proud', facing: 'left' }] },
      undone: { objects: [{ what: 'gate', states: ['open'], size: 0.55, x: 0.08 }] },
      clue: { objects: [{ what: 'rope', size: 0.8 }] },
      hurt: { objects: [{ what: 'thorn', size: 0.6 }] },
    },
  },
  cover: {
    see: '{Name} carries a lantern through a tunnel of bamboo, and a small tiger cub walks close to {him}{beside}.',
    detail:
      'A moonlit bamboo tunnel; warm lantern light on the child and the cub, who look ahead; a small frog sits on the path and watches.',
    setting: 'jungle',
    timeOfDay: 'night',
    side: 2,
    shot: {
      camera: 'medium',
      zoom: 0.86,
      states: ['tunnel', 'fireflies'],
      figures: [
        {
          who: 'child',
          looksAt: 'ahead',
          expression: 'curious',
          x: -0.08,
          action: 'walking',
          holds: 'lantern',
          facing: 'viewer',
        },
        {
          who: 'guide',
          x: 0.5,
          size: CUB,
          action: 'walking',
          facing: 'left',
          expression: 'curious',
          looksAt: 'child',
        },
        {
          who: 'friend',
          expression: 'happy',
          x: -0.52,
          distance: 'middle',
          action: 'walking',
          facing: 'right-front',
        },
        { who: 'pet', x: -0.72, action: 'walking', facing: 'right', expression: 'happy', looksAt: 'guide' },
        { who: 'frog', x: -0.34, action: 'sitting', facing: 'right', expression: 'surprised' },
      ],
      objects: [{ what: 'lantern', states: ['lit'] }],
    },
  },
  scenes: {
    home: {
      see: '{Name} stands on the veranda with a hand behind {his} ear, and listens with Nana to the jungle going to bed{beside}.',
      detail:
        'Wide picture of a veranda at the edge of the jungle at dusk: the child turns to the trees and listens with a hand at the ear, Nana sits on a stool; a langur dozes on the railing, a parakeet on the swing, a peacock has gone to roost; washing on a line.',
      setting: 'verandah',
      timeOfDay: 'dusk',
      side: 1,
      shot: {
        camera: 'wide',
        states: ['by-the-forest'],
        figures: [
          {
            who: 'child',
            expression: 'curious',
            looksAt: 'ahead',
            x: -0.16,
            distance: 'middle',
            action: 'listening',
            facing: 'left',
          },
          {
            who: 'grandfather',
            on: 'stool',
            action: 'sitting',
            facing: 'left-front',
            expression: 'calm',
            looksAt: 'child',
          },
          {
            who: 'peacock',
            on: 'ledge',
            size: 0.8,
            action: 'sleeping',
            facing: 'right',
            expression: 'asleep',
          },
          {
            who: 'langur',
            on: 'ledge',
            x: 0,
            size: 0.8,
            action: 'dozing',
            facing: 'right-front',
            expression: 'sleepy',
          },
          { who: 'parrot', on: 'swing', action: 'dozing', facing: 'right-front', expression: 'sleepy' },
          { who: 'pet', x: 0.24, action: 'lying', facing: 'left', expression: 'sleepy' },
        ],
        objects: [
          { what: 'clothes-line', x: -0.5, distance: 'far' },
          { what: 'stool', x: 0.6, distance: 'middle' },
        ],
      },
    },
    call: {
      see: '{Name} finds a tiny tiger cub who opens his mouth wide under the jackfruit tree{beside}.',
      detail:
        'Low camera in the garden at night: the cub sits very upright, eyes shut, mouth wide open; the child crouches before him; green jackfruits hang above.',
      setting: 'garden',
      timeOfDay: 'night',
      side: 3,
      shot: callShot(null),
      bands: { '10-12': { shot: callShot('lantern') } },
    },
    crossing: {
      see: '{Name} walks with the tiger cub through the dark jungle in a circle of lantern light{beside}.',
      detail:
        'Wide picture: small figures inside a gold circle of lantern light between huge black trees; many pairs of eyes look in from outside.',
      setting: 'jungle',
      timeOfDay: 'night',
      side: 0,
      shot: crossingShot('walking'),
      bands: {
        '2-3': {
          see: '{Name} tiptoes with a lantern through the dark jungle, and the tiger cub tiptoes too{beside}.',
          shot: crossingShot('tiptoeing'),
        },
      },
    },
    meeting: {
      see: 'The tiger cub tells {name} how he lost his mother, while a frog listens{beside}.',
      detail:
        'Close together on the roots of a great fig tree with the lantern between them: the cub, small and sad, speaks; the child leans towards him; a fine fat frog sits nearby.',
      setting: 'jungle',
      timeOfDay: 'night',
      side: 1,
      shot: {
        camera: 'close-up',
        zoom: 0.82,
        focus: 'guide',
        figures: [
          {
            who: 'guide',
            x: -0.34,
            size: CUB,
            action: 'sitting',
            facing: 'right-front',
            expression: 'sad',
            looksAt: 'child',
          },
          { who: 'child', x: 0.46, action: 'kneeling', facing: 'left-front', expression: 'worried', looksAt: 'guide' },
          {
            who: 'friend',
            x: -0.74,
            distance: 'middle',
            action: 'hugging-knees',
            facing: 'right-front',
            expression: 'worried',
            looksAt: 'guide',
          },
          { who: 'pet', action: 'sitting', x: 0.86, facing: 'left', looksAt: 'guide' },
          { who: 'frog', facing: 'right', x: -0.88, size: 0.9, action: 'sitting', expression: 'calm' },
        ],
        objects: [{ what: 'lantern', x: 0.12, size: 0.8, states: ['lit'] }],
      },
      bands: {
        '2-3': {
          see: 'The tiger cub tells {name} that his mother is over there, with a tear on his cheek{beside}.',
        },
      },
    },
    trouble: {
      see: '{Name} starts back on the broken bridge as a plank falls into the wild river far below{beside}.',
      detail:
        'Seen from above: a rope bridge with missing planks over a gorge; the child throws up both hands; a plank turns over in the air above white water; the tiger cub cowers behind.',
      setting: 'riverside',
      timeOfDay: 'night',
      side: 1,
      shot: troubleShot('child'),
      // The friend takes the step.
      bands: {
        '4-6': {
          see: 'A plank falls from the broken bridge into the wild river far below, and {name} starts back{beside}.',
          shot: troubleShot('friend'),
        },
      },
    },
    relief: {
      see: 'Across the river {name} holds the roaring tiger cub, and his mother roars back{beside}.',
      detail:
        'Moonlit bank, the broken bridge behind: the child carries the cub, whose mouth is wide open; the great tigress answers with a soft face; two parakeets fly up in surprise.',
      setting: 'riverside',
      timeOfDay: 'night',
      side: 2,
      shot: {
        camera: 'wide',
        focus: 'guide',
        states: ['broken-bridge'],
        figures: [
          {
            who: 'tigress',
            size: 0.84,
            x: -0.5,
            action: 'standing',
            facing: 'right-front',
            expression: 'laughing',
            looksAt: 'guide',
          },
          {
            who: 'child',
            x: 0.62,
            action: 'cradling',
            facing: 'left-front',
            expression: 'laughing',
            looksAt: 'tigress',
          },
          { who: 'guide', on: 'child', size: CUB, action: 'sitting', facing: 'left-front', expression: 'laughing' },
          {
            who: 'friend',
            x: 0.22,
            action: 'standing',
            holds: 'lantern',
            facing: 'left-front',
            expression: 'happy',
            looksAt: 'tigress',
          },
          { who: 'pet', x: 0.88, action: 'sitting', facing: 'left', expression: 'surprised', looksAt: 'guide' },
          {
            who: 'parrot',
            height: 1.3,
            x: 0.1,
            distance: 'middle',
            action: 'flying',
            facing: 'right',
            expression: 'surprised',
          },
          {
            who: 'parrot',
            height: 1.5,
            x: -0.16,
            distance: 'middle',
            action: 'flying',
            facing: 'right',
            expression: 'surprised',
          },
        ],
        objects: [{ what: 'lantern', x: 0.82, states: ['lit'] }],
      },
    },
    homeward: {
      see: '{Name} comes up the path to Nana, who sits on the step of his house with a plate of hot rotis{beside}.',
      detail:
        'Night garden: gold light falls from the door and the windows of the bungalow; Nana sits on the step with a plate; the child runs up the path; a small frog has come along.',
      setting: 'garden',
      timeOfDay: 'night',
      side: 1,
      shot: {
        camera: 'medium',
        focus: 'grandfather',
        figures: [
          {
            who: 'grandfather',
            on: 'steps',
            action: 'sitting',
            holds: 'thali',
            facing: 'left-front',
            expression: 'tender',
            looksAt: 'child',
          },
          {
            who: 'child',
            expression: 'happy',
            looksAt: 'ahead',
            x: -0.6,
            distance: 'middle',
            action: 'walking',
            holds: 'lantern',
            facing: 'right-front',
          },
          {
            who: 'friend',
            x: 0.7,
            looksAt: 'ahead',
            distance: 'middle',
            facing: 'left-front',
            action: 'waving',
            expression: 'happy',
          },
          { who: 'pet', facing: 'left', action: 'sitting', x: 0.4, expression: 'happy', looksAt: 'grandfather' },
          { who: 'frog', x: -0.84, action: 'sitting', facing: 'right', expression: 'happy' },
        ],
        objects: [
          { what: 'thali' },
          { what: 'lantern', states: ['lit'] },
          { what: 'stick', x: 0.5, distance: 'middle', when: 'stick' },
        ],
      },
    },
    bed: {
      ...ASLEEP,
      see: '{Name} sleeps under a mosquito net, and the lantern hangs unlit on its nail{beside}.',
      detail:
        'Deep blue night: the child asleep below a white net, the lantern put out, the black jungle and the moon in the window; a small frog sits on the floor.',
      side: 0,
      shot: {
        camera: 'medium',
        states: ['mosquito-net', 'by-the-forest', 'lights-out'],
        figures: [
          { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
          { who: 'pet', x: -0.3, action: 'sleeping', expression: 'asleep', facing: 'right' },
          { who: 'frog', x: 0.62, action: 'sitting', facing: 'left', expression: 'sleepy' },
        ],
        objects: [
          { what: 'lantern', x: 0.06, height: 0.86, distance: 'middle', size: 0.9, states: ['unlit'] },
          { what: 'hook', x: 0.06, height: 1.06, distance: 'middle', size: 0.5 },
        ],
      },
    },
  },
}

/** Below the jackfruit tree. Only the oldest children bring the lantern. */
function callShot(holds: 'lantern' | null): TaleShot {
  return {
    camera: 'medium',
    focus: 'guide',
    figures: [
      {
        who: 'guide',
        x: 0.26,
        size: CUB,
        action: 'sitting',
        facing: 'left-front',
        expression: 'surprised',
        looksAt: 'up',
      },
      {
        who: 'child',
        x: -0.46,
        action: 'kneeling',
        holds,
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'ahead',
      },
      {
        who: 'friend',
        on: 'swing',
        action: 'swinging',
        facing: 'left-front',
        expression: 'laughing',
        looksAt: 'guide',
      },
      { who: 'pet', x: 0.86, action: 'sitting', facing: 'left', expression: 'curious', looksAt: 'guide' },
    ],
    objects: [
      { what: 'jackfruit', height: 0.6, x: 0.88, distance: 'middle' },
      { what: 'jackfruit', height: 1, x: 0.96, distance: 'middle', size: 0.8 },
      { what: 'lantern', x: -0.02, states: ['lit'], when: 'wick' },
    ],
  }
}

/** A little room of light in the dark jungle. */
function crossingShot(action: 'walking' | 'tiptoeing'): TaleShot {
  return {
    camera: 'wide',
    states: ['lamp-lit', 'eyes'],
    figures: [
      {
        who: 'child',
        x: -0.04,
        action,
        holds: 'lantern',
        facing: 'right-front',
        expression: 'curious',
        looksAt: 'ahead',
      },
      { who: 'guide', x: 0.33, size: CUB, action, facing: 'right', expression: 'curious', looksAt: 'ahead' },
      { who: 'friend', x: -0.3, action, facing: 'right-front', expression: 'curious', looksAt: 'ahead' },
      { who: 'pet', x: -0.56, action, facing: 'right', expression: 'curious' },
      { who: 'frog', x: 0.69, action: 'sitting', facing: 'left', expression: 'curious' },
    ],
    objects: [{ what: 'lantern', states: ['lit'] }],
  }
}

/** On the broken bridge. Whoever is first starts back from the gap. */
function troubleShot(first: 'child' | 'friend'): TaleShot {
  const [childX, friendX] = first === 'child' ? [0.06, -0.34] : [-0.36, 0.1]
  return {
    camera: 'from-above',
    states: ['broken-bridge'],
    figures: [
      {
        who: 'child',
        x: childX,
        action: 'startled',
        facing: 'right-front',
        expression: 'scared',
        looksAt: first === 'child' ? 'plank' : 'ahead',
      },
      {
        who: 'friend',
        x: friendX,
        action: first === 'child' ? 'reaching' : 'startled',
        facing: 'right-front',
        expression: 'scared',
        looksAt: 'plank',
      },
      { who: 'guide', x: -0.66, size: CUB, action: 'startled', facing: 'right', expression: 'scared' },
      { who: 'pet', x: -0.9, action: 'sitting', facing: 'right', expression: 'scared', looksAt: 'child' },
    ],
    objects: [
      { what: 'plank', x: 0.44, height: -0.44, size: 1.2, states: ['broken'] },
      { what: 'lantern', x: -0.13, size: 0.9, states: ['lit'] },
      { what: 'splash', x: 0.4, height: -0.9, size: 1 },
    ],
  }
}
