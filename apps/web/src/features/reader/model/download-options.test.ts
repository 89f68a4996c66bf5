import { expect, test } from 'vitest'
import { chooseDevice, DEVICES, deviceOfWidth, downloadOf, formatOf, isRecommended } from './download-options.ts'

test.each([
  [360, 'smartphone'],
  [767, 'smartphone'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'laptop'],
])('a screen of %d px is a %s', (width, device) => {
  expect(deviceOfWidth(width)).toBe(device)
})

test('a device selects its recommended format', () => {
  const choices = DEVICES.map(device => chooseDevice(device, 'android'))
  expect(choices.map(({ format }) => format)).toEqual(['pdf', 'fixed_epub', 'pdf', 'kf8', 'epub', 'pdf'])
  expect(choices.every(choice => isRecommended(choice, 'android'))).toBe(true)
  expect(isRecommended({ device: 'kindle', format: 'pdf' }, 'android')).toBe(false)
})

test('an iPhone opens an EPUB, and other devices do not depend on it', () => {
  expect(chooseDevice('smartphone', 'ios').format).toBe('epub')
  expect(isRecommended({ device: 'smartphone', format: 'pdf' }, 'ios')).toBe(false)
  expect(chooseDevice('tablet', 'ios').format).toBe('fixed_epub')
})

test('a Kindle book is the one for Send to Kindle, and a PDF for printing is the one for a print shop', () => {
  expect(downloadOf({ device: 'laptop', format: 'kf8' })).toBe('kf8/send-to-kindle')
  expect(downloadOf({ device: 'printing', format: 'pdf' })).toBe('pdf/printing')
  expect(downloadOf({ device: 'printing', format: 'epub' })).toBe('epub')
  expect(downloadOf({ device: 'tablet', format: 'pdf' })).toBe('pdf')
  expect(formatOf('kf8/send-to-kindle')).toBe('kf8')
})
