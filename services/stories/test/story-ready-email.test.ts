import { pictureKey } from '@kahani/contracts/picture-keys'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { setUp } from './set-up.ts'

async function setUpStory() {
  const setup = await setUp()
  const { db, internal } = setup
  const id: number = (await setup.generateStory()).json().story.id
  return {
    ...setup,
    id,
    requestedAgo: (seconds: number) =>
      db
        .updateTable('stories')
        .set({ illustrations_requested_at: sql<Date>`now() - make_interval(secs => ${seconds})` })
        .execute(),
    endJob: () => internal('POST', `/internal/stories/${id}/illustrations-complete`),
    emailJobs: () =>
      db.selectFrom('outbox').select(['job_id as jobId', 'payload']).where('queue', '=', 'mail').execute(),
  }
}

describe('the email that a story is ready', () => {
  const job = { jobId: 'mail-stories-1', payload: { source: 'stories', mailId: 1 } }

  test('is queued once if the pictures took over a minute, and again until it is reported as completed', async () => {
    const { id, db, requestedAgo, renderPicture, endJob, post, emailJobs, internal, recover } = await setUpStory()
    await requestedAgo(61)
    await renderPicture(id, 0)
    expect(await emailJobs()).toEqual([])
    await endJob()
    expect(await emailJobs()).toEqual([job])
    expect((await internal('GET', '/internal/notifications/1')).json()).toEqual({
      to: { userId: 1 },
      content: { kind: 'story-ready', storyId: id, title: expect.stringMatching(/./), cover: expect.any(Object) },
    })

    await post(`/api/stories/${id}/illustrations/1/retry`)
    await requestedAgo(61)
    await renderPicture(id, 1)
    expect(await emailJobs()).toEqual([job])

    const overdue = { queued_at: sql<Date>`now() - interval '11 minutes'` }
    await db.updateTable('notifications').set(overdue).execute()
    await recover()
    expect(await emailJobs()).toEqual([job, job])
    await internal('POST', '/internal/notifications/1/completed')
    await db.updateTable('notifications').set(overdue).execute()
    await recover()
    expect(await emailJobs()).toEqual([job, job])
  })

  test('is not sent if the pictures took less, even if one of them is retried later, or if there is none', async () => {
    const quick = await setUpStory()
    await quick.requestedAgo(55)
    await quick.renderPicture(quick.id, 0)
    await quick.endJob()
    await quick.post(`/api/stories/${quick.id}/illustrations/1/retry`)
    await quick.requestedAgo(61)
    await quick.renderPicture(quick.id, 1)
    expect(await quick.emailJobs()).toEqual([])

    const failed = await setUpStory()
    await failed.requestedAgo(61)
    await failed.endJob()
    expect(await failed.emailJobs()).toEqual([])
  })

  describe('contains the title, and', () => {
    /** The content of the email about a story whose pictures are done. */
    async function contentOf(story: Awaited<ReturnType<typeof setUpStory>>) {
      await story.requestedAgo(61)
      await story.renderPicture(story.id, 1)
      await story.endJob()
      const { content } = (await story.internal('GET', '/internal/notifications/1')).json()
      const { title } = (await story.get(`/api/stories/${story.id}`)).json()
      expect(content).toMatchObject({ kind: 'story-ready', storyId: story.id, title })
      return content
    }

    test('the cover as a JPEG, with its alternative text', async () => {
      const story = await setUpStory()
      await story.renderPicture(story.id, 0)
      const { cover } = await contentOf(story)
      const { illustrations } = (await story.get(`/api/stories/${story.id}/illustrations`)).json()
      expect(cover.altText).toBe(illustrations[0].altText)
      const ofShop = (id: number) => story.internal('GET', `/internal/stories/${id}/email-cover`, undefined, 'payments')
      expect((await ofShop(story.id)).json()).toEqual({ cover })
      expect((await ofShop(story.id + 1)).json()).toEqual({ cover: null })
      expect(await sharp(Buffer.from(cover.jpeg, 'base64')).metadata()).toMatchObject({ format: 'jpeg', width: 8 })
    })

    test('no cover that failed, is lost or damaged', async () => {
      const failed = await setUpStory()
      expect((await contentOf(failed)).cover).toBeNull()

      const lost = await setUpStory()
      await lost.renderPicture(lost.id, 0)
      await lost.blobs.delete(pictureKey({ storyId: lost.id, pageNumber: 0 }))
      expect((await contentOf(lost)).cover).toBeNull()

      await lost.blobs.put(pictureKey({ storyId: lost.id, pageNumber: 0 }), Buffer.from('no picture'))
      expect((await lost.internal('GET', '/internal/notifications/1')).json().content.cover).toBeNull()
      expect(lost.logger.lines.join('')).toContain('email without the cover')
    })
  })
})
