import { headersFor } from '@kahani/testing/keys'
import { describe, expect, test } from 'vitest'
import { readPdf, withoutBlanks } from './read-pdf.ts'
import { sampleBook } from './sample-book.ts'
import { setUp } from './set-up.ts'

describe('GET /api/stories/:id/pdf', () => {
  test('a story becomes a book: a cover, its pages with their words and pictures, and an end', async () => {
    const { shelve, download } = await setUp()
    const book = sampleBook(7)
    await shelve(book)
    const answer = await download(7)

    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(answer.rawPayload.length),
      'content-disposition': 'attachment; filename="The_Moon_Boat.pdf"',
      'cache-control': 'private, no-store',
      etag: expect.stringMatching(/^"[0-9a-f]{64}\.pdf"$/),
    })
    const pdf = readPdf(answer.rawPayload)
    expect(pdf.pages).toHaveLength(5)
    expect(pdf.pages[0]).toBe(withoutBlanks('The Moon Boat A story for Meera'))
    expect(pdf.pages[1]).toBe(withoutBlanks('Meera found a boat made of moonlight. 1'))
    expect(pdf.pages[4]).toBe(withoutBlanks('The End Made with Kahani'))
    expect(pdf).toMatchObject({ title: 'The Moon Boat', tagged: true, language: 'en' })
    expect(pdf.altTexts).toEqual(book.pages.map(page => page.altText))
  })

  test('the second download is a file read', async () => {
    const { shelve, download, press } = await setUp()
    await shelve(sampleBook(7))
    const [first, second] = [await download(7), await download(7)]
    expect(press.started).toBe(1)
    expect(second.rawPayload.equals(first.rawPayload)).toBe(true)
    expect(second.headers.etag).toBe(first.headers.etag)
  })

  test('a book is made anew once a missing picture has come', async () => {
    const { shelve, download, press } = await setUp()
    const whole = sampleBook(7)
    const pages = whole.pages.map(page => (page.pageNumber === 2 ? { ...page, pictureKey: null } : page))
    await shelve({ ...whole, pages })
    expect(readPdf((await download(7)).rawPayload).altTexts[2]).toBe('There is no picture here yet')
    await shelve(whole)
    expect(readPdf((await download(7)).rawPayload).altTexts[2]).toBe('Meera, picture 2.')
    expect(press.started).toBe(2)
  })

  test('two who ask at once get one book, made once', async () => {
    const { shelve, download, press } = await setUp()
    await shelve(sampleBook(7))
    const answers = await Promise.all([download(7), download(7), download(7, 1, 'download/pdf')])
    expect(answers.map(answer => answer.statusCode)).toEqual([200, 200, 200])
    expect(press.started).toBe(1)
  })

  test("another user's story is not there, and a visitor is asked to sign in", async () => {
    const { shelve, download, app, press } = await setUp()
    await shelve(sampleBook(7))
    expect((await download(7, 2)).statusCode).toBe(404)
    expect((await download(8)).statusCode).toBe(404)
    expect((await app.inject('/api/stories/7/pdf')).statusCode).toBe(401)
    expect(press.started).toBe(0)
  })

  test('a story that goes while its book is being made is not there', async () => {
    const { shelve, unshelve, download, stories } = await setUp()
    await shelve(sampleBook(7))
    stories.afterAnswer = () => unshelve(7)
    expect((await download(7)).statusCode).toBe(404)
  })

  test('markup in a title, a name or a text is shown as text', async () => {
    const { shelve, download } = await setUp()
    const wild = `<img src=x onerror=alert(1)> & "</title><h1>'`
    await shelve(sampleBook(7, { title: wild, characterName: '<b>Zoë</b>' }, ['</p><script>1</script>']))
    const pdf = readPdf((await download(7)).rawPayload)
    expect(pdf.title).toBe(wild)
    expect(pdf.pages).toHaveLength(3)
    expect(pdf.pages[0]).toBe(withoutBlanks(`${wild}A story for <b>Zoë</b>`))
    expect(pdf.pages[1]).toBe('</p><script>1</script>1')
    expect(pdf.altTexts).toHaveLength(2)
  })

  test('Devanagari is written with the fonts of the book, and names the file', async () => {
    const { shelve, download } = await setUp()
    await shelve(sampleBook(7, { title: 'मीरा और चाँद', characterName: 'मीरा' }, ['मीरा ने क्षमा माँगी।']))
    const answer = await download(7)
    const pdf = readPdf(answer.rawPayload)
    expect(pdf.pages[0]).toContain(withoutBlanks('मीरा और चाँद'))
    expect(pdf.pages[1]).toContain(withoutBlanks('मीरा ने क्षमा माँगी।'))
    expect(pdf.fonts.map(font => font.embedded)).not.toContain(false)
    expect(new Set(pdf.fonts.map(font => font.name))).toEqual(new Set(['Baloo2-Regular', 'Mukta-Regular']))
    const encoded = encodeURIComponent('मीरा_और_चाँद.pdf')
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="story.pdf"; filename*=UTF-8''${encoded}`)
  })
})

describe('GET /api/stories/:id/download/:format', () => {
  test('a format that is known but not offered says so, an unknown one is not there', async () => {
    const { shelve, download, press } = await setUp()
    await shelve(sampleBook(7))
    const known = await download(7, 1, 'download/epub')
    expect([known.statusCode, known.json().code]).toEqual([404, 'format_not_offered'])
    const unknown = await download(7, 1, 'download/docx')
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'not_found'])
    expect(press.started).toBe(0)
  })
})

describe('when a part is down', () => {
  test('without Redis a new book is refused at once, a kept one is still read, and the service can close', async () => {
    const { app, shelve, download, loseRedis, reviveRedis } = await setUp({ ownRedis: true })
    await shelve(sampleBook(7))
    await shelve(sampleBook(8))
    await download(7)
    await loseRedis()
    const startedAt = performance.now()
    const refused = await download(8)
    expect(performance.now() - startedAt).toBeLessThan(2_000)
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
    expect((await download(7)).statusCode).toBe(200)
    await app.close()
    await reviveRedis()
  })

  test('a book whose end nobody heard of is found all the same', async () => {
    const { shelve, download, hold, loseRedis, reviveRedis } = await setUp({ ownRedis: true })
    await shelve(sampleBook(7))
    const { started, release } = hold()
    const answer = download(7)
    await started
    await loseRedis()
    release()
    expect((await answer).statusCode).toBe(200)
    await reviveRedis()
  })

  test('when stories does not answer, the reader is told soon', async () => {
    const { shelve, download, stories } = await setUp()
    await shelve(sampleBook(7))
    stories.hung = true
    const answer = await download(7)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    stories.hung = false
    expect((await download(7)).statusCode).toBe(200)
  })

  test('while there is no Chromium it is said that it is being set up; then it works', async () => {
    const { shelve, download, press } = await setUp()
    await shelve(sampleBook(7))
    const { program } = press
    press.program = null
    const answer = await download(7)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
    expect(answer.json()).toEqual({
      code: 'maker_not_set_up',
      message: 'PDF downloads are being set up on this server. Please try again in a few minutes.',
    })
    press.program = program
    expect((await download(7)).statusCode).toBe(200)
  })

  test('a browser that does not start fails the book, after one more try; the next request makes it', async () => {
    const { shelve, download, press } = await setUp()
    await shelve(sampleBook(7))
    const { program } = press
    press.program = '/bin/false'
    const answer = await download(7)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.json().message).toBe('Failed to download the PDF. Please try again.')
    expect(press.started).toBe(2)
    press.program = program
    expect((await download(7)).statusCode).toBe(200)
  })
})

describe('a book that takes long', () => {
  test('the reader is told to come back, and finds it made', async () => {
    const { shelve, download, hold, press } = await setUp({ patienceMs: 100 })
    await shelve(sampleBook(7))
    const { release } = hold()
    const early = await download(7)
    expect([early.statusCode, early.json().code]).toEqual([503, 'still_being_made'])
    expect(early.headers['retry-after']).toBe('10')
    release()
    let answer = early
    while (answer.statusCode !== 200) answer = await download(7)
    expect(press.started).toBe(1)
  })

  test('it is made although the client hung up', async () => {
    const { app, shelve, download, hold, press } = await setUp()
    await shelve(sampleBook(7))
    const { started, release } = hold()
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    const client = new AbortController()
    const headers = await headersFor({ userId: 1 })
    const call = fetch(`${address}/api/stories/7/pdf`, { headers, signal: client.signal })
    await started
    client.abort()
    await expect(call).rejects.toThrow()
    release()
    expect((await download(7)).statusCode).toBe(200)
    expect(press.started).toBe(1)
  })

  test('a service that closes lets nobody hang', async () => {
    const { app, shelve, download, hold } = await setUp()
    await shelve(sampleBook(7))
    const { started, release } = hold()
    const answer = download(7)
    await started
    await app.close()
    expect((await answer).statusCode).toBe(503)
    release()
  })
})

test('a job and the log hold nothing of the child', async () => {
  const { shelve, download, hold, redis, logger } = await setUp()
  await shelve(sampleBook(7))
  const { started, release } = hold()
  const answer = download(7)
  await started
  const [jobKey = ''] = await redis.keys('bull:books:pdf-7-*')
  const job = await redis.hgetall(jobKey.replace(/:lock$/, ''))
  expect(Object.keys(JSON.parse(job.data ?? '{}')).sort()).toEqual(['format', 'storyId', 'userId', 'version'])
  release()
  await answer
  const lines = logger.lines.join('')
  expect(lines).toContain('a book is made')
  expect(lines).not.toMatch(/Meera|Moon Boat|moonlight/)
})
