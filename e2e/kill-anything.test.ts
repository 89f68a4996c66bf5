import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFamily } from './family-client.ts'
import { type RunningProduct, runProduct } from './running-product.ts'

let product: RunningProduct
beforeAll(async () => {
  product = await runProduct()
})
afterAll(() => product.end())

const kill = (name: string) => {
  const pid = product.processes.get(name)?.pid
  if (pid === undefined) throw new Error(`${name} does not run`)
  process.kill(pid, 'SIGKILL')
}

/** How often each picture of a story was drawn, by what the illustrator wrote down. */
const drawings = (storyId: number) => {
  const counts = new Map<string, number>()
  for (const { process: name, text, fields } of product.lines) {
    if (name !== 'illustrations' || text !== 'picture rendered' || fields.storyId !== storyId) continue
    const page = String(fields.pageNumber)
    counts.set(page, (counts.get(page) ?? 0) + 1)
  }
  return counts
}

describe.each([
  'gateway',
  'auth',
  'stories',
  'payments',
  'illustrations',
  'exports',
  'exports-worker',
  'redis',
  'postgres',
])('kill -9 of %s', name => {
  test.each(['while the story is ordered', 'while its pictures are drawn'])(
    '%s: the story is completed, for one credit, with no picture drawn twice',
    async moment => {
      const family = createFamily(product.url)
      await family.signUp()
      expect((await family.credits()).storiesRemaining).toBe(1)

      const key = randomUUID()
      const ordered = family.order(key)
      if (moment === 'while the story is ordered') kill(name)
      const id = await ordered
      if (moment === 'while its pictures are drawn') {
        await expect
          .poll(async () => (await family.illustrations(id)).illustrations.length, { timeout: 30_000 })
          .toBeGreaterThan(0)
        kill(name)
      }

      await expect
        .poll(async () => (await family.illustrations(id)).status, { timeout: 90_000, interval: 500 })
        .toBe('completed')
      const { illustrations, total } = await family.illustrations(id)
      expect(illustrations).toHaveLength(total)
      expect((await family.credits()).storiesRemaining).toBe(0)
      expect(await family.order(key)).toBe(id)
      const counts = drawings(id)
      expect(counts.size).toBe(total + 1)
      expect([...counts.values()].filter(times => times > 1)).toEqual([])
      // Everything is back before the next one is killed.
      await expect
        .poll(async () => (await fetch(new URL('/healthz', product.url)).catch(() => null))?.status, {
          timeout: 30_000,
        })
        .toBe(200)
    },
  )
})
