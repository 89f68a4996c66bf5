import type { StoryBrief } from '@kahani/contracts/brief'
import type { PictureBrief, StoryDraft } from '@kahani/contracts/drawing'
import { PAGES_A_STORY, WORDS_A_PAGE } from '@kahani/contracts/options'
import { calledName } from './called-name.ts'
import { countWords } from './count-words.ts'

/** What a draft misses of its brief, a sentence each; empty when nothing. Whoever wrote it, a draft must pass. */
export function checkDraft(brief: StoryBrief, draft: StoryDraft): string[] {
  const [fewest, most] = WORDS_A_PAGE[brief.characterAge]
  const misses: string[] = []

  if (draft.title.trim() === '') misses.push('The title is empty.')
  if (isUndescribed(draft.cover)) misses.push('The cover has no alt text.')
  if (draft.pages.length !== PAGES_A_STORY) {
    misses.push(`The story has ${draft.pages.length} pages and needs ${PAGES_A_STORY}.`)
  }
  for (const [index, page] of draft.pages.entries()) {
    const where = `Page ${index + 1}`
    const words = countWords(page.text)
    if (words === 0) misses.push(`${where} is empty.`)
    else if (words < fewest || words > most) {
      misses.push(`${where} has ${words} words and needs ${fewest} to ${most}.`)
    }
    if (isUndescribed(page.picture)) misses.push(`${where} has no alt text.`)
  }
  const story = draft.pages.map(page => page.text).join(' ')
  if (!namesChild(story, brief.characterName)) misses.push(`The story never says the child's name.`)
  return misses
}

const isUndescribed = (picture: PictureBrief) => picture.altText.trim() === ''

function namesChild(story: string, characterName: string): boolean {
  const name = calledName(characterName)
    .toLowerCase()
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])${name}(?![\\p{L}\\p{M}\\p{N}])`, 'u').test(story.toLowerCase())
}
