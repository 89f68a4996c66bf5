// @vitest-environment jsdom
import type { StoryWithPages } from '@kahani/contracts/stories'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.ts'
import { startFakeSpeech } from '../../testing/fake-speech.ts'
import { asha, renderScreen } from '../../testing/render-screen.tsx'
import ReaderPage from './reader-page.tsx'

const story: StoryWithPages = {
  id: 7,
  title: 'The Lamp on the River',
  characterName: 'Meera',
  characterAge: '4-6',
  characterType: 'explorer',
  theme: 'magical',
  createdAt: '2026-11-01T18:00:00.000Z',
  coverUrl: null,
  pages: [
    { pageNumber: 1, content: 'Meera lit a lamp. “Go home!” she said.' },
    { pageNumber: 2, content: 'The lamp floated away.' },
    { pageNumber: 3, content: 'It was home.' },
  ],
}
const illustrations = {
  status: 'completed',
  illustrations: [
    { id: 1, pageNumber: 1, imageUrl: '/api/images/1.webp', isCover: false, altText: 'A lamp' },
    { id: 2, pageNumber: 2, imageUrl: '/api/images/2.webp', isCover: false, altText: 'A river' },
  ],
  missing: [],
  total: 4,
  refunded: false,
}

const server = startFakeServer()
beforeEach(() => {
  // After the screen is unmounted.
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    localStorage.clear()
    window.history.replaceState(null, '', '/')
  })
  server.use(
    http.get('*/api/stories/7', () => HttpResponse.json(story)),
    http.get('*/api/stories/7/illustrations', () => HttpResponse.json(illustrations)),
  )
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  Element.prototype.scrollIntoView = () => undefined
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = () => undefined
})
async function openStory() {
  const view = renderScreen(<ReaderPage storyId={7} />, { user: asha, path: '/story/7' })
  await screen.findByRole('heading', { name: story.title })
  await screen.findByText(/^Illustration \d/)
  return view
}
/** Sets the clock, and shows the page again. */
async function passMinutes(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * 60_000)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const marked = () => document.querySelector('[data-spoken]')?.textContent?.trim() ?? null
const shown = (page: number) => screen.findByText(`Page ${page} of 3`)

describe('reading aloud', () => {
  test('marks the sentence, and the word where the browser reports it', async () => {
    vi.stubGlobal('CSS', { highlights: new Map(), escape: String })
    class Highlight {
      readonly text: string
      constructor(range: Range) {
        this.text = range.toString()
      }
    }
    vi.stubGlobal('Highlight', Highlight)
    const markedWord = () => (CSS.highlights.get('spoken-word') as Highlight | undefined)?.text
    const speech = startFakeSpeech()
    await openStory()
    await press('Read Aloud')
    expect(await screen.findByText('Reading aloud')).toBeVisible()
    expect([speech.current(), speech.spoken[0]?.rate, marked()]).toEqual([
      'Meera lit a lamp.',
      0.9,
      'Meera lit a lamp.',
    ])

    await speech.start()
    await speech.word('lit')
    expect(markedWord()).toBe('lit')
    await speech.finish()
    expect([marked(), markedWord()]).toEqual(['“Go home!” she said.', undefined])
    await speech.word('home')
    expect(markedWord()).toBe('home')
  })

  test('pauses and resumes at the sentence, and stops without losing the focus', async () => {
    const speech = startFakeSpeech()
    await openStory()
    await press('Read Aloud')
    await speech.finish()
    await press('Pause')
    expect([speech.current(), marked()]).toEqual([undefined, '“Go home!” she said.'])
    await press('Resume')
    expect([speech.current(), marked()]).toEqual(['“Go home!” she said.', '“Go home!” she said.'])
    await press('Stop reading')
    expect([speech.current(), marked()]).toEqual([undefined, null])
    expect(screen.getByRole('button', { name: 'Read Aloud' })).toHaveFocus()
  })

  test('continues to the last page, also while the screen is locked, and says good night', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    onTestFinished(() => void vi.restoreAllMocks())
    const speech = startFakeSpeech()
    await openStory()
    await press('Read Aloud')
    for (const [sentence, page] of [
      ['Meera lit a lamp.', 1],
      ['“Go home!” she said.', 1],
      ['The lamp floated away.', 2],
      ['It was home.', 3],
    ] as const) {
      await waitFor(() => expect(speech.current()).toBe(sentence))
      expect([screen.getByText(`Page ${page} of 3`), marked()]).toEqual([expect.anything(), sentence])
      await speech.finish()
    }
    expect(await screen.findByText('The end. Good night, Meera.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Read Aloud' })).toBeVisible()
    await press('Previous')
    expect(screen.queryByText(/The end/)).toBeNull()
  })

  test.each([
    ['another page is opened', async () => void fireEvent.keyDown(document.body, { key: 'ArrowRight' })],
    ['the browser leaves the page', async () => void fireEvent(window, new Event('pagehide'))],
    ['the story is closed', async (view: Awaited<ReturnType<typeof openStory>>) => view.unmount()],
  ])('stops when %s', async (_case, leave) => {
    const speech = startFakeSpeech()
    const view = await openStory()
    await press('Read Aloud')
    await act(() => leave(view))
    expect([speech.current(), speech.spoken.length, marked()]).toEqual([undefined, 1, null])
  })

  test('pauses when the device interrupts it, and stops with a message when the voice fails', async () => {
    const speech = startFakeSpeech()
    await openStory()
    await press('Read Aloud')
    await speech.fail('interrupted')
    await press('Resume')
    await speech.fail('synthesis-failed')
    expect(await screen.findByText('Reading aloud stopped')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Read Aloud' })).toBeVisible()
  })

  test('has controls on the lock screen, which turn the page and read on', async () => {
    const handlers = new Map<string, (() => void) | null>()
    const mediaSession = {
      metadata: null as { title: string; album: string } | null,
      playbackState: 'none',
      setActionHandler: (action: string, handler: (() => void) | null) => void handlers.set(action, handler),
    }
    Object.assign(navigator, { mediaSession })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaSession'))
    vi.stubGlobal('MediaMetadata', Object)
    const audio = { loop: false, play: vi.fn(async () => undefined), pause: vi.fn(), removeAttribute: vi.fn() }
    vi.stubGlobal('Audio', function createAudio() {
      return audio
    })
    const use = (action: string) => act(async () => handlers.get(action)?.())
    const speech = startFakeSpeech()
    await openStory()
    expect(handlers.size).toBe(0)
    await press('Read Aloud')
    expect(mediaSession).toMatchObject({ playbackState: 'playing', metadata: { title: story.title } })
    expect([audio.loop, audio.play.mock.calls.length]).toEqual([true, 1])
    await use('pause')
    expect([speech.current(), mediaSession.playbackState, audio.pause.mock.calls.length]).toEqual([
      undefined,
      'paused',
      1,
    ])
    await use('play')
    await use('nexttrack')
    expect(mediaSession).toMatchObject({ playbackState: 'playing', metadata: { album: 'Page 2 of 3' } })
    await waitFor(() => expect(speech.current()).toBe('The lamp floated away.'))
    await use('previoustrack')
    await use('previoustrack')
    await waitFor(() => expect(speech.current()).toBe('Meera lit a lamp.'))
    await use('stop')
    expect([speech.current(), mediaSession.playbackState, mediaSession.metadata]).toEqual([undefined, 'none', null])
    expect([...handlers.values()].filter(Boolean)).toEqual([])
  })

  test('explains a browser without speech and a page without text', async () => {
    const { unmount } = await openStory()
    await press('Read Aloud')
    expect(await screen.findByText('Not supported')).toBeVisible()
    startFakeSpeech()
    const empty = { ...story, pages: [{ pageNumber: 1, content: ' ' }] }
    server.use(http.get('*/api/stories/7', () => HttpResponse.json(empty)))
    unmount()
    await openStory()
    await press('Read Aloud')
    expect(await screen.findByText('No content')).toBeVisible()
  })
})

describe('reading settings', () => {
  test('apply to the sentence that is read, and are remembered', async () => {
    const voices = [
      { voiceURI: 'us', name: 'Samantha', lang: 'en-US', localService: true },
      { voiceURI: 'in', name: 'Rishi', lang: 'en-IN', localService: true },
      { voiceURI: 'net', name: 'Neerja', lang: 'en-IN', localService: false },
    ]
    const speech = startFakeSpeech(voices)
    const { user, unmount } = await openStory()
    await press('Read Aloud')
    expect(speech.spoken.at(-1)?.voice?.name).toBe('Rishi')
    await press('Reading settings')
    const settings = within(await screen.findByRole('dialog', { name: 'Reading settings' }))
    expect(settings.getByRole('radio', { name: '0.9×' })).toBeChecked()
    await user.click(settings.getByRole('radio', { name: '0.7×' }))
    await user.selectOptions(settings.getByLabelText(/^Voice/), 'Neerja (online)')
    await waitFor(() => expect(speech.spoken.at(-1)).toMatchObject({ rate: 0.7, voice: { name: 'Neerja' } }))
    expect(speech.current()).toBe('Meera lit a lamp.')
    await speech.fail('network')
    expect(speech.spoken.at(-1)).toMatchObject({ text: 'Meera lit a lamp.', voice: null })
    await user.click(settings.getByRole('radio', { name: 'On' }))
    expect(document.documentElement.dataset.theme).toBe('bedtime')
    unmount()
    expect(document.documentElement.dataset.theme).toBeUndefined()

    await openStory()
    expect(document.documentElement.dataset.theme).toBe('bedtime')
    await press('Read Aloud')
    expect(speech.spoken.at(-1)).toMatchObject({ rate: 0.7, voice: { name: 'Neerja' } })
  })

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

describe('the sleep timer', () => {
  async function setTimer(name: string) {
    await press('Reading settings')
    const settings = within(await screen.findByRole('dialog', { name: 'Reading settings' }))
    fireEvent.click(settings.getByRole('radio', { name }))
    await act(async () => fireEvent.click(settings.getByRole('button', { name: 'Done' })))
  }

  test('lets the sentence end, then darkens the screen and releases the wake lock', async () => {
    const release = vi.fn(async () => undefined)
    const request = vi.fn(async () => ({ release, released: false }))
    Object.assign(navigator, { wakeLock: { request } })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'wakeLock'))
    vi.useFakeTimers({ toFake: ['Date'] })
    const speech = startFakeSpeech()
    await openStory()
    await press('Read Aloud')
    await setTimer('10 min')
    expect(screen.getByRole('button', { name: 'Reading settings' })).toHaveAccessibleDescription(
      'The sleep timer ends in 10 min.',
    )
    await passMinutes(10)
    expect(speech.current()).toBe('Meera lit a lamp.')
    expect(screen.queryByText('Good night, Meera')).toBeNull()
    await speech.finish()
    expect(await screen.findByText('Good night, Meera')).toBeVisible()
    expect([speech.current(), speech.spoken.length]).toEqual([undefined, 1])
    await waitFor(() => expect(release).toHaveBeenCalledTimes(request.mock.calls.length))
    await act(async () => fireEvent.click(screen.getByRole('button', { name: /Tap to read on/ })))
    expect(screen.queryByText('Good night, Meera')).toBeNull()
    expect(request.mock.calls.length).toBeGreaterThan(release.mock.calls.length)
  })

  test('ends after the page that is read', async () => {
    const speech = startFakeSpeech()
    await openStory()
    await press('Read Aloud')
    await setTimer('After this page')
    await speech.finish()
    await speech.finish()
    expect(await screen.findByText('Good night, Meera')).toBeVisible()
    expect([speech.spoken.length, screen.getByText('Page 1 of 3')]).toEqual([2, expect.anything()])
  })

  test('ends the reading without speech too', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await openStory()
    await setTimer('20 min')
    await passMinutes(20)
    expect(screen.getByText('Good night, Meera')).toBeVisible()
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
    const picture = document.querySelector('figure > div') as HTMLElement
    picture.getBoundingClientRect = () => ({ left: 0, width: 400 }) as DOMRect
    const tap = (target: Element, clientX: number, pointerType = 'touch') => {
      const init = { bubbles: true, clientX, clientY: 10, pointerId: 1, pointerType, buttons: 1 }
      fireEvent(target, new PointerEvent('pointerdown', init))
      fireEvent(target, new PointerEvent('pointerup', { ...init, buttons: 0 }))
    }
    tap(picture, 390, 'mouse')
    tap(picture, 200)
    expect(await shown(1)).toBeVisible()
    tap(picture, 390)
    expect(await shown(2)).toBeVisible()
    tap(picture, 10)
    expect(await shown(1)).toBeVisible()
    const button = document.createElement('button')
    picture.append(button)
    tap(button, 390)
    expect(await shown(1)).toBeVisible()
    button.remove()
  })
})
