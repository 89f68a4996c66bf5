import { expect, test } from 'vitest'
import { langAttribute } from './languages.ts'
import { inlineText, paragraphs, verses } from './paragraphs.ts'

test.each([
  ['For आरव, with love', 'For <span lang="hi">आरव</span>, with love'],
  ['ಅನನ್ಯ & தமிழ்ச் செல்வி!', '<span lang="kn">ಅನನ್ಯ</span> &amp; <span lang="ta">தமிழ்ச் செல்வி</span>!'],
  ['শ্রেয়সী চাঁদের দিকে তাকাল। Done', '<span lang="bn">শ্রেয়সী চাঁদের দিকে তাকাল।</span> Done'],
  ['张小明, 田中さくら', '<span lang="zh">张小明</span>, <span lang="ja">田中さくら</span>'],
  ['Zara said: زارا خان', 'Zara said: <bdi dir="rtl" lang="ur">زارا خان</bdi>'],
  // Family words in Latin letters, but not as part of another word, or if they are English too.
  ['Dadiji’s and Ammamma’s', '<span lang="hi-Latn">Dadiji</span>’s and <span lang="te-Latn">Ammamma</span>’s'],
  ['Nanita and Papa, 7 & 🦄', 'Nanita and Papa, 7 &amp; 🦄'],
])('words of other languages are marked in: %s', (text, markup) => {
  expect(inlineText(text)).toBe(markup)
})

test('words for a narration have ids, and a language', () => {
  expect(paragraphs('Nani’s आरव दौड़ा, یوسف fell', { markWords: true })).toBe(
    '<p dir="ltr"><span id="w1"><span lang="hi-Latn">Nani</span>’s</span> <span id="w2" lang="hi">आरव</span> ' +
      '<span class="last"><span id="w3" lang="hi">दौड़ा,</span> <bdi dir="rtl" lang="ur"><span id="w4">یوسف</span></bdi> <span id="w5">fell</span></span></p>',
  )
})

test('a word with a hyphen stays on one line, unless it is too long for that', () => {
  const whole = (word: string) => `<span class="whole">${word}</span>`
  expect(inlineText('Up flies Anne-Marie.')).toBe(`Up flies ${whole('Anne-Marie.')}`)
  expect(inlineText('गिनते-गिनते')).toBe(whole('<span lang="hi">गिनते-गिनते</span>'))
  expect(paragraphs('Anne-Marie flies up, up, and away', { markWords: true })).toContain(
    '<span id="w1" class="whole">Anne-Marie</span>',
  )
  for (const text of ['-5 – 7', 'Anne-Marie-Charlotte-Louise']) expect(inlineText(text)).toBe(text)
})

test('lines of a centred text end with sentences, if it needs no more lines for that', () => {
  const whole = (text: string) => `<span class="whole">${text}</span>`
  const paragraph = (text: string) => `<p dir="ltr">${text}</p>`
  const short = 'It is green! In jumps Bo. Off we go!'
  expect(paragraphs(short, { lineEms: 13 })).toBe(
    paragraph(`${whole('It is green!')} ${whole('In jumps Bo. Off we go!')}`),
  )
  expect(paragraphs('One two three. Four five six. Six seven nine.', { lineEms: 12 })).not.toContain('whole')
  expect(paragraphs('Bo hears: “Cheep! Help me!” Clip, clop, clop!', { lineEms: 15 })).toContain(
    whole('Bo hears: “Cheep! Help me!”'),
  )
  expect(paragraphs('“Go!” says Bo. Up!')).not.toContain('whole')
  expect(paragraphs('Puff! Down they went, past the neem tree, and an owl said hoo.', { lineEms: 20 })).not.toContain(
    'whole',
  )
})

test('a line from right to left has languages too', () => {
  expect(verses('شب بخیر Zara', ['Zara'])).toContain('<p dir="rtl"><span lang="ur">شب بخیر</span> Zara</p>')
})

test('a text has a language only if all of its words are of it', () => {
  expect([langAttribute('दोस्त, मीरा!'), langAttribute('मीरा fell'), langAttribute('Meera')]).toEqual([
    ' lang="hi"',
    '',
    '',
  ])
})
