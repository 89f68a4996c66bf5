import type { StoryBrief } from '@kahani/contracts/brief'
import { PAGES_A_STORY, WORDS_A_PAGE } from '@kahani/contracts/options'
import { firstName } from '../first-name.ts'

/** What a provider is told of a brief, and all that it is told: never who the parents are or where the family lives. */
const briefData = (brief: StoryBrief) => ({
  name: firstName(brief.characterName),
  age: brief.characterAge,
  gender: brief.characterGender,
  character: brief.characterType === 'custom' ? brief.customCharacter : brief.characterType,
  theme: brief.theme === 'custom' ? brief.customTheme : brief.theme,
  value: brief.primaryValue === 'custom' ? brief.customValue : brief.primaryValue,
  friend: brief.friendName === '' ? null : firstName(brief.friendName),
  pet: brief.pet === 'none' ? null : brief.pet,
  message: brief.specialMessage === '' ? null : brief.specialMessage,
  pages: PAGES_A_STORY,
  wordsAPage: WORDS_A_PAGE[brief.characterAge],
})

/** What is asked for: the brief as data between two marks that no text in it can forge, and what an earlier draft missed. */
export function storyRequest(brief: StoryBrief, misses: readonly string[]): string {
  const data = JSON.stringify(briefData(brief)).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')
  const asked = `<brief>\n${data}\n</brief>`
  if (misses.length === 0) return asked
  const missed = misses.map(miss => `- ${miss}`).join('\n')
  return `${asked}\n\nAn earlier draft of this story was not right yet. Tell the whole story anew and mend this:\n${missed}`
}
