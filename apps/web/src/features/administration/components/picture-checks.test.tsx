// @vitest-environment jsdom
import { formatPaise } from '@kahani/contracts/money'
import type { PictureChecks as Report } from '@kahani/contracts/picture-checks'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.ts'
import { asha, renderScreen } from '../../../testing/render-screen.tsx'
import { PictureChecks } from './picture-checks.tsx'

const server = startFakeServer()
const administrator = { user: { ...asha, isAdmin: true } }
const checks: Report['checks'] = [
  {
    ...{ day: '2026-11-28', model: 'painter', pictures: 1_200, face: 87.6, clothes: 80, style: 70.2 },
    ...{ faults: { hands: 2, writing: 31 }, corrections: 33, helped: 21, redraws: 4, costPaise: 12_345 },
  },
  {
    ...{ day: '2026-11-28', model: 'checker', pictures: 0, face: null, clothes: null, style: null, faults: {} },
    ...{ corrections: 0, helped: 0, redraws: 0, costPaise: 700 },
  },
]

test('the checks of the chosen days are listed with their scores, faults, corrections and costs', async () => {
  let query = ''
  server.use(
    http.get('*/api/admin/picture-checks', ({ request }) => {
      query = new URL(request.url).search
      return HttpResponse.json({ checks })
    }),
  )
  renderScreen(<PictureChecks days="90" />, administrator)
  const table = within(await screen.findByRole('table'))
  expect(query).toBe('?days=90')
  const [, painter, checker] = table.getAllByRole('row').map(row => row.textContent)
  expect(painter).toBe(`28 Nov 2026painter1,200888070writing 31, hands 233214${formatPaise(12_345)}`)
  expect(checker).toBe(`28 Nov 2026checker0––––000${formatPaise(700)}`)
})

test('a period without checks says so', async () => {
  server.use(http.get('*/api/admin/picture-checks', () => HttpResponse.json({ checks: [] })))
  renderScreen(<PictureChecks days="7" />, administrator)
  expect(await screen.findByText('No picture was checked in this period.')).toBeVisible()
})
