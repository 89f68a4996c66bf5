/** What a toast says; `destructive` for a failure. */
export interface ToastContent {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onSelect: () => void }
}
export interface Toast extends ToastContent {
  id: number
}

/** How long a toast stays, in ms, and how far it is swiped to the right to be rid of it, in px. */
export const TOAST_DURATION_MS = 5000
export const TOAST_SWIPE_PX = 50

let current: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

function show(next: Toast | null): void {
  current = next
  for (const listener of listeners) listener()
}

/** Shows a toast, from anywhere. There is at most one: a new one takes the place of the one before. */
export function toast(content: ToastContent): void {
  lastId += 1
  show({ ...content, id: lastId })
}

/** Takes the toast away if it is still the one shown. */
export function dismissToast(id: number): void {
  if (current?.id === id) show(null)
}

/** For the one component that draws it. */
export const toastStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: () => current,
}
