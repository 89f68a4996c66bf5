import type { PictureRequest } from '@kahani/contracts/illustration'
import { pictureJobId } from '@kahani/contracts/jobs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SIDE_PX, setUpOpenAi } from './setup.ts'

const VERSION = 1
const PAGE = 2

/** A book whose pictures are complete, of which the family requests another version of a page. */
async function setUpRedraw(redraw: Pick<PictureRequest, 'edit' | 'look'>) {
  const setup = await setUpOpenAi({ pages: 2 })
  const { stories, blobs, storyId, queue, createOpenAiWorker } = setup
  const picture = await sharp({ create: { width: SIDE_PX, height: SIDE_PX, channels: 3, background: 'olive' } })
    .png()
    .toBuffer()
  for (const name of ['sheet', 0, 1, 2]) await blobs.put(`pictures/${storyId}/${name}.png`, picture)
  for (const page of [0, 1, 2]) stories.reports.set(page, 'completed')
  stories.redraws = [{ pageNumber: PAGE, version: VERSION, ...redraw }]
  const id = { storyId, pageNumber: PAGE, version: VERSION }
  await queue.add('picture', { kind: 'picture', ...id }, { jobId: pictureJobId(id), attempts: 4 })
  const worker = await createOpenAiWorker()
  return {
    ...setup,
    picture,
    async run() {
      worker.run()
      await expect.poll(() => stories.allReports.get(PAGE)).toHaveLength(1)
      return stories.allReports.get(PAGE)?.[0]
    },
  }
}

const editOf = (storyId: number) => ({
  baseKey: `pictures/${storyId}/${PAGE}.png`,
  wish: 'Give her a red hat',
  region: { x: 0.5, y: 0, width: 0.25, height: 0.5 },
})

test('a version is rendered under a key of its own, beside the picture that the book shows', async () => {
  const { openAi, stories, blobs, storyId, picture, run } = await setUpRedraw({ look: { skin: 4 } })
  expect(await run()).toMatchObject({ outcome: 'completed', version: VERSION })
  const files = await Promise.all(
    [`${PAGE}.png`, `${PAGE}.1.png`].map(name => blobs.get(`pictures/${storyId}/${name}`)),
  )
  expect(files[0]?.equals(picture)).toBe(true)
  expect(files[1]?.equals(picture)).toBe(false)
  expect(await blobs.info(`pictures/${storyId}/${PAGE}.1-432.webp`)).not.toBeNull()
  expect(openAi.calls('picture')).toHaveLength(1)
  expect([...stories.aiCalls.values()].map(calls => calls.at(-1)?.kind)).toContain('redraw')
})

test('a wish is an edit of the picture, with a mask for the marked place', async () => {
  const { openAi, picture, run } = await setUpRedraw({ edit: editOf(5) })
  expect(await run()).toMatchObject({ outcome: 'completed' })
  const [call] = openAi.calls('picture')
  expect(call?.references).toEqual(['1-picture.png', '2-sheet.png'])
  expect(call?.body.images[0].bytes.equals(picture)).toBe(true)
  expect(call?.body.prompt).toContain('<wish>Give her a red hat</wish>')
  expect(call?.body.mask).toMatchObject({ type: 'image/png' })
})

test('a wish that the provider refuses fails, instead of a picture that nobody asked for', async () => {
  const { openAi, run } = await setUpRedraw({ edit: editOf(5) })
  openAi.failAlways('picture', { kind: 'status', status: 400, code: 'moderation_blocked' })
  expect(await run()).toMatchObject({ outcome: 'failed', reason: 'refused', version: VERSION })
  expect(openAi.calls('picture')).toHaveLength(1)
})
