import type { StoryBrief } from '@kahani/contracts/brief'
import { storyRefusals as says } from '@kahani/contracts/texts/story-refusals'
import { unavailable } from '@kahani/service-kit/failure'
import { createBuiltInModerator } from '@kahani/service-kit/moderator/built-in-moderator'
import type { Moderator } from '@kahani/service-kit/moderator/moderator'
import { isAiProblem } from '@kahani/service-kit/openai/ai-problem'
import { refused } from '../errors.ts'
import { calledName } from '../storyteller/called-name.ts'
import { plainBrief } from '../storyteller/plain-words.ts'

/** What of a brief a person writes freely. */
const FREE_TEXTS = [
  'characterName',
  'customCharacter',
  'customTheme',
  'customValue',
  'friendName',
  'specialMessage',
] as const

/** Longest that the words and the photo of a brief may take to be looked at, in ms. */
const CHECK_MS = 30_000

/** A brief as a provider may see it: without last names and addresses. */
function shareable(entered: StoryBrief): StoryBrief {
  const brief = plainBrief(entered)
  return { ...brief, characterName: calledName(brief.characterName), friendName: calledName(brief.friendName) }
}

/**
 * Looks at everything that a family wrote and gave, before any of it is used: at every word here, and at what may be shared
 * also with the moderator.
 * @throws Failure 422 that names the fields, 503 where nobody can look
 */
export function createBriefCheck(moderator: Moderator) {
  const builtIn = createBuiltInModerator()

  return async function checkBrief(brief: StoryBrief, photo: Buffer | null): Promise<void> {
    const about = { storyId: null, signal: AbortSignal.timeout(CHECK_MS) }
    const flaggedBy = async (who: Moderator, texts: StoryBrief) => {
      const fields = FREE_TEXTS.filter(field => texts[field] !== '')
      const words = fields.map(field => texts[field])
      const verdicts = await who.checkTexts(words, about)
      return fields.filter((_, i) => verdicts[i]?.flagged !== false)
    }
    try {
      const [here, there, photoVerdict] = await Promise.all([
        flaggedBy(builtIn, brief),
        flaggedBy(moderator, shareable(brief)),
        photo && moderator.checkPicture(photo, about),
      ])
      const issues = [
        ...[...new Set([...here, ...there])].map(path => ({ path, message: says.field })),
        ...(photoVerdict?.flagged ? [{ path: 'characterPhoto', message: says.photo }] : []),
      ]
      if (issues.length > 0) throw refused(says.brief, issues)
    } catch (error) {
      if (isAiProblem(error) || about.signal.aborted) throw unavailable('story checker', error)
      throw error
    }
  }
}
export type BriefCheck = ReturnType<typeof createBriefCheck>
