// @vitest-environment jsdom
import type { PrintCheck } from '@kahani/contracts/preflight'
import { preflightMessages } from '@kahani/messages/en/preflight'
import { printPreviewMessages as messages } from '@kahani/messages/en/print-preview'
import { fireEvent, screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.ts'
import { asha, renderScreen } from '../../../testing/render-screen.tsx'
import { PrintPreview } from './print-preview.tsx'

const server = startFakeServer()
const VERSION = 'a'.repeat(64)
const READY: PrintCheck = {
  status: 'ready',
  version: VERSION,
  report: {
    ...{ checkedAt: '2026-01-01T00:00:00.000Z', provider: 'pothi', pages: 4 },
    ...{ spineMm: 2.3, lowestDpi: 300, idealDpi: 300, checks: [] },
  },
  book: { widthMm: 216, heightMm: 216, binding: 'perfect', paper: { finish: 'silk', gsm: 200, coverGsm: 300 } },
}

let answers: (() => Response)[]
beforeEach(() => {
  server.use(http.get('*/api/stories/7/print-check', () => (answers.length > 1 ? answers.shift() : answers[0])?.()))
})
const answer =
  (body: object, status = 200) =>
  () =>
    HttpResponse.json(body, { status })

function open(...responses: (() => Response)[]) {
  answers = responses
  return renderScreen(<PrintPreview storyId={7} />, { user: asha })
}
const onScreen = (wide: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: wide, addEventListener: () => {}, removeEventListener: () => {} }))
const names = () => screen.getAllByRole('img').map(image => image.getAttribute('alt'))

test('shows the progress, then the cover and spreads, which are turned with buttons and keys', async () => {
  onScreen(true)
  const { user } = open(answer({ status: 'pending', progress: 0.6 }, 202), answer(READY))
  expect(await screen.findByText(messages.preparing)).toBeVisible()
  await vi.waitFor(() => expect(screen.getByRole('progressbar')).toHaveValue(0.6))

  const cover = await screen.findByRole('img', { name: messages.cover }, { timeout: 10_000 })
  expect(cover).toHaveAttribute('src', `/api/stories/7/print-preview/0?version=${VERSION}`)
  for (const text of ['21.6 × 21.6 cm', 'Softcover with a glued spine', 'Silk-coated paper, 200 g/m²; cover 300 g/m²'])
    expect(screen.getByText(text)).toBeVisible()
  expect(screen.getByText(preflightMessages.ready(4))).toBeVisible()

  const [previous, next] = [messages.previous, messages.next].map(name => screen.getByRole('button', { name }))
  expect(previous).toBeDisabled()
  await user.click(next as HTMLElement)
  expect([names(), screen.getByText('Page 1 of 4')]).toEqual([['Page 1'], expect.anything()])
  await user.keyboard('{ArrowRight}')
  expect([names(), screen.getByText('Pages 2 and 3 of 4')]).toEqual([['Page 2', 'Page 3'], expect.anything()])
  await user.keyboard('{End}')
  expect(names()).toEqual(['Page 4'])
  expect([next, previous]).toEqual([expect.objectContaining({ disabled: true }), document.activeElement])
  await user.keyboard('{Home}')
  expect(names()).toEqual([messages.cover])
})

test('shows one page at a time on a phone, and loads a page again that failed', async () => {
  onScreen(false)
  const { user } = open(answer(READY))
  expect(await screen.findByRole('img', { name: messages.front })).toBeVisible()
  await user.click(screen.getByRole('button', { name: messages.next }))
  await user.keyboard('{End}')
  expect([names(), screen.getByText(messages.back)]).toEqual([[messages.back], expect.anything()])
  await user.keyboard('{Home}{ArrowRight}{ArrowRight}')
  expect(names()).toEqual(['Page 2'])
  fireEvent.error(screen.getByRole('img'))
  await user.click(screen.getByRole('button', { name: messages.retry }))
  fireEvent.error(screen.getByRole('img'))
  const retry = screen.getByRole('button', { name: messages.retry })
  expect(retry).toHaveFocus()
  await user.keyboard('{Enter}')
  fireEvent.load(screen.getByRole('img'))
  expect(retry).not.toBeInTheDocument()
  expect(names()).toEqual(['Page 2'])
  expect(screen.getByRole('button', { name: messages.previous })).toHaveFocus()
})

test('says what failed, and tries again', async () => {
  onScreen(false)
  const { user } = open(answer({ code: 'x', message: 'A picture is missing.' }, 409), answer(READY))
  expect(await screen.findByText('A picture is missing.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: messages.retry }))
  expect(await screen.findByRole('img', { name: messages.front })).toBeVisible()
})

test('shows the pages as soon as there is a connection', async () => {
  onScreen(false)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  open(() => HttpResponse.error())
  fireEvent(window, new Event('offline'))
  expect(await screen.findByText(messages.offline.body)).toBeVisible()
  answers = [answer(READY)]
  online.mockReturnValue(true)
  fireEvent(window, new Event('online'))
  expect(await screen.findByRole('img', { name: messages.front })).toBeVisible()
})

test('shows the check without images of an earlier version of the service', async () => {
  onScreen(false)
  const { book: _, ...withoutBook } = READY
  open(answer(withoutBook))
  expect(await screen.findByText(preflightMessages.ready(4))).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
})
