import { expect, test } from 'vitest'
import { attachment, fileName } from './download-headers.ts'

test('whitespace in a title becomes underscores', () => {
  expect(fileName('  The  Moon\nBoat ', 'pdf')).toBe('The_Moon_Boat.pdf')
})

test('nothing of a title leads out of a folder or out of the header', () => {
  expect(fileName('../../etc/passwd', 'pdf')).toBe('etcpasswd.pdf')
  expect(fileName('a"; x="b\r\nSet-Cookie: c', 'pdf')).toBe('a_x=b_Set-Cookie_c.pdf')
  expect(fileName('///', 'pdf')).toBe('story.pdf')
})

test('a long title is cut, without breaking a character', () => {
  expect(fileName('🌙'.repeat(200), 'pdf')).toBe(`${'🌙'.repeat(50)}.pdf`)
})

test('Devanagari keeps its joiners', () => {
  expect(fileName('क्\u200dष', 'pdf')).toBe('क्\u200dष.pdf')
})

test('the header has a name in ASCII, and the true one where it differs', () => {
  expect(attachment('The_Moon_Boat.pdf')).toBe('attachment; filename="The_Moon_Boat.pdf"')
  expect(attachment("Zoë's_चाँद.pdf")).toBe(
    `attachment; filename="Zoe's.pdf"; filename*=UTF-8''Zo%C3%AB%27s_%E0%A4%9A%E0%A4%BE%E0%A4%81%E0%A4%A6.pdf`,
  )
  expect(attachment('चाँद.pdf')).toMatch(/^attachment; filename="story\.pdf"; filename\*=UTF-8''%E0/)
})
