import type { BookStatus } from '@kahani/contracts/books'
import { QUEUES } from '@kahani/contracts/jobs'
import type { Book } from '@kahani/contracts/stories-internal'
import { bookErrorMessages, bookStatusMessages } from '@kahani/messages/en/book-errors'
import { Queue } from 'bullmq'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { RenderEdition } from '../src/editions.ts'
import { sampleBook } from './sample-book.ts'
import { setUp } from './set-up.ts'

/** A service with story 7, whose book is faked as a text. */
async function setUpBook(options: Parameters<typeof setUp>[0] = {}) {
  const setup = await setUp(options)
  await setup.addBook(sampleBook(7))
  const { download } = setup
  const get = (path = 'pdf', headers: Record<string, string> = {}) => download(7, 1, path, { headers })
  const head = (path = 'pdf') => download(7, 1, path, { method: 'HEAD' })
  const status = async (path = 'download/pdf'): Promise<BookStatus> => (await download(7, 1, `${path}/status`)).json()
  return { ...setup, get, head, status }
}

describe('a slow book', () => {
  test('is a 202 with its status, which follows the job until the file is there', async () => {
    const { get, head, status, blockRendering, download, app, renderCount } = await setUpBook({ waitTimeoutMs: 100 })
    expect(await status()).toEqual({ state: 'none', progress: 0 })
    const { started, release } = blockRendering()
    const early = await Promise.all([get('pdf'), get('download/pdf')])
    await started
    for (const { statusCode, headers } of early) {
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([202, '1', 'no-store'])
    }
    const rendering = { state: 'processing', progress: 0.5, message: bookStatusMessages.rendering }
    await expect.poll(() => status()).toEqual(rendering)
    expect((await get()).json()).toEqual(rendering)
    const answered = await head()
    expect([answered.statusCode, answered.rawPayload.length]).toEqual([202, 0])

    expect((await download(7, 2, 'download/pdf/status')).statusCode).toBe(404)
    expect((await app.inject('/api/stories/7/download/pdf/status')).statusCode).toBe(401)
    expect((await download(7, 1, 'download/docx/status')).statusCode).toBe(404)

    release()
    await expect.poll(() => status()).toEqual({ state: 'ready', progress: 1 })
    expect((await get()).statusCode).toBe(200)
    expect(renderCount()).toBe(1)
  })

  test('that failed says so until the next request, which renders it again', async () => {
    const { get, status, rendering, renderCount } = await setUpBook()
    rendering.fails = true
    const responses = await Promise.all([get(), get('download/pdf')])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([503, 503])
    expect(await status()).toEqual({ state: 'failed', progress: 0, message: bookErrorMessages.failed('pdf') })
    rendering.fails = false
    expect((await get()).statusCode).toBe(200)
    expect(renderCount()).toBe(3)
  })
})

describe('a story that changes while its book is made', () => {
  /** A version of story 7 in which the title, the text, the dedication and the picture are one word. */
  const versionOf = (word: string): Book => {
    const book = sampleBook(7, { title: word }, [])
    const page = { pageNumber: 1, text: word, altText: '', pictureKey: `pictures/7/${word}.png`, pictureName: word }
    return { ...book, pages: [page], dedication: word }
  }
  /** Consists of the words of a version. */
  const render: RenderEdition = async ({ book: { story, pages, dedication }, pictures }) => {
    const [picture] = (await pictures.sources()).values()
    return { file: Buffer.from([story.title, pages[0]?.text, dedication, picture?.bitmap].join(' ')) }
  }

  async function setUpVersions(renderEpub: RenderEdition) {
    const setup = await setUp({ renderers: { epub: renderEpub } })
    for (const word of ['old', 'new']) await setup.blobs.put(`pictures/7/${word}.png`, Buffer.from(word))
    const show = (word: string) => setup.books.set(7, { userId: 1, book: versionOf(word) })
    show('old')
    const get = () => setup.download(7, 1, 'download/epub')
    return { ...setup, show, get }
  }
  const ofWord = (word: string) => Array(4).fill(word).join(' ')

  test('is a book of the old or of the new version, never of both', async () => {
    // Stories answers the API, then the worker before and after it renders.
    for (const [answers, expected] of [
      [1, 'new'],
      [2, 'old'],
      [3, 'old'],
    ] as const) {
      const { get, show, stories } = await setUpVersions(render)
      let count = 0
      stories.afterResponse = () => {
        count += 1
        if (count === answers) show('new')
      }
      const response = await get()
      expect([response.statusCode, response.body]).toEqual([200, ofWord(expected)])
      // Neither is stored as the other one.
      for (const word of ['new', 'old']) {
        show(word)
        expect((await get()).body).toBe(ofWord(word))
      }
    }

    const { get, show } = await setUpVersions(async (book, run) => {
      show('new')
      return render(book, run)
    })
    expect([(await get()).body, (await get()).body]).toEqual([ofWord('old'), ofWord('new')])
  })

  test('is a book of the new version for those who follow a 202', async () => {
    const { get, status, addBook, blockRendering } = await setUpBook({ waitTimeoutMs: 100 })
    const { started, release } = blockRendering()
    expect((await get('download/pdf')).statusCode).toBe(202)
    await started
    await addBook(sampleBook(7, { title: 'The Sun Boat' }))
    expect(await status()).toEqual({ state: 'none', progress: 0 })
    expect((await get('download/pdf')).statusCode).toBe(202)
    release()
    await expect.poll(async () => (await get('download/pdf')).body).toBe('%PDF of The Sun Boat')
  })

  test('waits for the cover with the new title, also if its job began before', async () => {
    const { get, status, stories, addBook, renderCount, redis } = await setUpBook()
    const queue = new Queue(QUEUES.books, { connection: redis })
    onTestFinished(() => queue.close())
    const changed = sampleBook(7, { title: 'The Sun Boat' })
    const requestCover = () => addBook({ ...changed, picturesPending: true, coverPending: true })
    stories.afterResponse = () => {
      stories.afterResponse = () => {}
      void requestCover()
    }
    const drawing = { state: 'processing', progress: 0, message: bookStatusMessages.cover }
    for (let i = 0; i < 2; i++) {
      const response = await get('download/pdf')
      expect([response.statusCode, response.json()]).toEqual([202, drawing])
      expect(await status()).toEqual(drawing)
    }
    expect(renderCount()).toBe(0)
    // Only the job that began before.
    expect(await queue.getJobs()).toHaveLength(1)
    await addBook(changed)
    expect((await get('download/pdf')).body).toBe('%PDF of The Sun Boat')
  })

  test('is not failed by a job that ends unseen', async () => {
    const { get, stories, addBook, blockRendering, redis, renderCount } = await setUpBook()
    const queue = new Queue(QUEUES.books, { connection: redis })
    onTestFinished(() => queue.close())
    stories.afterResponse = () => {
      stories.afterResponse = () => {}
      void addBook(sampleBook(7, { title: 'The Sun Boat' }))
    }
    const { started, release } = blockRendering()
    const response = get()
    await started
    await queue.obliterate({ force: true })
    expect([(await response).statusCode, (await response).json()]).toEqual([202, { state: 'none', progress: 0 }])
    release()
    await expect.poll(async () => (await get()).body).toBe('%PDF of The Sun Boat')
    expect(renderCount()).toBeLessThanOrEqual(2)
  })
})

test('HEAD answers like GET, without rendering a book', async () => {
  const { get, head, renderCount, blockRendering, redis } = await setUpBook({ waitTimeoutMs: 100 })
  const queue = new Queue(QUEUES.books, { connection: redis })
  onTestFinished(() => queue.close())
  const unmade = await head()
  expect([unmade.statusCode, unmade.rawPayload.length]).toEqual([202, 0])
  expect(unmade.headers['content-length']).toBe(String('{"state":"none","progress":0}'.length))
  expect([renderCount(), await queue.getJobCountByTypes('waiting', 'active', 'prioritized', 'delayed')]).toEqual([0, 0])
  const { started, release } = blockRendering()
  const slow = await get()
  await started
  expect(slow.statusCode).toBe(202)
  const variable = { 'content-length': expect.any(String), date: expect.any(String) }
  for (const answered of [unmade, await head()]) expect(answered.headers).toEqual({ ...slow.headers, ...variable })
  release()
  await expect.poll(async () => (await get()).statusCode).toBe(200)
  const { headers } = await get()
  const stored = await head()
  expect([stored.statusCode, stored.rawPayload.length]).toEqual([200, 0])
  const { date: _, connection: __, ...expected } = headers
  expect(stored.headers).toMatchObject(expected)
  expect(renderCount()).toBe(1)
})

test('sends a range of a book, and 304 for a known one', async () => {
  const { get } = await setUpBook()
  const { body, headers } = await get()
  const etag = String(headers.etag)
  const size = body.length
  const part = await get('download/pdf', { range: 'bytes=1-3' })
  expect([part.statusCode, part.body]).toEqual([206, 'PDF'])
  expect(part.headers).toMatchObject({ 'content-range': `bytes 1-3/${size}`, 'content-length': '3', etag })
  const end = await get('pdf', { range: 'bytes=-4', 'if-range': etag })
  expect([end.statusCode, end.body]).toEqual([206, body.slice(-4)])

  const whole = [
    { range: 'bytes=1-3', 'if-range': '"another"' },
    { range: 'bytes=0-1,4-5' },
    { range: 'pages=1-3' },
    { range: 'bytes=' },
    { range: 'bytes=-1000' },
    { 'if-none-match': '"another"' },
  ]
  for (const each of whole) {
    const response = await get('pdf', each)
    expect.soft([response.statusCode, response.body], JSON.stringify(each)).toEqual([200, body])
  }
  const beyond = await get('pdf', { range: `bytes=${size}-` })
  expect([beyond.statusCode, beyond.headers['content-range'], beyond.json().code]).toEqual([
    ...[416, `bytes */${size}`, 'range_not_satisfiable'],
  ])
  const known = await get('pdf', { 'if-none-match': `"another", W/${etag}`, range: 'bytes=1-3' })
  expect([known.statusCode, known.body, known.headers.etag]).toEqual([304, '', etag])
})

test('names a file after the title: as it is in My Stories, in lower case in the download dialog', async () => {
  const { addBook, download } = await setUpBook()
  await addBook(sampleBook(8, { title: 'Zoë <b>& मीरा' }))
  const nameOf = async (path: string) => (await download(8, 1, path)).headers['content-disposition']
  const encoded = (name: string) => `filename*=UTF-8''${encodeURIComponent(name)}`
  expect(await nameOf('pdf')).toBe(`attachment; filename="Zoe_b&.pdf"; ${encoded('Zoë_b&_मीरा.pdf')}`)
  expect(await nameOf('download/pdf')).toBe(`attachment; filename="zoe_b.pdf"; ${encoded('zoë__b___मीरा.pdf')}`)
})

test('names the files of the formats and purposes differently', async () => {
  const render = async () => ({ file: Buffer.from('a book') })
  const { get } = await setUpBook({
    renderers: { epub: render, fixed_epub: render, kf8: render, kindle_epub: render, booklet: render },
  })
  const names: unknown[] = []
  for (const path of ['epub', 'fixed_epub', 'kf8', 'kf8?for=send-to-kindle', 'pdf?for=booklet']) {
    names.push((await get(`download/${path}`)).headers['content-disposition'])
  }
  const attached = (name: string) => `attachment; filename="the_moon_boat${name}"`
  expect(names).toEqual(['.epub', '_fixed.epub', '.azw3', '_kindle.epub', '_booklet.pdf'].map(attached))
})

describe('the queue', () => {
  test('has one job for ten clicks', async () => {
    const { get, blockRendering, redis, renderCount } = await setUpBook()
    const { started, release } = blockRendering()
    const clicks = Array.from({ length: 10 }, (_, i) => get(i % 2 ? 'pdf' : 'download/pdf'))
    await started
    const queue = new Queue(QUEUES.books, { connection: redis })
    onTestFinished(() => queue.close())
    const counts = await queue.getJobCounts('waiting', 'active', 'prioritized')
    expect(counts).toEqual({ waiting: 0, active: 1, prioritized: 0 })
    release()
    const statuses = (await Promise.all(clicks)).map(response => response.statusCode)
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(renderCount()).toBe(1)
  })

  test('rejects books beyond its limits with 429, but none that is queued or stored', async () => {
    const limits = { total: 3, perUser: 2 }
    const { stories, addBook, download, blockRendering } = await setUpBook({ limits, waitTimeoutMs: 200 })
    await expect.poll(async () => (await download(7)).statusCode).toBe(200)
    const { release } = blockRendering()
    for (let id = 11; id <= 17; id++) await addBook(sampleBook(id))
    // Two are rendered, and two wait.
    const progressOf = async (id: number) => {
      await download(id)
      return (await download(id, 1, 'download/pdf/status')).json().progress
    }
    await expect.poll(() => Promise.all([11, 12].map(progressOf))).toEqual([0.5, 0.5])
    const ids = [13, 14, 15, 16]
    const responses = await Promise.all(ids.map(id => download(id)))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([202, 202, 429, 429])
    const refused = responses.find(({ statusCode }) => statusCode === 429)
    expect([refused?.json(), refused?.headers['retry-after']]).toEqual([
      { code: 'too_many_books', message: bookErrorMessages.tooManyOfUser },
      '15',
    ])
    const queued = ids.filter((_, i) => responses[i]?.statusCode === 202)
    const again = await Promise.all([7, 11, ...queued].map(id => download(id)))
    expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 202, 202, 202])

    for (const id of [21, 22]) {
      await addBook(sampleBook(id))
      stories.giveTo(id, 2)
    }
    const others = await Promise.all([download(21, 2), download(22, 2)])
    expect(others.map(({ statusCode }) => statusCode).sort()).toEqual([202, 429])
    expect(others.find(({ statusCode }) => statusCode === 429)?.json().message).toBe(bookErrorMessages.tooMany)
    release()
    await expect.poll(async () => (await download(17)).statusCode).toBe(200)
  })
})

describe('a book whose pictures are not complete', () => {
  test('is a 409 while they are pending, also if a job began before; a failed picture is left out', async () => {
    const { addBook, get, head, status, stories, blobs, renderCount } = await setUpBook()
    const book = sampleBook(7)
    const pages = book.pages.map(page => (page.pageNumber === 2 ? { ...page, pictureKey: null } : page))
    await addBook({ ...book, pages, picturesPending: true })
    const response = await get()
    expect([response.statusCode, response.json().code]).toEqual([409, 'pictures_pending'])
    expect(response.json().message).toBe(bookErrorMessages.picturesPending)
    expect((await head()).statusCode).toBe(409)
    expect(await status()).toMatchObject({ code: 'pictures_pending' })

    await addBook(book)
    const pending = addBook.bind(null, { ...book, pages, picturesPending: true })
    stories.afterResponse = () => {
      stories.afterResponse = () => {}
      void pending()
    }
    expect((await get()).statusCode).toBe(409)
    expect(renderCount()).toBe(0)

    await addBook({ ...book, pages })
    await blobs.delete('pictures/7/2.png')
    expect((await get()).statusCode).toBe(200)
    expect(stories.lost).toEqual([])
  })

  test('reports pictures whose files are lost, and is not rendered without them', async () => {
    const { get, stories, blobs, addBook, renderCount } = await setUpBook()
    await blobs.delete('pictures/7/0.png')
    await blobs.delete('pictures/7/2.png')
    const redrawn = await get()
    expect([redrawn.statusCode, redrawn.json()]).toEqual([
      409,
      { code: 'pictures_pending', message: bookErrorMessages.picturesRedrawn },
    ])
    expect(stories.lost).toEqual(['/internal/stories/7/pictures/0/lost', '/internal/stories/7/pictures/2/lost'])

    stories.lostPicture = { outcome: 'failed' }
    const lost = await get('download/pdf')
    expect([lost.statusCode, lost.json()]).toEqual([
      409,
      { code: 'picture_lost', message: bookErrorMessages.picturesLost },
    ])
    // The file is back, or could not be read for a moment.
    stories.lostPicture = { outcome: 'completed' }
    expect((await get()).statusCode).toBe(503)
    expect(renderCount()).toBe(0)
    await addBook(sampleBook(7))
    expect((await get()).statusCode).toBe(200)
  })
})
