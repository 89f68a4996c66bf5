import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BookStatus } from '@kahani/contracts/books'
import { expect, onTestFinished, test } from 'vitest'
import { ApiError, NetworkError } from './api-error.ts'
import { downloadBook } from './book-download.ts'

/** Starts a server that sends these statuses for a book, one per request, and the last one from then on. */
async function startServer(statuses: number[]) {
  const state = { requests: 0, status: { state: 'processing', progress: 0.25 } as BookStatus }
  const server = createServer((request, response) => {
    if (request.url === '/book/status') return response.end(JSON.stringify(state.status))
    const status = statuses[Math.min(state.requests++, statuses.length - 1)] ?? 500
    // Breaks off.
    if (status === 206) return response.writeHead(200, { 'content-length': 100 }).write('the', () => response.destroy())
    const body = status === 200 ? 'the book' : '{"code":"a","message":"No"}'
    return response.writeHead(status, { 'content-length': body.length }).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { state, path: `http://127.0.0.1:${(server.address() as AddressInfo).port}/book` }
}

const delay = () => new Promise<void>(resolve => setTimeout(resolve, 5))

test('follows a 202 until the book is there', async () => {
  const { path, state } = await startServer([202, 202, 200])
  expect(await (await downloadBook(path, { delay })).text()).toBe('the book')
  expect(state.requests).toBe(3)
})

test('reports the status in the meantime, and not afterwards', async () => {
  const statuses = [202]
  const { path } = await startServer(statuses)
  const reported: BookStatus[] = []
  const onStatus = (status: BookStatus) => {
    reported.push(status)
    if (reported.length === 3) statuses.push(200)
  }
  await downloadBook(path, { statusPath: `${path}/status`, onStatus, delay })
  expect(reported[0]).toEqual({ state: 'processing', progress: 0.25 })
  const { length } = reported
  await delay()
  await delay()
  expect(reported).toHaveLength(length)
})

test('reports how much of the file has arrived, and no status from then on', async () => {
  const { path } = await startServer([200])
  const reported: unknown[] = []
  await downloadBook(path, {
    ...{ statusPath: `${path}/status`, onStatus: status => reported.push(status), delay },
    onBytes: (received, total) => reported.push([received, total]),
  })
  await delay()
  await delay()
  expect(reported).toEqual([['the book'.length, 'the book'.length]])
})

test('a file that breaks off can be downloaded again', async () => {
  const { path } = await startServer([206, 200])
  await expect(downloadBook(path, { delay })).rejects.toBeInstanceOf(NetworkError)
  expect(await (await downloadBook(path, { delay })).text()).toBe('the book')
})

test('throws the error of the server', async () => {
  const { path } = await startServer([202, 409])
  const download = downloadBook(path, { delay, statusPath: `${path}/nothing` })
  await expect(download).rejects.toBeInstanceOf(ApiError)
  await expect(download).rejects.toMatchObject({ status: 409, body: { message: 'No' } })
})

test('ends when it is aborted', async () => {
  const { path, state } = await startServer([202])
  const abort = new AbortController()
  const download = downloadBook(path, { delay, signal: abort.signal })
  await expect.poll(() => state.requests).toBeGreaterThan(2)
  abort.abort()
  await expect(download).rejects.toMatchObject({ name: 'AbortError' })
})
