// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropEarlyResponses } from '../lib/early-requests.ts'
import { recordPage } from '../lib/reading-position.ts'
import { requestPage } from './early-page.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  dropEarlyResponses()
  vi.unstubAllGlobals()
})

/** Answers requests by their paths. @returns the page that is requested at an address */
function requestAt(address: string, answers: Record<string, object>) {
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path] ?? {}))
  return requestPage(new URL(address, 'https://kahani.example') as unknown as Location)
}
const screenOf = (html: string) => {
  const screen = document.createElement('div')
  screen.innerHTML = html
  return screen
}

test('a story opens with its cover, where it was left, or at the page of its address, in the smallest size', async () => {
  const illustrations = [0, 1, 2, 3].map(pageNumber => ({ pageNumber, imageUrl: `/api/images/${pageNumber}.webp` }))
  const shown = async (address: string) => {
    const image = await requestAt(address, { '/api/stories/7/illustrations': { illustrations } }).picture
    return image?.getAttribute('src')
  }
  expect(await shown('/story/7')).toBe('/api/images/0.webp?width=432')
  expect(await shown('/story/7#page-3')).toBe('/api/images/3.webp?width=432')
  recordPage(7, 2, 10)
  expect(await shown('/story/7')).toBe('/api/images/2.webp?width=432')
  expect(await shown('/story/7#page-9')).toBe('/api/images/1.webp?width=432')
})

test('the colours of the day are not shown of a story that is read in those of bedtime', () => {
  expect(requestAt('/story/7', {}).shouldSkip?.()).toBe(false)
  localStorage.setItem('kahani.reading', JSON.stringify({ bedtime: 'sunset' }))
  expect(requestAt('/story/7', {}).shouldSkip?.()).toBe(true)
})

test('the first words of the form are for a family without a saved child', async () => {
  const words = async (members: object[]) => {
    const screen = screenOf('<p data-for-new-family>All we need is a name</p>')
    await requestAt('/create-story?child=1', { '/api/family': { members } }).adapt?.(screen)
    return screen.textContent
  }
  expect(await words([{ kind: 'pet' }])).toBe('All we need is a name')
  expect(await words([{ kind: 'pet' }, { kind: 'child' }])).toBe('')
})

const SHELF = `<ul class="gap-x-4 min-[300px]:grid-cols-2 sm:grid-cols-3">${'<li><div data-picture="cover">…</div></li>'.repeat(3)}</ul>`
const story = (coverUrl: string | null) => ({ coverUrl })

test('the shelf shows as many covers as there are, a single one large, and the first one when it has loaded', async () => {
  const shelf = async (stories: object[]) => {
    const page = requestAt('/my-stories', { '/api/stories': stories, '/api/stories/reading': { reading: null } })
    const screen = screenOf(SHELF)
    await page.adapt?.(screen)
    const covers = [...screen.querySelectorAll('[data-picture]')].map(
      cover => cover.querySelector<HTMLImageElement>('img.cover')?.srcset.split('?')[0] ?? cover.textContent,
    )
    return { covers, first: (await page.picture)?.srcset.split('?')[0], list: screen.querySelector('ul')?.className }
  }
  expect(await shelf([story('/1'), story('/2')])).toMatchObject({ covers: ['…', '/2'], first: '/1' })
  expect(await shelf([story('/1')])).toEqual({ covers: ['…'], first: '/1', list: 'gap-x-4 max-w-80 max-sm:mx-auto' })
  expect(await shelf([story(null), story('/2')])).toMatchObject({ covers: ['…', '/2'], first: undefined })
  expect((await shelf([])).covers).toEqual(['…', '…', '…'])
})

test('the shelf shows no cover where a book to continue comes first', async () => {
  const covers = async (reading: object | null) => {
    const page = requestAt('/my-stories', { '/api/stories': [story('/1')], '/api/stories/reading': { reading } })
    const screen = screenOf(SHELF)
    await page.adapt?.(screen)
    return [screen.querySelectorAll('li').length, await page.picture]
  }
  expect(await covers({ page: 4 })).toEqual([3, undefined])
  recordPage(1, 2, 10)
  expect(await covers(null)).toEqual([3, undefined])
})
