// @vitest-environment jsdom
import { shellMessages } from '@kahani/messages/en/shell'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { MobileMenu } from './mobile-menu.tsx'

test('stays open when the app loads, and closes at every navigation', async () => {
  const hidePopover = vi.fn()
  Object.assign(HTMLElement.prototype, { hidePopover })
  const { user } = renderScreen(<MobileMenu />)
  expect(hidePopover).not.toHaveBeenCalled()
  await user.click(screen.getByText(shellMessages.nav.home))
  expect(hidePopover).toHaveBeenCalledTimes(1)
})
