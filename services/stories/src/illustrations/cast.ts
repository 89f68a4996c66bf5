import type { Cast } from '@kahani/contracts/illustration'
import type { StoryPeople, StoryPerson } from '@kahani/contracts/people'
import { GROWN_UPS, TRAVELLERS } from '@kahani/scene/words'
import { friendGender } from '@kahani/storyteller/friend-gender'
import { sanitizeBrief } from '@kahani/storyteller/sanitize-brief'
import { firstName } from '@kahani/wishes/first-name'
import { readWishes } from '@kahani/wishes/read-wishes'
import type { IllustratedStory } from './illustrated-story.ts'

/**
 * Who is in the pictures of a story, and how they look.
 * @param passages texts that can show whether a friend is a girl or a boy
 */
export function castOf(
  { brief: rawBrief, bible }: Pick<IllustratedStory, 'brief' | 'bible'>,
  passages: readonly string[],
): Cast {
  const { people, ...brief } = sanitizeBrief(rawBrief)
  const { companion, pet } = readWishes(brief)
  const [first, ...others] = people?.companions ?? []
  const genderOf = (friendName: string, description: string | null = null) =>
    friendGender({ ...brief, friendName }, { description, passages })
  const gender =
    first && isGenderKnown(first) ? first.gender : genderOf(first?.name ?? companion?.name ?? '', bible?.friend)
  const companions = first && [
    { ...first, gender },
    ...others.map(other => (isGenderKnown(other) ? other : { ...other, gender: genderOf(other.name) })),
  ]
  return {
    firstName: firstName(brief.characterName),
    age: brief.characterAge,
    gender: brief.characterGender,
    characterType: brief.characterType,
    customCharacter: brief.customCharacter,
    // A grown-up who comes along is drawn as one of the family.
    hasFriend: first ? first.relation === null : companion !== null && companion.adult === null,
    friendGender: gender,
    pet,
    bible: bible ?? { child: '', friend: null, pet: null },
    ...(people && {
      people: byFigure({ ...people, companions: companions ?? [] }),
      hasSecondHero: people.hasSecondHero,
      familyPet: pet === 'none' ? null : people.pet,
      homeSeed: people.homeSeed,
    }),
  }
}

/** Of a friend whom only the form names, the texts decide. */
const isGenderKnown = ({ memberId, relation }: StoryPerson) => memberId !== null || relation !== null

/** Of several grandmothers, the one that was saved first is at home; one who comes along is also drawn as herself at home. */
function byFigure({ child, companions, grownUps }: StoryPeople): NonNullable<Cast['people']> {
  const travellers = [child, ...companions].map((person, index) => [TRAVELLERS[index], person] as const)
  const atHome = GROWN_UPS.map(
    figure => [figure, [...grownUps, ...companions].find(({ relation }) => relation === figure)] as const,
  )
  return Object.fromEntries([...travellers, ...atHome].filter(([, person]) => person !== undefined))
}
