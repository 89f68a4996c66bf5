import { adminDashboardMessages } from '@kahani/messages/en/admin-dashboard'
import { Activity, Coins, ExternalLink, Mail, Newspaper, Package, ReceiptIndianRupee, ScrollText } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'

const { settings: messages } = adminDashboardMessages

const SCREENS = [
  { to: paths.printedCopies(), icon: Package, ...messages.screens.printedCopies },
  { to: paths.orders(), icon: ReceiptIndianRupee, ...messages.screens.orders },
  { to: paths.costs(), icon: Coins, ...messages.screens.costs },
  { to: paths.queues(), icon: Activity, ...messages.screens.queues },
  { to: paths.auditLog(), icon: ScrollText, ...messages.screens.auditLog },
  { to: paths.newsletters(), icon: Newspaper, ...messages.screens.newsletters },
]

const NEW_TAB = { target: '_blank', rel: 'noopener' }

export function SettingsTab() {
  return (
    <>
      <Card className="grid gap-4">
        <div className="grid gap-1">
          <CardTitle className="flex items-center gap-2">
            <Mail className="size-5 text-peacock" aria-hidden="true" />
            {messages.gmail.title}
          </CardTitle>
          <p className="text-ink-soft">{messages.gmail.about}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={paths.gmailAuth()} {...NEW_TAB}>
            {messages.gmail.configure}
            <ExternalLink className="size-4" role="img" aria-label={messages.gmail.newTab} />
          </ButtonLink>
          <ButtonLink to={paths.gmailStatus()} variant="secondary" {...NEW_TAB}>
            {messages.gmail.status}
            <ExternalLink className="size-4" role="img" aria-label={messages.gmail.newTab} />
          </ButtonLink>
        </div>
      </Card>
      <section className="grid gap-4">
        <h2 className="text-xl">{messages.more}</h2>
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {SCREENS.map(({ to, icon: Icon, title, about }) => (
            <li key={to} className="grid">
              <Link
                to={to}
                className="flex gap-3 rounded-drawn border-2 border-line bg-card p-4 shadow-soft hover:border-edge hover:bg-marigold-wash"
              >
                <Icon className="mt-0.5 size-5 shrink-0 text-peacock" aria-hidden="true" />
                <span>
                  <span className="block font-display text-lg leading-snug font-semibold">{title}</span>
                  <span className="text-sm text-ink-soft">{about}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}
