// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Button } from './button.tsx'

afterEach(cleanup)

/** A button with the focus, and a way to disable it as Chromium does: it loses the focus. */
function focusedButton() {
  const { rerender } = render(<Button>Save</Button>)
  const button = screen.getByRole('button')
  button.focus()
  const setBusy = (busy: boolean) => {
    rerender(<Button busy={busy}>Save</Button>)
    if (busy) button.blur()
  }
  return { button, setBusy }
}

test('a button that is disabled while it has the focus has it again when it is enabled', () => {
  const { button, setBusy } = focusedButton()
  setBusy(true)
  expect(document.body).toHaveFocus()
  setBusy(false)
  expect(button).toHaveFocus()
})

test('a button does not take the focus back from a control that received it meanwhile, or if it was left before', () => {
  const { button, setBusy } = focusedButton()
  setBusy(true)
  render(<input />)
  screen.getByRole('textbox').focus()
  setBusy(false)
  expect(screen.getByRole('textbox')).toHaveFocus()
  button.focus()
  button.blur()
  setBusy(true)
  setBusy(false)
  expect(document.body).toHaveFocus()
})
