import type { PictureBrief } from '@kahani/contracts/illustration'
import { PROPS } from '@kahani/scene/objects'
import type { Figure, FigureShot, Prop, Shot } from '@kahani/scene/shot'
import { FRIENDS } from '@kahani/scene/words'
import { list } from '@kahani/wishes/grammar'
import type { Wishes } from '@kahani/wishes/read-wishes'
import { fill, type Wording, withWords } from '../wording/wording.ts'
import type { Picture, Tale } from './library.ts'
import { isIn, placeCompanions } from './place-companions.ts'
import { recast } from './recast.ts'
import { pickShot } from './stage-shot.ts'

const MAX_PROPS = 3

interface PageOptions {
  /** The first and the last page, on which only those are seen who live there. */
  atHome: boolean
  /** Nouns of the text that the picture shows. */
  seen: readonly string[]
}

interface Along extends Pick<Wishes, 'companion' | 'others' | 'wearsGlasses'> {
  /** The friend lives with the child. */
  hasSecondHero: boolean
}

/** Creates a function that describes pictures of a tale. */
export function createPictureBriefs(
  tale: Tale,
  wording: Wording,
  { hasSecondHero, ...along }: Along,
): (picture: Picture, options: PageOptions) => PictureBrief {
  const word = (slot: string) => wording.get(slot) ?? ''
  const { companion, others } = along
  // A name alone does not say what it is.
  const petWords = word('pet').startsWith('the ') ? word('pet') : word('petOwn')
  const names = companion === null ? [] : [companion, ...others].map(({ name }) => name)

  return (picture, { atHome, seen }) => {
    const has = { friend: companion !== null && (!atHome || hasSecondHero), pet: word('pet') !== '' }
    const isElderSeen = seen.includes(word('elder').toLowerCase())
    const shown = pickShot(picture.shot, has, isElderSeen ? [...seen, tale.world.elder.toLowerCase()] : seen)
    const isAtHome = hasSecondHero && (atHome || shown.figures.some(isNeighbour))
    const inRoom = isAtHome ? { ...shown, figures: shown.figures.filter(each => !isNeighbour(each)) } : shown
    const picked = addCompanions(inRoom, {
      friend: isAtHome,
      others: atHome ? 0 : fitting(shown, others).length,
    })
    const here = ([...FRIENDS, 'pet'] as const).filter(who => isIn(picked, who))
    // The pet is first: “Aarav and Kiara’s dog” could be the dog of both.
    const companions = [
      ...(isIn(picked, 'pet') ? [petWords] : []),
      ...FRIENDS.flatMap((who, at) => (isIn(picked, who) ? (names[at] ?? '') : [])),
    ]
    const shot = recast(picked, along)
    const [first, ...more] = companions
    const beside = first === undefined ? '' : `; ${list(companions)} ${more.length > 0 ? 'are' : 'is'} there, too`
    const words = withWords(wording, { beside })
    const fillTemplate = (template: string) => fill(template, words) ?? ''
    const altText = fillTemplate(picture.see)
    const guided = shot.figures.some(({ who }) => who === 'guide')
    const child = shot.figures.find(({ who }) => who === 'child')
    return {
      description: `${altText} ${fillTemplate(picture.detail)}`,
      altText,
      setting: picture.setting,
      timeOfDay: picture.timeOfDay,
      action: child?.action ?? 'standing',
      expression: child?.expression ?? 'calm',
      cast: [...here, ...(guided ? (['guide'] as const) : [])],
      guide: guided ? tale.guide : null,
      props: propsOf(shot),
      shot,
    }
  }
}

/** A friend in another house, where no brother or sister lives. */
const isNeighbour = ({ who, on }: FigureShot): boolean => who === 'friend' && on === 'far-window'

/** Whether the second and the third who come along can be seen in a picture. */
export function canShowOthers(picture: Picture, { companion, others }: Pick<Wishes, 'companion' | 'others'>): boolean {
  const { figures } = picture.shot.when
  const picked = pickShot(
    picture.shot,
    { friend: companion !== null, pet: true },
    figures.filter(noun => noun !== undefined),
  )
  const fit = fitting(picked, others)
  return fit.length === others.length && placeCompanions(picked, FRIENDS.slice(1, 1 + fit.length)) !== null
}

/** Of those who come along after the friend, children first: in a close picture of a child the head of a grown-up is cut off. */
const fitting = ({ camera, zoom }: Shot, others: Wishes['others']): Wishes['others'] =>
  camera === 'close-up' || (camera === 'over-the-shoulder' && zoom > 1.2) || (camera === 'medium' && zoom > 1.3)
    ? others.filter(({ adult }) => adult === null)
    : others

/** The shot with whoever has room of those who are to be seen. */
function addCompanions(shot: Shot, { friend, others }: { friend: boolean; others: number }): Shot {
  const atHome: readonly Figure[] = friend && !isIn(shot, 'friend') ? ['friend'] : []
  const people = [...atHome, ...FRIENDS.slice(1, 1 + others)]
  const placed = people.map((_, left) => placeCompanions(shot, people.slice(0, people.length - left)))
  return placed.find(each => each !== null) ?? shot
}

/** The objects as a provider's illustrator gets them. */
const propsOf = ({ objects }: Shot): Prop[] =>
  [...new Set(objects.map(({ what }) => what))].filter(what => PROPS.includes(what)).slice(0, MAX_PROPS)
