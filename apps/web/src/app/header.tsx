import { shellMessages as messages } from '@kahani/messages/en/shell'
import { Link, NavLink } from 'react-router-dom'
import { cn } from '../lib/class-names.ts'
import { paths } from '../lib/paths.ts'
import { useSession } from '../lib/session.ts'
import { useRedirectTarget } from '../lib/use-redirect-target.ts'
import { Logo } from '../ui/art/logo.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { AccountButton } from './account-button.tsx'
import { CurrencySelect } from './currency-select.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { SITE_NAV } from './site-nav.ts'

export function Header() {
  const { user } = useSession()
  const redirectTo = useRedirectTarget()
  return (
    <header className="sticky inset-x-0 top-0 z-40 border-b-2 border-line bg-paper/95 backdrop-blur-sm transition-transform duration-250 ease-gentle in-book:border-b in-page:fixed in-page-only:not-has-focus-visible:-translate-y-[110%] in-[:fullscreen]:hidden">
      <div className="page-width flex min-h-16 items-center gap-2 in-book:min-h-[calc(3rem-1px)] md:gap-1 lg:gap-4">
        <Link
          to={paths.home()}
          aria-label={messages.homeLink}
          className="mr-auto flex min-h-11 items-center rounded-sm md:mr-0 lg:mr-2"
        >
          <Logo />
        </Link>
        <nav aria-label={messages.nav.label} className="mr-auto hidden items-center md:flex">
          {SITE_NAV.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end
              className={({ isActive }) =>
                cn(
                  'relative flex min-h-11 min-w-11 items-center justify-center px-1.5 font-display text-sm font-semibold whitespace-nowrap lg:px-3.5 lg:text-base',
                  isActive ? 'text-ink' : 'text-ink-soft hover:text-ink',
                  isActive &&
                    'after:absolute after:inset-x-2 lg:after:inset-x-3 after:bottom-1.5 after:h-1 after:rounded-full after:bg-marigold',
                )
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <LanguageChoice compact className="hidden md:flex" />
        <CurrencySelect className="hidden md:block" />
        {user ? (
          <AccountButton user={user} />
        ) : (
          <div className="flex items-center gap-1 md:gap-2">
            <span className="hidden md:block">
              <ButtonLink to={paths.signIn(redirectTo)} variant="ghost" size="sm">
                {messages.account.signIn}
              </ButtonLink>
            </span>
            <ButtonLink to={paths.signUp(redirectTo)} size="sm">
              {messages.account.getStarted}
            </ButtonLink>
          </div>
        )}
        <MobileMenu />
      </div>
    </header>
  )
}
