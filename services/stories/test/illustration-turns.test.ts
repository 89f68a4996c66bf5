import { QUEUES } from '@kahani/contracts/jobs'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { illustratePictureMessage, illustrateStoryMessage } from '../src/illustrate-queue/illustrate-messages.ts'
import { asha, setUp } from './set-up.ts'

type Setup = Awaited<ReturnType<typeof setUp>>

const OTHER_FAMILY = 2

/** Takes the messages that the relay would add to the queue. */
async function takeQueued({ db }: Setup): Promise<string[]> {
  const messages = await db.deleteFrom('outbox').where('queue', '=', QUEUES.illustrate).returning('job_id').execute()
  return messages.map(({ job_id }) => job_id).toSorted()
}

async function complete({ internal, renderPicture }: Setup, storyId: number): Promise<void> {
  const { pictures } = (await internal('GET', `/internal/stories/${storyId}/illustration-request`)).json()
  for (const { pageNumber } of pictures) await renderPicture(storyId, pageNumber)
}

describe('of the stories of a family, one is illustrated at a time', () => {
  const setUpStories = async () => {
    const setup = await setUp({ credits: 10 })
    for (const userId of [1, 1, 1, 1, OTHER_FAMILY]) await setup.generateStory(asha, { userId })
    return setup
  }
  const waits = async ({ get }: Setup, id: number) => (await get(`/api/stories/${id}/illustrations`)).json().waiting

  test('in the order in which they were written, when the one before is complete, has failed or is deleted', async () => {
    const setup = await setUpStories()
    expect(await takeQueued(setup)).toEqual(['sheet-1', 'sheet-5'])
    expect([await waits(setup, 1), await waits(setup, 2), await waits(setup, 3)]).toEqual([false, true, true])
    await complete(setup, 1)
    expect(await takeQueued(setup)).toEqual(['sheet-2'])
    expect([await waits(setup, 1), await waits(setup, 2), await waits(setup, 3)]).toEqual([false, false, true])
    expect((await setup.remove('/api/stories/2')).statusCode).toBe(204)
    expect(await takeQueued(setup)).toEqual(['sheet-3'])
    await setup.internal('POST', '/internal/stories/3/illustrations-complete')
    expect(await takeQueued(setup)).toEqual(['sheet-4'])
  })

  test('also if they are written at the same time', async () => {
    const setup = await setUp({ credits: 10 })
    await Promise.all(Array.from({ length: 4 }, () => setup.generateStory(asha)))
    expect(await takeQueued(setup)).toHaveLength(1)
  })

  test('also after a picture of an earlier one is retried', async () => {
    const setup = await setUpStories()
    await complete(setup, 1)
    await setup.blobs.delete('pictures/1/0.png')
    await takeQueued(setup)
    await setup.internal('POST', '/internal/stories/1/pictures/0/lost')
    expect(await takeQueued(setup)).toEqual(['picture-1-0'])
    await complete(setup, 2)
    expect(await takeQueued(setup)).toEqual([])
    await complete(setup, 1)
    expect(await takeQueued(setup)).toEqual(['sheet-3'])
  })

  test('the recovery queues a story whose turn was missed', async () => {
    const setup = await setUpStories()
    await takeQueued(setup)
    await sql`update stories set illustrations_queued_at = null`.execute(setup.db)
    await setup.recover()
    expect(await takeQueued(setup)).toEqual(['sheet-1', 'sheet-5'])
    await setup.recover()
    expect(await takeQueued(setup)).toEqual([])
  })
})

test('pictures without progress are queued again only if the queue has no job of their story', async () => {
  const setup = await setUp({ credits: 10 })
  const { db, illustrateQueue, recover, logger, generateStory } = setup
  for (const userId of [1, 2, 3, 4]) await generateStory(asha, { userId })
  await generateStory(asha, { userId: 1 })
  await takeQueued(setup)
  // A long queue: one story is at its beginning, another one has its pictures in it.
  for (const { name, payload, jobId } of [
    illustrateStoryMessage(1),
    illustratePictureMessage({ storyId: 2, pageNumber: 7 }),
  ]) {
    await illustrateQueue.add(name, payload, { jobId })
  }
  await sql`update stories set illustrations_updated_at = now() - interval '61 seconds'`.execute(db)
  await sql`update stories set illustrations_updated_at = now() - interval '50 seconds' where id = 4`.execute(db)
  await recover()
  expect(await takeQueued(setup)).toEqual(['sheet-3'])
  const warnings = logger.lines.filter(line => line.includes('illustrations have no job'))
  expect(warnings.map(line => JSON.parse(line).storyId)).toEqual([3])
})
