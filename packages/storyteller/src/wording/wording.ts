import { firstName } from '@kahani/wishes/first-name'
import { capitalize, list, PRONOUNS } from '@kahani/wishes/grammar'
import type { World } from '../format/prose.ts'
import { allAlternatives, alternativeKey, chooseAlternatives } from './alternatives.ts'
import { PETS } from './pets.ts'
import { heroName, roleWithArticle } from './roles.ts'
import type { ToldBrief } from './told-brief.ts'

/** Words by slot. An empty string means that the story has no such thing. */
export type Wording = ReadonlyMap<string, string>

const SLOT = /\{(\w+)\}/g
/** Replace the brackets of a template, so that those in the words of a family are no marks. */
const [OPEN, CLOSE] = ['\uE000', '\uE001']
const MARK = /\uE000([^\uE001]*)\uE001/g

/**
 * Fills the slots for a brief and a tale:
 * - child: `name`, `he him his himself was` by gender, `hero` ("Astronaut Asha"), `role` ("an astronaut");
 * - child and friend, or the child alone: `they them their were`; `friend` is the friend's name, `friends` has the names of
 *   all who come along, and `company` that of the child as well;
 * - pet: `pet` ("the dog", "Bruno"), `petIntro` ("her dog", "her dog Bruno"), `petOwn` ("Asha’s dog", "Asha’s dog Bruno"), `petNoun`
 *   and the other words of `PetWords`;
 * - guide: `guide`, `guideName` (without "the"), `it itObj its itself`;
 * - tale: every property of `World`;
 * - what the tale is about: `theme`, `themeTitle`; the family's own `value`.
 */
export function wordingOf(
  brief: ToldBrief,
  { world, about, elderName = world.elder }: { world: World; about: string | null; elderName?: string },
): Wording {
  const name = firstName(brief.characterName)
  const friend = brief.friendName
  const child = PRONOUNS[brief.characterGender]
  const group = friend === '' ? child : PRONOUNS.group
  const friends = friend === '' ? [] : [friend, ...(brief.company?.others ?? []).map(other => other.name)]
  const theme = about ?? (brief.theme === 'custom' ? brief.customTheme : '')

  const base: Record<string, string> = {
    ...child,
    name,
    elder: elderName,
    friend,
    company: list([name, ...friends]),
    friends: list(friends),
    they: group.he,
    them: group.him,
    their: group.his,
    were: group.was,
    ...petWording(brief, name, child.his),
    ...guideWording(world),
    hero: heroName(brief, name),
    role: roleWithArticle(brief),
    theme,
    themeTitle: titleCase(theme),
    value: brief.primaryValue === 'custom' ? brief.customValue : '',
    ...alternativesFor(brief),
  }
  const plain = new Map(Object.entries(base))
  const ofTale = Object.entries(world).map(([slot, words]) => [slot, fill(words, plain) ?? ''] as const)
  return new Map([...plain, ...ofTale, ['elder', elderName]])
}

/** Which text of each pair is told. */
function alternativesFor({ friendName, company }: ToldBrief): Record<string, string> {
  const { rolls = { child: false, friend: false, anybody: false }, others = [] } = company ?? {}
  const key = (subject: Parameters<typeof alternativeKey>[0], isSecond: boolean) => ({
    [alternativeKey(subject)]: isSecond ? 'second' : '',
  })
  return {
    ...key('child', rolls.child),
    ...key('friend', rolls.friend),
    // Without a friend of its own lines, "they" is the child.
    ...key('they', rolls.child || (friendName !== '' && rolls.anybody)),
    ...key('several', others.length > 0),
    ...key('sibling', company?.hasSecondHero === true),
    ...key('hand', company?.hasOneHand === true),
  }
}

function petWording({ pet, company }: ToldBrief, name: string, his: string): Record<string, string> {
  if (pet === 'none') return { pet: '', petNoun: '', petIntro: '', petOwn: '' }
  const { noun, intro, woof, spoke, rejoiced, settled } = PETS[pet]
  const petName = company?.petName ?? ''
  const withName = (words: string) => (petName === '' ? words : `${words} ${petName}`)
  return {
    pet: petName === '' ? `the ${noun}` : petName,
    petNoun: noun,
    petIntro: withName(`${his} ${intro}`),
    petOwn: withName(`${name}’s ${noun}`),
    ...{ woof, spoke, rejoiced, settled },
  }
}

function guideWording(world: World): Record<string, string> {
  const { he, him, his, himself } = PRONOUNS[GUIDE_GENDERS[world.guideIs]]
  return { it: he, itObj: him, its: his, itself: himself, guideName: world.guide.replace(/^the /, '') }
}

const GUIDE_GENDERS = { he: 'boy', she: 'girl', it: 'it' } as const

/** Adds words to a wording. */
export const withWords = (wording: Wording, words: Readonly<Record<string, string>>): Wording =>
  new Map([...wording, ...Object.entries(words)])

const markNouns = (template: string) => template.replaceAll('[', OPEN).replaceAll(']', CLOSE)
/** "name" of "{Name}". */
const slotName = (slot: string) => slot.charAt(0).toLowerCase() + slot.slice(1)

/**
 * Fills a template with one text of each pair; the word of a capitalized slot is capitalized. Returns null if the story has no word for a slot.
 * Throws on an unknown slot.
 */
export function fill(template: string, wording: Wording): string | null {
  let complete = true
  const chosen = chooseAlternatives(template, subject => wording.get(alternativeKey(subject)) === 'second')
  const text = markNouns(chosen).replace(SLOT, (_, slot: string) => {
    const lower = slotName(slot)
    const words = wording.get(lower)
    if (words === undefined) throw new Error(`Unknown slot {${slot}}`)
    if (words === '' && lower !== 'beside') complete = false
    return slot === lower ? words : capitalize(words)
  })
  return complete ? text : null
}

/** The slots and the nouns in brackets of a template, in both texts of its pairs. */
export const marksOf = (template: string) => ({
  slots: [...allAlternatives(template).matchAll(SLOT)].map(([, slot = '']) => slotName(slot)),
  nouns: readMarks(markNouns(allAlternatives(template))).seen,
})

/** Takes the marks out of a filled text. */
export function readMarks(marked: string): { text: string; seen: string[] } {
  const seen = [...marked.matchAll(MARK)].map(([, noun = '']) => noun.toLowerCase())
  return { text: marked.replace(MARK, '$1'), seen: [...new Set(seen)] }
}

const SMALL_WORDS = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with'])

/** Title case for the middle of a title: small words stay lower case at any position. */
const titleCase = (phrase: string) =>
  phrase
    .split(' ')
    .map(word => (SMALL_WORDS.has(word) ? word : capitalize(word)))
    .join(' ')
