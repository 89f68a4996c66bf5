import { PAGES_PER_STORY } from '@kahani/contracts/options'
import { drawingKey, focusKey, picturesFolder } from '@kahani/contracts/picture-keys'
import type { PictureChange, StoryChanges } from '@kahani/contracts/story-changes'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { asha, setUp } from './set-up.ts'

/** A story whose pictures are complete. */
async function setUpBook(options: Parameters<typeof setUp>[0] = {}) {
  const setup = await setUp(options)
  const id: number = (await setup.generateStory(asha)).json().story.id
  for (let page = 0; page <= PAGES_PER_STORY; page++) await setup.renderPicture(id, page)
  const path = `/api/stories/${id}`
  const changes = async (): Promise<StoryChanges> => (await setup.get(`${path}/changes`)).json()
  const pictureOf = async (page: number) => (await changes()).pictures.find(({ pageNumber }) => pageNumber === page)
  const book = async () => (await setup.internal('GET', `/internal/stories/${id}/book?userId=1`)).json()
  return {
    ...setup,
    id,
    changes,
    pictureOf,
    book,
    /** The picture of a page in the book file. */
    inBook: async (page: number) => (await book()).pages[page].pictureKey,
    changePage: (page: number, content: string, version: number, userId = 1) =>
      setup.put(`${path}/pages/${page}`, userId, { content, version }),
    changeDetails: (title: string, dedication: string, version: number) =>
      setup.put(`${path}/details`, 1, { title, dedication, version }),
    redraw: (page: number, change: Partial<PictureChange>, userId = 1) =>
      setup.post(`${path}/illustrations/${page}/versions`, userId, { basedOn: 0, ...change }),
    choose: (page: number, version: number, replaces: number) =>
      setup.put(`${path}/illustrations/${page}/version`, 1, { version, replaces }),
    report: (page: number, report: object) => setup.internal('PUT', `/internal/stories/${id}/pictures/${page}`, report),
    requested: async () =>
      (await setup.internal('GET', `/internal/stories/${id}/illustration-request`)).json().pictures,
  }
}

describe('the text of a page', () => {
  test('is replaced in the story and in its book, and earlier wordings are kept', async () => {
    const { id, get, changePage, changes, book } = await setUpBook()
    const before = (await changes()).pages[2]
    expect(before).toMatchObject({ pageNumber: 3, version: 0, earlier: [] })
    expect((await changePage(3, 'Asha lit the lamp.', 0)).json()).toEqual({ content: 'Asha lit the lamp.', version: 1 })
    expect((await changePage(3, 'Asha lit the old lamp.', 1)).json().version).toBe(2)
    expect((await changes()).pages[2]).toEqual({
      ...{ pageNumber: 3, content: 'Asha lit the old lamp.', version: 2 },
      earlier: ['Asha lit the lamp.', before?.content],
    })
    expect((await get(`/api/stories/${id}`)).json().pages[2].content).toBe('Asha lit the old lamp.')
    expect((await book()).pages[3].text).toBe('Asha lit the old lamp.')
  })

  test('that another device has changed meanwhile is a 409 with both, and a repeated request changes nothing', async () => {
    const { changePage, changes } = await setUpBook()
    await changePage(1, 'From the phone.', 0)
    expect((await changePage(1, 'From the phone.', 0)).json()).toEqual({ content: 'From the phone.', version: 1 })
    const conflict = await changePage(1, 'From the tablet.', 0)
    expect(conflict.statusCode).toBe(409)
    expect(conflict.json()).toMatchObject({
      code: 'edit_conflict',
      current: { content: 'From the phone.', version: 1 },
    })
    expect((await changePage(1, 'From the tablet.', 1)).statusCode).toBe(200)
    expect((await changes()).pages[0]?.earlier).toContain('From the phone.')
  })

  test('has the limits of the age and of moderation, and belongs to its family', async () => {
    const { changePage, changes, get, id } = await setUpBook()
    const { maxWords } = await changes()
    const words = (count: number) => Array(count).fill('moon').join(' ')
    expect((await changePage(2, words(maxWords), 0)).statusCode).toBe(200)
    const tooLong = await changePage(2, words(maxWords + 1), 1)
    expect(tooLong.statusCode).toBe(400)
    expect(tooLong.json().issues).toMatchObject([{ path: 'content', message: expect.stringContaining(`${maxWords}`) }])
    expect((await changePage(2, ' ', 1)).statusCode).toBe(400)
    expect((await changePage(2, 'They watched porn.', 1)).statusCode).toBe(422)
    expect((await changePage(2, 'Fine.', 1, 2)).statusCode).toBe(404)
    expect((await changePage(99, 'Fine.', 0)).statusCode).toBe(404)
    expect((await get(`/api/stories/${id}/changes`, 2)).statusCode).toBe(404)
    expect((await changes()).pages[1]?.content).toBe(words(maxWords))
  })
})

describe('other words for a page', () => {
  test('are proposed, and nothing is stored', async () => {
    const { id, post, changes, changePage } = await setUpBook()
    const rewrite = (page: number, body: object, userId = 1) =>
      post(`/api/stories/${id}/pages/${page}/rewrite`, userId, body)
    const { pages } = await changes()
    let proposed: { pageNumber: number; content: string } | undefined
    for (const { pageNumber, content } of pages) {
      const answer = await rewrite(pageNumber, { kind: 'calmer' })
      const { code, content: wording } = answer.json()
      if (answer.statusCode === 409) expect(code).toBe('no_other_wording')
      else {
        expect(wording).not.toBe(content)
        proposed = { pageNumber, content: wording }
      }
    }
    const funnier = async (page: number, skip: number) =>
      (await rewrite(page, { kind: 'funnier', skip })).json().content
    const another = async (page: number) => {
      const [first, second] = [await funnier(page, 0), await funnier(page, 1)]
      return second !== undefined && second !== first
    }
    let hasAnother = false
    for (const { pageNumber } of pages) hasAnother ||= await another(pageNumber)
    expect(hasAnother).toBe(true)
    expect((await changes()).pages).toEqual(pages)
    const { pageNumber, content } = proposed ?? expect.fail('no page has another wording')
    expect((await changePage(pageNumber, content, 0)).statusCode).toBe(200)
    const again = await rewrite(pageNumber, { kind: 'calmer' })
    expect([content, pages[pageNumber - 1]?.content]).not.toContain(again.json().content)
    expect((await changes()).canRewriteFreely).toBe(false)
    expect((await rewrite(4, { kind: 'own', wish: 'With more rain' })).statusCode).toBe(409)
    expect((await rewrite(4, { kind: 'own' })).statusCode).toBe(400)
    expect([
      (await rewrite(99, { kind: 'calmer' })).statusCode,
      (await rewrite(4, { kind: 'calmer' }, 2)).statusCode,
    ]).toEqual([404, 404])
  })

  test('are not bought when the daily budget is reached', async () => {
    const { id, post } = await setUpBook({ budgetRupees: 1, estimate: { rewrite: () => 101 } })
    const refused = await post(`/api/stories/${id}/pages/4/rewrite`, 1, { kind: 'simpler' })
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'daily_budget'])
  })
})

describe('title and dedication', () => {
  test('are changed together, and conflict like texts', async () => {
    const { id, get, changeDetails, changes, book, requested } = await setUpBook()
    const { details } = await changes()
    expect((await changeDetails('The Lamp', 'For Asha', 0)).json()).toEqual({
      ...{ title: 'The Lamp', dedication: 'For Asha', version: 1 },
    })
    expect(await book()).toMatchObject({ story: { title: 'The Lamp' }, dedication: 'For Asha', picturesPending: false })
    expect((await get('/api/stories')).json()[0].title).toBe('The Lamp')
    const conflict = await changeDetails(details.title, 'Another', 0)
    expect(conflict.json()).toMatchObject({ code: 'edit_conflict', current: { title: 'The Lamp', version: 1 } })
    expect((await changeDetails('The Lamp', '', 1)).statusCode).toBe(200)
    expect((await get(`/api/stories/${id}`)).json().title).toBe('The Lamp')
    expect((await book()).dedication).toBe('')
    // Its cover has no lettering.
    expect(await requested()).toEqual([])
  })

  test('a cover that is lettered with the title is lettered again, in each version that is chosen', async () => {
    const setup = await setUpBook()
    const { id, blobs, listBlobs, changeDetails, renderPicture, redraw, choose, requested, inBook, book, pictureOf } =
      setup
    const draw = async (version: number) => {
      const picture = { storyId: id, pageNumber: 0, version }
      await blobs.put(drawingKey(picture), Buffer.from('<svg/>'))
      await blobs.put(focusKey(picture), Buffer.from('[]'))
      await renderPicture(id, 0, version)
    }
    await draw(0)
    await redraw(0, { camera: 'close-up' })
    expect(await pictureOf(0)).toMatchObject({ pending: true, lettering: false })
    expect((await changeDetails('The Lamp', '', 0)).json().code).toBe('cover_pending')
    await draw(1)
    expect((await changeDetails('The Lamp', '', 0)).statusCode).toBe(200)
    expect((await changeDetails('A Title That Is Undone', '', 1)).statusCode).toBe(200)
    expect((await changeDetails('The Lamp', '', 2)).statusCode).toBe(200)
    await draw(2)
    expect(await inBook(0)).toBe(`pictures/${id}/0.png`)
    expect(await requested()).toMatchObject([{ pageNumber: 0, version: 4 }])
    expect(await book()).toMatchObject({ picturesPending: true, coverPending: true })
    await draw(4)
    expect(await book()).toMatchObject({ picturesPending: false, coverPending: false })
    expect(await inBook(0)).toBe(`pictures/${id}/0.4.png`)
    const ofFirst = ['png', 'svg', 'focus.json'].map(extension => `pictures/${id}/0.${extension}`)
    expect((await listBlobs(picturesFolder(id))).filter(key => ofFirst.includes(key))).toEqual([])

    // The other version has the title of before.
    expect((await choose(0, 1, 4)).statusCode).toBe(200)
    expect(await pictureOf(0)).toMatchObject({ pending: true, lettering: true })
    await draw(5)
    expect(await inBook(0)).toBe(`pictures/${id}/0.5.png`)
    expect(await pictureOf(0)).toMatchObject({ pending: false, lettering: false })
    expect((await pictureOf(0))?.versions.map(({ version }) => version)).toEqual([4, 5])
    await choose(0, 4, 5)
    expect(await requested()).toEqual([])
    expect(await inBook(0)).toBe(`pictures/${id}/0.4.png`)
  })
})

describe('another version of a picture', () => {
  test('is rendered beside the others, and is in the book once it is chosen, and until another one is', async () => {
    const setup = await setUpBook()
    const { id, db, get, internal, redraw, changes, requested, renderPicture, pictureOf, choose, inBook } = setup
    const asked = await redraw(3, { camera: 'from-above', action: 'dancing', timeOfDay: 'night' })
    expect(asked.statusCode).toBe(202)
    expect(asked.json()).toMatchObject({ redrawsLeft: 4, redrawsPerStory: 5 })
    expect((await redraw(3, { camera: 'wide' })).json()).toMatchObject({ redrawsLeft: 4 })
    const jobs = await db.selectFrom('outbox').select('job_id').where('job_id', 'like', 'picture-%').execute()
    expect(jobs).toEqual([{ job_id: `picture-${id}-3-1` }])
    const [request, ...others] = await requested()
    expect(others).toEqual([])
    expect(request).toMatchObject({
      ...{ pageNumber: 3, version: 1, key: `pictures/${id}/3.1.png`, edit: null },
      brief: { action: 'dancing', timeOfDay: 'night', shot: { camera: 'from-above' } },
    })
    const child = request.brief.shot.figures.find(({ who }: { who: string }) => who === 'child')
    expect(child).toMatchObject({ action: 'dancing', on: null })

    expect(await pictureOf(3)).toMatchObject({ chosen: 0, pending: true, versions: [{ version: 0 }] })
    await renderPicture(id, 3, 1)
    const ready = await pictureOf(3)
    expect(ready).toMatchObject({
      chosen: 0,
      pending: false,
      failure: null,
      versions: [{ version: 0 }, { version: 1 }],
    })
    expect(await inBook(3)).toBe(`pictures/${id}/3.png`)
    for (const { imageUrl } of ready?.versions ?? []) {
      expect((await get(imageUrl)).statusCode).toBe(200)
      expect((await get(imageUrl, 2)).statusCode).toBe(404)
    }

    expect((await choose(3, 1, 0)).statusCode).toBe(200)
    expect(await inBook(3)).toBe(`pictures/${id}/3.1.png`)
    const { illustrations } = (await get(`/api/stories/${id}/illustrations`)).json()
    expect(illustrations[3].imageUrl).toBe(ready?.versions[1]?.imageUrl)
    const conflict = await choose(3, 0, 2)
    expect([conflict.statusCode, conflict.json().current]).toEqual([409, { version: 1 }])
    expect((await choose(3, 0, 1)).statusCode).toBe(200)
    expect(await inBook(3)).toBe(`pictures/${id}/3.png`)
    expect((await choose(3, 7, 0)).statusCode).toBe(404)
    const archive = (await internal('GET', '/internal/users/1/data', undefined, 'exports-worker')).json().stories[0]
    expect(archive.otherPictures).toMatchObject([{ pageNumber: 3, version: 1, change: { action: 'dancing' } }])
    expect((await changes()).pictures).toHaveLength(PAGES_PER_STORY + 1)
  })

  test('can be requested as often as the story allows, and one that failed is not counted', async () => {
    const { id, redraw, report, renderPicture, changes, pictureOf } = await setUpBook({ redrawsPerStory: 4 })
    await redraw(1, { camera: 'wide' })
    await report(1, { outcome: 'failed', reason: 'refused', version: 1 })
    expect(await pictureOf(1)).toMatchObject({ pending: false, failure: 'refused', versions: [{ version: 0 }] })
    expect((await changes()).redrawsLeft).toBe(4)
    for (const version of [2, 3, 4]) {
      expect((await redraw(1, { camera: 'wide' })).statusCode).toBe(202)
      await renderPicture(id, 1, version)
    }
    expect((await redraw(1, { camera: 'wide' })).json()).toMatchObject({ code: 'too_many_versions' })
    await redraw(2, { timeOfDay: 'day' })
    const end = await redraw(4, { timeOfDay: 'day' })
    expect([end.statusCode, end.json().code]).toEqual([409, 'redraws_used'])
    expect((await changes()).redrawsLeft).toBe(0)
    expect((await redraw(5, { timeOfDay: 'day' }, 2)).statusCode).toBe(404)
  })

  test('is not available if it is switched off, for a picture that is missing, and without consent', async () => {
    const off = await setUpBook({ redrawsPerStory: 0 })
    expect((await off.redraw(1, { camera: 'wide' })).json()).toMatchObject({ code: 'redraws_used' })
    const setup = await setUpBook()
    await sql`update pictures set state = 'failed', failure = 'failed' where page_number = 1`.execute(setup.db)
    expect((await setup.redraw(1, { camera: 'wide' })).json()).toMatchObject({ code: 'not_changeable' })
    await setup.redraw(2, { camera: 'wide' })
    await sql`update stories set consent_withdrawn_at = now()`.execute(setup.db)
    expect(await setup.requested()).toEqual([])
    expect((await setup.redraw(3, { camera: 'wide' })).json()).toMatchObject({ code: 'not_changeable' })
    await setup.recover()
    expect(await setup.pictureOf(2)).toMatchObject({ pending: false, failure: 'failed' })
  })

  test('follows a wish of the family, and a region, only where a provider draws', async () => {
    const builtIn = await setUpBook({ hasPictureProvider: false })
    expect((await builtIn.redraw(1, { wish: 'A red hat' })).json().issues).toMatchObject([{ path: 'wish' }])
    const { id, redraw, requested, changes } = await setUpBook({ hasPictureProvider: true })
    expect((await changes()).canDescribe).toBe(true)
    const region = { x: 0.5, y: 0, width: 0.25, height: 0.5 }
    expect((await redraw(1, { region })).json().issues).toMatchObject([{ path: 'wish' }])
    expect((await redraw(1, { wish: 'porn' })).statusCode).toBe(422)
    expect((await redraw(1, { wish: 'A red hat', region, look: { skin: 4 } })).statusCode).toBe(202)
    expect(await requested()).toMatchObject([
      {
        ...{ pageNumber: 1, version: 1, look: { skin: 4 } },
        edit: { baseKey: `pictures/${id}/1.png`, wish: 'A red hat', region },
      },
    ])
    expect((await changes()).look).toEqual({ skin: 4 })
  })

  test('is queued again if its job is lost', async () => {
    const { id, db, redraw, recover, illustrateQueue } = await setUpBook()
    await redraw(3, { camera: 'wide' })
    const queued = async () => {
      await sql`delete from outbox`.execute(db)
      await sql`update stories set illustrations_updated_at = now() - interval '61 seconds'`.execute(db)
      await recover()
      return (await db.selectFrom('outbox').select('job_id').execute()).map(({ job_id }) => job_id)
    }
    expect(await queued()).toEqual([`sheet-${id}`])
    await illustrateQueue.add('picture', { kind: 'picture' }, { jobId: `picture-${id}-3-1` })
    expect(await queued()).toEqual([])
  })
})
