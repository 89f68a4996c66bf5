// @vitest-environment jsdom
import { screenErrorMessages } from '@kahani/messages/en/screen-errors'
import { errorMessages, errorOverlayMessages } from '@kahani/messages/en/shell'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, onTestFinished, test, vi } from 'vitest'
import { NetworkError } from '../lib/api-error.ts'
import { reportUnhandledErrors } from '../lib/client-errors.ts'
import { ChunkError } from '../lib/load-chunk.ts'
import { startFakeServer } from '../testing/fake-server.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { ErrorOverlay } from './error-overlay.tsx'
import { ScreenError } from './screen-error.tsx'

const server = startFakeServer()

/** Collects the reports of errors. */
function receiveReports(): unknown[] {
  const reports: unknown[] = []
  server.use(
    http.post('*/api/client-errors', async ({ request }) => {
      reports.push({ ...((await request.json()) as object), csrf: request.headers.get('x-requested-with') })
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return reports
}

interface Failure {
  error: Error | null
}

function Failing({ failure }: { failure: Failure }) {
  if (failure.error) throw failure.error
  return <p>Once upon a time</p>
}

/** Renders a screen that throws `error` until it becomes null. React logs caught errors to the console. */
function renderFailing(failure: Failure) {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  return renderScreen(
    <ErrorBoundary fallback={(error, reset) => <ScreenError error={error} onRetry={reset} />}>
      <Failing failure={failure} />
    </ErrorBoundary>,
  )
}

test('a failing screen shows a sentence without internals, reports the error once, and can be retried', async () => {
  const reports = receiveReports()
  reportUnhandledErrors(() => '/story/:id')
  const failure: Failure = { error: new TypeError("Cannot read 'pages' of undefined") }
  const { user } = renderFailing(failure)
  expect(screen.getByRole('alert')).toHaveTextContent(screenErrorMessages.unexpected)
  expect(screen.getByRole('alert')).not.toHaveTextContent('Cannot read')
  expect(screen.getByRole('link', { name: screenErrorMessages.goHome })).toHaveAttribute('href', '/')
  await user.click(screen.getByRole('button', { name: screenErrorMessages.retry }))
  expect(screen.getByRole('alert')).toBeVisible()
  failure.error = null
  await user.click(screen.getByRole('button', { name: screenErrorMessages.retry }))
  expect(screen.getByText('Once upon a time')).toBeVisible()
  await expect.poll(() => reports).toHaveLength(1)
  expect(reports[0]).toMatchObject({
    message: "TypeError: Cannot read 'pages' of undefined",
    stack: expect.stringContaining('screen-error.test'),
    route: '/story/:id',
    release: expect.stringMatching(/^[\w.-]{1,64}$/),
    csrf: 'XMLHttpRequest',
  })
})

test('errors that nothing handles are reported, a few per page, but no lost connection', async () => {
  const reports = receiveReports()
  const unhandled = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))
  unhandled(new NetworkError(new TypeError('Failed to fetch')))
  for (let count = 0; count < 20; count++) unhandled(new Error(`Bug ${count}`))
  await expect.poll(() => reports.length).toBeGreaterThan(2)
  expect(reports.length).toBeLessThanOrEqual(5)
  expect(JSON.stringify(reports)).not.toContain('NetworkError')
})

test('a screen whose code can’t be loaded says so, and offline that it needs the internet', () => {
  receiveReports()
  renderFailing({ error: new ChunkError(new TypeError('404')) })
  expect(screen.getByRole('alert')).toHaveTextContent(screenErrorMessages.notLoaded)
})

test('the overlay shows the message of an error that is meant for people, and no other', () => {
  const { rerender } = renderScreen(<ErrorOverlay error={new Error('x is not a function')} />)
  expect(screen.getByRole('alertdialog', { name: errorOverlayMessages.title })).toHaveTextContent(
    errorOverlayMessages.unknown,
  )
  expect(screen.getByRole('alertdialog')).not.toHaveTextContent('x is not')
  rerender(<ErrorOverlay error={new NetworkError(null)} />)
  expect(screen.getByRole('alertdialog')).toHaveTextContent(errorMessages.network)
})
