import { ASLEEP, type Storyboard, type TaleShot } from '../../format/arc.ts'

const PETS: Record<'chases' | 'sits' | 'fetches', TaleShot['figures'][number]> = {
  chases: {
    who: 'pet',
    x: -0.52,
    height: -0.1,
    action: 'running',
    facing: 'left',
    expression: 'surprised',
    looksAt: 'inky-words',
  },
  sits: { who: 'pet', on: 'inky-words', action: 'sitting', facing: 'left-front', expression: 'proud' },
  fetches: { who: 'pet', x: -0.5, action: 'walking', facing: 'right', expression: 'proud', looksAt: 'child' },
}

const COMES_IN: TaleShot['figures'][number] = {
  who: 'grandmother',
  x: 0.66,
  action: 'walking',
  arms: 'clapping',
  facing: 'left-front',
  expression: 'tender',
  looksAt: 'child',
  wears: 'spectacles',
}

const TURNS_THE_PAGE: TaleShot['figures'][number] = {
  who: 'grandmother',
  x: -0.82,
  distance: 'middle',
  action: 'standing',
  touches: 'book',
  facing: 'right-front',
  expression: 'tender',
  looksAt: 'child',
  wears: 'spectacles',
}

/** Dadi has read the child to sleep. */
const READ_TO_SLEEP = {
  see: '{Name} sleeps while Dadi, the old book open in her lap, looks at {him} over the top of the page{beside}.',
  detail:
    'The lamp turned low, rain on the window: Dadi in a chair by the bed, the open book in her hands, looks over her spectacles at the child; a tiny comma sleeps on the floor.',
  shot: bedside('open'),
} as const

/** The second half of the tale `bookWithoutAnEnding`. */
export const bookWithoutAnEndingWayHome: Pick<Storyboard['scenes'], 'trouble' | 'relief' | 'homeward' | 'bed'> = {
  trouble: {
    see: '{Name} writes on a huge white page, but the words get up and run off like beetles{beside}.',
    detail:
      'Seen from above: the last page, as big as a field; the child kneels on it with the white feather; words on many legs scuttle off in all directions; the monkey hides his eyes; from all sides white eats up the land.',
    setting: 'enchanted-forest',
    timeOfDay: 'dusk',
    side: 1,
    shot: runningWords({ cap: true, pet: 'chases' }),
    bands: {
      '2-3': {
        timeOfDay: 'day',
        detail:
          'Seen from above: the last page, as big as a field; the child kneels on it with the white feather; words on many legs scuttle off in all directions; the monkey hides his eyes.',
        shot: { ...runningWords({ cap: false, pet: 'chases', size: 0.7 }), states: ['paper'] },
      },
      '4-6': { shot: runningWords({ cap: false, pet: 'sits', size: 0.85 }) },
      '10-12': { shot: runningWords({ cap: true, pet: 'fetches' }) },
    },
  },
  relief: {
    see: '{Name} has written one small word that stays, and it shines like a house with a lit window{beside}.',
    detail:
      'Golden light on the land of paper, all its colours back: the word Home stands on the white page, its o a lit window; the lost words come back in a line, a comma ahead of them; the monkey jumps for joy.',
    setting: 'enchanted-forest',
    timeOfDay: 'sunset',
    side: 1,
    shot: oneWord(0.88),
    bands: {
      '2-3': { shot: oneWord(0.64) },
      '4-6': { shot: oneWord(0.76) },
      '10-12': { shot: oneWord(1) },
    },
  },
  homeward: {
    see: '{Name} tumbles out of the shining book on to the rug, where Dadi comes in with her spectacles on{beside}.',
    detail:
      'Lamplight and rain at home: the book stands open on the rug and still shines; the child sits in front of it, inky and glad; Dadi comes in with open arms; a small comma looks out of the page.',
    setting: 'home',
    timeOfDay: 'night',
    weather: 'rain',
    side: 1,
    shot: backOnTheRug(0.92, 1.7),
    bands: {
      '2-3': { shot: backOnTheRug(0.78, 1.45) },
      '4-6': {
        see: '{Name} sits by the shining book with inky footprints all about {him}, and Dadi still holds the page{beside}.',
        detail:
          'Lamplight and rain at home: the book stands open on the rug and still shines; the child sits in front of it, inky and glad; Dadi, her spectacles on her nose, has a hand on the page that she has just turned; a small comma looks out of it.',
        shot: backOnTheRug(0.86, 1.55, TURNS_THE_PAGE),
      },
    },
  },
  bed: {
    ...ASLEEP,
    see: '{Name} sleeps while the old book lies shut beside the bed, with a white feather as a bookmark{beside}.',
    detail:
      'The lamp turned low, rain on the window: Dadi dozes in her chair, spectacles on her nose; the closed book has a white feather in it; a tiny comma sleeps on it.',
    weather: 'rain',
    side: 0,
    shot: bedside('closed'),
    bands: {
      '7-9': READ_TO_SLEEP,
      '10-12': READ_TO_SLEEP,
    },
  },
}

/** The words get up from the page, and all run after them. */
function runningWords({ cap, pet, size = 1 }: { cap: boolean; pet: keyof typeof PETS; size?: number }): TaleShot {
  return {
    camera: 'from-above',
    zoom: 1.1,
    focus: 'inky-words',
    states: ['paper', 'fading'],
    figures: [
      {
        who: 'child',
        x: -0.1,
        action: 'sitting',
        arms: 'reaching-down',
        holds: 'feather',
        facing: 'right-front',
        expression: 'worried',
        looksAt: 'down',
      },
      {
        who: 'guide',
        x: -0.44,
        distance: 'middle',
        action: 'covering-eyes',
        facing: 'right-front',
        expression: 'worried',
      },
      {
        who: 'friend',
        x: 0.62,
        action: 'kneeling',
        ...(cap ? { holds: 'cap' as const } : { arms: 'reaching-down' as const }),
        facing: 'viewer',
        expression: 'doubtful',
        looksAt: 'viewer',
      },
      PETS[pet],
    ],
    objects: [
      { what: 'feather', colour: 'white', size: 1.2 },
      { what: 'inky-words', x: 0.36, height: -0.28 * size, size: 1.1 * size },
      { what: 'inky-words', x: 0.1, height: -0.66 * size, size: 1.4 * size },
      { what: 'inky-words', x: -0.44, height: -0.56 * size, facing: 'left', size: 1.4 * size },
      { what: 'inky-words', x: 0.4, distance: 'far', size: 1.1 * size },
      { what: 'inky-words', x: -0.12, distance: 'far', facing: 'left', size: 1.2 * size },
      { what: 'inkpot', x: -0.28, height: -0.06, states: ['full'], size: 1.1 },
      ...(cap ? [{ what: 'cap' as const }] : []),
    ],
  }
}

/** The word stands at this size, and the others come back in a line. */
function oneWord(size: number): TaleShot {
  return {
    camera: 'wide',
    zoom: 1.32,
    focus: 'home-word',
    states: ['paper'],
    figures: [
      {
        who: 'child',
        x: -0.56,
        action: 'kneeling',
        arms: 'reaching-down',
        holds: 'feather',
        facing: 'right-front',
        expression: 'happy',
        looksAt: 'home-word',
      },
      {
        who: 'friend',
        x: 0.88,
        action: 'kneeling',
        arms: 'reaching-down',
        facing: 'left-front',
        expression: 'laughing',
        looksAt: 'home-word',
      },
      {
        who: 'guide',
        x: 0.36,
        distance: 'middle',
        action: 'cheering',
        facing: 'left-front',
        expression: 'laughing',
        looksAt: 'home-word',
      },
      { who: 'pet', x: -0.86, distance: 'middle', action: 'sitting', facing: 'right-front', expression: 'happy' },
      { who: 'comma', on: 'home-word', action: 'jumping', facing: 'right-front', expression: 'happy', size: 1.1 },
    ],
    objects: [
      { what: 'feather', colour: 'white' },
      { what: 'home-word', x: 0.08, size },
      { what: 'inky-words', x: -0.3, height: -0.2 * size, size: 0.8 * size },
      { what: 'inky-words', x: 0.1, height: -0.2 * size, size: 0.8 * size },
      { what: 'inky-words', x: 0.5, height: -0.2 * size, size: 0.8 * size },
    ],
  }
}

/** The book stands open at this size and has let all of them out. */
function backOnTheRug(zoom: number, size: number, dadi: TaleShot['figures'][number] = COMES_IN): TaleShot {
  const stays = dadi === TURNS_THE_PAGE
  // To the right of Dadi, or to her left.
  const aside = stays ? 0.26 : 0
  return {
    camera: 'medium',
    zoom,
    figures: [
      {
        who: 'child',
        x: 0.04 + aside,
        action: 'sitting-legs-out',
        facing: 'right-front',
        expression: 'laughing',
        looksAt: 'grandmother',
      },
      dadi,
      {
        who: 'friend',
        x: stays ? 0.84 : -0.74,
        action: 'sitting',
        facing: stays ? 'left-front' : 'right-front',
        expression: 'laughing',
        looksAt: 'child',
      },
      {
        who: 'pet',
        x: stays ? -0.4 : 0.3,
        action: stays ? 'lying' : 'jumping',
        facing: stays ? 'right-front' : 'left-front',
        expression: 'happy',
        looksAt: 'child',
      },
      {
        who: 'comma',
        x: -0.46 + aside,
        distance: 'middle',
        height: 0.5,
        action: 'peeking',
        facing: 'right-front',
        size: 1.1,
      },
    ],
    objects: [
      { what: 'footprints', x: -0.3 + aside, height: -0.14, colour: 'blue', size: 0.8 },
      { what: 'book', x: -0.4 + aside, distance: 'middle', states: ['up', 'glowing'], size },
    ],
  }
}

/** What pages of turns show of the work at the last page. */
export const SLOW_WRITING: TaleShot = {
  camera: 'medium',
  zoom: 1.3,
  focus: 'feather',
  states: ['paper'],
  figures: [
    {
      who: 'child',
      x: -0.34,
      action: 'sitting',
      arms: 'reaching-down',
      holds: 'feather',
      facing: 'right-front',
      expression: 'tender',
      looksAt: 'down',
    },
    { who: 'guide', x: 0.4, action: 'sitting', facing: 'left-front', expression: 'calm', looksAt: 'down', size: 1.1 },
    {
      who: 'friend',
      x: -0.84,
      distance: 'middle',
      action: 'kneeling',
      facing: 'right-front',
      expression: 'tender',
      looksAt: 'child',
    },
    {
      who: 'pet',
      x: 0.84,
      distance: 'middle',
      action: 'lying',
      facing: 'left-front',
      expression: 'calm',
      looksAt: 'guide',
    },
  ],
  objects: [
    { what: 'feather', colour: 'white', size: 1.2 },
    { what: 'inkpot', x: 0.06, states: ['full'], size: 1.1 },
  ],
}

/** The child sleeps, and Dadi sits beside it. */
function bedside(book: 'open' | 'closed'): TaleShot {
  return {
    camera: 'wide',
    zoom: 1.15,
    figures: [
      { who: 'child', on: 'bed', action: 'sleeping', expression: 'asleep' },
      {
        who: 'grandmother',
        x: 0.66,
        on: 'chair',
        action: 'sitting',
        holds: book === 'open' ? 'book' : null,
        facing: 'left-front',
        expression: 'tender',
        looksAt: 'child',
        wears: 'spectacles',
      },
      { who: 'pet', x: -0.52, action: 'sleeping', expression: 'asleep', facing: 'right' },
      {
        who: 'comma',
        x: -0.16,
        on: book === 'open' ? null : 'book',
        action: 'sleeping',
        expression: 'asleep',
        facing: 'left-front',
        size: 0.7,
      },
    ],
    objects: [
      { what: 'book', x: -0.16, states: book === 'open' ? ['open'] : ['closed', 'full'], size: 1.3 },
      { what: 'chair', x: 0.66 },
      ...(book === 'open'
        ? [{ what: 'feather' as const, x: 0.1, states: ['lying' as const], colour: 'white' as const, size: 0.7 }]
        : []),
    ],
  }
}
