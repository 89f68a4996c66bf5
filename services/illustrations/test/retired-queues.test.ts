import { openFlowProducer, openQueue } from '@kahani/service-kit/queues'
import { expect, test } from 'vitest'
import { createBuiltInIllustrator } from '../src/illustrator/built-in/built-in-illustrator.ts'
import { setUp } from './setup.ts'

test('a starting worker removes the queues of earlier versions with their jobs', async () => {
  const { redis, logger, createWorker, enqueue, stories } = await setUp({ pages: 0 })
  const draw = openQueue('draw', redis, logger)
  const flows = openFlowProducer(redis, logger)
  await draw.add('sheet', { kind: 'sheet', storyId: 5 }, { jobId: 'sheet-5' })
  await draw.add('sheet', { kind: 'sheet', storyId: 6 }, { jobId: 'sheet-6', delay: 60_000 })
  await flows.add({
    name: 'drawn',
    queueName: 'drawn',
    data: { storyId: 5 },
    opts: { jobId: 'drawn-5' },
    children: [0, 1].map(pageNumber => ({
      name: 'picture',
      queueName: 'draw',
      data: { kind: 'picture', storyId: 5, pageNumber },
      opts: { jobId: `picture-5-${pageNumber}`, priority: pageNumber + 1, ignoreDependencyOnFailure: true },
    })),
  })
  await Promise.all([draw.close(), flows.close()])
  const retiredKeys = async () => [...(await redis.keys('bull:draw:*')), ...(await redis.keys('bull:drawn:*'))]
  expect(await retiredKeys()).not.toEqual([])

  for (let start = 0; start < 2; start += 1) {
    const worker = await createWorker({ illustrator: createBuiltInIllustrator() })
    worker.run()
    await expect.poll(retiredKeys).toEqual([])
  }
  stories.completions = 0
  await enqueue()
  await expect.poll(() => stories.completions).toBe(1)
  expect(await retiredKeys()).toEqual([])
  expect(logger.lines.join('')).not.toContain('could not remove')
})
