import { useSyncExternalStore } from 'react'
import { createStore } from '../../../lib/store.ts'

const hidden = createStore<ReadonlySet<number>>(new Set())

/** Hides a story that is being deleted. */
export const hideStory = (id: number) => hidden.set(new Set([...hidden.get(), id]))
export const showStory = (id: number) => hidden.set(new Set([...hidden.get()].filter(other => other !== id)))

/** The ids of the stories that are being deleted. */
export const useHiddenStories = () => useSyncExternalStore(hidden.subscribe, hidden.get, hidden.get)
