import { expect, test } from 'vitest'
import { type Box, placeToast } from './toast-place.ts'

const space = { top: 16, bottom: 828 }
/** Its properties are not its own, as those of a `DOMRect`. */
const toast: Box = Object.create({ left: 16, right: 374, top: 0, bottom: 80 })
const LOWEST = 748
const control = (top: number, bottom: number, left = 16, right = 374): Box => ({ left, right, top, bottom })
const place = (...controls: Box[]) => placeToast(toast, controls, space)

test('a toast is at the bottom, also if a control is beside it', () => {
  expect(place()).toBe(LOWEST)
  expect(place(control(700, 800, 400, 900))).toBe(LOWEST)
})

test('a toast is above a bar at the bottom, such as Previous and Next', () => {
  expect(place(control(780, 828, 16, 120), control(780, 828, 270, 374))).toBe(780 - 8 - 80)
})

test('a toast is below the header if the lower part of the window is full of fields', () => {
  expect(place(control(0, 48), control(200, 828))).toBe(48 + 8)
})

test('a toast that has to cover something covers as little as possible', () => {
  const buttons = [control(0, 400), control(400, 500), control(500, 828)]
  const top = place(...buttons)
  expect(top + 80 <= 400 || top >= 500).toBe(true)
})

test('a toast higher than the space is at its bottom', () => {
  expect(placeToast({ left: 16, right: 374, top: 0, bottom: 900 }, [], space)).toBe(-72)
})
