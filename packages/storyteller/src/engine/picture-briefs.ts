import type { PictureBrief } from '@kahani/contracts/illustration'
import type { Random } from '@kahani/random/random'
import { PROPS } from '@kahani/scene/objects'
import type { Figure, FigureShot, Prop, Shot } from '@kahani/scene/shot'
import { FRIENDS } from '@kahani/scene/words'
import type { Wishes } from '@kahani/wishes/read-wishes'
import { varyTexts } from '../alt-texts/vary-texts.ts'
import { fill, type Wording } from '../wording/wording.ts'
import type { Picture, Tale } from './library.ts'
import { isIn, placeCompanions } from './place-companions.ts'
import { recast } from './recast.ts'
import { pickShot } from './stage-shot.ts'

const MAX_PROPS = 3

interface ShownPicture {
  picture: Picture
  /** The first and the last page, on which only those are seen who live there. */
  atHome: boolean
  /** Nouns of the text that the picture shows. */
  seen: readonly string[]
}

interface Along extends Pick<Wishes, 'companion' | 'others' | 'wearsGlasses'> {
  /** The friend lives with the child. */
  hasSecondHero: boolean
}

/** Describes the pictures of a story of a tale, in their order. */
export function describePictures(
  pictures: readonly ShownPicture[],
  tale: Pick<Tale, 'guide' | 'world'>,
  wording: Wording,
  along: Along,
  random: Random,
): PictureBrief[] {
  const stage = createStage(tale, wording, along)
  const staged = pictures.map(shown => ({ ...shown, ...stage(shown) }))
  const altTexts = varyTexts(
    staged.map(({ sight }) => sight),
    wording,
    random,
  )
  return staged.map(({ picture, shot, cast, sight: { child, hasGuide } }, at) => {
    const altText = altTexts[at] ?? ''
    return {
      description: `${altText} ${fill(picture.detail, wording) ?? ''}`,
      altText,
      setting: picture.setting,
      timeOfDay: picture.timeOfDay,
      action: child?.action ?? 'standing',
      expression: child?.expression ?? 'calm',
      cast,
      guide: hasGuide ? tale.guide : null,
      props: propsOf(shot),
      shot,
    }
  })
}

/** Creates a function that stages a picture for those who are in the story. */
function createStage(tale: Pick<Tale, 'world'>, wording: Wording, { hasSecondHero, ...along }: Along) {
  const word = (slot: string) => wording.get(slot) ?? ''
  const { companion, others } = along
  // A name alone does not say what it is.
  const petWords = word('pet').startsWith('the ') ? word('pet') : `the ${word('petNoun')} ${word('pet')}`
  const names = companion === null ? [] : [companion, ...others].map(({ name }) => name)

  return ({ picture, atHome, seen }: ShownPicture) => {
    const has = { friend: companion !== null && (!atHome || hasSecondHero), pet: word('pet') !== '' }
    const isElderSeen = seen.includes(word('elder').toLowerCase())
    const shown = pickShot(picture.shot, has, isElderSeen ? [...seen, tale.world.elder.toLowerCase()] : seen)
    const isAtHome = hasSecondHero && (atHome || shown.figures.some(isNeighbour))
    const inRoom = isAtHome ? { ...shown, figures: shown.figures.filter(each => !isNeighbour(each)) } : shown
    const picked = addCompanions(inRoom, {
      friend: isAtHome,
      others: atHome ? 0 : fitting(shown, others).length,
    })
    const shot = recast(picked, along)
    // Recasting keeps the order of the figures.
    const figureOf = (who: Figure) => shot.figures[picked.figures.findIndex(each => each.who === who)]
    const inPicture = ([...FRIENDS, 'pet'] as const).flatMap((who, at) => {
      const figure = figureOf(who)
      const isPet = who === 'pet'
      return figure === undefined ? [] : [{ who, figure, isPet, name: isPet ? petWords : (names[at] ?? '') }]
    })
    const hasGuide = shot.figures.some(({ who }) => who === 'guide')
    return {
      shot,
      cast: [...inPicture.map(({ who }) => who), ...(hasGuide ? (['guide'] as const) : [])],
      sight: {
        sentence: fill(picture.see, wording) ?? '',
        child: shot.figures.find(({ who }) => who === 'child'),
        hasGuide,
        others: inPicture,
      },
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
