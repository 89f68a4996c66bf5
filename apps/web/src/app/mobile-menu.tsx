import { shellMessages as messages } from '@kahani/messages/en/shell'
import { Menu, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { NavLink, useLocation } from 'react-router-dom'
import { cn } from '../lib/class-names.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { useRedirectTarget } from '../lib/use-redirect-target.ts'
import { ButtonLink, buttonVariants } from '../ui/button.tsx'
import { CurrencySelect } from './currency-select.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { ADMIN_NAV, SITE_NAV } from './site-nav.ts'

/** The navigation below 768 px: a panel under the header. Navigating and Escape close it. */
export function MobileMenu() {
  const { user } = useSession()
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  const redirectTo = useRedirectTarget()
  const button = useRef<HTMLButtonElement>(null)
  const panelId = useId()

  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes the menu, also to the same page
  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      button.current?.focus()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open])

  const links = [
    ...SITE_NAV,
    ...(user ? [{ to: paths.account(), label: messages.account.account }] : []),
    ...(user?.isAdmin ? ADMIN_NAV : []),
  ]
  const Icon = open ? X : Menu
  return (
    <div className="md:hidden">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={open ? messages.nav.closeMenu : messages.nav.openMenu}
        onClick={() => setOpen(!open)}
        className={cn(buttonVariants({ variant: 'ghost', size: 'icon' }), '-mr-2')}
      >
        <Icon className="size-6" aria-hidden="true" />
      </button>
      <div
        id={panelId}
        hidden={!open}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-y-2 border-line bg-card shadow-lift"
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
