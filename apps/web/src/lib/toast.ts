import { createStore } from './store.ts'

/** The content of a toast; `destructive` for errors. */
export interface ToastContent {
  title: string
  description?: string
  variant?: 'default' | 'destructive'
  action?: { label: string; onSelect: () => void }
  /** Called when the toast is hidden or replaced, after an `onSelect`. */
  onEnd?: () => void
}
interface Toast extends ToastContent {
  id: number
}

/** How long a toast is shown, and how far to swipe right to dismiss it. */
export const TOAST_DURATION_MS = 5000
export const TOAST_SWIPE_PX = 50

/** The toast that is shown. */
export const toastStore = createStore<Toast | null>(null)
let lastId = 0

function show(next: Toast | null): void {
  const previous = toastStore.get()
  toastStore.set(next)
  previous?.onEnd?.()
}

/** Shows a toast and replaces the current one: there is at most one at a time. */
export function toast(content: ToastContent): void {
  lastId += 1
  show({ ...content, id: lastId })
}

/** Hides the toast, because something new begins. */
export const hideToast = (): void => show(null)

/** Hides the toast if it is still shown. */
export function dismissToast(id: number): void {
  if (toastStore.get()?.id === id) show(null)
}
