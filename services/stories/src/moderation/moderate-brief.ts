import { isAiError } from '@kahani/ai/ai-error'
import { createBuiltInModerator } from '@kahani/ai/moderator/built-in-moderator'
import type { Moderator } from '@kahani/ai/moderator/moderator'
import { storyErrorMessages as messages } from '@kahani/messages/en/story-generation-errors'
import { unavailable } from '@kahani/service-kit/http-error'
import { sanitizeBrief } from '@kahani/storyteller/sanitize-brief'
import { firstName } from '@kahani/wishes/first-name'
import type { BriefWithoutPhoto } from '../briefs/parse-brief.ts'
import { refused } from '../errors.ts'

/** Fields of a brief that hold free text. */
const FREE_TEXTS = [
  'characterName',
  'customCharacter',
  'customTheme',
  'customValue',
  'friendName',
  'specialMessage',
] as const

/** Time limit for moderating the text and photo of a brief. */
const TIMEOUT_MS = 30_000

/** A brief without last names, addresses and numbers, fit to be sent to a provider. */
function redactBrief(rawBrief: BriefWithoutPhoto): BriefWithoutPhoto {
  const brief = sanitizeBrief(rawBrief)
  return { ...brief, characterName: firstName(brief.characterName), friendName: firstName(brief.friendName) }
}

/**
 * Moderates a brief before any of it is used: the full text with the built-in moderator, the redacted text and the photo
 * with the configured one.
 * @throws HttpError 422 that names the fields, 503 if the moderator is unavailable
 */
export function createBriefModeration(moderator: Moderator) {
  const builtInModerator = createBuiltInModerator()

  return async function moderateBrief(brief: BriefWithoutPhoto, photo: Buffer | null): Promise<void> {
    const options = { storyId: null, signal: AbortSignal.timeout(TIMEOUT_MS) }
    const findFlaggedFields = async (by: Moderator, content: BriefWithoutPhoto) => {
      const fields = FREE_TEXTS.filter(field => content[field] !== '')
      const verdicts = await by.checkTexts(
        fields.map(field => content[field]),
        options,
      )
      return fields.filter((_, i) => verdicts[i]?.flagged !== false)
    }
    try {
      const [flaggedLocally, flaggedByProvider, photoVerdict] = await Promise.all([
        findFlaggedFields(builtInModerator, brief),
        findFlaggedFields(moderator, redactBrief(brief)),
        photo && moderator.checkPicture(photo, options),
      ])
      const issues = [
        ...[...new Set([...flaggedLocally, ...flaggedByProvider])].map(path => ({ path, message: messages.field })),
        ...(photoVerdict?.flagged ? [{ path: 'characterPhoto', message: messages.photo }] : []),
      ]
      if (issues.length > 0) throw refused(messages.brief, issues)
    } catch (error) {
      if (isAiError(error) || options.signal.aborted) throw unavailable('story checker', error)
      throw error
    }
  }
}
export type BriefModeration = ReturnType<typeof createBriefModeration>
