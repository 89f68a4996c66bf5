import type { PeopledBrief } from '@kahani/contracts/brief'
import { describeCoat, describeLook } from '@kahani/contracts/describe-look'
import { describeRelation, isDescribed } from '@kahani/contracts/describe-person'
import { PAGES_PER_STORY, WORDS_PER_PAGE } from '@kahani/contracts/options'
import type { StoryPerson } from '@kahani/contracts/people'
import { GROWN_UPS } from '@kahani/scene/words'
import { sanitize } from '@kahani/storyteller/sanitize-brief'
import { otherCompanions, readCompanion } from '@kahani/wishes/companion'
import { firstName } from '@kahani/wishes/first-name'
import { readWishes } from '@kahani/wishes/read-wishes'
import type { RewriteOptions } from '../storyteller.ts'

/** Who comes along, without last names; nobody who has died, is ill or does harm. */
function friendOf({ people, ...brief }: PeopledBrief): string | null {
  if (people) return people.companions.map(({ name }) => name).join(', ') || null
  const { companion } = readWishes(brief)
  if (companion === null && readCompanion(brief) !== null) return null
  const others = otherCompanions(brief).map(other => readCompanion({ ...brief, friendName: other })?.name ?? other)
  return [...(companion === null ? [] : [companion.name]), ...others].join(', ') || null
}

/** How the people look whom the family has described, and what is known of the saved ones. */
function peopleOf({ people, ...brief }: PeopledBrief) {
  if (!people) return []
  const { child, companions, grownUps, pet } = people
  const { absent } = readWishes(brief)
  const describe = (person: StoryPerson, who: string) => ({
    ...{ name: person.name, who, gender: person.gender, age: person.age ?? 'grown-up' },
    look: describeLook(person.look) || null,
  })
  const isAway = ({ memberId, name }: StoryPerson) =>
    absent.includes(name) || companions.some(companion => companion.memberId === memberId)
  const atHome = GROWN_UPS.flatMap(figure => grownUps.find(({ relation }) => relation === figure) ?? [])
  return [
    ...[child].filter(isDescribed).map(person => describe(person, 'the child')),
    ...companions.filter(isDescribed).map(person => describe(person, `${describeRelation(person)}, comes along`)),
    ...atHome.filter(person => !isAway(person)).map(person => describe(person, `${describeRelation(person)}, at home`)),
    ...(pet && (pet.memberId || pet.name)
      ? [{ name: pet.name, who: `pet, a ${pet.pet.toLowerCase()}`, look: describeCoat(pet.coat) || null }]
      : []),
  ]
}

/** Everything that a provider gets to know from a brief: no last name, and of the parents only what the family saved of them. */
const briefData = (brief: PeopledBrief) => ({
  name: firstName(brief.characterName),
  age: brief.characterAge,
  gender: brief.characterGender,
  character: brief.characterType === 'custom' ? brief.customCharacter : brief.characterType,
  theme: brief.theme === 'custom' ? brief.customTheme : brief.theme,
  value: brief.primaryValue === 'custom' ? brief.customValue : brief.primaryValue,
  friend: friendOf(brief),
  pet: brief.pet === 'none' ? null : brief.pet,
  people: peopleOf(brief),
  message: brief.specialMessage === '' ? null : brief.specialMessage,
  pages: PAGES_PER_STORY,
  wordsAPage: WORDS_PER_PAGE[brief.characterAge],
})

/** The input of a call: the brief, and the issues of an earlier draft. */
export const storyRequest = (brief: PeopledBrief, issues: readonly string[]): string =>
  withIssues(
    tagged('brief', briefData(brief)),
    'An earlier draft of this story was not right yet. Tell the whole story anew and mend this:',
    issues,
  )

/** The input of a call to rewrite a page. The texts of the family are sanitized. */
export function rewriteRequest(
  brief: PeopledBrief,
  { pageNumber, pages, picture, request, earlier, issues }: RewriteOptions,
): string {
  const rewrite = {
    pages: pages.map(sanitize),
    page: pageNumber,
    picture: { description: picture.description, shows: picture.altText, timeOfDay: picture.timeOfDay },
    kind: request.kind,
    wish: request.kind === 'own' ? sanitize(request.wish) : null,
    earlier: earlier.map(sanitize),
  }
  const entries = `${tagged('brief', briefData(brief))}\n${tagged('rewrite', rewrite)}`
  return withIssues(entries, 'An earlier attempt at this page was not right yet. Write it anew and mend this:', issues)
}

/** Data as JSON between tags that its text can’t forge. */
function tagged(tag: string, data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  return `<${tag}>\n${json}\n</${tag}>`
}

function withIssues(request: string, lead: string, issues: readonly string[]): string {
  if (issues.length === 0) return request
  const issueList = issues.map(issue => `- ${issue}`).join('\n')
  return `${request}\n\n${lead}\n${issueList}`
}
