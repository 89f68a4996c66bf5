import { expect, test } from 'vitest'
import { pdfFileName } from './story-pdf.ts'

test.each([
  ['Mira and the Moon', 'Mira_and_the_Moon.pdf'],
  ['Mira  and\tthe\nMoon', 'Mira_and_the_Moon.pdf'],
  ['मीरा की कहानी', 'मीरा_की_कहानी.pdf'],
  ['Star', 'Star.pdf'],
])('names the PDF of "%s" %s', (title, name) => {
  expect(pdfFileName(title)).toBe(name)
})
