import { shellMessages as messages } from '@kahani/messages/en/shell'
import { Menu, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { cn } from '../lib/class-names.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { useRedirectTarget } from '../lib/use-redirect-target.ts'
import { ButtonLink, buttonVariants } from '../ui/button.tsx'
import { CurrencySelect } from './currency-select.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { ADMIN_NAV, SITE_NAV } from './site-nav.ts'

const PANEL_ID = 'menu'

/**
 * The navigation below 768 px: a panel under the header. A popover, so that it opens before the app runs, and the browser closes
 * it on Escape and on a tap outside.
 */
export function MobileMenu() {
  const { user } = useSession()
  const { key } = useLocation()
  const redirectTo = useRedirectTarget()
  const panel = useRef<HTMLDivElement>(null)

  // Not when the app has loaded: the menu may be open then.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu, also to the same page
  useEffect(() => () => panel.current?.hidePopover?.(), [key])

  const links = [
    ...SITE_NAV,
    ...(user ? [{ to: paths.account(), label: messages.account.account }] : []),
    ...(user?.isAdmin ? ADMIN_NAV : []),
  ]
  return (
    <div className="group md:hidden">
      <button
        type="button"
        popoverTarget={PANEL_ID}
        aria-label={messages.nav.menu}
        className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), '-mr-2')}
      >
        <Menu className="size-6 group-has-[:popover-open]:hidden" aria-hidden="true" />
        <X className="hidden size-6 group-has-[:popover-open]:block" aria-hidden="true" />
      </button>
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        className="inset-x-0 top-16 bottom-auto m-0 max-h-[calc(100dvh-4rem)] w-full overflow-y-auto border-y-2 border-line bg-card text-ink shadow-lift"
      >
        <nav aria-label={messages.nav.label} className="page-width grid py-3">
          {links.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end
              className={({ isActive }) =>
                cn(
                  'flex min-h-12 items-center rounded-drawn-sm px-3 font-display text-lg font-semibold',
                  isActive && 'bg-marigold-wash',
                )
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="page-width grid gap-3 border-t border-line py-4">
          {!user && (
            <div className="grid grid-cols-2 gap-3">
              <ButtonLink to={paths.signIn(redirectTo)} variant="secondary">
                {messages.account.signIn}
              </ButtonLink>
              <ButtonLink to={paths.signUp(redirectTo)}>{messages.account.signUp}</ButtonLink>
            </div>
          )}
          <div className="flex items-center justify-between gap-4">
            <CurrencySelect className="w-28" />
            <LanguageChoice />
          </div>
        </div>
      </div>
    </div>
  )
}
