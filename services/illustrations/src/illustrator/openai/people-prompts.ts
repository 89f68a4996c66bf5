import { describeCoat, describeLook } from '@kahani/contracts/describe-look'
import { describeRelation, isDescribed } from '@kahani/contracts/describe-person'
import {
  type Cast,
  COMPANION_FIGURES,
  type CompanionFigure,
  type IllustrationRequest,
  type PictureBrief,
} from '@kahani/contracts/illustration'
import type { AgeBand, Gender } from '@kahani/contracts/options'
import type { StoryPerson } from '@kahani/contracts/people'
import { GROWN_UPS, TRAVELLERS } from '@kahani/scene/words'
import { quoted } from './quoted.ts'

/** Maximum lengths of texts of a story in characters, before they are scaled. */
const APPEARANCE_MAX = 600
const ROLE_MAX = 100
const NAME_MAX = 40
/** Maximum length of the look of each companion, which is not scaled. */
const LOOK_MAX = 170
/** Elders at home whom one picture describes. */
const MAX_ELDERS = 2

const GENDERS: Record<Gender, string> = { girl: 'girl', boy: 'boy', neutral: 'child' }
const GROWN_UP_GENDERS: Record<Gender, string> = { girl: 'a woman', boy: 'a man', neutral: 'a grown-up' }
const AGES: Record<AgeBand, string> = { '2-3': 'two or three', '4-6': 'five', '7-9': 'eight', '10-12': 'eleven' }

/** The look that the family chose, which wins over the story's description. */
const chosenLook = (person: StoryPerson | undefined): string => {
  const look = person ? describeLook(person.look) : ''
  return look && ` In any case: ${look}.`
}

/**
 * Describes the child by the story's character description, or by its role if the story has none, and by its look.
 * @param scale of the maximum length of what the story says
 */
export function childLine({ cast }: Pick<IllustrationRequest, 'cast'>, scale = 1): string {
  const { firstName, age, gender, characterType, customCharacter, bible, people } = cast
  const appearance = bible.child.includes(firstName) ? bible.child : `${firstName}. ${bible.child}`
  const role = characterType === 'custom' ? customCharacter : characterType
  const dressedAs = bible.child === '' && role !== 'myself' && ` In this story: ${quoted('role', role, ROLE_MAX)}`
  return `The child, a ${GENDERS[gender]} of about ${AGES[age]}: ${quoted('child', appearance, APPEARANCE_MAX * scale)}${dressedAs || ''}${chosenLook(people?.child)}`
}

/** Whether anybody has a look that must not get lost. */
export const hasLooks = ({ people = {} }: Cast): boolean =>
  Object.values(people).some(person => describeLook(person.look) !== '')

/** Who of those that come along, and whether the pet, is in a picture. */
export function companionsIn({ cast: { people = {} } }: Pick<IllustrationRequest, 'cast'>, brief: PictureBrief) {
  const isStaged = (figure: CompanionFigure) =>
    brief.shot?.figures.some(({ who, imagined }) => who === figure && !imagined) === true
  // The first friend stands for all who come along in the cast of a picture: the others are known by their names.
  const isToldOf = (figure: CompanionFigure) =>
    (figure === 'second-friend' || figure === 'third-friend') && isNamed(people[figure], brief)
  return COMPANION_FIGURES.filter(figure => brief.cast.includes(figure) || isStaged(figure) || isToldOf(figure))
}

/** Describes who is on a character sheet. */
export function companionSheetLines({ cast }: Pick<IllustrationRequest, 'cast'>, figure: CompanionFigure): string[] {
  const { bible, pet, familyPet, people = {} } = cast
  if (figure === 'pet') {
    return [
      `The pet of a child, a ${pet.toLowerCase()}: ${quoted('pet', bible.pet ?? '', APPEARANCE_MAX)}${petLook(familyPet)}`,
    ]
  }
  const person = people[figure]
  if (!person) return []
  const isAlone = figure === 'friend' && !people['second-friend']
  return [
    personLine(person, LOOK_MAX * 2),
    bible.friend !== null &&
      `${isAlone ? 'As the story describes this person' : 'From what the story says of all who come along, take what is said of this person'}: ${quoted('friend', bible.friend, APPEARANCE_MAX)}`,
  ].filter(line => line !== false)
}

interface Amount {
  /** Of the maximum lengths of what the story says. */
  scale: number
  /** Who is on a character sheet, which was drawn from what the story says. */
  drawn: readonly CompanionFigure[]
}

/** Describes everybody in the picture besides the child. */
export function companionLines(
  { cast }: Pick<IllustrationRequest, 'cast'>,
  brief: PictureBrief,
  { scale, drawn }: Amount = { scale: 1, drawn: [] },
): string[] {
  const { bible, pet, familyPet } = cast
  const present = companionsIn({ cast }, brief)
  const petStory = drawn.includes('pet') ? '.' : `: ${quoted('pet', bible.pet ?? '', APPEARANCE_MAX * scale)}`
  return [
    ...friendLines(cast, present, { scale, drawn }),
    ...eldersAtHome(cast, brief).map(elder => personLine(elder)),
    present.includes('pet') && `The child’s pet, a ${pet.toLowerCase()}${petStory}${petLook(familyPet)}`,
    brief.cast.includes('guide') && brief.guide !== null && `Also there: a friendly ${brief.guide.replace('-', ' ')}.`,
  ].filter(line => line !== false)
}

/** The story describes all who come along in one text. */
function friendLines(
  { bible, hasFriend, people = {} }: Cast,
  present: readonly CompanionFigure[],
  { scale, drawn }: Amount,
): string[] {
  const friends = present.filter(figure => figure !== 'pet')
  if (friends.length === 0) return []
  const areSeveral = friends.some(figure => figure !== 'friend')
  const areDrawn = friends.every(figure => drawn.includes(figure))
  const lines = friends.flatMap(figure => {
    const person = people[figure]
    return person && (areSeveral || areDrawn || isDescribed(person)) ? [personLine(person)] : []
  })
  if (areDrawn) return lines
  const who = areSeveral ? 'Who comes along' : hasFriend ? 'A friend, another child' : 'A grown-up of the family'
  return [`${who}: ${quoted('friend', bible.friend ?? '', APPEARANCE_MAX * scale)}`, ...lines]
}

/** Grown-ups of the family whom the picture names or shows, except those who come along. */
function eldersAtHome({ people = {} }: Cast, brief: PictureBrief): StoryPerson[] {
  const travellers = TRAVELLERS.map(figure => people[figure]?.seed)
  const elders = GROWN_UPS.flatMap(figure => {
    const elder = people[figure]
    const isThere = isNamed(elder, brief) || brief.shot?.figures.some(({ who }) => who === figure)
    return elder && isThere && !travellers.includes(elder.seed) ? [elder] : []
  })
  return elders.slice(0, MAX_ELDERS)
}

/** "<name>Zoya</name>, the child’s friend, a girl of about five: brown skin, glasses." */
function personLine(person: StoryPerson, maxLength = LOOK_MAX): string {
  const { name, gender, age } = person
  const body = age === null ? GROWN_UP_GENDERS[gender] : `a ${GENDERS[gender]} of about ${AGES[age]}`
  const look = shorten(describeLook(person.look), maxLength)
  return `${quoted('name', name, NAME_MAX)}, the child’s ${describeRelation(person)}, ${body}${look && `: ${look}`}.`
}

/** The leading parts of a look, which are the most important ones. */
const shorten = (look: string, maxLength: number): string =>
  look.length <= maxLength ? look : look.slice(0, look.lastIndexOf(', ', maxLength))

const isNamed = (person: StoryPerson | undefined, { description, altText }: PictureBrief): person is StoryPerson =>
  person !== undefined && person.name !== '' && `${description} ${altText}`.includes(person.name)

function petLook(familyPet: Cast['familyPet']): string {
  if (!familyPet?.memberId) return ''
  const coat = describeCoat(familyPet.coat)
  return ` It is called ${quoted('name', familyPet.name, NAME_MAX)}${coat && `, and is ${coat}`}.`
}
