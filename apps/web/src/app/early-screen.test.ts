// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { wasShownEarly } from '../lib/story-pictures.ts'
import { showEarlyScreen } from './early-screen.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = `<div data-spinner></div>
    <div data-early-screen hidden><p data-banner>Confirm</p><div data-picture="picture"></div></div>`
})

const json = (body: object, status = 200) => Promise.resolve(Response.json(body, { status }))
const me = (emailVerified: boolean) => json({ username: 'asha', emailVerified })
const gifts = (...waiting: object[]) => json({ gifts: waiting })
const isShown = () => !document.querySelector<HTMLElement>('[data-early-screen]')?.hidden
const hasBanner = () => document.querySelector('[data-banner]') !== null

test('a family that has not confirmed its address sees the banner, unless it was dismissed', async () => {
  await showEarlyScreen({ me: me(false), gifts: gifts(), page: {} })
  expect([isShown(), hasBanner()]).toEqual([true, true])
  sessionStorage.setItem('kahani.confirm-email-banner-dismissed', 'true')
  await showEarlyScreen({ me: me(false), gifts: gifts(), page: {} })
  expect(hasBanner()).toBe(false)
})

test('a family with a confirmed address sees no banner, and the spinner while a gift is waiting', async () => {
  const waiting = { token: 'token' }
  await showEarlyScreen({ me: me(true), gifts: gifts(waiting), page: {} })
  expect(isShown()).toBe(false)
  sessionStorage.setItem('kahani.gift-banner-dismissed', 'true')
  await showEarlyScreen({ me: me(true), gifts: gifts(waiting), page: {} })
  expect([isShown(), hasBanner()]).toEqual([true, false])
})

test('the spinner stays if the session has ended', async () => {
  const result = showEarlyScreen({ me: json({ message: 'Not signed in' }, 401), gifts: gifts(), page: {} })
  await expect(result).rejects.toThrow('Status 401')
  expect(isShown()).toBe(false)
})

test('a picture is shown when it is decoded; a slow one does not delay the app', async () => {
  const decoded = Promise.withResolvers<void>()
  const image = new Image()
  image.src = '/api/images/1.webp?width=432'
  image.decode = () => decoded.promise
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 })
  await showEarlyScreen({ me: me(false), gifts: gifts(), page: { picture: Promise.resolve(image) } })
  vi.useRealTimers()
  expect([image.isConnected, wasShownEarly('/api/images/1.webp')]).toEqual([false, false])
  decoded.resolve()
  await expect.poll(() => image.isConnected).toBe(true)
  expect(image.className).toBe('picture')
  expect(wasShownEarly('/api/images/1.webp')).toBe(true)
})

test('a screen that would look unlike the page is skipped', async () => {
  await showEarlyScreen({ me: me(false), gifts: gifts(), page: { shouldSkip: () => true } })
  expect(isShown()).toBe(false)
})

test('a screen is adapted to the family before it is shown', async () => {
  let shownBefore: boolean | undefined
  const page = {
    adapt: async () => {
      shownBefore = isShown()
    },
  }
  await showEarlyScreen({ me: me(false), gifts: gifts(), page })
  expect([shownBefore, isShown()]).toEqual([false, true])
})
