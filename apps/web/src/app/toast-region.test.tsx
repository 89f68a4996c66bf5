// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { toast } from '../lib/toast.ts'
import { renderScreen } from '../testing/render-screen.tsx'

test('the newest toast replaces the others; F8 focuses the notifications, and closing the toast returns the focus', async () => {
  const { user } = renderScreen(<button type="button">Read Aloud</button>)
  act(() => toast({ title: 'Story created!' }))
  act(() => toast({ title: 'Failed to generate story', description: 'Please try again.', variant: 'destructive' }))
  expect(screen.queryByText('Story created!')).toBeNull()
  expect(screen.getByText('Failed to generate story')).toBeVisible()
  expect(screen.getByText('Please try again.')).toBeVisible()

  screen.getByRole('button', { name: 'Read Aloud' }).focus()
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' })
  const notifications = screen.getByRole('region', { name: 'Notifications (F8)' })
  expect(notifications).toContainElement(document.activeElement as HTMLElement)

  await user.tab()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.queryByText('Failed to generate story')).toBeNull()
  expect(screen.getByRole('button', { name: 'Read Aloud' })).toHaveFocus()
})

test('a toast is above a button at the bottom of the window', () => {
  onTestFinished(() => void vi.restoreAllMocks())
  const box = (top: number, height: number) => new DOMRect(16, top, 300, height)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    return this.matches('button:not(li *)') ? box(window.innerHeight - 48, 40) : box(0, 80)
  })
  renderScreen(<button type="button">Next</button>)
  act(() => toast({ title: 'Story created!' }))
  expect(screen.getByRole('list').style.bottom).toBe(`${48 + 8}px`)
})
