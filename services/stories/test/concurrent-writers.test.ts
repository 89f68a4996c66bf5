import { unavailable } from '@kahani/service-kit/http-error'
import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startStoryResumption } from '../src/stories/story-resumption.ts'
import { createBuiltInStoryteller } from '../src/storyteller/built-in-storyteller.ts'
import type { Storyteller } from '../src/storyteller/storyteller.ts'
import { samplePhoto } from './sample-photo.ts'
import { asha, setUp } from './set-up.ts'

const builtIn = createBuiltInStoryteller()

/** A storyteller whose calls wait until the test ends them, in the order of the attempts. */
function createHeldStoryteller() {
  const calls: { succeed: () => void; fail: (error: unknown) => void }[] = []
  const storyteller: Storyteller = {
    ...builtIn,
    name: 'held',
    async generate(...args) {
      await new Promise<void>((succeed, fail) => calls.push({ succeed, fail }))
      return builtIn.generate(...args)
    },
  }
  onTestFinished(() => {
    for (const { succeed } of calls) succeed()
  })
  return { storyteller, calls }
}

const expireLeases = ({ db }: Awaited<ReturnType<typeof setUp>>) =>
  sql`update stories set lease_expires_at = now() - interval '1 second' where state = 'writing'`.execute(db)

/** A story with a photo that two processes write at the same time, because the first one lost its lease. */
async function setUpTwoWriters() {
  const { storyteller, calls } = createHeldStoryteller()
  const setup = await setUp({ storyteller })
  const first = setup.generateStory({ ...asha, characterPhoto: await samplePhoto(), photoConsent: true })
  await expect.poll(() => calls.length).toBe(1)
  await expireLeases(setup)
  const second = setup.resumeStory()
  await expect.poll(() => calls.length).toBe(2)
  const [late, current] = calls
  if (!late || !current) throw new Error('Expected two calls')
  return {
    ...setup,
    late,
    current,
    first,
    second,
    expectFinished: async () => {
      expect((await setup.get('/api/stories')).json()).toHaveLength(1)
      expect(await setup.listBlobs('photos/')).toHaveLength(1)
      await setup.recover()
      expect([setup.payments.state.credits, setup.payments.refunded.size]).toEqual([0, 0])
      expect(await setup.db.selectFrom('outbox').select('job_id').execute()).toEqual([{ job_id: 'sheet-1' }])
    },
  }
}

describe('a writer that lost its lease', () => {
  const ERRORS: [string, unknown][] = [
    ['an error', new Error('Asha lost the thread')],
    ['an outage', unavailable('storyteller')],
  ]
  test.each(ERRORS)('changes nothing by %s, before and after the other writer has finished', async (_name, error) => {
    const before = await setUpTwoWriters()
    before.late.fail(error)
    // The answer to the first request is the story of the other writer.
    await expect.poll(() => before.logger.lines.join('')).toContain('story not written')
    before.current.succeed()
    await before.second
    expect((await before.first).statusCode).toBe(201)
    await before.expectFinished()

    const after = await setUpTwoWriters()
    after.current.succeed()
    await after.second
    after.late.fail(error)
    expect((await after.first).statusCode).toBe(201)
    await after.expectFinished()
  })

  test('does not replace the text of the other writer', async () => {
    const setup = await setUpTwoWriters()
    setup.current.succeed()
    await setup.second
    const { title } = (await setup.get('/api/stories/1')).json()
    setup.late.succeed()
    expect((await setup.first).json()).toEqual({ story: { id: 1 } })
    expect((await setup.get('/api/stories/1')).json().title).toBe(title)
    await setup.expectFinished()
  })

  test('does not delete the story of the other writer if it learns late that there was no credit', async () => {
    const setup = await setUp()
    const { payments } = setup
    const answer = Promise.withResolvers<void>()
    let held = false
    payments.state.beforeSpend = async () => {
      if (held) return true
      held = true
      await answer.promise
      return false
    }
    const first = setup.generateStory({ ...asha, characterPhoto: await samplePhoto(), photoConsent: true })
    await expect.poll(() => held).toBe(true)
    await expireLeases(setup)
    await setup.resumeStory()
    answer.resolve()
    expect((await first).statusCode).toBe(201)
    expect((await setup.get('/api/stories')).json()).toHaveLength(1)
    await setup.completeDeletions()
    expect(await setup.listBlobs('photos/')).toHaveLength(1)
  })
})

test('up to four stories are resumed at the same time, and refunds and photos do not wait for them', async () => {
  const { storyteller, calls } = createHeldStoryteller()
  const setup = await setUp({ credits: 8, storyteller })
  const { db, payments, generateStory, listBlobs } = setup
  const withPhoto = { ...asha, characterPhoto: await samplePhoto(), photoConsent: true }
  for (const brief of [withPhoto, asha, asha, asha, asha, asha, asha]) {
    const ordered = generateStory(brief)
    await expect.poll(() => calls.length).toBeGreaterThan(0)
    calls.shift()?.succeed()
    await ordered
  }
  await sql`delete from pages`.execute(db)
  await sql`delete from pictures`.execute(db)
  await sql`update stories set state = 'failed', refund_due = true where id = 1`.execute(db)
  await sql`update stories set state = 'writing' where id > 1`.execute(db)
  await expireLeases(setup)

  const tasks = startStoryResumption(setup.resumeStory, { intervalMs: 10 })
  await expect.poll(() => calls.length).toBe(4)
  await setup.recover()
  expect([...payments.refunded]).toEqual([1])
  expect(await listBlobs('photos/')).toEqual([])
  expect(calls).toHaveLength(4)
  for (const done of [0, 1]) calls[done]?.succeed()
  await expect.poll(() => calls.length).toBe(6)
  for (const { succeed } of calls) succeed()
  await Promise.all(tasks.map(task => task.stop()))
  expect((await setup.get('/api/stories')).json()).toHaveLength(6)
})
