// @vitest-environment jsdom
import { storyDeletionMessages } from '@kahani/messages/en/story-deletion'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { toastStore } from '../../lib/toast.ts'
import { asha, renderScreen } from '../../testing/render-screen.tsx'
import { openStory, passMinutes, press, serveStory, story } from './open-story.fixture.tsx'
import ReaderPage from './reader-page.tsx'

const server = serveStory()
const shown = (page: number) => screen.findByText(`Page ${page} of 3`)

test('the bedtime colours can follow the sun, with exceptions for an evening', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T17:00:00') })
  localStorage.setItem('kahani.reading', JSON.stringify({ bedtime: 'sunset' }))
  await openStory()
  const theme = () => document.documentElement.dataset.theme
  expect(theme()).toBeUndefined()
  await passMinutes(60)
  expect(theme()).toBe('bedtime')
  await press('Daytime')
  expect(theme()).toBeUndefined()
  await press('Bedtime')
  expect(theme()).toBe('bedtime')
})

test('a name in a right-to-left script is isolated in the English text of the story', async () => {
  const pages = [{ pageNumber: 1, content: 'زارا خان, یوسف and 5 cats slept.' }]
  const named = { ...story, title: 'زارا خان and the Moon', characterName: 'زارا خان', pages }
  server.use(http.get('*/api/stories/7', () => HttpResponse.json(named)))
  renderScreen(<ReaderPage storyId={7} />, { user: asha, path: '/story/7' })
  const title = await screen.findByRole('heading', { name: named.title })
  expect(title.dir).toBe('ltr')
  expect(title.querySelector('bdi')).toHaveTextContent('زارا خان')
  const text = screen.getByText(/and 5 cats slept/).closest('[dir]')
  expect(text).toHaveAttribute('dir', 'ltr')
  const names = [...(text?.querySelectorAll('bdi') ?? [])].map(({ textContent }) => textContent)
  expect(names).toEqual(['زارا خان', 'یوسف'])
  expect(text?.textContent).toBe(pages[0]?.content)
  await waitFor(() => expect(document.title).toMatch(/^\u2067زارا خان\u2069 and the Moon/))
})

test.each([
  ['that does not exist has one message', 404, null],
  ['that cannot be loaded now is reported, and can be loaded again', 503, 'Error loading story'],
])('a story %s', async (_case, status, toast) => {
  server.use(http.get('*/api/stories/7', () => HttpResponse.json({ code: 'x', message: 'x' }, { status })))
  renderScreen(<ReaderPage storyId={7} />, { user: asha, path: '/story/7' })
  expect(await screen.findByText('Story not found')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to My Stories' })).toBeVisible()
  if (toast) expect(await screen.findByText(toast)).toBeVisible()
  else expect(toastStore.get()).toBeNull()
  expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(toast ? 1 : 0)
})

test('a story in the bin can be put back', async () => {
  let binned = true
  server.use(
    http.get('*/api/stories/7', () =>
      binned ? HttpResponse.json({ code: 'story_in_bin', message: 'x' }, { status: 404 }) : HttpResponse.json(story),
    ),
    http.delete('*/api/stories/7/bin', () => {
      binned = false
      return new HttpResponse(null, { status: 204 })
    }),
  )
  renderScreen(<ReaderPage storyId={7} />, { user: asha, path: '/story/7' })
  expect(await screen.findByText(storyDeletionMessages.inBin)).toBeVisible()
  await press(storyDeletionMessages.restore)
  expect(await screen.findByRole('heading', { name: story.title })).toBeVisible()
})

test('the browser prints the title and every page with its number, with the pictures that are not loaded yet', async () => {
  await openStory()
  const book = () => document.querySelector<HTMLElement>('body > .printed-book')
  expect(book()).toBeNull()
  fireEvent(window, new Event('beforeprint'))
  const [cover, ...pages] = [...(book()?.querySelectorAll('section') ?? [])]
  expect(cover).toHaveTextContent(story.title)
  expect(pages.map(({ textContent }) => textContent)).toEqual(
    story.pages.map(({ pageNumber, content }) => `${content}${pageNumber}`),
  )
  const pictures = pages.map(section => section.querySelector('img'))
  expect(pictures.map(picture => picture && [picture.alt, picture.getAttribute('loading')])).toEqual([
    ['A lamp', 'lazy'],
    ['A river', 'lazy'],
    null,
  ])
})

test('a story says how it was made, to machines and below its last page', async () => {
  const structuredData = () => document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'
  const made = { ...story, digitalSources: { text: 'trainedAlgorithmicMedia', pictures: 'algorithmicMedia' } }
  server.use(http.get('*/api/stories/7', () => HttpResponse.json(made)))
  const { unmount } = await openStory()
  expect(JSON.parse(structuredData())).toMatchObject({
    '@type': 'ShortStory',
    digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
  })
  expect(screen.queryByText('Written with AI')).toBeNull()
  fireEvent.keyDown(document.body, { key: 'End' })
  expect(await screen.findByText('Written with AI')).toBeVisible()
  unmount()

  server.use(http.get('*/api/stories/7', () => HttpResponse.json(story)))
  await openStory()
  expect(structuredData()).toBe('{}')
})

test('a book opens with its cover and its dedication, then where it was read last, and with its cover again after its end', async () => {
  const bound = { ...story, coverUrl: '/api/images/0.webp', dedication: 'Nani is proud of you' }
  server.use(http.get('*/api/stories/7', () => HttpResponse.json(bound)))
  const open = () => {
    window.history.replaceState(null, '', '/story/7')
    return renderScreen(<ReaderPage storyId={7} />, { user: asha, path: '/story/7' })
  }
  const first = open()
  expect(await screen.findByAltText(story.title)).toBeVisible()
  expect(screen.getByText('Nani is proud of you')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await press('Open the book')
  expect(await shown(1)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled()
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  expect(await shown(2)).toBeVisible()
  first.unmount()

  const second = open()
  expect(await shown(2)).toBeVisible()
  await press('Back to the cover')
  expect([await screen.findByText('3 pages'), window.location.hash]).toEqual([expect.anything(), ''])
  fireEvent.keyDown(document.body, { key: 'End' })
  expect(await shown(3)).toBeVisible()
  second.unmount()

  open()
  expect(await screen.findByText('A story for Meera')).toBeVisible()
})

test('the end of a book can be followed by good night, or by the same story again', async () => {
  await openStory()
  fireEvent.keyDown(document.body, { key: 'End' })
  const end = within(await screen.findByRole('region', { name: 'The End' }))
  expect(end.getByRole('button', { name: 'Order printed copy' })).toBeVisible()
  expect(end.getByRole('link', { name: 'Another story' })).toHaveAttribute('href', '/create-story')
  fireEvent.click(end.getByRole('button', { name: 'Good night' }))
  expect(await screen.findByText('Good night, Meera')).toBeVisible()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /Tap to read on/ })))
  fireEvent.click(end.getByRole('button', { name: 'Read again' }))
  expect(await shown(1)).toBeVisible()
})

test('a story about a saved child ends with the way to the next one', async () => {
  const id = 'a2c3f0de-4b1a-4c55-9d0e-1f2a3b4c5d6e'
  const child = { id, kind: 'child', name: 'MEERA', gender: 'girl', birthMonth: '2020-11', look: {}, age: '4-6' }
  const saved = { ...child, createdAt: '2026-11-27T12:00:00.000Z', consent: null, hasSheet: false }
  server.use(http.get('*/api/family', () => HttpResponse.json({ members: [saved] })))
  const { queryClient } = await openStory()
  fireEvent.keyDown(document.body, { key: 'ArrowRight' })
  await waitFor(() => expect(queryClient.getQueryData(['family'])).toHaveLength(1))
  expect(screen.queryByText(/^Another story/)).toBeNull()
  fireEvent.keyDown(document.body, { key: 'End' })
  const link = (await screen.findByText('Another story with MEERA')).closest('a')
  expect(link).toHaveAttribute('href', `/create-story?child=${id}`)
})

describe('dialogs', () => {
  test.each([
    ['Reading settings', 'Regular'],
    ['Download', /^Smartphone|^Tablet|^Computer/],
  ])('%s focuses the checked option, and returns the focus', async (name, option) => {
    const { user } = await openStory()
    screen.getByRole('button', { name }).focus()
    await user.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    const checked = within(dialog)
      .getAllByRole<HTMLInputElement>('radio', { name: option })
      .find(({ checked }) => checked)
    await waitFor(() => expect(checked).toHaveFocus())
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus())
  })
})

describe('full screen', () => {
  test('is offered where it exists, and ends with the story', async () => {
    const { unmount } = await openStory()
    expect(screen.queryByRole('button', { name: 'Full screen' })).toBeNull()
    unmount()

    let element: Element | null = null
    const change = (next: Element | null) => async () => {
      element = next
      document.dispatchEvent(new Event('fullscreenchange'))
    }
    const root = document.documentElement
    Object.defineProperty(document, 'fullscreenElement', { get: () => element, configurable: true })
    Object.assign(document, { fullscreenEnabled: true, exitFullscreen: change(null) })
    Object.assign(root, { requestFullscreen: change(root) })
    onTestFinished(() => {
      for (const key of ['fullscreenElement', 'fullscreenEnabled', 'exitFullscreen']) {
        Reflect.deleteProperty(document, key)
      }
      Reflect.deleteProperty(root, 'requestFullscreen')
    })
    const again = await openStory()
    await press('Full screen')
    expect(element).toBe(root)
    await press('Leave full screen')
    expect(element).toBeNull()
    await press('Full screen')
    again.unmount()
    expect(element).toBeNull()
  })
})

describe('pages', () => {
  test('are in the URL without entries in the history', async () => {
    window.history.replaceState(null, '', '/#page-99')
    const { length } = window.history
    await openStory()
    expect(await shown(3)).toBeVisible()
    expect(window.location.hash).toBe('#page-3')
    fireEvent.keyDown(document.body, { key: 'Home' })
    expect(await shown(1)).toBeVisible()
    expect([window.location.hash, window.history.length]).toEqual(['#page-1', length])
  })

  test('never lose the focus, and the disabled button passes it to the number of the page', async () => {
    const { user } = await openStory()
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
    await user.keyboard('{End}')
    expect(screen.getByRole('button', { name: 'Go to page 3' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled()
  })

  test('load a picture again after the connection was lost', async () => {
    await openStory()
    const picture = await screen.findByAltText('A lamp')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.error(picture)
    expect(screen.queryByAltText('A lamp')).toBeNull()
    await act(async () => vi.advanceTimersByTime(5000))
    expect(screen.getByAltText('A lamp')).toBeVisible()
  })

  test('turn at a tap on the edge of the picture, but not on a button', async () => {
    await openStory()
    const picture = (await screen.findByAltText('A lamp')).parentElement as HTMLElement
    const controls = () => document.querySelector('[data-book]')?.getAttribute('data-book')
    picture.getBoundingClientRect = () => ({ left: 0, width: 400 }) as DOMRect
    const tap = (target: Element, clientX: number, pointerType = 'touch') => {
      const init = { bubbles: true, clientX, clientY: 10, pointerId: 1, pointerType, buttons: 1 }
      fireEvent(target, new PointerEvent('pointerdown', init))
      fireEvent(target, new PointerEvent('pointerup', { ...init, buttons: 0 }))
    }
    tap(picture, 390, 'mouse')
    expect(controls()).toBe('open')
    tap(picture, 200)
    expect([await shown(1), controls()]).toEqual([expect.anything(), 'none'])
    tap(picture, 200)
    expect(controls()).toBe('over')
    tap(picture, 390)
    expect([await shown(2), controls()]).toEqual([expect.anything(), 'bar'])
    tap(picture, 10)
    expect(await shown(1)).toBeVisible()
    const button = document.createElement('button')
    picture.append(button)
    tap(button, 390)
    expect(await shown(1)).toBeVisible()
    button.remove()
  })
})
