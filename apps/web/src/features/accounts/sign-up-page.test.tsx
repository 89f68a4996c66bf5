// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { startFakeServer } from '../../testing/fake-server.ts'
import { asha, renderScreen } from '../../testing/render-screen.tsx'
import SignUpPage from './sign-up-page.tsx'

const server = startFakeServer()

async function signUp() {
  server.use(http.get('*/api/sign-in-options', () => HttpResponse.json({ google: false })))
  const view = renderScreen(<SignUpPage />, { path: '/signup' })
  const { user } = view
  await user.type(screen.getByLabelText(/^Username/), 'asha')
  await user.type(screen.getByLabelText(/^Email/), 'asha@example.in')
  await user.type(screen.getByLabelText(/^Password/), 'a lamp on the river')
  await user.type(screen.getByLabelText(/^Confirm/), 'a lamp on the river')
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  return view
}

test('a new account is welcomed and taken to the form', async () => {
  server.use(http.post('*/api/signup', () => HttpResponse.json(asha, { status: 201 })))
  const { location } = await signUp()
  expect(await screen.findByText('Account created!')).toBeVisible()
  expect(location()).toBe('/create-story')
})

test('a failure without a message of the server has its default', async () => {
  server.use(http.post('*/api/signup', () => new HttpResponse(null, { status: 500 })))
  const { location } = await signUp()
  expect(await screen.findByText('Sign up failed')).toBeVisible()
  expect(screen.getByText('Failed to create account')).toBeVisible()
  expect(location()).toBe('/signup')
})

test('without an answer of the server, the family is asked to try again', async () => {
  server.use(http.post('*/api/signup', () => HttpResponse.error()))
  await signUp()
  expect(await screen.findByText('Sign up failed')).toBeVisible()
  expect(screen.getByText('Something went wrong. Please try again.')).toBeVisible()
})

test('whoever signs up, here or with Google, confirms to be an adult at the button', async () => {
  server.use(http.get('*/api/sign-in-options', () => HttpResponse.json({ google: true })))
  renderScreen(<SignUpPage />, { path: '/signup' })
  const google = await screen.findByRole('link', { name: 'Continue with Google' })
  for (const button of [screen.getByRole('button', { name: 'Sign Up' }), google]) {
    expect(button.nextElementSibling).toHaveTextContent(/18 or over, and agree to our Terms .* and Privacy Policy\.$/)
  }
})

test('an answer is validated on submit, and again when the answer it depends on changes', async () => {
  server.use(http.get('*/api/sign-in-options', () => HttpResponse.json({ google: false })))
  const { user } = renderScreen(<SignUpPage />, { path: '/signup' })
  await user.type(screen.getByLabelText(/^Password/), 'a lamp on the rive')
  await user.type(screen.getByLabelText(/^Confirm/), 'a lamp on the river')
  expect(screen.queryByText('Passwords do not match')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Sign Up' }))
  expect(await screen.findByText('Passwords do not match')).toBeVisible()
  expect(screen.getByText('Username must be at least 3 characters')).toBeVisible()
  await user.type(screen.getByLabelText(/^Password/), 'r')
  await waitFor(() => expect(screen.queryByText('Passwords do not match')).toBeNull())
})
