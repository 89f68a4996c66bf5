import { describe, expect, test } from 'vitest'
import { attachmentFileName, downloadFileName, downloadKind, storyPdfFileName } from './book-file-names.ts'

describe('a download', () => {
  test.each([
    ['The Moon Boat', 'the_moon_boat.pdf'],
    ["Meera's star, again", 'meera_s_star__again.pdf'],
    ['Zoë <b>&"आरव" 🦄', 'zoë__b___आरव___.pdf'],
    ['मीरा और चाँद', 'मीरा_और_चाँद.pdf'],
    ['க்ஷ நிலா', 'க்ஷ_நிலா.pdf'],
    ['ליאור והירח', 'ליאור_והירח.pdf'],
    ['क्\u200dष', 'क्\u200dष.pdf'],
    ['👨‍👩‍👧 ❤️', 'story.pdf'],
    ['../../etc/passwd', '______etc_passwd.pdf'],
    ['', 'story.pdf'],
  ])('of %j is named %s', (title, name) => {
    expect(downloadFileName(title, 'pdf')).toBe(name)
  })

  test('has the extension that its reader expects, and files for print say so', () => {
    const kinds = [
      ...(['epub', 'fixed_epub', 'kf8', 'kf8/send-to-kindle'] as const),
      ...(['pdf/printing', 'pdf/printing-cover', 'pdf/booklet'] as const),
    ]
    expect(kinds.map(kind => downloadFileName('Star', kind))).toEqual([
      'star.epub',
      'star.epub',
      'star.azw3',
      'star.epub',
      'star_print.pdf',
      'star_print_cover.pdf',
      'star_booklet.pdf',
    ])
  })

  test('has a name of its own on the server', () => {
    const kinds = ['pdf', 'epub', 'fixed_epub', 'kf8', 'kf8/send-to-kindle', 'pdf/printing'] as const
    expect(kinds.map(kind => attachmentFileName('Mira’s Star', kind))).toEqual([
      'mira_s_star.pdf',
      'mira_s_star.epub',
      'mira_s_star_fixed.epub',
      'mira_s_star.azw3',
      'mira_s_star_kindle.epub',
      'mira_s_star_print.pdf',
    ])
  })

  test('has a name of at most 255 bytes, cut between characters', () => {
    const name = downloadFileName('चाँ'.repeat(60), 'pdf/printing-cover')
    expect(name).toMatch(/^[चाँ]+_print_cover\.pdf$/u)
    expect(new TextEncoder().encode(name).length).toBeLessThan(255)
    expect(storyPdfFileName('🌙'.repeat(200))).toBe(`${'🌙'.repeat(50)}.pdf`)
  })

  test('exists for certain formats and purposes only', () => {
    expect(downloadKind('pdf')).toBe('pdf')
    expect(downloadKind('pdf', 'printing-cover')).toBe('pdf/printing-cover')
    expect(downloadKind('docx')).toBeNull()
    expect(downloadKind('toString')).toBeNull()
    expect(downloadKind('epub', 'printing')).toBeNull()
    expect(downloadKind('pdf/printing', 'printing')).toBeNull()
  })
})

describe('the PDF in My Stories', () => {
  test.each([
    ['Mira and the Moon', 'Mira_and_the_Moon.pdf'],
    ['  Mira  and\tthe\nMoon ', 'Mira_and_the_Moon.pdf'],
    ['मीरा की कहानी', 'मीरा_की_कहानी.pdf'],
    ['क्\u200dष', 'क्\u200dष.pdf'],
    ['Star', 'Star.pdf'],
  ])('of %j is named %s', (title, name) => {
    expect(storyPdfFileName(title)).toBe(name)
  })

  test('can neither leave a folder nor break the header', () => {
    expect(storyPdfFileName('../../etc/passwd')).toBe('etcpasswd.pdf')
    expect(storyPdfFileName('a"; x="b\r\nSet-Cookie: c')).toBe('a_x=b_Set-Cookie_c.pdf')
    expect(storyPdfFileName('///')).toBe('story.pdf')
  })
})
