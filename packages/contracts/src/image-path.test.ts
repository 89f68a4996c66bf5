import { expect, test } from 'vitest'
import { imagePath } from './image-path.ts'

test.each([
  ['/api/images/story-7-page-2.png', '/api/images/story-7-page-2.png'],
  ['api/images/story-7-page-2.png', '/api/images/story-7-page-2.png'],
  ['covers/7.png', '/covers/7.png'],
  ['/covers/7.png', '/covers/7.png'],
])('%s of this origin is loaded from %s', (given, path) => {
  expect(imagePath(given)).toBe(path)
})

test.each([
  'http://pictures.example/7.png',
  'https://pictures.example/7.png',
  'HTTPS://pictures.example/7.png',
  '//pictures.example/7.png',
  '/\\pictures.example/7.png',
  '\\\\pictures.example/7.png',
])('%s is elsewhere and becomes the placeholder', given => {
  expect(imagePath(given)).toBe('/api/images/placeholder')
})
