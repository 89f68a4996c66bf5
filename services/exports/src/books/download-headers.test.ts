import { expect, test } from 'vitest'
import { attachment } from './download-headers.ts'

test('the header has an ASCII name, and the full name if it differs', () => {
  expect(attachment('The_Moon_Boat.pdf')).toBe('attachment; filename="The_Moon_Boat.pdf"')
  expect(attachment("Zoë's_चाँद.pdf")).toBe(
    `attachment; filename="Zoe's.pdf"; filename*=UTF-8''Zo%C3%AB%27s_%E0%A4%9A%E0%A4%BE%E0%A4%81%E0%A4%A6.pdf`,
  )
  expect(attachment('चाँद.pdf')).toMatch(/^attachment; filename="story\.pdf"; filename\*=UTF-8''%E0/)
})
