import { bookMessages } from '@kahani/messages/en/books'
import { headersFor } from '@kahani/testing/keys'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findTestChromium, openTestBrowser, shareTestBrowser } from './chromium.ts'
import { readPdf, readXmp, requirePdfTools, withoutWhitespace } from './read-pdf.ts'
import { ORIGIN, PICTURE_URI, SOURCE_URI, sampleBook } from './sample-book.ts'
import { setUp } from './set-up.ts'

const browser = shareTestBrowser()
beforeAll(requirePdfTools)

/** A browser of which a test sets the program. */
function openSwitchableBrowser() {
  let program: string | null = null
  const pool = openTestBrowser({ find: async () => program })
  onTestFinished(() => pool.close())
  return {
    browser: pool,
    setProgram: (path: string | null) => {
      program = path
    },
  }
}

describe('GET /api/stories/:id/pdf', () => {
  test('renders a cover, every page with text and picture, and a last page', async () => {
    const { addBook, download } = await setUp({ browser })
    const book = sampleBook(7)
    await addBook(book)
    const response = await download(7)

    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(response.rawPayload.length),
      'content-disposition': 'attachment; filename="The_Moon_Boat.pdf"',
      'cache-control': 'private, no-cache',
      'accept-ranges': 'bytes',
      etag: expect.stringMatching(/^"pdf-[0-9a-f]{64}\.pdf-[0-9a-z]+"$/),
    })
    const pdf = await readPdf(response.rawPayload)
    expect(pdf.pages).toEqual(
      [
        'The Moon Boat A story for Meera',
        'This book belongs to Meera',
        'The Moon Boat For Meera',
        'Meera found a boat made of moonlight. 1',
        'It carried her over the sleeping town. 2',
        'Then it brought her home. 3',
        'The End Good night, Meera.',
        `Reading it aloud ${bookMessages.readingAloud['4-6']} This book was made for Meera on 1 January 2026. ${ORIGIN}. The letters are Mukta and Baloo 2, free typefaces under the SIL Open Font License 1.1. Made with Kahani.`,
        'A story for Meera A story for children from 4 to 6 Made with Kahani',
      ].map(withoutWhitespace),
    )
    expect(pdf).toMatchObject({ title: 'The Moon Boat', tagged: true, language: 'en-IN' })
    expect(pdf.outline).toEqual([
      'Cover',
      'Title page',
      '1. Meera found a boat made of moonlight.',
      '2. It carried her over the sleeping…',
      '3. Then it brought her home.',
      'The End',
      'Reading it aloud',
    ])
    const altTexts = book.pages.map(page => page.altText)
    // The back cover shows a picture again.
    expect(pdf.altTexts).toEqual([...altTexts, altTexts[2]])
    const metadata = await readXmp(response.rawPayload)
    expect(metadata).toContain(`<Iptc4xmpExt:DigitalSourceType>${SOURCE_URI}</Iptc4xmpExt:DigitalSourceType>`)
    expect(metadata).not.toContain('PDFX')
    // Chromium keeps the files of pictures. On the back cover that of a page, the same as there since it is of one colour, is over
    // what continues the picture of the front cover.
    expect(response.rawPayload.toString('latin1').split(PICTURE_URI)).toHaveLength(1 + book.pages.length + 1)
  })

  test('stores the book and sends the stored file the second time', async () => {
    const { addBook, download, renderCount } = await setUp()
    await addBook(sampleBook(7))
    const [first, second] = [await download(7), await download(7)]
    expect(renderCount()).toBe(1)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(second.headers.etag).toBe(first.headers.etag)
  })

  test('renders the book again when a missing picture arrives', async () => {
    const { addBook, download, renderCount } = await setUp()
    const complete = sampleBook(7)
    const pages = complete.pages.map(page => (page.pageNumber === 2 ? { ...page, pictureKey: null } : page))
    await addBook({ ...complete, pages })
    const { headers } = await download(7)
    expect(renderCount()).toBe(1)
    await addBook(complete)
    expect((await download(7)).headers.etag).not.toBe(headers.etag)
    expect(renderCount()).toBe(2)
  })

  test('renders a book once for concurrent requests', async () => {
    const { addBook, download, renderCount } = await setUp()
    await addBook(sampleBook(7))
    const responses = await Promise.all([download(7), download(7), download(7, 1, 'download/pdf')])
    expect(responses.map(response => response.statusCode)).toEqual([200, 200, 200])
    expect(renderCount()).toBe(1)
  })

  test('another user gets a 404, a visitor a 401', async () => {
    const { addBook, download, app, renderCount } = await setUp()
    await addBook(sampleBook(7))
    expect((await download(7, 2)).statusCode).toBe(404)
    expect((await download(8)).statusCode).toBe(404)
    expect((await app.inject('/api/stories/7/pdf')).statusCode).toBe(401)
    expect(renderCount()).toBe(0)
  })

  test('a story that is deleted during rendering is a 404', async () => {
    const { addBook, removeBook, download, stories } = await setUp()
    await addBook(sampleBook(7))
    stories.afterResponse = () => removeBook(7)
    expect((await download(7)).statusCode).toBe(404)
  })

  test('escapes markup in the title, name and text', async () => {
    const { addBook, download } = await setUp({ browser })
    const markup = `<img src=x onerror=alert(1)> & "</title><h1>'`
    await addBook(sampleBook(7, { title: markup, characterName: '<b>Zoë</b>' }, ['</p><script>1</script>']))
    const pdf = await readPdf((await download(7)).rawPayload)
    expect(pdf.title).toBe(markup)
    expect(pdf.pages).toHaveLength(7)
    expect(pdf.pages[0]).toBe(withoutWhitespace(`${markup}A story for <b>Zoë</b>`))
    expect(pdf.pages[3]).toBe('</p><script>1</script>1')
    expect(pdf.altTexts).toHaveLength(2)
  })

  test('Devanagari uses the embedded fonts and is kept in the file name', async () => {
    const { addBook, download } = await setUp({ browser })
    await addBook(sampleBook(7, { title: 'मीरा और चाँद', characterName: 'मीरा' }, ['मीरा ने क्षमा माँगी।']))
    const response = await download(7)
    const pdf = await readPdf(response.rawPayload)
    expect(pdf.pages[0]).toContain(withoutWhitespace('मीरा और चाँद'))
    expect(pdf.pages[3]).toContain(withoutWhitespace('मीरा ने क्षमा माँगी।'))
    expect(new Set(pdf.fonts.map(font => font.name))).toEqual(new Set(['Baloo2-Bold', 'Mukta-Regular']))
    expect(pdf.fonts.filter(font => !font.embedded || font.type !== 'CID TrueType')).toEqual([])
    const encoded = encodeURIComponent('मीरा_और_चाँद.pdf')
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="story.pdf"; filename*=UTF-8''${encoded}`,
    )
  })
})

describe('GET /api/stories/:id/download/:format', () => {
  test.each(['docx', 'epub?for=printing'])('%s is not a download', async path => {
    const { addBook, download, renderCount } = await setUp()
    await addBook(sampleBook(7))
    const response = await download(7, 1, `download/${path}`)
    expect([response.statusCode, response.json().code]).toEqual([404, 'not_found'])
    expect(renderCount()).toBe(0)
  })
})

describe('outages', () => {
  test('without Redis a new book fails at once, a stored one is sent, and the service closes', async () => {
    const { app, addBook, download, stopRedis, restartRedis } = await setUp({ ownRedis: true })
    await addBook(sampleBook(7))
    await addBook(sampleBook(8))
    await download(7)
    await stopRedis()
    const refused = await download(8)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
    expect((await download(7)).statusCode).toBe(200)
    await app.close()
    await restartRedis()
  })

  test('finds a book whose completion event was missed', async () => {
    const { addBook, download, blockRendering, stopRedis, restartRedis } = await setUp({ ownRedis: true })
    await addBook(sampleBook(7))
    const { started, release } = blockRendering()
    const response = download(7)
    await started
    await stopRedis()
    release()
    expect((await response).statusCode).toBe(200)
    await restartRedis()
  })

  test('a book that does not fit on the disk is rendered when there is room, and its job does not fail', async () => {
    const { app, addBook, download, disk, renderCount } = await setUp({ waitTimeoutMs: 100 })
    await addBook(sampleBook(7))
    disk.fill()
    expect((await download(7)).statusCode).toBe(202)
    // More often than the job has attempts.
    await expect.poll(() => disk.refusedFiles()).toBeGreaterThan(2)
    const readiness = await app.inject('/readyz')
    expect([readiness.statusCode, readiness.json().parts]).toEqual([503, { redis: 'ready', storage: 'not ready' }])
    expect(renderCount()).toBe(0)
    disk.free()
    await expect.poll(async () => (await download(7)).statusCode).toBe(200)
  })

  test('an unresponsive stories service leads to a 503', async () => {
    const { addBook, download, stories } = await setUp({ sourceTimeoutMs: 500 })
    await addBook(sampleBook(7))
    stories.hanging = true
    const response = await download(7)
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
    stories.hanging = false
    await expect.poll(async () => (await download(7)).statusCode).toBe(200)
  })

  test('the download is a 503 without Chromium, or after one retry if it does not start, and works once it does', async () => {
    const { browser, setProgram } = openSwitchableBrowser()
    const { addBook, download, renderCount } = await setUp({ browser })
    await addBook(sampleBook(7))
    setProgram(null)
    const missing = await download(7)
    expect([missing.statusCode, missing.headers['retry-after']]).toEqual([503, '60'])
    expect(missing.json()).toEqual({
      code: 'maker_not_set_up',
      message: 'PDF downloads are still being set up here. Please try again in a few minutes.',
    })

    const rendered = renderCount()
    setProgram('/bin/false')
    const response = await download(7)
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '5'])
    expect(response.json().message).toBe('Failed to download the PDF. Please try again.')
    expect(renderCount() - rendered).toBe(2)

    setProgram(await findTestChromium())
    expect((await download(7)).statusCode).toBe(200)
  })
})

describe('slow rendering', () => {
  test('continues when the client disconnects', async () => {
    const { app, addBook, download, blockRendering, renderCount } = await setUp()
    await addBook(sampleBook(7))
    const { started, release } = blockRendering()
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const client = new AbortController()
    const headers = await headersFor({ userId: 1 })
    const call = fetch(`${address}/api/stories/7/pdf`, { headers, signal: client.signal })
    await started
    client.abort()
    await expect(call).rejects.toThrow()
    release()
    expect((await download(7)).statusCode).toBe(200)
    expect(renderCount()).toBe(1)
  })

  test('closing the service ends pending requests', async () => {
    const { app, addBook, download, blockRendering } = await setUp()
    await addBook(sampleBook(7))
    const { started, release } = blockRendering()
    const response = download(7)
    await started
    await app.close()
    expect((await response).statusCode).toBe(202)
    release()
  })
})

test('jobs and logs contain no data about the child', async () => {
  const { addBook, download, blockRendering, redis, logger } = await setUp()
  await addBook(sampleBook(7))
  const { started, release } = blockRendering()
  const response = download(7)
  await started
  const [jobKey = ''] = await redis.keys('bull:books:pdf-7-*')
  const job = await redis.hgetall(jobKey.replace(/:lock$/, ''))
  expect(Object.keys(JSON.parse(job.data ?? '{}')).sort()).toEqual(['format', 'storyId', 'userId', 'version'])
  release()
  await response
  const lines = logger.lines.join('')
  expect(lines).toContain('book rendered')
  expect(lines).not.toMatch(/Meera|Moon Boat|moonlight/)
})
