import type { StoryBrief } from '@kahani/contracts/brief'
import { firstName } from '../first-name.ts'
import type { World } from './arc.ts'
import { capitalise, ofTheChild, PRONOUNS, tidyPhrase } from './grammar.ts'
import { PETS } from './pets.ts'
import { heroName, roleWithArticle } from './roles.ts'

/** What goes into the slots of a sentence. An empty word means that the story has no such thing. */
export type Wording = ReadonlyMap<string, string>

const SLOT = /\{(\w+)\}/g

/**
 * The words for one brief in one arc.
 * - the child: `name`, `he him his himself was` by gender, `hero` ("Astronaut Asha"), `role` ("an astronaut");
 * - the child with the friend, or alone without one: `they them their were`; `friend` is the name;
 * - the pet: `pet` ("the dog"), `petIntro` ("her dog") and the words of `PetWords`, the first as `petNoun`;
 * - the guide: `guide`, `guideName` (without "the"), `it itObj its itself`; and all else of the arc's `World`;
 * - the family's own words: `theme`, `themeTitle`, `value`.
 */
export function wordingOf(brief: StoryBrief, world: World): Wording {
  const name = firstName(brief.characterName)
  const friend = brief.friendName === '' ? '' : firstName(brief.friendName)
  const child = PRONOUNS[brief.characterGender]
  const group = friend === '' ? child : PRONOUNS.group
  const theme = brief.theme === 'custom' ? ofTheChild(brief.customTheme, child.his) : ''

  const base: Record<string, string> = {
    ...child,
    name,
    friend,
    they: group.he,
    them: group.him,
    their: group.his,
    were: group.was,
    ...petWording(brief, child.his),
    ...guideWording(world),
    hero: heroName(brief, name),
    role: roleWithArticle(brief),
    theme,
    themeTitle: titleCase(theme),
    value: brief.primaryValue === 'custom' ? tidyPhrase(brief.customValue) : '',
  }
  const plain = new Map(Object.entries(base))
  const arc = Object.entries(world).map(([slot, words]) => [slot, fill(words, plain) ?? ''] as const)
  return new Map([...plain, ...arc])
}

function petWording(brief: StoryBrief, his: string): Record<string, string> {
  if (brief.pet === 'none') return { pet: '', petNoun: '', petIntro: '' }
  const { noun, intro, woof, spoke, rejoiced, settled } = PETS[brief.pet]
  return { pet: `the ${noun}`, petNoun: noun, petIntro: `${his} ${intro}`, woof, spoke, rejoiced, settled }
}

function guideWording(world: World): Record<string, string> {
  const { he, him, his, himself } = PRONOUNS[GUIDE_GENDERS[world.guideIs]]
  return { it: he, itObj: him, its: his, itself: himself, guideName: world.guide.replace(/^the /, '') }
}

const GUIDE_GENDERS = { he: 'boy', she: 'girl', it: 'it' } as const

/** The wording with a few words more. */
export const withWords = (wording: Wording, words: Readonly<Record<string, string>>): Wording =>
  new Map([...wording, ...Object.entries(words)])

/**
 * The template with its slots filled; a slot that begins with a capital begins its word with one. `null` when the story
 * has nothing to put into one of them. Throws on a slot that no wording knows.
 */
export function fill(template: string, wording: Wording): string | null {
  let complete = true
  const text = template.replace(SLOT, (_, slot: string) => {
    const lower = slot.charAt(0).toLowerCase() + slot.slice(1)
    const words = wording.get(lower)
    if (words === undefined) throw new Error(`No wording fills the slot {${slot}}.`)
    if (words === '' && lower !== 'beside') complete = false
    return slot === lower ? words : capitalise(words)
  })
  return complete ? text : null
}

const SMALL_WORDS = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** For the middle of a title, so that a small word stays small wherever it stands. */
const titleCase = (phrase: string) =>
  phrase
    .split(' ')
    .map(word => (SMALL_WORDS.has(word) ? word : capitalise(word)))
    .join(' ')
