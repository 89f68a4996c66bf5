import { isAiError } from '@kahani/ai/ai-error'
import { createBuiltInModerator } from '@kahani/ai/moderator/built-in-moderator'
import type { Moderator } from '@kahani/ai/moderator/moderator'
import { storyErrorMessages as messages } from '@kahani/messages/en/story-generation-errors'
import { hasStatus, unavailable } from '@kahani/service-kit/http-error'
import type { RateLimit } from '@kahani/service-kit/rate-limit'
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
  'petName',
  'specialMessage',
] as const

/** Time limit for moderating what a family entered. */
const TIMEOUT_MS = 30_000

/** Texts by the paths of their fields. */
type Texts = Readonly<Record<string, string>>

const textsOf = (brief: BriefWithoutPhoto): Texts =>
  Object.fromEntries(FREE_TEXTS.map(field => [field, brief[field] ?? '']))

/** A brief without last names, addresses and numbers, fit to be sent to a provider. */
function redactBrief(rawBrief: BriefWithoutPhoto): BriefWithoutPhoto {
  const brief = sanitizeBrief(rawBrief)
  const { characterName, friendName, petName } = brief
  return {
    ...brief,
    ...{ characterName: firstName(characterName), friendName: firstName(friendName) },
    ...(petName !== undefined && { petName: firstName(petName) }),
  }
}

/**
 * Moderates what a family entered before any of it is used: the full text with the built-in moderator, the redacted text and
 * the photo with the configured one.
 * @param refusals counts what is refused, by account
 */
export function createModeration(moderator: Moderator, refusals: RateLimit) {
  const builtInModerator = createBuiltInModerator()

  async function findIssues(texts: Texts, redacted: Texts, photo: Buffer | null) {
    const options = { storyId: null, signal: AbortSignal.timeout(TIMEOUT_MS) }
    const findFlaggedFields = async (by: Moderator, content: Texts) => {
      const fields = Object.entries(content).filter(([, text]) => text !== '')
      const verdicts = await by.checkTexts(
        fields.map(([, text]) => text),
        options,
      )
      return fields.flatMap(([field], i) => (verdicts[i]?.flagged !== false ? [field] : []))
    }
    try {
      const [flaggedLocally, flaggedByProvider, photoVerdict] = await Promise.all([
        findFlaggedFields(builtInModerator, texts),
        findFlaggedFields(moderator, redacted),
        photo && moderator.checkPicture(photo, options),
      ])
      return [
        ...[...new Set([...flaggedLocally, ...flaggedByProvider])].map(path => ({ path, message: messages.field })),
        ...(photoVerdict?.flagged ? [{ path: 'characterPhoto', message: messages.photo }] : []),
      ]
    } catch (error) {
      if (isAiError(error) || options.signal.aborted) throw unavailable('story checker', error)
      throw error
    }
  }

  async function moderate(userId: number, message: string, ...content: Parameters<typeof findIssues>): Promise<void> {
    const key = String(userId)
    await refusals.consume(key)
    try {
      const issues = await findIssues(...content)
      if (issues.length > 0) throw refused(message, issues)
    } catch (error) {
      if (!hasStatus(error, 422)) await refusals.refund(key)
      throw error
    }
    await refusals.refund(key)
  }

  return {
    /**
     * @throws HttpError 422 that names the fields, 429 if too much of the account was refused, 503 if the moderator is
     * unavailable
     */
    moderateBrief: (userId: number, brief: BriefWithoutPhoto, photo: Buffer | null): Promise<void> =>
      moderate(userId, messages.brief, textsOf(brief), textsOf(redactBrief(brief)), photo),

    /** The same for texts with which a family changes its story, which contain no last names. @param redacted as they are sent to a provider */
    moderateTexts: (userId: number, texts: Texts, redacted = texts): Promise<void> =>
      moderate(userId, messages.field, texts, redacted, null),

    /** The same for a name. @param redacted as it is sent to a provider */
    moderateName: (userId: number, name: string, redacted: string): Promise<void> =>
      moderate(userId, messages.field, { name }, { name: redacted }, null),
  }
}
export type Moderation = ReturnType<typeof createModeration>
