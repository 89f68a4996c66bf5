import { useSyncExternalStore } from 'react'

let hidden: ReadonlySet<number> = new Set()
const listeners = new Set<() => void>()

function change(next: ReadonlySet<number>): void {
  hidden = next
  for (const listener of listeners) listener()
}

/** Hides a story that is being deleted. */
export const hideStory = (id: number) => change(new Set([...hidden, id]))
export const showStory = (id: number) => change(new Set([...hidden].filter(other => other !== id)))

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The ids of the stories that are being deleted. */
export const useHiddenStories = () => useSyncExternalStore(subscribe, () => hidden)
