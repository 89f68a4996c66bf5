// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { accountValue, clearTab, removeAccountValues, removeTabValues, storedValue } from './storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

const numberOr0 = (value: unknown) => (typeof value === 'number' ? value : 0)

test('a value of the device outlives the tab, a value of the tab does not', () => {
  const volume = storedValue('device', 'volume', numberOr0)
  const page = storedValue('tab', 'page', numberOr0)
  volume.write(7)
  page.write(3)
  clearTab()
  expect([volume.read(), page.read()]).toEqual([7, 0])
  volume.remove()
  expect(volume.read()).toBe(0)
})

test.each(['', '{', '"x"', 'null'])('%j in storage is read as the default', stored => {
  localStorage.setItem('kahani.volume', stored)
  expect(storedValue('device', 'volume', numberOr0).read()).toBe(0)
})

test('values of the tab are removed by prefix, with one exception', () => {
  const names = ['draft.1', 'draft.2', 'other']
  for (const name of names) storedValue('tab', name, numberOr0).write(1)
  removeTabValues('draft.', 'draft.2')
  expect(names.map(name => storedValue('tab', name, numberOr0).read())).toEqual([0, 1, 1])
})

test('values of accounts are removed without those of the device, with the exception of one account', () => {
  const draft = (userId: number) => accountValue(userId, 'draft', numberOr0)
  const volume = storedValue('device', 'volume', numberOr0)
  const read = () => [draft(1), draft(12), volume].map(value => value.read())
  for (const value of [draft(1), draft(12), volume]) value.write(3)
  clearTab()
  removeAccountValues({ exceptOf: 1 })
  expect(read()).toEqual([3, 0, 3])
  removeAccountValues()
  expect(read()).toEqual([0, 0, 3])
})

test('works while storage is full or blocked', () => {
  const volume = storedValue('device', 'volume', numberOr0)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  volume.write(7)
  expect(volume.read()).toBe(0)
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  volume.write(7)
  volume.remove()
  expect(volume.read()).toBe(0)
})
