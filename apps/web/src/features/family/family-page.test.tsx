// @vitest-environment jsdom
import type { FamilyMember } from '@kahani/contracts/family'
import { PRIVACY_VERSION } from '@kahani/messages/policy-versions'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { dadi, kiara } from '../../lib/family.fixture.ts'
import { startFakeServer } from '../../testing/fake-server.ts'
import { asha, renderScreen } from '../../testing/render-screen.tsx'
import FamilyPage from './family-page.tsx'

const server = startFakeServer()
const OPENAI = { name: 'OpenAI', country: 'US' }

/** Opens the page of a family; `calls` lists what it changes. */
function open(members: FamilyMember[], { aiProvider = null as typeof OPENAI | null, failures = 0 } = {}) {
  const saved = [...members]
  const calls: unknown[] = []
  let failing = failures
  server.use(
    http.get('*/api/me', () => HttpResponse.json(asha)),
    http.get('*/api/privacy-notice', () => HttpResponse.json({ version: '', aiProvider, grievanceContact: '' })),
    http.post('*/api/looks/preview', () => new HttpResponse('picture')),
    http.get('*/api/family', () => {
      failing -= 1
      return failing >= 0 ? new HttpResponse(null, { status: 500 }) : HttpResponse.json({ members: saved })
    }),
    http.post('*/api/family', async ({ request }) => {
      const body = (await request.json()) as FamilyMember
      calls.push(body)
      const member = { ...dadi, ...body, id: 'a2c3f0de-4b1a-4c55-9d0e-1f2a3b4c5d77' } as FamilyMember
      saved.push(member)
      return HttpResponse.json(member, { status: 201 })
    }),
    http.put('*/api/family/:id', async ({ request }) => {
      const body = (await request.json()) as { keepsSheet: boolean }
      calls.push(body)
      const keepsSheetSince = body.keepsSheet ? '2026-11-27T12:00:00.000Z' : null
      return HttpResponse.json({ ...kiara, consent: { ...kiara.consent, keepsSheetSince } })
    }),
    http.delete('*/api/family/:id', ({ params }) => {
      calls.push(params.id)
      saved.splice(0, 1)
      return new HttpResponse(null, { status: 204 })
    }),
  )
  return { ...renderScreen(<FamilyPage />, { user: asha, path: '/account/family' }), calls }
}

const button = (name: string) => screen.getByRole('button', { name })

test('invites to save a child, shows what is missing in the dialog, and lists who is saved', async () => {
  const { user, calls } = open([], { failures: 1 })
  await user.click(await screen.findByText('Try again'))
  expect(await screen.findByText('Save your child once…')).toBeVisible()
  await user.click(button('Add a grown-up'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByText('Save'))
  expect(await dialog.findByText('Please choose who this is')).toBeVisible()
  const name = dialog.getByLabelText('What the child calls them')
  expect(name).toHaveFocus()
  await user.type(name, 'Dadi')
  await user.click(dialog.getByLabelText('Grandmother'))
  expect(dialog.queryByText('Gender')).toBeNull()
  await user.click(dialog.getByText('Save'))
  expect(await screen.findByRole('heading', { name: 'Dadi' })).toBeVisible()
  expect(screen.getByText('Dadi is saved')).toBeVisible()
  expect(calls).toEqual([{ kind: 'grown-up', name: 'Dadi', relation: 'grandmother', gender: 'girl', look: {} }])
})

test('shows the consent for a child, leads to its next story, and deletes it after one question', async () => {
  const { user, calls } = open([kiara])
  expect(await screen.findByText('4-6 years · Girl')).toBeVisible()
  expect(screen.getByText(/^You agreed on .* Nobody else receives them\.$/)).toBeVisible()
  expect(screen.queryByText('Keep the drawn likeness of Kiara')).toBeNull()
  const next = screen.getByText('Another story with Kiara').closest('a')
  expect(next).toHaveAttribute('href', `/create-story?child=${kiara.id}`)
  await user.click(button('Delete Kiara'))
  expect(screen.getByText(/Books and stories that are finished stay/)).toBeVisible()
  await user.click(button('Delete'))
  expect(await screen.findByText('Save your child once…')).toBeVisible()
  expect(calls).toEqual([kiara.id])
})

test('keeps a drawn likeness that a provider makes only with a consent, which can be withdrawn', async () => {
  const { user, calls } = open([kiara], { aiProvider: OPENAI })
  const keep = await screen.findByLabelText('Keep the drawn likeness of Kiara')
  expect(keep).not.toBeChecked()
  for (const keepsSheet of [true, false]) {
    await user.click(keep)
    await waitFor(() => expect(keep).toHaveProperty('checked', keepsSheet))
    expect(calls.at(-1)).toMatchObject({ kind: 'child', name: 'Kiara', keepsSheet, noticeVersion: PRIVACY_VERSION })
  }
})

test('adds nobody to a family that is full, and says so', async () => {
  open(Array.from({ length: 24 }, (_, index) => ({ ...dadi, id: `${dadi.id.slice(0, -2)}${index + 10}` })))
  expect(await screen.findByText('A family can have 24 members. Please delete one first.')).toBeVisible()
  expect(button('Add a child')).toBeDisabled()
})
