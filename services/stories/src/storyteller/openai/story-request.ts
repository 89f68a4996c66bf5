import type { StoryBrief } from '@kahani/contracts/brief'
import { PAGES_PER_STORY, WORDS_PER_PAGE } from '@kahani/contracts/options'
import { otherCompanions, readCompanion } from '@kahani/wishes/companion'
import { firstName } from '@kahani/wishes/first-name'
import { readWishes } from '@kahani/wishes/read-wishes'

/** Whom the family names, without last names; nobody who has died, is ill or does harm. */
function friendOf(brief: StoryBrief): string | null {
  const { companion } = readWishes(brief)
  if (companion === null && readCompanion(brief) !== null) return null
  const others = otherCompanions(brief).map(other => readCompanion({ ...brief, friendName: other })?.name ?? other)
  return [...(companion === null ? [] : [companion.name]), ...others].join(', ') || null
}

/** Everything that a provider gets to know from a brief: no last name and nothing about the parents. */
const briefData = (brief: StoryBrief) => ({
  name: firstName(brief.characterName),
  age: brief.characterAge,
  gender: brief.characterGender,
  character: brief.characterType === 'custom' ? brief.customCharacter : brief.characterType,
  theme: brief.theme === 'custom' ? brief.customTheme : brief.theme,
  value: brief.primaryValue === 'custom' ? brief.customValue : brief.primaryValue,
  friend: friendOf(brief),
  pet: brief.pet === 'none' ? null : brief.pet,
  message: brief.specialMessage === '' ? null : brief.specialMessage,
  pages: PAGES_PER_STORY,
  wordsAPage: WORDS_PER_PAGE[brief.characterAge],
})

/** The input of a call: the brief as JSON between tags that its text can't forge, and the issues of an earlier draft. */
export function storyRequest(brief: StoryBrief, issues: readonly string[]): string {
  const data = JSON.stringify(briefData(brief)).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  const request = `<brief>\n${data}\n</brief>`
  if (issues.length === 0) return request
  const issueList = issues.map(issue => `- ${issue}`).join('\n')
  return `${request}\n\nAn earlier draft of this story was not right yet. Tell the whole story anew and mend this:\n${issueList}`
}
