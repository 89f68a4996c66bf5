import type { User } from '@kahani/contracts/accounts'
import type { PrivacyNotice } from '@kahani/contracts/child-consents'
import type { FamilyMember } from '@kahani/contracts/family'
import type { Story } from '@kahani/contracts/stories'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, vi } from 'vitest'
import { paths } from '../../lib/paths.ts'
import { startFakeServer } from '../../testing/fake-server.ts'
import { asha, renderScreen } from '../../testing/render-screen.tsx'
import CreateStoryPage from './create-story-page.tsx'

/** Reports the sections whose heading is in `passed`, and other elements by their id. */
export class FakeIntersectionObserver {
  static passed: string[] = []
  readonly #callback
  constructor(callback: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    this.#callback = callback
  }
  observe(target: Element): void {
    const isIntersecting = FakeIntersectionObserver.passed.includes(target.getAttribute('aria-labelledby') ?? target.id)
    this.#callback([{ target, isIntersecting }])
  }
  disconnect(): void {}
}

export const NOTICE: PrivacyNotice = {
  version: '',
  aiProvider: { name: 'OpenAI', country: 'US' },
  grievanceContact: '',
}

interface FormOptions extends Partial<User> {
  storiesRemaining?: number
  notice?: PrivacyNotice
  members?: FamilyMember[]
  /** Earlier stories, newest first. */
  recent?: Story[]
  /** The saved child of the address. */
  child?: string
}

/** Serves the form of an empty tab, and restores the browser after each test. */
export function serveForm() {
  const server = startFakeServer()
  beforeEach(() => {
    localStorage.clear()
    window.history.replaceState(null, '', '/create-story')
    // Every section up to here has been scrolled to.
    vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver)
    FakeIntersectionObserver.passed = ['section-child']
    Element.prototype.scrollIntoView = vi.fn()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    return () => {
      vi.unstubAllGlobals()
      window.history.replaceState(null, '', '/')
    }
  })

  return {
    server,
    async openForm({
      storiesRemaining = 1,
      notice = NOTICE,
      members = [],
      recent = [],
      child,
      ...changes
    }: FormOptions = {}) {
      server.use(
        http.get('*/api/story-credits', () => HttpResponse.json({ storiesRemaining, cancelled: false, planId: null })),
        http.get('*/api/me', () => HttpResponse.json(asha)),
        http.get('*/api/privacy-notice', () => HttpResponse.json(notice)),
        http.get('*/api/family', () => HttpResponse.json({ members })),
        http.get('*/api/stories', () => HttpResponse.json(recent)),
        http.post('*/api/looks/preview', () => new HttpResponse('picture')),
      )
      const view = renderScreen(<CreateStoryPage />, { user: { ...asha, ...changes }, path: paths.createStory(child) })
      await screen.findByLabelText(/^Child’s name/)
      return view
    },
    /** Answers the requests for a story, and records their keys. */
    answerStory(answer: () => Response | Promise<Response>): (string | null)[] {
      const keys: (string | null)[] = []
      server.use(
        http.post('*/api/generate-story', ({ request }) => {
          keys.push(request.headers.get('idempotency-key'))
          return answer()
        }),
        http.get('*/api/stories/progress', ({ request }) => {
          expect(new URL(request.url).searchParams.get('key')).toBe(keys.at(-1))
          return HttpResponse.json({ step: 'writing', storyId: null, finishBy: null })
        }),
      )
      return keys
    },
  }
}

// By text, because queries by role are slow in a form of this size.
export const submitButton = () => screen.getByText(/^Generat/)
export const option = (name: string) => screen.getByLabelText(name)

export async function fillIn({ user }: Pick<ReturnType<typeof renderScreen>, 'user'>) {
  await user.click(screen.getByLabelText(/^Child’s name/))
  await user.paste('Asha')
  await user.click(option('4-6 years'))
  await user.click(option('Girl'))
}

export const created = () => HttpResponse.json({ story: { id: 7 } }, { status: 201 })
