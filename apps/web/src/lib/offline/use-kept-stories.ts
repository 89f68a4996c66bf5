import { offlineMessages as messages } from '@kahani/messages/en/offline'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { toastError } from '../error-toast.ts'
import { useSession } from '../session.ts'
import { createStore } from '../store.ts'
import { type KeptStory, keptStories, removeStory } from './kept-stories.ts'
import { type SavingProgress, saveStory } from './save-story.ts'

const NONE: readonly KeptStory[] = []

export const keptStoriesQuery = (userId: number) =>
  queryOptions({ queryKey: ['kept-stories', userId], queryFn: () => keptStories(userId), staleTime: 0 })

/** The stories of the signed-in user that can be read offline, the one opened last first. */
export function useKeptStories(): readonly KeptStory[] {
  const { user } = useSession()
  const { data = NONE } = useQuery({ ...keptStoriesQuery(user?.id ?? 0), enabled: user !== null })
  return data
}

/** The stories that are being saved. Saving continues when the screen is left. */
const saving = createStore<ReadonlyMap<number, SavingProgress>>(new Map())

function setProgress(id: number, progress: SavingProgress | null): void {
  const next = new Map(saving.get())
  if (progress) next.set(id, progress)
  else next.delete(id)
  saving.set(next)
}

/** Whether a story is saved on this device, and how to change that. */
export function useSavedStory(id: number) {
  const { user } = useSession()
  const queryClient = useQueryClient()
  const saved = useKeptStories().some(story => story.id === id && story.saved)
  const progress = useSyncExternalStore(saving.subscribe, () => saving.get().get(id) ?? null)
  const userId = user?.id ?? 0
  const refresh = () => queryClient.invalidateQueries({ queryKey: keptStoriesQuery(userId).queryKey })

  const save = async () => {
    setProgress(id, { saved: 0, total: 0 })
    try {
      await saveStory(userId, id, current => setProgress(id, current))
    } catch (error) {
      toastError(messages.saveFailed, error)
    } finally {
      await refresh()
      setProgress(id, null)
    }
  }
  const remove = async () => {
    await removeStory(userId, id)
    await refresh()
  }
  return { saved, progress, save: () => void save(), remove: () => void remove() }
}
