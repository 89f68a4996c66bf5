// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { recordTaps, repeatTap } from './early-taps.ts'

test('a tap before the app runs is repeated after the effect that asks for it', async () => {
  document.body.innerHTML = '<button type="button"></button>'
  const button = document.querySelector('button')
  recordTaps()
  button?.click()
  let taps = 0
  button?.addEventListener('click', () => {
    taps += 1
  })
  repeatTap()
  expect(taps).toBe(0)
  await Promise.resolve()
  expect(taps).toBe(1)
})
