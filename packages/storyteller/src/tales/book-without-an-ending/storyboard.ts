import type { Storyboard, TaleShot } from '../../format/arc.ts'
import { bookWithoutAnEndingWayHome, SLOW_WRITING } from './storyboard-way-home.ts'

const LOOKS_FOR_HER_GLASSES: TaleShot['figures'][number] = {
  who: 'grandmother',
  x: -0.76,
  distance: 'middle',
  action: 'thinking',
  facing: 'left-front',
  expression: 'doubtful',
  looksAt: 'ahead',
  wears: 'spectacles',
}

/** Dadi has just taken the book out of its place, and it is still in its silk. */
const IN_RED_SILK: TaleShot = {
  camera: 'medium',
  focus: 'book',
  figures: [
    {
      who: 'grandmother',
      x: 0.34,
      action: 'standing',
      holds: 'book',
      facing: 'left-front',
      expression: 'tender',
      looksAt: 'child',
    },
    {
      who: 'child',
      x: -0.3,
      action: 'tiptoeing',
      arms: 'clapping',
      facing: 'right-front',
      expression: 'laughing',
      looksAt: 'book',
    },
    { who: 'pet', x: 0.74, action: 'sitting', facing: 'left-front', expression: 'curious', looksAt: 'book' },
  ],
  objects: [{ what: 'book', states: ['wrapped'], size: 1.25 }],
}

/** The pictures of the tale `bookWithoutAnEnding`. */
export const bookWithoutAnEndingPictures: Storyboard = {
  depictions: {
    dadi: { figure: 'grandmother' },
    book: { object: 'book' },
    silk: { object: 'book', state: 'wrapped' },
    'red silk': { object: 'book', state: 'wrapped' },
    spectacles: { object: 'spectacles' },
    glasses: { object: 'spectacles' },
    rain: { weather: 'rain' },
    raining: { weather: 'rain' },
    rained: { weather: 'rain' },
    end: { object: 'book', state: 'empty' },
    'last page': { object: 'book', state: 'empty' },
    page: { place: 'paper' },
    pictures: { place: 'paper' },
    monkey: { figure: 'monkey' },
    commas: { figure: 'comma' },
    'full stop': { object: 'full-stop' },
    feather: { object: 'feather', colour: 'white' },
    'white feather': { object: 'feather', colour: 'white' },
    words: { object: 'inky-words' },
    'lost words': { object: 'inky-words' },
    others: { object: 'inky-words' },
    cap: { object: 'cap' },
    white: { place: 'fading' },
    fade: { place: 'fading' },
    'one word': { object: 'home-word' },
    home: { object: 'home-word' },
    'book shut': { object: 'book', state: 'full' },
  },
  stage: {
    moment: { setting: 'enchanted-forest', timeOfDay: 'dusk', side: 2, states: ['paper', 'fading'] },
    deed: { setting: 'enchanted-forest', timeOfDay: 'dusk', side: 0, states: ['paper'] },
    dark: { setting: 'enchanted-forest', timeOfDay: 'night', side: 3, states: ['paper', 'dark'] },
    atWork: {
      see: '{Name} dips the white feather, slowly and with care, and {guide} dips a finger just so{beside}.',
      detail:
        'The child sits on the ground and dips the white feather without haste, eyes on the nib; opposite, the monkey reaches for the same inkpot with one finger; their heads are bent alike.',
      shot: SLOW_WRITING,
    },
    token: 'feather',
    duty: 'page',
    treat: 'biscuit',
    small: 'comma',
    keeper: 'grandfather',
    sights: {
      clue: { objects: [{ what: 'page', states: ['empty', 'glowing'] }] },
      hurt: { objects: [{ what: 'book', x: -0.2, states: ['closed'] }] },
      tempt: {
        figures: [{ who: 'peacock', action: 'dancing', expression: 'happy', facing: 'left', size: 0.6 }],
        objects: [{ what: 'page', size: 3, distance: 'far' }],
      },
      undone: { objects: [{ what: 'book', states: ['up'] }] },
      unsung: { objects: [{ what: 'book', states: ['up'], size: 1.6 }] },
    },
  },
  cover: {
    see: '{Name} steps out of a glowing open book as big as a gate, a white feather in {his} hand{beside}.',
    detail:
      'Evening in a land of paper: a huge book stands open like a gate, a picture about {theme} on its left page, its right page a field of light; the child walks out of it with a long white feather; a small monkey with an inky tail sits on a full stop; a comma hops along; the sky above is calm.',
    setting: 'enchanted-forest',
    timeOfDay: 'dusk',
    side: 0,
    shot: outOfTheBook(2.7),
    bands: {
      '2-3': { shot: outOfTheBook(1.85) },
      '4-6': { shot: outOfTheBook(2.2) },
    },
  },
  scenes: {
    home: {
      see: '{Name} stands on tiptoe before an old book in red silk that Dadi has taken down from the shelf{beside}.',
      detail:
        'Lamplight and rain at the window: Dadi, her spectacles on her nose, holds a big book that is wrapped in red silk; the child stands on tiptoe with clasped hands and can hardly wait.',
      setting: 'home',
      timeOfDay: 'night',
      weather: 'rain',
      side: 3,
      shot: IN_RED_SILK,
      bands: {
        '2-3': {
          see: '{Name} snuggles up to Dadi’s chair while she opens a big book{beside}.',
          detail: 'The easy chair below the lamp: Dadi with the open book in her lap, the child on the rug beside her.',
          shot: readsAloud(0.82),
        },
        '4-6': {
          see: '{Name} sits by Dadi’s chair in the lamplight and listens while she reads from a very old book{beside}.',
          detail: 'The easy chair below the lamp: Dadi with the open book in her lap, the child on the rug beside her.',
          shot: readsAloud(1),
        },
      },
    },
    call: {
      see: '{Name} kneels at the big open book and stares, for the page on the right is quite blank{beside}.',
      detail:
        'Close to the floor: the huge open book, a bright picture about {theme} on the left page and nothing at all on the right one; the child kneels behind it with both hands on the cheeks; Dadi looks about for her glasses, which are on her nose; a tiny comma hides beside the book.',
      setting: 'home',
      timeOfDay: 'night',
      weather: 'rain',
      side: 0,
      shot: lastPage(true),
      bands: {
        '2-3': { shot: lastPage(false) },
        '4-6': { shot: lastPage(false) },
      },
    },
    crossing: {
      see: '{Name} tumbles head over heels through white fog, past pages with half-faded pictures{beside}.',
      detail:
        'A whirl of huge pages around a bright white middle; half rubbed-out pictures about {theme} on them go by like lit windows; the child falls with arms and legs in the air; a small comma falls too.',
      setting: 'cloud-kingdom',
      timeOfDay: 'night',
      side: 3,
      shot: {
        camera: 'medium',
        states: ['paper'],
        figures: [
          {
            who: 'child',
            x: -0.02,
            distance: 'near',
            height: 0.5,
            action: 'falling',
            facing: 'right-front',
            expression: 'surprised',
            looksAt: 'viewer',
          },
          {
            who: 'friend',
            x: 0.5,
            distance: 'middle',
            height: 0.9,
            action: 'falling',
            facing: 'left-front',
            expression: 'laughing',
            looksAt: 'child',
          },
          {
            who: 'pet',
            x: -0.7,
            distance: 'middle',
            height: 1.05,
            action: 'floating',
            facing: 'right-front',
            expression: 'calm',
            looksAt: 'ahead',
          },
          {
            who: 'comma',
            x: 0.5,
            height: 0.24,
            action: 'falling',
            facing: 'left-front',
            expression: 'surprised',
            size: 1.3,
          },
        ],
      },
      bands: {
        '2-3': {
          see: '{Name} hops into a huge, shining book that lies open on the rug{beside}.',
          detail:
            'The book on the rug has grown as big as a bed and shines; the child is in the air above it, arms up.',
          setting: 'home',
          weather: 'rain',
          side: 2,
          shot: {
            camera: 'from-above',
            zoom: 0.9,
            figures: [
              {
                who: 'child',
                x: 0.28,
                height: 0.1,
                action: 'jumping',
                facing: 'right-front',
                expression: 'laughing',
                looksAt: 'viewer',
              },
              {
                who: 'friend',
                x: -0.2,
                height: 0,
                action: 'jumping',
                facing: 'right-front',
                expression: 'laughing',
                looksAt: 'viewer',
              },
              { who: 'pet', x: -0.72, height: 0.12, action: 'jumping', facing: 'right', expression: 'happy' },
            ],
            objects: [{ what: 'book', x: 0.04, height: -0.3, states: ['open', 'empty', 'glowing'], size: 4.6 }],
          },
        },
      },
    },
    meeting: {
      see: '{Name} has got a long white feather from a small monkey with an inky tail, who sits on a full stop{beside}.',
      detail:
        'A land of paper: hills cut out of coloured paper with furrows of writing, a cliff of pages, the ribbon of a bookmark as a path; commas lie about; the monkey sits on a full stop as big as a stool.',
      setting: 'enchanted-forest',
      timeOfDay: 'day',
      side: 2,
      shot: {
        camera: 'medium',
        focus: 'feather',
        states: ['paper'],
        figures: [
          {
            who: 'child',
            x: -0.2,
            action: 'standing',
            holds: 'feather',
            facing: 'right-front',
            expression: 'curious',
            looksAt: 'guide',
          },
          {
            who: 'guide',
            x: 0.3,
            on: 'full-stop',
            action: 'sitting',
            facing: 'left-front',
            expression: 'sad',
            looksAt: 'child',
            size: 1.2,
          },
          {
            who: 'friend',
            x: -0.74,
            action: 'crouching',
            facing: 'right-front',
            expression: 'wonder',
            looksAt: 'guide',
          },
          {
            who: 'pet',
            x: 0.82,
            distance: 'middle',
            action: 'sitting',
            facing: 'left-front',
            expression: 'curious',
            looksAt: 'guide',
          },
          { who: 'comma', x: 0.04, action: 'sitting', facing: 'left-front', expression: 'worried', size: 1.1 },
          {
            who: 'comma',
            x: -0.5,
            action: 'lying',
            facing: 'right-front',
            expression: 'tired',
            size: 1,
            when: 'commas',
          },
        ],
        objects: [
          { what: 'feather', colour: 'white', size: 1.2 },
          { what: 'full-stop', x: 0.3 },
        ],
      },
      bands: {
        '2-3': {
          see: 'A small monkey hops about and cries, and {name} holds out {his} arms to him{beside}.',
          detail: 'A land of paper: the monkey jumps up and down beside a white feather, his mouth wide open.',
          shot: {
            camera: 'medium',
            focus: 'guide',
            states: ['paper'],
            figures: [
              {
                who: 'child',
                x: -0.28,
                action: 'kneeling',
                arms: 'offering',
                facing: 'right-front',
                expression: 'tender',
                looksAt: 'guide',
              },
              {
                who: 'guide',
                x: 0.42,
                height: 0.16,
                action: 'startled',
                facing: 'left-front',
                expression: 'sad',
                size: 1.3,
              },
              {
                who: 'friend',
                x: -0.76,
                distance: 'middle',
                action: 'hand-on-heart',
                facing: 'right-front',
                expression: 'worried',
                looksAt: 'guide',
              },
              { who: 'pet', x: 0.8, action: 'sitting', facing: 'left-front', expression: 'worried', looksAt: 'guide' },
              { who: 'comma', x: 0.6, action: 'sitting', facing: 'left-front', expression: 'worried', size: 1.1 },
            ],
            objects: [{ what: 'feather', x: 0.06, states: ['lying'], colour: 'white' }],
          },
        },
      },
    },
    ...bookWithoutAnEndingWayHome,
  },
}

/** Dadi reads in the easy chair, and the child listens on the rug. */
function readsAloud(zoom: number): TaleShot {
  return {
    camera: 'medium',
    zoom,
    focus: 'book',
    figures: [
      {
        who: 'grandmother',
        on: 'chair',
        action: 'sitting',
        holds: 'book',
        facing: 'right-front',
        expression: 'tender',
        looksAt: 'child',
        wears: 'spectacles',
      },
      {
        who: 'child',
        x: -0.12,
        action: 'kneeling',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'grandmother',
      },
      { who: 'pet', x: 0.36, action: 'lying', facing: 'left-front', expression: 'happy', looksAt: 'book' },
    ],
    objects: [{ what: 'book', states: ['open'], size: 1.25 }],
  }
}

/** All look at the page without a word; Dadi may go to look for her other glasses. */
function lastPage(withDadi: boolean): TaleShot {
  return {
    camera: 'medium',
    zoom: 1.2,
    focus: 'book',
    figures: [
      {
        who: 'child',
        x: -0.1,
        distance: 'middle',
        action: 'kneeling',
        arms: 'hands-on-cheeks',
        facing: 'viewer',
        expression: 'surprised',
        looksAt: 'down',
      },
      {
        who: 'friend',
        x: 0.8,
        distance: 'middle',
        action: 'kneeling',
        touches: 'book',
        facing: 'left-front',
        expression: 'doubtful',
        looksAt: 'book',
      },
      {
        who: 'pet',
        x: 0.56,
        action: 'sitting',
        facing: 'left-front',
        expression: 'curious',
        looksAt: 'book',
      },
      { who: 'comma', x: -0.46, action: 'peeking', facing: 'right-front', expression: 'worried', size: 0.8 },
      ...(withDadi ? [LOOKS_FOR_HER_GLASSES] : []),
    ],
    objects: [{ what: 'book', x: -0.1, states: ['open', 'empty'], size: withDadi ? 1.9 : 1.5 }],
  }
}

/** The child comes out of a book that is as high as a gate at this size. */
function outOfTheBook(size: number): TaleShot {
  return {
    camera: 'wide',
    zoom: 1.1,
    states: ['paper'],
    figures: [
      {
        who: 'child',
        x: 0.14,
        action: 'walking',
        holds: 'feather',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'viewer',
      },
      {
        who: 'guide',
        x: 0.66,
        on: 'full-stop',
        action: 'waving',
        facing: 'left-front',
        expression: 'happy',
        looksAt: 'child',
      },
      {
        who: 'friend',
        x: -0.3,
        action: 'walking',
        facing: 'right-front',
        expression: 'wonder',
        looksAt: 'guide',
      },
      { who: 'pet', x: -0.64, action: 'walking', facing: 'right-front', expression: 'curious', looksAt: 'comma' },
      { who: 'comma', x: 0.4, action: 'jumping', facing: 'left-front', expression: 'happy', size: 1.3 },
    ],
    objects: [
      { what: 'feather', colour: 'white' },
      { what: 'book', x: 0, distance: 'middle', states: ['up', 'glowing'], size },
      { what: 'full-stop', x: 0.66 },
    ],
  }
}
