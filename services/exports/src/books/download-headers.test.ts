import { expect, test } from 'vitest'
import { attachment, fileName } from './download-headers.ts'

test('whitespace in a title becomes underscores', () => {
  expect(fileName('  The  Moon\nBoat ', 'pdf')).toBe('The_Moon_Boat.pdf')
})

test('a title can neither leave a folder nor break the header', () => {
  expect(fileName('../../etc/passwd', 'pdf')).toBe('etcpasswd.pdf')
  expect(fileName('a"; x="b\r\nSet-Cookie: c', 'pdf')).toBe('a_x=b_Set-Cookie_c.pdf')
  expect(fileName('///', 'pdf')).toBe('story.pdf')
})

test('truncates a long title between characters', () => {
  expect(fileName('🌙'.repeat(200), 'pdf')).toBe(`${'🌙'.repeat(50)}.pdf`)
})

test('keeps the joiners of Devanagari', () => {
  expect(fileName('क्\u200dष', 'pdf')).toBe('क्\u200dष.pdf')
})

test('the header has an ASCII name, and the full name if it differs', () => {
  expect(attachment('The_Moon_Boat.pdf')).toBe('attachment; filename="The_Moon_Boat.pdf"')
  expect(attachment("Zoë's_चाँद.pdf")).toBe(
    `attachment; filename="Zoe's.pdf"; filename*=UTF-8''Zo%C3%AB%27s_%E0%A4%9A%E0%A4%BE%E0%A4%81%E0%A4%A6.pdf`,
  )
  expect(attachment('चाँद.pdf')).toMatch(/^attachment; filename="story\.pdf"; filename\*=UTF-8''%E0/)
})
