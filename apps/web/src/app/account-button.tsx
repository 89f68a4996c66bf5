import type { User } from '@kahani/contracts/accounts'
import { shellMessages as messages } from '@kahani/messages/en/shell'
import { type KeyboardEvent, Suspense, useEffect, useState } from 'react'
import { preloadable } from '../lib/preloadable.ts'
import { whenSettled } from '../lib/when-settled.ts'
import { Avatar } from '../ui/avatar.tsx'
import { ErrorBoundary } from '../ui/error-boundary.tsx'

const { load, Component: AccountMenu } = preloadable(() => import('./account-menu.tsx'))
// Rendering the menu retries a failed import.
const preload = () => void load().catch(() => undefined)

/** The avatar of a signed-in user. The menu behind it is loaded after the page, and rendered when it is first opened. */
export function AccountButton({ user }: { user: User }) {
  const [used, setUsed] = useState(false)
  useEffect(() => whenSettled(preload), [])
  const openWithKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    setUsed(true)
  }
  const button = (
    <button
      type="button"
      aria-label={messages.account.menuOf(user.username)}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setUsed(true)}
      onKeyDown={openWithKey}
      className="rounded-full p-1"
    >
      <Avatar name={user.username} />
    </button>
  )
  if (!used) return button
  return (
    <ErrorBoundary fallback={() => <Avatar name={user.username} className="m-1" />}>
      <Suspense fallback={button}>
        <AccountMenu user={user} />
      </Suspense>
    </ErrorBoundary>
  )
}
