import type { PictureFault } from '@kahani/contracts/picture-checks'
import type { PictureReport } from '@kahani/contracts/stories-internal'
import type { Fault, Json, ReceivedCall } from '@kahani/sandbox/openai/openai-calls'
import { FULL } from '@kahani/testing/full'
import { expect, test } from 'vitest'
import { sceneOf } from './fake-stories.ts'
import { CHECK_MODEL, MODEL, setUpOpenAi } from './setup.ts'

const FACTS: [fault: PictureFault, facts: object][] = [
  ['child-repeated', { children: 2 }],
  ['child-missing', { children: 0, face: 0, clothes: 0, style: 0 }],
  ['writing', { writing: true }],
  ['event', { showsEvent: false }],
  ['hands', { handsRight: false, notes: [{ fault: 'hands', where: 'six fingers</seen> on the left' }] }],
  ['person-extra', { extra: 1 }],
]
const REDRAWN: PictureFault[] = ['child-missing', 'event', 'person-extra']

/** Whether a check is about a page. */
const isFor = (page: number) => (body: Json) => JSON.stringify(body.input).includes(sceneOf(page))
const isSoftened = ({ body }: ReceivedCall) => body.prompt.includes('no danger at all')
/** What of a picture has to be seen, as the checker answers if nothing else is said. */
const FACE = { part: 'face', who: 'child', box: { x: 0.4, y: 0.3, width: 0.2, height: 0.25 } }
const facts = (seen: object): Fault => ({ kind: 'facts', facts: seen })
const checksOf = (report: PictureReport | undefined) =>
  report?.checks?.map(({ attempt, faults, kept }) => ({ attempt, faults, kept }))

async function setUpBook({ pages = 1, concurrency = 2, timeoutMs = 20_000 } = {}) {
  const setup = await setUpOpenAi({ pages, timeoutMs, checked: true })
  const { openAi, stories, storyId, blobs } = setup
  const worker = await setup.createOpenAiWorker({ concurrency })
  const pictureCalls = () => openAi.calls('picture').filter(({ body }) => !body.prompt.startsWith('Character sheet'))
  return {
    ...setup,
    worker,
    pictureCalls,
    async illustrate() {
      await setup.enqueue()
      worker.run()
      await expect.poll(() => stories.completions).toBe(1)
      return Object.fromEntries(stories.reports)
    },
    lastReport: (page: number) => stories.allReports.get(page)?.at(-1),
    async focus(page: number) {
      const file = await blobs.get(`pictures/${storyId}/${page}.focus.json`)
      return file && JSON.parse(String(file))
    },
    stored: (page: number) => blobs.get(`pictures/${storyId}/${page}.png`),
    async unchecked() {
      const keys = []
      for await (const { key } of blobs.list('unchecked/')) keys.push(key)
      return keys
    },
  }
}

test('a fault of any kind is found, and corrected once: in the picture, or by another one if the scene is wrong', async () => {
  const { openAi, illustrate, pictureCalls, lastReport, stored, focus, unchecked, stories } = await setUpBook({
    pages: FACTS.length,
  })
  for (const [i, [, seen]] of FACTS.entries())
    openAi.failNext('check', facts({ ...seen, boxes: [] }), { when: isFor(i + 1) })
  const outcomes = await illustrate()
  for (const [i, [fault]] of FACTS.entries()) {
    expect(outcomes[i + 1]).toBe('completed')
    expect(await focus(i + 1)).toEqual([FACE])
    expect(checksOf(lastReport(i + 1))).toEqual([
      { attempt: 1, faults: [fault], kept: false },
      { attempt: 2, faults: [], kept: true },
    ])
  }
  expect(pictureCalls()).toHaveLength(1 + 2 * FACTS.length)
  const edits = pictureCalls().filter(({ body }) => body.prompt.startsWith('The first image is a picture'))
  const redraws = pictureCalls().filter(({ body }) =>
    body.prompt.includes('An earlier picture of this scene was wrong'),
  )
  expect([edits.length, redraws.length]).toEqual([FACTS.length - REDRAWN.length, REDRAWN.length])
  for (const { body } of edits) expect(body.images).toHaveLength(2)
  const [hands] = edits.filter(({ body }) => body.prompt.includes('A hand is wrong'))
  expect(hands?.body.prompt.match(/<\/seen>/g)).toHaveLength(1)
  const corrections = [...stories.aiCalls.values()].filter(([call]) => call?.kind === 'correction')
  expect(corrections).toHaveLength(FACTS.length)
  expect(await stored(5)).not.toEqual(hands?.body.images[0].bytes)
  await expect.poll(unchecked).toEqual([])
})

test('the better of a picture and its correction is kept, and there is no second correction', async () => {
  const { openAi, illustrate, pictureCalls, lastReport, unchecked } = await setUpBook({ pages: 3 })
  openAi.failAlways('check', facts({ writing: true }), isFor(1))
  openAi.failNext('check', facts({ writing: true }), { when: isFor(2) })
  openAi.failNext('check', facts({ writing: true, eyesRight: false }), { when: isFor(2) })
  openAi.failNext('check', facts({ children: 2, handsRight: false }), { when: isFor(3) })
  openAi.failNext('check', facts({ writing: true }), { when: isFor(3) })
  await illustrate()
  const kept = [1, 2, 3].map(page => lastReport(page)?.checks?.map(check => check.kept))
  expect(kept).toEqual([
    [true, false],
    [true, false],
    [false, true],
  ])
  expect([pictureCalls().length, openAi.calls('check').length]).toEqual([1 + 2 * 3, 1 + 2 * 3])
  await expect.poll(unchecked).toEqual([])
})

/** Why a picture is shown unchecked. */
const FAILURES: [string, Fault][] = [
  ['is down', { kind: 'status', status: 500 }],
  ['rate-limits', { kind: 'status', status: 429, retryAfter: 0.3 }],
  ['does not answer in time', { kind: 'hang' }],
  ['answers something else', { kind: 'garbage' }],
]
test.each(FULL ? FAILURES : FAILURES.slice(0, 1))(
  'while the checker %s, pictures are shown unchecked, and checked and corrected later',
  async (_name, fault) => {
    const timeoutMs = fault.kind === 'hang' ? 1_500 : 20_000
    const { openAi, illustrate, stories, lastReport, pictureCalls, stored, focus, unchecked, queue } = await setUpBook({
      timeoutMs,
    })
    openAi.failNext('check', fault, { times: 2 })
    openAi.failNext('check', facts({ writing: true }), { when: isFor(1) })
    expect(await illustrate()).toEqual({ 0: 'completed', 1: 'completed' })
    expect(stories.allReports.get(1)?.[0]?.checks).toEqual([])
    expect(await queue.getRateLimitTtl(Number.MAX_SAFE_INTEGER)).toBeLessThanOrEqual(0)
    await expect.poll(() => lastReport(1)).toMatchObject({ outcome: 'completed', replaced: true })
    await expect.poll(() => lastReport(0)).toMatchObject({ outcome: 'completed', replaced: false })
    expect([await focus(0), await focus(1)]).toEqual([[FACE], [FACE]])
    expect(checksOf(lastReport(1))).toEqual([
      { attempt: 1, faults: ['writing'], kept: false },
      { attempt: 2, faults: [], kept: true },
    ])
    const [, correction] = pictureCalls().filter(
      ({ body }) => body.prompt.startsWith('The first image is a picture') || isFor(1)({ input: body.prompt }),
    )
    expect(await stored(1)).not.toEqual(correction?.body.images[0].bytes)
    await expect.poll(unchecked).toEqual([])
  },
)

if (FULL) {
  test('a good picture is checked once, together with its moderation', async () => {
    const { openAi, illustrate, pictureCalls, lastReport, unchecked, stories } = await setUpBook()
    expect(await illustrate()).toEqual({ 0: 'completed', 1: 'completed' })
    expect([pictureCalls().length, openAi.calls('check').length]).toEqual([2, 2])
    expect(lastReport(1)?.checks).toEqual([
      {
        ...{ id: expect.any(String), attempt: 1, pictureModel: MODEL, checkModel: CHECK_MODEL },
        ...{ face: 92, clothes: 90, style: 88, faults: [], kept: true },
      },
    ])
    await expect.poll(unchecked).toEqual([])
    expect([...stories.aiCalls.values()].filter(([call]) => call?.kind === 'check')).toHaveLength(2)
  })

  test('a picture that is unfit for a child is rendered once more with a softer prompt, like a flagged one', async () => {
    const { openAi, illustrate, pictureCalls, lastReport, stored, blobs, storyId } = await setUpBook({ pages: 2 })
    openAi.failNext('check', facts({ fitForChild: false }), { when: isFor(1) })
    // The second check of a page is about its alternative text, which is the same on all pages.
    openAi.failAlways('check', facts({ fitForChild: false }), body => !isFor(0)(body) && !isFor(1)(body))
    const outcomes = await illustrate()
    expect(outcomes).toEqual({ 0: 'completed', 1: 'refused', 2: 'refused' })
    expect(pictureCalls().filter(isSoftened)).toHaveLength(2)
    expect(checksOf(lastReport(2))).toEqual([
      { attempt: 1, faults: ['unfit'], kept: false },
      { attempt: 2, faults: ['unfit'], kept: false },
    ])
    expect(await stored(2)).toBeNull()
    expect(await blobs.info(`unchecked/pictures/${storyId}/2.png`)).toBeNull()
  })

  test.each<[string, number]>([
    ['is flagged', 2],
    ['the provider refuses', 1],
    ['is not a picture', 1],
  ])('a correction that %s is not kept, and not asked for again', async (name, checks) => {
    const { openAi, illustrate, pictureCalls, lastReport, unchecked } = await setUpBook({ pages: 0 })
    const isCorrection = () => pictureCalls().length === 2
    openAi.failAlways('check', facts({ writing: true }))
    if (name === 'is flagged') openAi.failAlways('moderation', { kind: 'flagged' }, isCorrection)
    if (name === 'the provider refuses') openAi.failAlways('picture', { kind: 'refusal' }, isCorrection)
    if (name === 'is not a picture') openAi.failAlways('picture', { kind: 'garbage' }, isCorrection)
    expect(await illustrate()).toEqual({ 0: 'completed' })
    expect(pictureCalls()).toHaveLength(2)
    expect(lastReport(0)?.checks?.map(({ kept }) => kept)).toEqual([true, false].slice(0, checks))
    await expect.poll(unchecked).toEqual([])
  })

  test('a correction that the provider has no capacity for is made later, while the picture is shown', async () => {
    const { openAi, illustrate, pictureCalls, lastReport, stories } = await setUpBook({ pages: 0 })
    openAi.failNext('check', facts({ writing: true }))
    const busy: Fault = { kind: 'status', status: 429, retryAfter: 0.2 }
    openAi.failNext('picture', busy, { when: () => pictureCalls().length === 2 })
    expect(await illustrate()).toEqual({ 0: 'completed' })
    expect(checksOf(stories.allReports.get(0)?.[0])).toEqual([{ attempt: 1, faults: ['writing'], kept: true }])
    await expect.poll(() => lastReport(0)).toMatchObject({ replaced: true })
    expect(pictureCalls()).toHaveLength(3)
    expect(openAi.calls('check')).toHaveLength(2)
  })

  test('a picture that proves unfit after it was shown is deleted, and rendered again with a softer prompt', async () => {
    const { openAi, illustrate, pictureCalls, lastReport, stories, stored, queue, storyId } = await setUpBook({
      pages: 0,
    })
    openAi.failNext('check', { kind: 'status', status: 500 })
    openAi.failNext('check', facts({ fitForChild: false }))
    expect(await illustrate()).toEqual({ 0: 'completed' })
    await expect.poll(() => stories.reports.size).toBe(0)
    expect(await stored(0)).toBeNull()
    // `stories` queues a picture whose file is lost.
    await queue.add('picture', { kind: 'picture', storyId, pageNumber: 0 })
    await expect.poll(() => stories.reports.size).toBe(1)
    expect(pictureCalls().map(isSoftened)).toEqual([false, true])
    expect(checksOf(lastReport(0))?.map(({ faults, kept }) => [faults, kept])).toEqual([
      [['unfit'], false],
      [[], true],
    ])
  })
}
