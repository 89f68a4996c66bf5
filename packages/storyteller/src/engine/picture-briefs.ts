import type { PictureBrief } from '@kahani/contracts/illustration'
import { PROPS } from '@kahani/scene/objects'
import type { Prop, Shot } from '@kahani/scene/shot'
import { list } from '@kahani/wishes/grammar'
import type { Wishes } from '@kahani/wishes/read-wishes'
import { fill, type Wording, withWords } from '../wording/wording.ts'
import type { Picture, Tale } from './library.ts'
import { recast } from './recast.ts'
import { pickShot } from './stage-shot.ts'

const MAX_PROPS = 3

interface PageOptions {
  /** The friend is not there on the first and the last page. */
  atHome: boolean
  /** Nouns of the text that the picture shows. */
  seen: readonly string[]
}

/** Creates a function that describes pictures of a tale. */
export function createPictureBriefs(
  tale: Tale,
  wording: Wording,
  { companion, wearsGlasses }: Pick<Wishes, 'companion' | 'wearsGlasses'>,
): (picture: Picture, options: PageOptions) => PictureBrief {
  const word = (slot: string) => wording.get(slot) ?? ''

  return (picture, { atHome, seen }) => {
    const has = { friend: companion !== null && !atHome, pet: word('pet') !== '' }
    const picked = pickShot(picture.shot, has, seen)
    const isHere = (who: 'friend' | 'pet') => has[who] && picked.figures.some(figure => figure.who === who)
    const here = (['friend', 'pet'] as const).filter(isHere)
    const companions = here.map(who => (who === 'friend' ? (companion?.name ?? '') : word(who)))
    const shot = recast(picked, { companion, wearsGlasses })
    const beside = companions.length > 0 ? `, with ${list(companions)} beside ${word('him')}` : ''
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

/** The objects as a provider's illustrator gets them. */
const propsOf = ({ objects }: Shot): Prop[] =>
  [...new Set(objects.map(({ what }) => what))].filter(what => PROPS.includes(what)).slice(0, MAX_PROPS)
