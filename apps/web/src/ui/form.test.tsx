// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useForm } from 'react-hook-form'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Form } from './form.tsx'

function SignIn({ onSubmit }: { onSubmit: (values: object) => void }) {
  const { register, handleSubmit } = useForm({ defaultValues: { username: '', remember: false } })
  return (
    <Form onSubmit={handleSubmit(values => onSubmit(values))}>
      <input aria-label="Username" {...register('username')} />
      <button type="submit">Sign In</button>
    </Form>
  )
}

async function hydrate(use: () => void) {
  const onSubmit = vi.fn()
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<SignIn onSubmit={onSubmit} />)
  use()
  const app = await act(async () => hydrateRoot(root, <SignIn onSubmit={onSubmit} />))
  onTestFinished(() => {
    act(() => app.unmount())
    root.remove()
  })
  return onSubmit
}

const username = () => screen.getByLabelText<HTMLInputElement>('Username')

test('what is typed before a prerendered form is hydrated is kept and sent', async () => {
  const onSubmit = await hydrate(() => {
    username().value = 'asha'
  })
  expect(username().value).toBe('asha')
  expect(onSubmit).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Sign In' })))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ username: 'asha', remember: false })
})

test('a form that is submitted before it is hydrated is submitted once, and never by the browser', async () => {
  const onSubmit = await hydrate(() => {
    username().value = 'asha'
    expect(username().form?.method).toBe('dialog')
    // Set by `prerendered-document.ts`.
    if (username().form) (username().form as HTMLFormElement).dataset.submitted = ''
  })
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ username: 'asha', remember: false })
})
