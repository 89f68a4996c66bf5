// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.ts'
import { asha, renderScreen } from '../../testing/render-screen.tsx'
import RedeemGiftPage from './redeem-gift-page.tsx'

const server = startFakeServer()
const UNKNOWN = 'This gift link is not valid. Please check the link in your email.'
const gift = { token: 'abc', senderName: 'Nani', packageName: 'Printed Collection', storyCredits: 3, printedCopies: 3 }

const valid = () => HttpResponse.json({ ...gift, token: undefined })
function open({ gifts = [gift] as object[], path = '/redeem-gift?token=abc', details = valid() } = {}) {
  server.use(
    http.get('*/api/me', () => HttpResponse.json(asha)),
    http.post('*/api/check-available-gifts', () => HttpResponse.json({ gifts })),
    http.post('*/api/gift-details', () => details),
  )
  return renderScreen(<RedeemGiftPage />, { user: asha, path })
}
const redeemButton = () => screen.getByRole('button', { name: 'Redeem Gift' })

test('without a token, the page says so, leads to the homepage, and asks for the code of a card', async () => {
  const { user } = open({ path: '/redeem-gift' })
  expect(screen.getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Missing TokenNo gift token was provided. Please check your email for the gift redemption link.',
  )
  expect(screen.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/')
  await user.type(screen.getByLabelText('Code on the card'), ' 0a7k-2qxm ')
  await user.click(screen.getByRole('button', { name: 'Open the Gift' }))
  expect(await screen.findByRole('button', { name: 'Redeem Gift' })).toBeVisible()
})

test('a gift is loaded, described, and redeemed for its credits', async () => {
  server.use(http.post('*/api/redeem-gift', () => HttpResponse.json({ storyCredits: 3, printedCopies: 3 })))
  const { user } = open({ gifts: [{ ...gift, message: 'Sleep\nwell' }] })
  expect(screen.getByText('Looking for your gift...')).toBeVisible()
  expect(redeemButton()).toBeDisabled()
  expect(await screen.findByText('You have a gift of Printed Collection from Nani!')).toBeVisible()
  expect(screen.getByText('Personal message from Nani:')).toBeVisible()
  await user.click(redeemButton())
  expect(await screen.findByText("You've successfully redeemed your gift for 3 story credits!")).toBeVisible()
  expect(screen.getByText('Gift redeemed!')).toBeVisible()
  expect(screen.getByText('3 story credits have been added to your account.')).toBeVisible()
  expect(screen.getByText('Success')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Create a Story' })).toHaveAttribute('href', '/create-story')
  expect(screen.getByRole('link', { name: 'View My Stories' })).toHaveAttribute('href', '/my-stories')
})

test('a failure is shown in a toast and in the page, and can be retried', async () => {
  const { user } = open({ gifts: [] })
  expect(await screen.findByText(/^Someone has sent you a gift\. Redeem it/)).toBeVisible()
  const failures = [
    [
      HttpResponse.json({ code: 'x', message: 'This gift has already been redeemed.' }, { status: 409 }),
      'This gift has already been redeemed.',
    ],
    [new HttpResponse(null, { status: 500 }), 'Failed to redeem gift. Please try again.'],
    [HttpResponse.error(), 'An unexpected error occurred. Please try again.'],
  ] as const
  for (const [response, message] of failures) {
    server.use(http.post('*/api/redeem-gift', () => response))
    await user.click(redeemButton())
    expect(await screen.findAllByText(message)).toHaveLength(2)
  }
})

test('a link that nobody can redeem is reported before the button is used', async () => {
  open({ gifts: [], details: HttpResponse.json({ code: 'unknown_gift', message: UNKNOWN }, { status: 404 }) })
  expect(await screen.findByText(UNKNOWN)).toBeVisible()
  expect(redeemButton()).toBeEnabled()
})
