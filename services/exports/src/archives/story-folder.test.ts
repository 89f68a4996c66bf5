import { expect, test } from 'vitest'
import { pictureName, storyFolder } from './story-folder.ts'

test('a folder has the number of the story, padded to sort, and its title', () => {
  expect(storyFolder(7, 9, 'The Moon Boat!')).toBe('stories/7-the-moon-boat')
  expect(storyFolder(7, 120, "Zoë's  Café")).toBe('stories/007-zoë-s-café')
})

test('keeps the spelling of Devanagari', () => {
  expect(storyFolder(1, 1, 'मीरा और क्\u200dष')).toBe('stories/1-मीरा-और-क्\u200dष')
})

test('a title can neither leave the folder nor make the path too long', () => {
  expect(storyFolder(1, 1, '../../etc/passwd')).toBe('stories/1-etc-passwd')
  expect(storyFolder(1, 1, 'C:\\Windows\u0000')).toBe('stories/1-c-windows')
  expect(storyFolder(1, 1, '🌙')).toBe('stories/1-story')
  expect(storyFolder(1, 1, 'a'.repeat(500))).toBe(`stories/1-${'a'.repeat(60)}`)
})

test('a picture keeps the extension of its format', () => {
  expect(pictureName(0, 'pictures/7/0.png')).toBe('cover.png')
  expect(pictureName(3, 'pictures/7/3.webp')).toBe('page-03.webp')
})
