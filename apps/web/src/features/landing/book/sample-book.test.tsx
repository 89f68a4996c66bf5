// @vitest-environment jsdom
import { landingMessages } from '@kahani/messages/en/landing'
import { landingBookMessages as messages } from '@kahani/messages/en/landing-book'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { startFakeSpeech } from '../../../testing/fake-speech.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'
import pages from './pages.json'
import { SampleBook } from './sample-book.tsx'

// jsdom lacks it.
Element.prototype.scrollIntoView = () => undefined

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function openBook() {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const view = renderScreen(<SampleBook />)
  await view.user.click(screen.getByRole('button', { name: landingMessages.book.open }))
  await screen.findByText(messages.page(1, pages.length))
  return view
}
const words = (page: number) => pages[page - 1]?.text ?? ''
const button = (name: string) => screen.getByRole('button', { name })

test('opens at the first page, and is leafed through by buttons and arrow keys from the cover to its end', async () => {
  const { user } = await openBook()
  expect(screen.getByText(words(1))).toBeVisible()
  expect(screen.getByAltText(pages[0]?.picture ?? '')).toBeVisible()
  expect(button(messages.next)).toHaveFocus()

  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(screen.getByText(messages.cover)).toBeVisible()
  expect(button(messages.previous)).toHaveAttribute('aria-disabled', 'true')
  await user.click(button(messages.next))
  await user.click(button(messages.next))
  expect(screen.getByText(words(2))).toBeVisible()
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  expect(screen.getByText(words(2))).toBeVisible()

  for (let page = 2; page <= pages.length; page += 1) await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('link', { name: messages.create })).toHaveAttribute('href', '/create-story')
  expect(button(messages.next)).toHaveAttribute('aria-disabled', 'true')
  await user.click(button(messages.again))
  expect(screen.getByText(words(1))).toBeVisible()
})

test('reads the pages aloud, one after the other, by an English voice of the device', async () => {
  const speech = startFakeSpeech([
    { lang: 'hi-IN', localService: true, voiceURI: 'hindi' },
    { lang: 'en-IN', localService: false, voiceURI: 'online' },
    { lang: 'en_GB', localService: true, voiceURI: 'device' },
  ])
  const { user } = await openBook()
  await user.click(button(messages.listen))
  expect([speech.current(), speech.spoken[0]?.rate, speech.spoken[0]?.voice?.voiceURI]).toEqual([
    words(1),
    0.9,
    'device',
  ])
  await speech.finish()
  expect(screen.getByText(words(2))).toBeVisible()
  expect(speech.current()).toBe(words(2))
  await user.click(button(messages.stop))
  expect(speech.current()).toBeUndefined()
})

test.each([
  ['has no English voice', () => startFakeSpeech([{ lang: 'hi-IN', voiceURI: 'hindi' }])],
  ['can’t read aloud', () => undefined],
])('says how to get a voice in a browser that %s', async (_case, stub) => {
  stub()
  const { user } = await openBook()
  await user.click(button(messages.listen))
  expect(screen.getByRole('alert')).toHaveTextContent(messages.noVoice)
})

test('remembers on the device that pages are silent', async () => {
  const contexts: unknown[] = []
  vi.stubGlobal(
    'AudioContext',
    class {
      constructor() {
        contexts.push(this)
        throw new Error('pages must be silent')
      }
    },
  )
  localStorage.setItem('kahani.page-sound', 'false')
  const { user } = await openBook()
  expect(contexts).toEqual([])
  expect(button(messages.sound)).toHaveAttribute('aria-pressed', 'false')
  await user.click(button(messages.sound))
  expect(localStorage.getItem('kahani.page-sound')).toBe('true')
})
