import { WORDS_PER_PAGE } from '@kahani/contracts/options'
import type { PageText, StoryDetails } from '@kahani/contracts/story-changes'
import { storyChangeMessages as messages } from '@kahani/messages/en/story-changes'
import { notFound } from '@kahani/service-kit/http-error'
import { invalidInput } from '@kahani/service-kit/validation'
import { countWords } from '@kahani/wishes/count-words'
import type { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { editConflict } from '../errors.ts'
import type { Moderation } from '../moderation/moderation.ts'
import type { RateLimits } from '../rate-limits/rate-limits.ts'
import { createStoryRepository, type ReadableStory } from '../stories/story-repository.ts'
import { dedicationOf } from '../stories/story-view.ts'
import { createTextRepository } from '../stories/text-repository.ts'
import type { PictureChanges } from './picture-changes.ts'

export interface TextChangesDeps {
  db: Kysely<Database>
  moderation: Moderation
  limits: Pick<RateLimits, 'changes'>
  pictures: Pick<PictureChanges, 'letterCover'>
  flushOutbox: () => void
}

/** Changes of the texts of a story by its family. */
export function createTextChanges({ db, moderation, limits, pictures, flushOutbox }: TextChangesDeps) {
  /** A page that was longer before may stay as long. */
  function checkLength({ brief }: ReadableStory, { content, current }: { content: string; current: string }): void {
    const [, max] = WORDS_PER_PAGE[brief.characterAge]
    const limit = Math.max(max, countWords(current))
    if (countWords(content) > limit) throw invalidInput([{ path: 'content', message: messages.tooManyWords(limit) }])
  }

  return {
    /**
     * Repeating a request changes nothing.
     * @throws HttpError 400 for too many words, 404, 409 with the stored text if it is not the version that was changed, 422 if
     * moderation rejects the text, 429, 503
     */
    async changePage(story: ReadableStory, pageNumber: number, { content, version }: PageText): Promise<PageText> {
      await limits.changes.consume(String(story.userId))
      const page = (await createTextRepository(db).listPages(story.id)).find(each => each.pageNumber === pageNumber)
      if (!page) throw notFound('page')
      if (content !== page.text) {
        if (page.version !== version) throw editConflict({ content: page.text, version: page.version })
        checkLength(story, { content, current: page.text })
        await moderation.moderateTexts(story.userId, { content })
      }
      return db.transaction().execute(async trx => {
        const texts = createTextRepository(trx)
        const before = await texts.lockPage(story.id, pageNumber)
        if (!before) throw notFound('page')
        if (before.text === content) return { content, version: before.version }
        if (before.version !== version) throw editConflict({ content: before.text, version: before.version })
        await texts.replacePage(story.id, pageNumber, { before, text: content })
        return { content, version: version + 1 }
      })
    },

    /** Likewise. A cover that is lettered with the title is lettered again. @throws HttpError 409 while one is being rendered */
    async changeDetails(story: ReadableStory, { title, dedication, version }: StoryDetails): Promise<StoryDetails> {
      const { id, userId } = story
      await limits.changes.consume(String(userId))
      await moderation.moderateTexts(userId, {
        title: title === story.title ? '' : title,
        dedication: dedication === dedicationOf(story) ? '' : dedication,
      })
      const changed = await db.transaction().execute(async trx => {
        const before = await createStoryRepository(trx).lock(id)
        if (!before) throw notFound('story')
        const stored = { title: before.title ?? '', dedication: dedicationOf(before), version: before.detailsVersion }
        if (stored.title === title && stored.dedication === dedication) return stored
        if (stored.version !== version) throw editConflict(stored)
        await createTextRepository(trx).setDetails(id, { title, dedication })
        if (stored.title !== title) await pictures.letterCover(trx, id, stored.title, title)
        return { title, dedication, version: version + 1 }
      })
      flushOutbox()
      return changed
    },
  }
}
export type TextChanges = ReturnType<typeof createTextChanges>
