import type { PictureBrief, PictureRequest } from '@kahani/contracts/illustration'
import type { Action, Camera, Expression, TimeOfDay, Weather } from '@kahani/scene/shot'

/** What a picture shows besides its scene in prose: what the child does, the camera, the light, the mood and the key thing. */

const words = (name: string) => name.replaceAll('-', ' ')

/** Actions whose names are no plain English. */
const ACTIONS: Partial<Record<Action, string>> = {
  'hugging-knees': 'sitting with the arms around the knees',
  startled: 'standing startled',
  shy: 'standing shyly',
  proud: 'standing proudly',
  'hand-on-heart': 'standing with a hand on the heart',
  drooping: 'standing with drooping shoulders',
  'sitting-side': 'sitting with the legs to one side',
  'sitting-legs-out': 'sitting with the legs stretched out',
  'hands-on-cheeks': 'holding both cheeks',
  'arms-crossed': 'standing with crossed arms',
  'lying-front': 'lying on the belly',
  'hiding-behind-back': 'hiding something behind the back',
  cupping: 'cupping both hands',
  'feeling-ahead': 'feeling the way ahead with the hands',
}
/** Strong feelings are milder in a bedtime book. */
const MOODS: Partial<Record<Expression, string>> = {
  worried: 'a little worried',
  scared: 'a little scared',
  sad: 'a little sad',
  cross: 'a little cross',
  wonder: 'full of wonder',
  asleep: 'fast asleep',
}
const CAMERAS: Record<Camera, string> = {
  wide: 'a wide view of the place, the child about a third of the picture high',
  medium: 'a medium view, everybody whole, the child about half of the picture high',
  'close-up': 'close up: face and hands large',
  'from-above': 'from above, looking down on the scene',
  'from-below': 'from below, looking up at the child',
  'over-the-shoulder': 'over a shoulder, at what is being looked at',
  silhouette: 'wide and against the light: dark figures before a glowing sky',
  detail: 'very near: the hands and what they do',
}
const LIGHT: Record<TimeOfDay, string> = {
  morning: 'early morning, a low golden sun',
  day: 'bright day',
  sunset: 'sunset, long warm light',
  dusk: 'dusk, with the first stars',
  night: 'night, softly lit and not dark',
}
const WEATHER: Record<Weather, string> = {
  clear: '',
  rain: ', rain',
  wind: ', wind',
  mist: ', mist',
  snow: ', falling snow',
}

/** Cameras of pictures that the storyteller has not staged, so that neighbouring pages differ. */
const UNSTAGED: readonly Camera[] = ['medium', 'wide', 'close-up', 'from-above']
/** Of the cover, that shows the child large, and of who sleeps or is in company, whom a close-up would cut off. */
const WHOLE: readonly Camera[] = ['medium', 'wide']

function cameraOf({ brief, pageNumber }: Pick<PictureRequest, 'brief' | 'pageNumber'>): Camera {
  if (brief.shot) return brief.shot.camera
  const cameras = brief.cast.length > 1 || brief.action === 'sleeping' ? WHOLE : UNSTAGED
  return cameras[pageNumber % cameras.length] ?? 'medium'
}

export const cameraLine = (picture: Pick<PictureRequest, 'brief' | 'pageNumber'>) =>
  `Camera: ${CAMERAS[cameraOf(picture)]}.`

/** "the red lantern (glowing)", or null if the picture turns on the child. */
export function keyThingOf({ shot, props, guide }: PictureBrief): string | null {
  const child = shot?.figures.find(({ who }) => who === 'child')
  const focus = shot && shot.focus !== 'child' ? shot.focus : (child?.holds ?? props[0])
  if (!focus) return null
  const object = shot?.objects.find(({ what }) => what === focus)
  const states = object && object.states.length > 0 ? ` (${object.states.map(words).join(', ')})` : ''
  const name = focus === 'guide' ? (guide ?? 'creature') : focus
  return `the ${object?.colour ? `${object.colour} ` : ''}${words(name)}${states}`
}

/** Subject and action, key thing, light and mood of a picture: a line each. */
export function sceneLines(brief: PictureBrief): string[] {
  const { action, expression, timeOfDay, shot } = brief
  const keyThing = keyThingOf(brief)
  return [
    `Action: the child is ${ACTIONS[action] ?? words(action)}.${keyThing ? ` The page turns on ${keyThing}.` : ''}`,
    `Light: ${LIGHT[timeOfDay]}${WEATHER[shot?.weather ?? 'clear']}. Mood: the child looks ${MOODS[expression] ?? expression}.`,
  ]
}
