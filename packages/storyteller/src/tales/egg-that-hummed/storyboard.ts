import { ASLEEP, type Scene, type Storyboard, type TaleShot } from '../../format/arc.ts'

/** The youngest see the storm itself. */
const windy: Partial<Scene> = {
  see: '{Name} peeps out of the door while the storm bends the trees, and Ma watches over {him}{beside}.',
  detail:
    'From the veranda into the storm: the child leans forward by the door, hair and clothes blown; leaves and a blue hat fly past; Ma stands behind with a hand on the post.',
  setting: 'verandah',
  side: 1,
  weather: 'wind',
  shot: {
    camera: 'medium',
    states: ['by-the-forest'],
    figures: [
      { who: 'child', looksAt: 'ahead', x: -0.25, action: 'peeking', facing: 'right-front', expression: 'curious' },
      {
        who: 'mother',
        x: -0.62,
        distance: 'middle',
        action: 'standing',
        facing: 'right-front',
        expression: 'calm',
        looksAt: 'child',
      },
      { who: 'pet', x: 0.4, action: 'covering-eyes', facing: 'left', expression: 'scared' },
    ],
    objects: [
      { what: 'hat', height: 1.0, x: 0.5, distance: 'middle', colour: 'blue' },
      { what: 'gust', height: 1.0, x: 0.2, distance: 'middle', size: 0.8 },
    ],
  },
}

/** The egg at the ear. */
const callShot = (): TaleShot => ({
  camera: 'medium',
  focus: 'egg',
  figures: [
    {
      who: 'child',
      looksAt: 'ahead',
      facing: 'left-front',
      x: 0,
      action: 'listening',
      holds: 'egg',
      expression: 'wonder',
    },
    { who: 'friend', x: -0.64, action: 'kneeling', facing: 'right-front', expression: 'surprised', looksAt: 'child' },
    { who: 'pet', x: 0.52, action: 'sitting', facing: 'left', expression: 'curious', looksAt: 'child' },
    { who: 'snail', x: -0.86, action: 'walking', facing: 'right', expression: 'calm' },
  ],
  objects: [
    { what: 'egg' },
    { what: 'figs', x: 0.2, distance: 'near' },
    { what: 'hat', x: -0.3, distance: 'near', colour: 'blue' },
    { what: 'sound-rings', height: 0.78, x: 0.26, size: 0.4 },
  ],
})

/** Step by step through the wet jungle. */
const crossingShot = (holds: 'egg' | 'hat', states: readonly ['wrapped'] | readonly [] = []): TaleShot => ({
  camera: 'wide',
  focus: holds,
  figures: [
    {
      who: 'child',
      expression: 'tender',
      x: 0.02,
      action: 'tiptoeing',
      holds,
      facing: 'right-front',
      looksAt: 'ahead',
    },
    { who: 'friend', x: -0.34, action: 'tiptoeing', facing: 'right-front', expression: 'curious', looksAt: 'child' },
    { who: 'pet', x: -0.62, action: 'tiptoeing', facing: 'right', expression: 'curious' },
    { who: 'snail', x: 0.42, action: 'walking', facing: 'right', expression: 'happy', size: 1.2 },
  ],
  objects: [
    holds === 'hat' ? { what: 'hat', colour: 'blue', states: ['full'] } : { what: 'egg', states },
    { what: 'drops', x: -0.2, distance: 'middle', height: 1.4 },
    { what: 'puddle', x: 0.6, distance: 'middle' },
  ],
})

/** At the foot of the giant fig tree. */
const meetingShot = (holds: 'egg' | 'hat', states: readonly ['wrapped'] | readonly [] = []): TaleShot => ({
  camera: 'from-below',
  focus: 'guide',
  figures: [
    {
      who: 'child',
      x: -0.3,
      action: 'standing',
      holds,
      facing: 'right-front',
      expression: 'surprised',
      looksAt: 'guide',
    },
    {
      who: 'guide',
      x: 0.12,
      height: 1.0,
      size: 1.6,
      action: 'flying',
      facing: 'left',
      expression: 'surprised',
      looksAt: 'child',
    },
    { who: 'friend', x: -0.72, action: 'pointing', facing: 'right-front', expression: 'surprised', looksAt: 'up' },
    { who: 'pet', x: 0.62, action: 'looking-up', facing: 'left', expression: 'curious', looksAt: 'up' },
  ],
  objects: [
    holds === 'hat' ? { what: 'hat', colour: 'blue', states: ['full'] } : { what: 'egg', states },
    { what: 'feather', x: 0.38, height: 0.7, colour: 'green', size: 0.6 },
  ],
})

/** The last branch bends. */
const troubleShot = (holds: 'egg' | null, zoom = 1): TaleShot => ({
  camera: 'wide',
  zoom,
  states: ['treetop'],
  figures: [
    {
      who: 'child',
      height: 0,
      x: 0.16,
      looksAt: 'ahead',
      action: 'swinging',
      touches: 'bough',
      facing: 'viewer',
      expression: 'scared',
    },
    {
      who: 'friend',
      height: 1.18,
      x: -0.52,
      action: 'crawling',
      facing: 'right-front',
      expression: 'scared',
      looksAt: 'ahead',
    },
    {
      who: 'guide',
      height: 0.6,
      x: 0.78,
      size: 1.4,
      action: 'flying',
      facing: 'left',
      expression: 'surprised',
      looksAt: 'child',
    },
    {
      who: 'pet',
      height: 1.2,
      x: -0.82,
      holds,
      action: holds ? 'lying' : 'covering-eyes',
      facing: 'right',
      expression: 'worried',
      looksAt: 'child',
    },
  ],
  objects: [
    { what: 'bough', size: 0.9, height: 0.557, x: 0.224 },
    { what: 'nest', size: 0.75, height: 1.06, x: -0.2, states: ['empty'] },
  ],
})

const FEATHER_ON_STOOL = [
  { what: 'stool', x: 0.8, size: 0.7 },
  { what: 'feather', x: 0.8, height: 0.23, size: 0.5, colour: 'green', states: ['lying'] },
] as const

/** In a ring of blankets of the child's size. */
const bedShot = (size: number): TaleShot => ({
  camera: 'medium',
  zoom: 1.16,
  states: ['by-the-forest', 'lights-out', 'floor-bed'],
  figures: [
    { who: 'child', on: 'blanket-nest', action: 'sleeping', expression: 'asleep' },
    { who: 'pet', x: -0.5, action: 'sleeping', expression: 'asleep', facing: 'right' },
  ],
  objects: [{ what: 'blanket-nest', x: 0, distance: 'middle', size }, ...FEATHER_ON_STOOL],
})

/** The pictures of the tale `eggThatHummed`. */
export const eggThatHummedPictures: Storyboard = {
  depictions: {
    ma: { figure: 'mother' },
    egg: { object: 'egg' },
    'speckled egg': { object: 'egg' },
    'blue hat': { object: 'hat', colour: 'blue' },
    figs: { object: 'figs' },
    hat: { object: 'hat' },
    scarf: { object: 'egg', state: 'wrapped' },
    parrot: { figure: 'parrot' },
    'fig tree': { setting: 'jungle' },
    branch: { object: 'bough' },
    nest: { object: 'nest' },
    'baby bird': { object: 'nest', state: 'cracked' },
    bird: { object: 'nest', state: 'cracked' },
    feather: { object: 'feather' },
    bell: { object: 'bell' },
    beak: { object: 'nest', state: 'cracked' },
    head: { object: 'nest', state: 'cracked' },
    'green feather': { object: 'feather', colour: 'green' },
  },
  stage: {
    moment: { setting: 'jungle', timeOfDay: 'sunset', side: 1 },
    deed: { setting: 'jungle', timeOfDay: 'sunset', side: 1 },
    dark: { setting: 'jungle', timeOfDay: 'dusk', side: 1 },
    token: 'egg',
    treat: 'guava',
    small: 'frog',
    keeper: null,
    sights: {
      clue: { objects: [{ what: 'ant-trail', size: 0.8 }] },
      undone: { objects: [{ what: 'rope-ladder', size: 0.4 }] },
      tempt: { figures: [{ who: 'langur', action: 'playing', facing: 'left', expression: 'mischievous' }] },
    },
  },
  cover: {
    see: '{Name} sits on a branch at the top of the jungle with a speckled egg in {his} arms, and a green parrot flies around {him}{beside}.',
    detail:
      'High up in a giant fig tree at sunset: the child on a broad branch, legs dangling, cradles a speckled egg; a green parrot flaps and calls; the jungle spreads below in gold; calm sky above for the title.',
    setting: 'treehouse',
    timeOfDay: 'sunset',
    side: 3,
    shot: {
      camera: 'medium',
      zoom: 0.88,
      states: ['treetop'],
      figures: [
        {
          who: 'child',
          looksAt: 'ahead',
          on: 'seat',
          action: 'sitting',
          holds: 'egg',
          facing: 'right-front',
          expression: 'wonder',
        },
        {
          who: 'guide',
          x: -0.02,
          height: 0.5,
          size: 1.5,
          action: 'flying',
          facing: 'left',
          expression: 'laughing',
          looksAt: 'child',
        },
        { who: 'friend', x: 0.66, action: 'sitting', facing: 'left-front', expression: 'happy', looksAt: 'child' },
        { who: 'pet', x: 0.24, action: 'lying', facing: 'left', expression: 'curious', looksAt: 'egg' },
      ],
      objects: [{ what: 'egg' }],
    },
  },
  scenes: {
    home: {
      see: '{Name} runs out of the house past puddles and fallen figs after the great storm{beside}.',
      detail:
        'Wide picture of a bungalow at the edge of the jungle after a storm: the child bursts out with open arms; puddles, fallen fruit and a lost blue hat on the ground; Ma looks out of the door.',
      setting: 'garden',
      timeOfDay: 'day',
      side: 1,
      shot: {
        camera: 'wide',
        figures: [
          { who: 'child', x: -0.36, action: 'running', facing: 'right-front', expression: 'happy', looksAt: 'ahead' },
          { who: 'mother', on: 'door', action: 'waving', facing: 'viewer', expression: 'happy', looksAt: 'child' },
          { who: 'pet', x: -0.62, action: 'running', facing: 'right', expression: 'happy' },
        ],
        objects: [
          { what: 'puddle', x: 0.22, size: 1.2 },
          { what: 'puddle', x: -0.5, distance: 'middle' },
          { what: 'figs', x: 0.56 },
          { what: 'hat', x: 0.42, distance: 'middle', colour: 'blue' },
          { what: 'peepal-leaf', x: -0.72, count: 3, size: 0.5, states: ['lying'] },
        ],
      },
      bands: {
        '2-3': windy,
        '4-6': windy,
      },
    },
    call: {
      see: '{Name} holds a speckled egg to {his} ear and hears it hum{beside}.',
      detail:
        'In the wet garden: the child stands with eyes wide and a speckled egg at the ear; small rings of sound; figs, a puddle and a lost blue hat in the grass.',
      setting: 'garden',
      timeOfDay: 'day',
      side: 2,
      shot: callShot(),
    },
    crossing: {
      see: '{Name} tiptoes very carefully through the wet jungle with the egg in {his} hands{beside}.',
      detail:
        'Wide picture: a small careful figure on a winding trail among huge trees in many greens; drops fall from the leaves; a snail overtakes the child.',
      setting: 'jungle',
      timeOfDay: 'day',
      side: 0,
      shot: crossingShot('egg'),
      bands: {
        '7-9': { shot: crossingShot('egg', ['wrapped']) },
        '10-12': {
          see: '{Name} tiptoes very carefully through the wet jungle with the egg in a blue hat{beside}.',
          shot: crossingShot('hat'),
        },
      },
    },
    meeting: {
      see: 'A green parrot flaps down to {name} and shouts that the egg belongs at the very top of the giant fig tree{beside}.',
      detail:
        'Seen from below: the child holds the egg and looks up past an excited green parrot; the trunk of the fig tree rises out of the picture, as wide as a house.',
      setting: 'jungle',
      timeOfDay: 'day',
      side: 1,
      shot: meetingShot('egg'),
      bands: { '7-9': { shot: meetingShot('egg', ['wrapped']) }, '10-12': { shot: meetingShot('hat') } },
    },
    trouble: {
      see: '{Name} hangs by both hands from a thin branch that bends down high above the jungle{beside}.',
      detail:
        'High over the crowns of the jungle at sunset: the branch bends and the child swings from it with kicking legs; a nest on the branch is just out of reach; the parrot flaps and screams.',
      setting: 'treehouse',
      timeOfDay: 'sunset',
      side: 2,
      shot: troubleShot(null),
      // The pet has caught the egg.
      bands: { '2-3': { shot: troubleShot(null, 0.8) }, '4-6': { shot: troubleShot('egg', 0.9) } },
    },
    relief: {
      see: '{Name} leans over the nest, where a baby bird looks out of its shell beside its mother{beside}.',
      detail:
        'Close to the nest in the last light: a singing baby bird looks out of its cracked shell; the mother bird bends down to it; the child kneels on the branch with a hand on the nest; the parrot is silent for once.',
      setting: 'treehouse',
      timeOfDay: 'sunset',
      side: 3,
      shot: {
        camera: 'close-up',
        zoom: 0.8,
        focus: 'nest',
        states: ['treetop'],
        figures: [
          {
            who: 'child',
            looksAt: 'nest',
            touches: 'nest',
            x: -0.42,
            action: 'kneeling',
            facing: 'right-front',
            expression: 'wonder',
          },
          {
            who: 'little-bird',
            x: 0.72,
            size: 2.6,
            action: 'standing',
            facing: 'left',
            expression: 'happy',
            looksAt: 'nest',
          },
          { who: 'guide', x: 0.6, height: 0.52, size: 0.8, action: 'flying', facing: 'left', expression: 'happy' },
          {
            who: 'friend',
            x: 0.36,
            facing: 'left-front',
            distance: 'middle',
            action: 'sitting',
            expression: 'happy',
            looksAt: 'nest',
          },
          { who: 'pet', x: -0.84, action: 'sitting', facing: 'right', expression: 'curious', looksAt: 'nest' },
        ],
        objects: [
          { what: 'nest', x: 0.1, size: 1.6, states: ['cracked'] },
          { what: 'music-notes', height: 0.4, x: 0.16, size: 0.36 },
        ],
      },
    },
    homeward: {
      see: 'Ma holds up a small green feather that was in the hair of {name}{beside}.',
      detail:
        'On the veranda in the blue dusk: Ma kneels before the child and looks at the small feather that she has picked out of the hair; twigs lie in a row; supper waits; dark trees behind.',
      setting: 'verandah',
      timeOfDay: 'dusk',
      side: 1,
      shot: {
        camera: 'medium',
        states: ['by-the-forest'],
        figures: [
          {
            who: 'child',
            x: -0.2,
            action: 'standing',
            facing: 'right-front',
            expression: 'happy',
            looksAt: 'mother',
          },
          {
            who: 'mother',
            facing: 'left',
            x: 0.46,
            action: 'kneeling',
            holds: 'feather',
            expression: 'tender',
            looksAt: 'child',
          },
          {
            who: 'friend',
            x: -0.66,
            distance: 'middle',
            action: 'clapping',
            facing: 'right-front',
            expression: 'laughing',
            looksAt: 'child',
          },
          { who: 'pet', x: -0.44, action: 'sitting', facing: 'right', expression: 'happy', looksAt: 'child' },
        ],
        objects: [
          { what: 'feather', colour: 'green', size: 0.5 },
          { what: 'twigs', x: 0.1, size: 0.8, when: 'feather' },
          { what: 'thali', x: -0.84, size: 0.9 },
          { what: 'hat', x: 0.5, distance: 'middle', height: 1.3, colour: 'blue', when: 'blue hat' },
          { what: 'bell', x: 0.76, when: 'bell' },
        ],
      },
    },
    bed: {
      ...ASLEEP,
      see: '{Name} sleeps curled up in a nest of blankets, and a green feather lies on the stool{beside}.',
      detail:
        'The child sleeps curled up in a ring of blankets like a bird in its nest, by moonlight; a green feather on a stool.',
      side: 3,
      shot: bedShot(1),
      bands: {
        '2-3': {
          see: '{Name} sleeps in bed, and a green feather lies on the stool{beside}.',
          shot: {
            camera: 'medium',
            states: ['by-the-forest', 'lights-out'],
            figures: [
              { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
              { who: 'pet', x: -0.3, action: 'sleeping', expression: 'asleep', facing: 'right' },
            ],
            objects: FEATHER_ON_STOOL,
          },
        },
        '4-6': { shot: bedShot(0.86) },
        '10-12': { shot: bedShot(1.12) },
      },
    },
  },
}
