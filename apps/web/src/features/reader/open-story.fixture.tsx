import type { StoryWithPages } from '@kahani/contracts/stories'
import { act, fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, onTestFinished, vi } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.ts'
import { asha, renderScreen } from '../../testing/render-screen.tsx'
import ReaderPage from './reader-page.tsx'

export const story: StoryWithPages = {
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

/** Serves `story`, and restores the browser after each test. */
export function serveStory() {
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
      http.get('*/api/family', () => HttpResponse.json({ members: [] })),
      http.get('*/api/stories/7/illustrations', () => HttpResponse.json(illustrations)),
      http.put('*/api/stories/7/reading', () => new HttpResponse(null, { status: 204 })),
    )
    vi.stubGlobal('matchMedia', () => ({ matches: true }))
    Element.prototype.scrollIntoView = () => undefined
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true
    }
    HTMLDialogElement.prototype.close = () => undefined
  })
  return server
}

export async function openStory() {
  const view = renderScreen(<ReaderPage storyId={7} />, { user: asha, path: '/story/7' })
  await screen.findByRole('heading', { name: story.title })
  await screen.findByText(/^Illustration \d/)
  return view
}

/** Sets the clock, and shows the page again. */
export async function passMinutes(minutes: number) {
  vi.setSystemTime(Date.now() + minutes * 60_000)
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
}

export const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
