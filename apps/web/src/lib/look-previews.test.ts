import { expect, test } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { bruno, dadi, kiara, zoya } from './family.fixture.ts'
import { lookPreviewQuery, previewOf } from './look-previews.ts'

test('a preview that is throttled is asked for again when the server allows it', () => {
  const { retry, retryDelay } = lookPreviewQuery(previewOf(kiara))
  const throttled = new ApiError({ status: 429, statusText: '', body: '', retryAfter: '7' })
  const refused = new ApiError({ status: 400, statusText: '', body: '' })
  if (typeof retry !== 'function' || typeof retryDelay !== 'function') throw new Error('expected functions')
  expect([retry(2, throttled), retry(3, throttled), retryDelay(0, throttled)]).toEqual([true, false, 7000])
  expect([retry(0, refused), retry(1, new NetworkError(null))]).toEqual([false, false])
})

test('a saved member is drawn with what it left open as in its stories', () => {
  expect(previewOf(kiara)).toEqual({
    ...{ kind: 'child', memberId: kiara.id, name: 'Kiara', gender: 'girl', age: '4-6', look: kiara.look },
  })
  expect(previewOf(zoya)).toMatchObject({ kind: 'child', age: '4-6' })
  expect(previewOf(dadi)).toMatchObject({ kind: 'grown-up', relation: 'grandmother' })
  expect(previewOf(bruno)).toEqual({ kind: 'pet', memberId: bruno.id, pet: 'Dog', coat: {} })
})
