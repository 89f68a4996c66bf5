// @vitest-environment jsdom
import type { PreflightReport, PrintCheck } from '@kahani/contracts/preflight'
import type { PrintedCopy } from '@kahani/contracts/prints'
import { adminPreflightMessages as messages } from '@kahani/messages/en/preflight'
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.ts'
import { asha, renderScreen } from '../../../testing/render-screen.tsx'
import { PrintFiles } from './print-files.tsx'

const server = startFakeServer()

const report = (provider: string, outcome: PreflightReport['checks'][number]['outcome']): PreflightReport => ({
  checkedAt: '2026-11-28T10:00:00.000Z',
  provider,
  pages: 16,
  spineMm: 0,
  lowestDpi: 180,
  idealDpi: 300,
  checks: [{ id: 'resolution', outcome, pages: outcome === 'passed' ? [] : [3] }],
})
const copy: PrintedCopy = {
  ...{ id: 5, userId: 2, storyId: 7, status: 'placed', free: true, held: false, courier: null, trackingNumber: null },
  ...{ shippingAddress: 'Pune', preflight: report('lulu', 'passed'), filesVersion: 'a'.repeat(64) },
  ...{ createdAt: '2026-11-28T10:00:00.000Z', updatedAt: '2026-11-28T10:00:00.000Z' },
}

async function choosePress(check: PrintCheck) {
  server.use(http.get('*/api/admin/stories/7/press-check', () => HttpResponse.json(check)))
  const { user } = renderScreen(<PrintFiles copy={copy} />, { user: { ...asha, isAdmin: true } })
  await user.selectOptions(screen.getByRole('combobox', { name: messages.press(5) }), 'gelato')
}

const interior = () => screen.queryByRole('button', { name: messages.fileOf(messages.files.interior, 5) })

test('the check of another press is shown with its warnings before the files can be downloaded', async () => {
  await choosePress({ status: 'ready', report: report('gelato', 'warning') })
  expect(await screen.findByText(messages.outcomes.warning)).toBeVisible()
  expect(screen.getByText(messages.check(messages.checks.resolution, 'warning', [3]))).toBeVisible()
  expect(interior()).toBeVisible()
})

test.each<[string, PrintCheck, string]>([
  ['are being made', { status: 'pending', progress: 0.4 }, messages.making(40)],
  ['failed their check', { status: 'ready', report: report('gelato', 'failed') }, messages.outcomes.failed],
])('files that %s can’t be downloaded', async (_case, check, text) => {
  await choosePress(check)
  expect(await screen.findByText(text)).toBeVisible()
  expect(interior()).toBeNull()
})
