import type { Cast } from '@kahani/contracts/illustration'
import type { StoryPerson } from '@kahani/contracts/people'
import { friendGender } from '@kahani/storyteller/friend-gender'
import { peopleByFigure } from '@kahani/storyteller/people-by-figure'
import { sanitizeBrief } from '@kahani/storyteller/sanitize-brief'
import { firstName } from '@kahani/wishes/first-name'
import { readWishes } from '@kahani/wishes/read-wishes'
import type { IllustratedStory } from './illustrated-story.ts'

type CastStory = Pick<IllustratedStory, 'brief' | 'bible' | 'told'>

/**
 * Who is in the pictures of a story, and how they look.
 * @param passages texts that can show whether a friend is a girl or a boy
 */
export function castOf({ brief: raw, bible, told }: CastStory, passages: readonly string[]): Cast {
  const brief = sanitizeBrief(raw)
  const { people } = brief
  const { companion, pet } = readWishes(brief)
  const genderOf = (friendName: string, description: string | null = null) =>
    friendGender({ ...brief, friendName }, { description, passages })
  /** Of a friend whom only the form names, the texts decide. */
  const asTold = (person: StoryPerson, description?: string | null): StoryPerson =>
    person.memberId !== null || person.relation !== null
      ? person
      : { ...person, gender: genderOf(person.name, description) }
  const figures: NonNullable<Cast['people']> = Object.fromEntries(
    Object.entries(peopleByFigure(brief, told ?? undefined)).map(([figure, person]) => [
      figure,
      figure === 'child' ? person : asTold(person, figure === 'friend' ? bible?.friend : null),
    ]),
  )
  const { friend } = figures
  return {
    firstName: firstName(brief.characterName),
    age: brief.characterAge,
    gender: brief.characterGender,
    characterType: brief.characterType,
    customCharacter: brief.customCharacter,
    // A grown-up who comes along is drawn as one of the family.
    hasFriend: friend ? friend.relation === null : companion !== null && companion.adult === null,
    friendGender: friend?.gender ?? genderOf(companion?.name ?? '', bible?.friend),
    pet,
    bible: bible ?? { child: '', friend: null, pet: null },
    ...(people && {
      people: figures,
      hasSecondHero: people.hasSecondHero,
      familyPet: pet === 'none' ? null : people.pet,
      homeSeed: people.homeSeed,
    }),
  }
}
