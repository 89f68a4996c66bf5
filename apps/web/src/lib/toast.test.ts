import { expect, test } from 'vitest'
import { dismissToast, toast, toastStore } from './toast.ts'

test('a new toast replaces the current one, and a late dismissal of the old one does not hide it', () => {
  const titles: (string | undefined)[] = []
  const unsubscribe = toastStore.subscribe(() => titles.push(toastStore.get()?.title))
  toast({ title: 'Account created!' })
  const first = toastStore.get()?.id ?? 0
  toast({ title: 'Welcome back!', variant: 'destructive' })
  dismissToast(first)
  expect(toastStore.get()).toMatchObject({ title: 'Welcome back!', variant: 'destructive' })
  dismissToast(first + 1)
  unsubscribe()
  toast({ title: 'Not received' })
  expect(titles).toEqual(['Account created!', 'Welcome back!', undefined])
})
