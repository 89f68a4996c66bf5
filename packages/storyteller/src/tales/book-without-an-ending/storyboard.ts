import type { ByAge, Scene, Storyboard } from '../../format/storyboard.ts'
import { FACE } from '../../format/zooms.ts'
import { bed, homeward, relief, trouble } from './way-home.ts'
import { call, crossing, home, meeting } from './way-there.ts'

const cover = {
  detail:
    'Evening in a land of paper: a huge book stands open like a gate, a picture on its left page, its right page a field of light; the child walks out of it with a long white feather; a small monkey with an inky tail sits on a full stop; a comma hops along; the sky above is calm.',
  setting: 'enchanted-forest',
  timeOfDay: 'dusk',
  side: 0,
  shot: {
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
      { who: 'friend', x: -0.3, action: 'walking', facing: 'right-front', expression: 'wonder', looksAt: 'guide' },
      { who: 'pet', x: -0.64, action: 'walking', facing: 'right-front', expression: 'curious', looksAt: 'comma' },
      { who: 'comma', x: 0.4, size: 1.3, action: 'jumping', facing: 'left-front', expression: 'happy' },
    ],
    objects: [
      { what: 'feather', colour: 'white' },
      { what: 'book', distance: 'middle', size: { '2-3': 1.85, '4-6': 2.2, else: 2.7 }, states: ['up', 'glowing'] },
      { what: 'full-stop', x: 0.66 },
    ],
  },
} satisfies ByAge<Scene>

/** The work that turns show. */
const atWork = {
  detail:
    'The child sits on the ground and dips the white feather without haste, eyes on the nib; opposite, the monkey reaches for the same inkpot with one finger; their heads are bent alike.',
  shot: {
    camera: 'close-up',
    zoom: FACE,
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
      { who: 'guide', x: 0.4, size: 1.1, action: 'sitting', facing: 'left-front', looksAt: 'down' },
      {
        who: 'friend',
        x: -0.84,
        distance: 'middle',
        action: 'kneeling',
        facing: 'right-front',
        expression: 'tender',
        looksAt: 'child',
      },
      { who: 'pet', x: 0.84, distance: 'middle', action: 'lying', facing: 'left-front', looksAt: 'guide' },
    ],
    objects: [
      { what: 'feather', size: 1.2, colour: 'white' },
      { what: 'inkpot', x: 0.06, size: 1.1, states: ['full'] },
    ],
  },
} satisfies ByAge<Partial<Scene>>

/** Custom theme: the book is about it, since any phrase can follow "about". */
export const bookWithoutAnEnding = {
  guide: 'monkey',
  stage: {
    moment: { setting: 'enchanted-forest', timeOfDay: 'sunset', side: 2, states: ['paper', 'fading'], carries: true },
    deed: { setting: 'enchanted-forest', timeOfDay: 'sunset', side: 0, states: ['paper'], carries: true },
    dark: { setting: 'enchanted-forest', timeOfDay: 'night', side: 3, states: ['paper', 'dark'], carries: true },
    token: 'feather',
    duty: 'page',
    treat: 'biscuit',
    small: 'comma',
    keeper: 'grandfather',
    atWork,
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
  depictions: {
    dadi: { figure: 'grandmother' },
    book: { object: 'book' },
    silk: { object: 'book', state: 'wrapped' },
    'red silk': { object: 'book', state: 'wrapped' },
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
  cover,
  scenes: { home, call, crossing, meeting, trouble, relief, homeward, bed },
} satisfies Storyboard
