import { describeRelation } from '@kahani/contracts/describe-person'
import type { Cast, IllustrationRequest, PictureRequest } from '@kahani/contracts/illustration'
import type { Figure, FigureShot, Shot, Thing } from '@kahani/scene/shot'
import { DISTANCES, FIGURES, FRIENDS, GROWN_UPS } from '@kahani/scene/words'
import { SIZE } from '../canvas/svg.ts'
import type { Company } from '../picture/company.ts'
import { composePicture } from '../picture/compose-picture.ts'
import { CARRIES } from '../picture/draw-people.ts'
import { boundsOf } from '../picture/draw-thought.ts'
import { findPlaced, type PlacedThing } from '../picture/placed.ts'
import { colourFigures } from './sketch-colours.ts'
import {
  CAMERA_WORDS,
  DISTANCE_WORDS,
  doing,
  feeling,
  LIGHT_WORDS,
  objectOf,
  placeWord,
  sideWord,
  spaced,
  WEATHER_WORDS,
} from './staging-words.ts'

/** Objects beside the key thing that are named. */
const OBJECTS_MAX = 4

/**
 * Describes a sketch of `drawSketch` for an illustrator: camera and light, each figure by its colour, place, role and action,
 * and the key thing. No names. About 900 characters for five figures.
 */
export function describeStaging(request: IllustrationRequest, picture: PictureRequest): string {
  const { company, shot } = composePicture({ ...request, title: '' }, picture)
  const { brief } = picture
  const colours = colourFigures(shot.figures)
  const roleOf = rolesIn(request.cast, brief.guide, shot.figures)
  /** How the sentences of others refer to something: "the owl". */
  const nameOf = (thing: Thing): string =>
    isFigure(thing) ? roleOf(thing).replace(/,.*/, '').replace(/^an? /, 'the ') : `the ${spaced(thing)}`
  const light = [LIGHT_WORDS[brief.timeOfDay], WEATHER_WORDS[shot.weather]].filter(each => each !== null)
  const seen = company.placed.filter(thing => isSeen(company, thing))
  const figures = [...colours].flatMap(([who, { name }]) => {
    const figure = shot.figures.find(each => each.who === who)
    const there = seen.filter(({ shot: each }) => 'who' in each && each.who === who)
    const [first = findPlaced(seen, who)] = there
    if (!figure || !first) return []
    // What is done is that of the picture, where somebody may kneel to be seen.
    const acts = first.kind !== 'object' && first.shot.who === who ? first : undefined
    const several = there.length > 1
    const role = several ? `${roleOf(who)} (${there.length} of them)` : roleOf(who)
    const subject = `The ${name} figure${several ? 's' : ''}, ${placeOf(company, first)}`
    return `${subject}: ${[role, ...aidOf(acts), ...actionOf(acts, figure, shot, nameOf)].join(', ')}.`
  })
  return [
    `Camera: ${CAMERA_WORDS[shot.camera]}. Light: ${light.join(', ')}. Setting, in pale tones: ${spaced(brief.setting)}.`,
    ...figures,
    keyThing(),
    objects(),
  ]
    .filter(line => line !== '')
    .join(' ')

  function keyThing(): string {
    const { focus } = shot
    const placed = findPlaced(seen, focus)
    if (isFigure(focus) || !placed) return `Most important: ${nameOf(focus)}.`
    return `Most important${placed.shot.imagined ? '' : ', in yellow'}: ${nameOf(focus)}, ${placeOf(company, placed)}.`
  }

  function objects(): string {
    const others = seen.flatMap(each =>
      each.kind === 'object' && each.shot.what !== shot.focus
        ? [`${spaced(each.shot.what)} (${sideOf(company, each)}${each.shot.imagined ? ', thought of' : ''})`]
        : [],
    )
    const named = [...new Set(others)].slice(0, OBJECTS_MAX)
    return named.length === 0 ? '' : `In brown: ${named.join(', ')}.`
  }
}

const isFigure = (thing: Thing): thing is Figure => (FIGURES as readonly Thing[]).includes(thing)

const ORDINALS = ['first', 'second', 'third']
const withArticle = (noun: string) => `${/^[aeio]/.test(noun) ? 'an' : 'a'} ${noun}`

/** What each figure is to the child: "the second friend", "the pet, a dog", "an owl". */
function rolesIn(cast: Cast, guide: string | null, figures: readonly FigureShot[]): (who: Figure) => string {
  const companions = FRIENDS.filter(who => figures.some(each => each.who === who))
  const relationOf = (who: Figure): string => {
    const person = cast.people?.[who as keyof NonNullable<Cast['people']>]
    return person ? describeRelation(person) : 'friend'
  }
  return who => {
    if (who === 'child') return 'the child'
    if (who === 'pet') return `the pet, ${withArticle(cast.pet.toLowerCase())}`
    if (who === 'guide') return guide ? `the guide, ${withArticle(spaced(guide))}` : 'the guide'
    if ((GROWN_UPS as readonly Figure[]).includes(who)) return `the ${who}`
    if (!(FRIENDS as readonly Figure[]).includes(who)) return withArticle(spaced(who))
    const relation = relationOf(who)
    const alike = companions.filter(each => relationOf(each) === relation)
    const ordinal = alike.length > 1 ? `${ORDINALS[alike.indexOf(who as (typeof FRIENDS)[number])]} ` : ''
    return `the ${ordinal}${relation}`
  }
}

/** Whether a part of a thing is within the picture. */
function isSeen({ view }: Company, thing: PlacedThing): boolean {
  const { left, right, top, bottom } = boundsOf(view, thing)
  return right > 0 && left < SIZE && bottom > 0 && top < SIZE
}

const sideOf = ({ view }: Company, { centre }: PlacedThing): string => sideWord(view.project(centre)[0] / SIZE)

/** "far left, farther back" */
function placeOf(company: Company, thing: PlacedThing): string {
  const { view } = company
  if (thing.shot.imagined) return 'in a cloud of thought'
  const off = (distance: (typeof DISTANCES)[number]) => Math.abs(view.zOf(distance) - thing.at[2])
  const distance = DISTANCES.reduce((best, each) => (off(each) < off(best) ? each : best))
  const isHigh = thing.shot.height >= 0.7
  return [sideOf(company, thing), isHigh && 'high up', DISTANCE_WORDS[distance]]
    .filter(each => each !== false)
    .join(', ')
}

/** What somebody feels, does, looks at and holds. */
function actionOf(
  acts: PlacedThing | undefined,
  planned: FigureShot,
  { figures }: Pick<Shot, 'figures'>,
  nameOf: (thing: Thing) => string,
): string[] {
  const figure = acts && acts.kind !== 'object' ? acts.shot : planned
  const inWheelchair = acts?.kind === 'person' && acts.pose.inWheelchair === true
  const { action, arms, expression, facing, looksAt, holds, touches, on } = figure
  const carried = figures.find(({ on: carrier }) => carrier === figure.who)?.who ?? null
  const objectIn = (each: FigureShot['action']): Thing | null =>
    objectOf(each, figure) ?? (CARRIES.has(each) ? carried : null)
  const objects = [action, arms].flatMap(each => (each ? (objectIn(each) ?? []) : []))
  const does = (each: FigureShot['action']) => {
    const object = objectIn(each)
    return doing(each, facing, object && nameOf(object), inWheelchair)
  }
  const isCarried = figures.some(({ who, action: other }) => who === on && CARRIES.has(other))
  const isUp = looksAt === 'up' && action === 'looking-up'
  const isUnseen = looksAt === 'ahead' || action === 'sleeping' || isUp || objects.includes(looksAt as Thing)
  return [
    feeling(expression),
    does(action),
    arms && arms !== 'standing' && (arms !== 'holding' || holds) ? (does(arms).split(',')[0] ?? '') : '',
    on ? `${isCarried ? 'in the arms of' : placeWord(on)} ${nameOf(on)}` : '',
    isUnseen || looksAt === holds ? '' : `looking ${lookWord(looksAt, nameOf)}`,
    holds && !objects.includes(holds) ? `with ${nameOf(holds)}` : '',
    touches && !objects.includes(touches) && touches !== on ? `touching ${nameOf(touches)}` : '',
  ].filter(word => word !== '')
}

const lookWord = (looksAt: FigureShot['looksAt'], nameOf: (thing: Thing) => string): string => {
  if (looksAt === 'up' || looksAt === 'down') return looksAt
  return looksAt === 'viewer' ? 'at the viewer' : `at ${nameOf(looksAt as Thing)}`
}

const aidOf = (acts: PlacedThing | undefined): string[] => {
  if (acts?.kind !== 'person') return []
  if (acts.pose.inWheelchair) return ['in the wheelchair']
  return acts.pose.crutch ? ['with a crutch'] : []
}
