import { headersFor } from '@kahani/testing/keys'
import { expect, test } from 'vitest'
import { sampleBook } from './sample-book.ts'
import { setUp } from './set-up.ts'

test.each([
  ['is not waited for', 0],
  ['is waited for', undefined],
])('a check reports a failure once that %s, and the next one makes the files again', async (_name, waitTimeoutMs) => {
  const { app, addBook, blobs, stories } = await setUp({ ...(waitTimeoutMs !== undefined && { waitTimeoutMs }) })
  const book = sampleBook(7)
  await addBook(book)
  await blobs.delete(book.pages[1]?.pictureKey ?? '')
  const url = '/api/stories/7/print-check'
  const check = async () => (await app.inject({ url, headers: await headersFor({ userId: 1 }) })).statusCode
  const repeat = (status: number) => expect.poll(check, { interval: 50 }).toBe(status)

  await repeat(409)
  expect(stories.lost).toHaveLength(1)
  await repeat(409)
  expect(stories.lost).toHaveLength(2)
  await addBook(book)
  await repeat(200)
})
