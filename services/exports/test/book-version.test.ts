import { expect, test } from 'vitest'
import { bookKey } from '../src/books/book-files.ts'
import { bookVersion } from '../src/books/book-version.ts'
import { PDF } from '../src/editions.ts'
import { sampleBook } from './sample-book.ts'

const book = sampleBook(7)
const version = bookVersion(book, PDF)

test('the version ignores everything that does not appear in the book', () => {
  expect(bookVersion(structuredClone(book), PDF)).toBe(version)
  expect(bookVersion({ ...book, picturesPending: true, story: { ...book.story, coverUrl: '/x' } }, PDF)).toBe(version)
})

test('a change of a text, title, name, age, date, dedication, source, name of a figure, picture or layout changes the version', () => {
  const [cover, first, ...rest] = book.pages
  if (!cover || !first) throw new Error('the sample has pages')
  const others = [
    bookVersion({ ...book, pages: [cover, { ...first, text: 'Other.' }, ...rest] }, PDF),
    bookVersion({ ...book, pages: [cover, { ...first, pictureKey: null }, ...rest] }, PDF),
    bookVersion({ ...book, pages: [cover, { ...first, altText: 'Other.' }, ...rest] }, PDF),
    bookVersion({ ...book, story: { ...book.story, title: 'Other' } }, PDF),
    bookVersion({ ...book, story: { ...book.story, characterName: 'Other' } }, PDF),
    bookVersion({ ...book, story: { ...book.story, characterAge: '7-9' } }, PDF),
    bookVersion({ ...book, story: { ...book.story, createdAt: '2026-01-02T00:00:00.000Z' } }, PDF),
    bookVersion({ ...book, dedication: 'For Other.' }, PDF),
    bookVersion({ ...book, digitalSources: { text: 'algorithmicMedia', pictures: 'algorithmicMedia' } }, PDF),
    bookVersion({ ...book, cast: [{ figure: 'child', name: 'Other' }] }, PDF),
    bookVersion(book, { ...PDF, layoutVersion: PDF.layoutVersion + 1 }),
    bookVersion(book, { ...PDF, name: 'epub' }),
  ]
  expect(new Set([version, ...others]).size).toBe(others.length + 1)
})

test('the key is a valid blob key', () => {
  expect(bookKey(7, version, PDF.file)).toMatch(/^books\/7\/pdf-[0-9a-f]{64}\.pdf$/)
})
