import type { PictureBrief } from '@kahani/contracts/illustration'
import { PROPS } from '@kahani/scene/objects'
import type { Action } from '@kahani/scene/shot'
import { EXPRESSIONS, GUIDES, SETTINGS, TIMES_OF_DAY } from '@kahani/scene/words'
import type { Brief } from './brief.ts'
import { createPages, withArticle } from './story-pages.ts'

const AND = new Intl.ListFormat('en-GB')
const ACTIONS: Action[] = ['standing', 'walking', 'running', 'jumping', 'sitting', 'waving', 'thinking', 'looking-up']

/** A valid story for a brief. A `staged` one has a shot for each picture, which leaves the staging open. */
export function createStory(brief: Brief, { staged }: { staged: boolean }) {
  const pictureOf = (page: number) => ({ ...picture(brief, page), ...(staged && { shot: null }) })
  const { texts, valuePage } = createPages(brief)
  const pet = brief.pet?.toLowerCase() ?? null
  return {
    title: `${brief.name}’s Great Adventure`,
    bible: {
      face: `${brief.name} has a round face with large brown eyes.`,
      hair: 'Short black hair.',
      clothes: 'A yellow shirt, blue trousers and red shoes.',
      friend: brief.friend && `${brief.friend} wears a green shirt and has curly hair.`,
      pet: pet && `A small brown ${pet} with a blue collar.`,
    },
    cover: pictureOf(0),
    pages: texts.map((text, index) => ({ text, picture: pictureOf(index + 1) })),
    valuePage,
  }
}

/** The picture of a page; 0 is the cover. */
function picture({ name, friend, pet }: Brief, page: number): PictureBrief {
  const at = <T>(list: readonly T[], step: number) => list[(page * step) % list.length] as T
  const setting = at(SETTINGS, 5)
  const timeOfDay = at(TIMES_OF_DAY, 1)
  const action = at(ACTIONS, 1)
  const expression = at(EXPRESSIONS, 1)
  const prop = at(PROPS, 7)
  const guide = page % 4 === 3 ? at(GUIDES, 1) : null
  const company = [friend, ...[pet?.toLowerCase(), guide].map(who => who && withArticle(who))].filter(
    who => who != null,
  )
  const beside = company.length > 0 ? ` beside ${AND.format(company)}` : ''
  const where = page === 0 ? 'Cover' : `Scene ${page}`
  const what = `${name} is ${action.replace('-', ' ')}${beside}`
  return {
    description: `${where}: ${what}, looking ${expression}, with ${withArticle(prop)} near by. Place: ${setting}. Time: ${timeOfDay}.`,
    altText: `${where}: ${what} with ${withArticle(prop)}.`,
    setting,
    timeOfDay,
    action,
    expression,
    cast: [
      ...(friend ? ['friend' as const] : []),
      ...(pet ? ['pet' as const] : []),
      ...(guide ? ['guide' as const] : []),
    ],
    guide,
    props: [prop],
  }
}
