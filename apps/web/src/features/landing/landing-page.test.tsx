// @vitest-environment jsdom
import { landingMessages } from '@kahani/messages/en/landing'
import { storyErrorMessages } from '@kahani/messages/en/story-generation-errors'
import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { takeStartedStory } from '../../lib/started-story.ts'
import { startFakeServer } from '../../testing/fake-server.ts'
import { asha, renderScreen } from '../../testing/render-screen.tsx'
import LandingPage from './landing-page.tsx'

const server = startFakeServer()
const messages = landingMessages.cover

// jsdom has none of these.
window.matchMedia = () => ({ matches: false }) as MediaQueryList
URL.createObjectURL = () => 'blob:cover'
URL.revokeObjectURL = () => undefined
Element.prototype.scrollIntoView = () => undefined

async function drawCover(answer: () => Response, user: typeof asha | null = null) {
  const bodies: unknown[] = []
  server.use(
    http.post('*/api/cover-preview', async ({ request }) => {
      bodies.push(await request.json())
      return answer()
    }),
  )
  const view = renderScreen(<LandingPage />, { user })
  await view.user.type(screen.getByLabelText(messages.name), ' आरव ')
  await view.user.selectOptions(screen.getByLabelText(messages.character), 'pirate')
  await view.user.click(screen.getByRole('button', { name: messages.draw }))
  return { ...view, bodies }
}
const refusal = (status: number, code: string, more = {}) =>
  HttpResponse.json({ code, message: 'No', ...more }, { status })

test('a visitor sees a cover, and starts the story with it after signing up', async () => {
  const { user, bodies, location } = await drawCover(() => new HttpResponse('webp'))
  const hero = { characterName: 'आरव', characterAge: '4-6', characterType: 'pirate' }
  expect(await screen.findByRole('img', { name: messages.alt('आरव') })).toHaveAttribute('src', 'blob:cover')
  expect(bodies).toEqual([hero])
  expect(takeStartedStory()).toBeNull()
  await user.click(screen.getByRole('link', { name: messages.make }))
  expect(location()).toBe('/signup?redirectTo=%2Fcreate-story')
  expect(takeStartedStory()).toEqual(hero)
})

test('a family goes straight to the form, and is not told that its first story is free', async () => {
  const { user, location } = await drawCover(() => new HttpResponse('webp'), asha)
  expect(document.body).not.toHaveTextContent(/first story is free/)
  await user.click(await screen.findByRole('link', { name: messages.make }))
  expect(location()).toBe('/create-story')
})

test('says what to do after an error, and keeps what was typed', async () => {
  const issues = [{ path: 'characterName', message: storyErrorMessages.field }]
  const cases = [
    [refusal(422, 'refused', { issues }), storyErrorMessages.field],
    [refusal(429, 'too_many'), messages.tooMany],
    [refusal(500, 'internal'), messages.failed],
    [HttpResponse.error(), messages.offline],
  ] as const
  const answers = cases.map(([response]) => response)
  const { user } = await drawCover(() => answers.shift() as Response)
  for (const [, text] of cases) {
    expect(await screen.findByText(text)).toBeVisible()
    if (answers.length > 0) await user.click(screen.getByRole('button', { name: messages.draw }))
  }
  expect(screen.getByLabelText(messages.name)).toHaveValue(' आरव ')
  expect(screen.queryByRole('link', { name: messages.make })).not.toBeInTheDocument()
})

test('asks for a name first', async () => {
  const { user } = renderScreen(<LandingPage />)
  await user.click(screen.getByRole('button', { name: messages.draw }))
  expect(screen.getByLabelText(messages.name)).toBeInvalid()
  expect(screen.getByLabelText(messages.name)).toHaveFocus()
  expect(screen.getByText(messages.nameRequired)).toBeVisible()
})

test('tells the prices of the shop', () => {
  renderScreen(<LandingPage />)
  const { heading, shop } = landingMessages.prices
  const section = within(screen.getByRole('heading', { name: heading }).closest('section') as HTMLElement)
  expect(section.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'Single Digital₹400/one-time1 story',
    'Single Printed₹1,200/one-time1 story and 1 printed booklet',
    'Digital Collection₹1,500/one-time5 stories',
    'Printed Collection₹3,000/one-time3 stories and 3 printed booklets',
  ])
  expect(section.getByText(/₹800/)).toBeVisible()
  expect(section.getByText(/first story is free/)).toBeVisible()
  expect(section.getByRole('link', { name: shop })).toHaveAttribute('href', '/purchases')
})
