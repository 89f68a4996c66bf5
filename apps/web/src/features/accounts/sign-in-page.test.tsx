// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.ts'
import { asha, renderScreen } from '../../testing/render-screen.tsx'
import SignInPage from './sign-in-page.tsx'
import SignUpPage from './sign-up-page.tsx'

const server = startFakeServer()

test('a user is welcomed, then redirected', async () => {
  server.use(
    http.get('*/api/sign-in-options', () => HttpResponse.json({ google: false })),
    http.post('*/api/logout', () => new HttpResponse(null, { status: 401 })),
    http.post('*/api/login', () => HttpResponse.json(asha)),
  )
  // Only a hash of the same page changes the address in jsdom, and another file may have changed the path.
  window.history.replaceState(null, '', '/')
  const { user } = renderScreen(<SignInPage />, { path: '/signin?redirectTo=%2F%23shop' })
  await user.type(screen.getByLabelText(/^Username/), 'asha')
  await user.type(screen.getByLabelText(/^Password/), 'a lamp on the river')
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await screen.findByText('Welcome back!')).toBeVisible()
  await expect.poll(() => window.location.hash).toBe('#shop')
})

test('a wrong password is reported, and the field says what to do until it is changed', async () => {
  const message = 'Invalid username or password'
  server.use(
    http.get('*/api/sign-in-options', () => HttpResponse.json({ google: false })),
    http.post('*/api/logout', () => new HttpResponse(null, { status: 401 })),
    http.post('*/api/login', () => HttpResponse.json({ code: 'wrong_credentials', message }, { status: 401 })),
  )
  const { user } = renderScreen(<SignInPage />, { path: '/signin' })
  await user.type(screen.getByLabelText(/^Username/), 'asha')
  await user.type(screen.getByLabelText(/^Password/), 'a lamp{Enter}')
  expect(await screen.findByText('Sign in failed')).toBeVisible()
  expect(screen.getByText(message)).toBeVisible()
  const help = 'Please check both, or choose “Forgot Password?”'
  expect(screen.getByLabelText(/^Password/)).toHaveAccessibleDescription(help)
  expect(screen.getByLabelText(/^Password/)).toHaveFocus()
  await user.type(screen.getByLabelText(/^Password/), ' on the river')
  await waitFor(() => expect(screen.queryByText(help)).toBeNull())
})

test('whoever was about to create a story finds the way to an account, and types nothing twice', async () => {
  server.use(http.get('*/api/sign-in-options', () => HttpResponse.json({ google: false })))
  const signUpPath = '/signup?redirectTo=%2Fcreate-story%3Fchild%3D1'
  const { user, location, unmount } = renderScreen(<SignInPage />, { path: signUpPath.replace('signup', 'signin') })
  expect(screen.getByText(/Your first story is free/)).toBeVisible()
  await user.type(screen.getByLabelText(/^Username/), 'asha@example.in')
  await user.type(screen.getByLabelText(/^Password/), 'a lamp on the river')
  await user.click(screen.getByRole('link', { name: 'Create an account' }))
  expect(location()).toBe(signUpPath)
  unmount()

  const signUp = renderScreen(<SignUpPage />, { path: signUpPath })
  expect(screen.getByLabelText(/^Email/)).toHaveValue('asha@example.in')
  expect(screen.getByLabelText(/^Password/)).toHaveValue('a lamp on the river')
  await waitFor(() => expect(screen.getByLabelText(/^Username/)).toHaveFocus())
  await signUp.user.type(screen.getByLabelText(/^Username/), 'asha')
  await signUp.user.click(screen.getByRole('link', { name: 'Sign In' }))
  expect(signUp.location()).toBe(signUpPath.replace('signup', 'signin'))
  signUp.unmount()

  const signIn = renderScreen(<SignInPage />, { path: '/signin' })
  expect(screen.getByLabelText(/^Username/)).toHaveValue('asha')
  expect(screen.queryByText(/Your first story is free/)).toBeNull()
  signIn.unmount()
  // Another visit begins with an empty form.
  renderScreen(<SignInPage />, { path: '/signin' })
  expect(screen.getByLabelText(/^Password/)).toHaveValue('')
})

test.each([
  ['sign-in', <SignInPage key="sign-in" />],
  ['sign-up', <SignUpPage key="sign-up" />],
])('a visitor with the link of a gift reads on the %s page who sent it, or that it is not valid', async (_, page) => {
  const gift = { senderName: 'Nani', packageName: 'Printed Collection', storyCredits: 3, message: 'Sleep well' }
  const asked: unknown[] = []
  server.use(
    http.get('*/api/sign-in-options', () => HttpResponse.json({ google: false })),
    http.post('*/api/gift-details', async ({ request }) => {
      asked.push(await request.json())
      return HttpResponse.json(gift)
    }),
  )
  const open = (token: string) => {
    const redirectTo = encodeURIComponent(`/redeem-gift?token=${token}`)
    return renderScreen(page, { path: `/signin?redirectTo=${redirectTo}` })
  }
  const { unmount } = open('a%2Fb')
  expect(await screen.findByText('You have a gift of Printed Collection from Nani!')).toBeVisible()
  expect(screen.getByText('Personal message from Nani:')).toBeVisible()
  expect(screen.getByText('Sleep well')).toBeVisible()
  expect(asked).toEqual([{ token: 'a/b' }])
  unmount()

  const message = 'This gift link is not valid. Please check the link in your email.'
  server.use(
    http.post('*/api/gift-details', () => HttpResponse.json({ code: 'unknown_gift', message }, { status: 404 })),
  )
  open('wrong')
  expect(await screen.findByText(message)).toBeVisible()
})
