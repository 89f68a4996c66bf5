// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { expect, onTestFinished, test, vi } from 'vitest'
import { EMPTY_FORM, type StoryForm } from './story-form.ts'
import { useWishUses } from './use-wish-uses.ts'

test('wishes are read when the parent stops typing, not at every key', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const { result } = renderHook(() => {
    const form = useForm<StoryForm>({ defaultValues: EMPTY_FORM })
    return { form, ...useWishUses(form.control) }
  })
  const type = (text: string) => act(() => result.current.form.setValue('specialMessage', text))
  for (const text of ['She', 'She wears', 'She wears glasses']) {
    type(text)
    act(() => vi.advanceTimersByTime(400))
    expect(result.current.wishes).toBeNull()
  }
  act(() => vi.advanceTimersByTime(100))
  expect(result.current.wishes?.uses).toEqual([
    { field: 'specialMessage', text: 'She wears glasses', use: { kind: 'glasses' } },
  ])
})
