// @vitest-environment jsdom
import { orderedCopyMessages as messages } from '@kahani/messages/en/prints'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.ts'
import { asha, renderScreen } from '../../../testing/render-screen.tsx'
import { OrderedCopies } from './ordered-copies.tsx'

const server = startFakeServer()

test('a story shows where its printed copies are, and when they arrive', async () => {
  // Everything is in view at once.
  vi.stubGlobal('IntersectionObserver', function observer(onView: (entries: object[]) => void) {
    return { observe: () => onView([{ isIntersecting: true }]), disconnect: () => undefined }
  })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-29T06:30:00Z') })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const placed = { id: 1, status: 'placed', paid: null, createdAt: '2026-11-25T06:30:00.000Z', held: false }
  const sent = { courier: 'Blue Dart', trackingNumber: 'BD47', updatedAt: '2026-11-27T06:30:00.000Z' }
  const printedCopies = [
    { ...placed, updatedAt: placed.createdAt },
    { ...placed, ...sent, id: 2, status: 'shipped' },
    // Of an earlier version of the service.
    { id: 3, status: 'placed', paid: null },
  ]
  server.use(http.get('*/api/stories/7/printed-copies', () => HttpResponse.json({ printedCopies })))
  renderScreen(<OrderedCopies storyId={7} />, { user: asha })
  const copies = await screen.findByRole('region', { name: messages.label })
  const [first, second, ...others] = await within(copies).findAllByRole('listitem')
  expect(others).toEqual([])
  expect(first).toHaveTextContent('Printed copy ordered on 25 Nov 2026. It should arrive Thu, 3 – Wed, 9 December.')
  expect(second).toHaveTextContent('it is on its way to you. It should arrive Fri, 4 – Tue, 8 December.')
  const links = within(second as HTMLElement)
  expect(links.getByRole('link', { name: messages.track })).toHaveAttribute('href', expect.stringContaining('BD47'))
  expect(links.getByRole('link', { name: messages.all })).toHaveAttribute('href', '/account#printed-copies')
})
