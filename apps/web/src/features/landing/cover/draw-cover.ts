import type { CoverPreview } from '@kahani/contracts/cover-preview'
import { landingMessages } from '@kahani/messages/en/landing'
import { postForFile } from '../../../lib/api.ts'
import { ApiError, NetworkError } from '../../../lib/api-error.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { issuesOf } from '../../../lib/error-message.ts'

const messages = landingMessages.cover
const TOO_MANY = 429
const UNAVAILABLE = 503
const MAX_RETRIES = 2

/** Requests a cover, and loads what keeps its hero for the form. `url` is valid until it is revoked. */
export async function drawCover(hero: CoverPreview) {
  const [file, { keepStartedStory }] = await Promise.all([
    postForFile(endpoints.coverPreview(), hero),
    import('../../../lib/started-story.ts'),
  ])
  return { hero, url: URL.createObjectURL(file), keep: () => keepStartedStory(hero) }
}

const isStatus = (error: unknown, status: number) => error instanceof ApiError && error.status === status

/** The illustrator is free again in a moment. */
export const retryCover = (failures: number, error: unknown) => failures < MAX_RETRIES && isStatus(error, UNAVAILABLE)

/** Why there is no cover. The field is that of the name. */
export function coverError(error: unknown): { field?: string; form?: string } {
  const issue = issuesOf(error).find(({ path }) => path === 'characterName')
  if (issue) return { field: issue.message }
  if (isStatus(error, TOO_MANY)) return { form: messages.tooMany }
  if (isStatus(error, UNAVAILABLE)) return { form: messages.busy }
  return { form: error instanceof NetworkError ? messages.offline : messages.failed }
}
