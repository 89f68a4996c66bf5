import type {
  Action,
  Camera,
  Distance,
  Expression,
  Facing,
  FigureShot,
  Thing,
  TimeOfDay,
  Weather,
} from '@kahani/scene/shot'

/** The scene language in the words of a picture book. */

export const CAMERA_WORDS: Record<Camera, string> = {
  wide: 'a wide view, with the figures small in their surroundings',
  medium: 'at eye level, with whole figures',
  'close-up': 'a close-up',
  'from-above': 'seen from above',
  'from-below': 'seen from below, from near the ground',
  'over-the-shoulder': 'at eye level, from behind somebody',
  silhouette: 'a wide view against the light, with the figures as dark shapes',
  detail: 'a detail, from very near',
}

export const LIGHT_WORDS: Record<TimeOfDay, string> = {
  morning: 'early morning',
  day: 'bright day',
  sunset: 'sunset',
  dusk: 'dusk',
  night: 'night',
}

export const WEATHER_WORDS: Record<Weather, string | null> = {
  clear: null,
  rain: 'rain',
  wind: 'wind',
  mist: 'mist',
  snow: 'falling snow',
}

export const DISTANCE_WORDS: Record<Distance, string> = {
  foreground: 'in front',
  near: 'near',
  middle: 'farther back',
  far: 'far away',
  horizon: 'on the horizon',
}

/** Feelings that are not said by their own word; '' if they need none. */
const FEELING_WORDS: Partial<Record<Expression, string>> = {
  wonder: 'full of wonder',
  calm: '',
  asleep: '',
}
export const feeling = (expression: Expression): string => FEELING_WORDS[expression] ?? expression

/** Actions that are not said by their own word. */
const ACTION_WORDS: Partial<Record<Action, string>> = {
  'hugging-knees': 'hugging the own knees',
  'looking-up': 'looking up',
  shy: 'shrinking shyly',
  proud: 'hands on the hips',
  startled: 'starting back',
  drooping: 'drooping',
  'covering-eyes': 'covering the eyes',
  'covering-ears': 'covering the ears',
  'hand-on-heart': 'a hand on the heart',
  'sitting-side': 'sitting sideways',
  'hands-on-cheeks': 'hands on the cheeks',
  'arms-crossed': 'arms crossed',
  'lying-front': 'lying on the front',
  'sitting-legs-out': 'sitting with legs stretched out',
  'hiding-behind-back': 'hiding the hands behind the back',
  cupping: 'with cupped hands',
  'feeling-ahead': 'feeling the way ahead',
}

/** Actions of somebody in a wheelchair. */
const IN_WHEELCHAIR: Partial<Record<Action, string>> = {
  standing: 'sitting',
  'looking-up': 'sitting',
  walking: 'rolling',
  running: 'rolling fast',
  tiptoeing: 'rolling quietly',
  kneeling: 'bending down',
  crouching: 'bending down',
}

/** What is done with what is in the hands. */
const WITH_HELD: ReadonlySet<Action> = new Set<Action>([
  'holding',
  'holding-up',
  'carrying',
  'offering',
  'cradling',
  'hugging',
  'eating',
  'drinking',
  'playing',
])
/** What is done with what is touched. */
const WITH_TOUCHED: ReadonlySet<Action> = new Set<Action>(['hugging', 'pulling', 'pushing'])

const GOES: ReadonlySet<Action> = new Set<Action>([
  'walking',
  'running',
  'tiptoeing',
  'crawling',
  'flying',
  'swimming',
  'rowing',
  'sliding',
])

const FACING_WORDS: Record<Facing, string> = {
  viewer: 'facing the viewer',
  'right-front': 'turned to the right',
  right: 'facing right',
  'right-back': 'turned away to the right',
  away: 'seen from behind',
  'left-back': 'turned away to the left',
  left: 'facing left',
  'left-front': 'turned to the left',
}

const GOING_WORDS: Record<Facing, string> = {
  viewer: 'towards the viewer',
  'right-front': 'to the right',
  right: 'to the right',
  'right-back': 'away to the right',
  away: 'away from the viewer',
  'left-back': 'away to the left',
  left: 'to the left',
  'left-front': 'to the left',
}

const AT: ReadonlySet<Thing> = new Set<Thing>(['window', 'far-window', 'door', 'helm', 'table', 'wall'])
const IN: ReadonlySet<Thing> = new Set<Thing>([
  'pool',
  'boat',
  'rowing-boat',
  'fishing-boat',
  'paper-boat',
  'bubble',
  'nest',
  'hammock',
  'blanket-nest',
  'cradle',
  'cardboard-rocket',
  'auto-rickshaw',
])

export const placeWord = (on: Thing): string => (AT.has(on) ? 'at' : IN.has(on) ? 'in' : 'on')

/** "treasure chest" */
export const spaced = (name: string): string => name.replaceAll('-', ' ')

/** What an action is done with: what is held or touched. */
export function objectOf(action: Action, { holds, touches }: Pick<FigureShot, 'holds' | 'touches'>): Thing | null {
  return (WITH_TOUCHED.has(action) ? touches : null) ?? (WITH_HELD.has(action) ? holds : null)
}

/** What somebody does and where to: "running to the right", "offering the lantern, turned to the left". */
export function doing(action: Action, facing: Facing, object: string | null, inWheelchair = false): string {
  const word = (inWheelchair && IN_WHEELCHAIR[action]) || (ACTION_WORDS[action] ?? spaced(action))
  if (object === null) {
    const plain = action === 'holding' ? 'standing' : word
    return GOES.has(action) ? `${plain} ${GOING_WORDS[facing]}` : `${plain}, ${FACING_WORDS[facing]}`
  }
  return `${action === 'holding-up' ? `holding up ${object}` : `${word} ${object}`}, ${FACING_WORDS[facing]}`
}

/** Of the width of the picture. */
export const sideWord = (share: number): string =>
  share < 0.2
    ? 'far left'
    : share < 0.42
      ? 'left'
      : share <= 0.58
        ? 'in the middle'
        : share <= 0.8
          ? 'right'
          : 'far right'
