import { isAiError } from '@kahani/ai/ai-error'
import { createBuiltInModerator } from '@kahani/ai/moderator/built-in-moderator'
import type { Moderator } from '@kahani/ai/moderator/moderator'
import type { StoryBrief } from '@kahani/contracts/brief'
import { storyErrorMessages as messages } from '@kahani/messages/en/story-generation-errors'
import { unavailable } from '@kahani/service-kit/http-error'
import { refused } from '../errors.ts'
import { firstName } from '../storyteller/first-name.ts'
import { sanitizeBrief } from '../storyteller/sanitize-brief.ts'

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
  const brief = sanitizeBrief(entered)
  return { ...brief, characterName: firstName(brief.characterName), friendName: firstName(brief.friendName) }
}

/**
 * Looks at everything that a family wrote and gave, before any of it is used: at every word here, and at what may be shared
 * also with the moderator.
 * @throws HttpError 422 that names the fields, 503 where nobody can look
 */
export function createBriefModeration(moderator: Moderator) {
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
        ...[...new Set([...here, ...there])].map(path => ({ path, message: messages.field })),
        ...(photoVerdict?.flagged ? [{ path: 'characterPhoto', message: messages.photo }] : []),
      ]
      if (issues.length > 0) throw refused(messages.brief, issues)
    } catch (error) {
      if (isAiError(error) || about.signal.aborted) throw unavailable('story checker', error)
      throw error
    }
  }
}
export type BriefModeration = ReturnType<typeof createBriefModeration>
