// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startFakeSpeech } from '../../testing/fake-speech.ts'
import { openStory, passMinutes, press, serveStory, story } from './open-story.fixture.tsx'

const server = serveStory()
const marked = () => document.querySelector('[data-spoken]')?.textContent?.trim() ?? null

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
    expect(screen.getByText('Text-to-speech is not supported in your browser.')).toBeVisible()
    await press('Get a voice')
    const settings = await screen.findByRole('dialog', { name: 'Reading settings' })
    expect(settings).toHaveTextContent('Open the story in Chrome, Edge or Safari')
    startFakeSpeech()
    const empty = { ...story, pages: [{ pageNumber: 1, content: ' ' }] }
    server.use(http.get('*/api/stories/7', () => HttpResponse.json(empty)))
    unmount()
    await openStory()
    await press('Read Aloud')
    expect(await screen.findByText('No content')).toBeVisible()
  })
})

test('a browser without a voice for the story tells how to get one, when the reading starts and when it fails', async () => {
  const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(android)
  onTestFinished(() => void vi.restoreAllMocks())
  const speech = startFakeSpeech([{ voiceURI: 'fr', name: 'Amélie', lang: 'fr-FR', localService: true }])
  await openStory()
  await press('Read Aloud')
  expect(await screen.findByText('Reading aloud')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Get a voice' })).toBeVisible()
  await speech.fail('voice-unavailable')
  expect(await screen.findByText('This browser has no voice for this story.')).toBeVisible()
  await press('Get a voice')
  const settings = within(await screen.findByRole('dialog', { name: 'Reading settings' }))
  const help = settings.getByRole('region', { name: 'Voice' })
  expect(help).toHaveTextContent('no voice that reads English')
  expect(help).toHaveTextContent(/Accessibility > Text-to-speech output.* install its voice data for English/)
})

test('reading settings apply to the sentence that is read, and are remembered', async () => {
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
  await user.click(settings.getByRole('radio', { name: 'Neerja, India' }))
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
