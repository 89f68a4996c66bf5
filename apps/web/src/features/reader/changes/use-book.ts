import type { PageText, StoryChanges, StoryDetails } from '@kahani/contracts/story-changes'
import { useQueryClient } from '@tanstack/react-query'
import { illustrationsKey } from '../api/illustration-events.ts'
import { storyQuery } from '../api/story.ts'
import { COVER_PAGE_NUMBER } from '../model/illustrations.ts'
import { changesQuery } from './api.ts'

/**
 * Shows what was changed, wherever the book is shown. The texts of the story are not loaded again: while the connection is bad,
 * the copy on this device would bring the former ones back.
 */
export function useBook(storyId: number) {
  const queryClient = useQueryClient()
  const { queryKey } = changesQuery(storyId)
  const storyKey = storyQuery(storyId).queryKey

  async function showChanges(update: (changes: StoryChanges) => StoryChanges) {
    // A poll in flight would overwrite them.
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, changes => changes && update(changes))
  }
  const refreshChanges = () => queryClient.fetchQuery(changesQuery(storyId)).catch(() => undefined)
  const refreshLists = () => void queryClient.invalidateQueries({ queryKey: ['stories'] })

  function refreshPictures() {
    void queryClient.invalidateQueries({ queryKey: illustrationsKey(storyId) })
    refreshLists()
  }
  return {
    refreshChanges,
    refreshPictures,
    async showPage(pageNumber: number, { content, version }: PageText): Promise<void> {
      queryClient.setQueryData(storyKey, story => story && { ...story, pages: replaceText(story.pages) })
      await showChanges(changes => ({ ...changes, pages: replaceText(changes.pages) }))
      await refreshChanges()

      function replaceText<T extends { pageNumber: number }>(pages: readonly T[]): T[] {
        return pages.map(page => (page.pageNumber === pageNumber ? { ...page, content, version } : page))
      }
    },
    /** @returns whether the cover is being painted again */
    async showDetails(details: StoryDetails): Promise<boolean> {
      queryClient.setQueryData(storyKey, story => story && { ...story, title: details.title })
      refreshLists()
      await showChanges(changes => ({ ...changes, details }))
      const changes = await refreshChanges()
      return changes?.pictures.some(({ pageNumber, pending }) => pageNumber === COVER_PAGE_NUMBER && pending) ?? false
    },
    async showPictures(next: StoryChanges): Promise<void> {
      await showChanges(() => next)
      refreshPictures()
    },
  }
}
