import { expect, test } from 'vitest'
import { dismissToast, toast, toastStore } from './toast.ts'

test('a new toast takes the place of the one before, and a late dismissal of the old one leaves it', () => {
  const titles: (string | undefined)[] = []
  const stop = toastStore.subscribe(() => titles.push(toastStore.current()?.title))
  toast({ title: 'Account created!' })
  const first = toastStore.current()?.id ?? 0
  toast({ title: 'Welcome back!', variant: 'destructive' })
  dismissToast(first)
  expect(toastStore.current()).toMatchObject({ title: 'Welcome back!', variant: 'destructive' })
  dismissToast(first + 1)
  stop()
  toast({ title: 'Not heard' })
  expect(titles).toEqual(['Account created!', 'Welcome back!', undefined])
})
