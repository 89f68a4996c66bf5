import { policyTitleMessages } from '@kahani/messages/en/policy-titles'
import { shellMessages as messages } from '@kahani/messages/en/shell'
import { SUPPORT_ADDRESS, SUPPORT_EMAIL, SUPPORT_PHONE } from '@kahani/messages/en/support-contact'
import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../lib/paths.ts'
import { Logo } from '../ui/art/logo.tsx'
import { WavyEdge } from '../ui/art/ornaments.tsx'
import { CurrentDate } from '../ui/current-date.tsx'
import { NewsletterBox } from './newsletter-box.tsx'
import { SITE_NAV } from './site-nav.ts'

const LEGAL = [
  { to: paths.terms(), label: policyTitleMessages.terms },
  { to: paths.privacy(), label: policyTitleMessages.privacy },
  { to: paths.refunds(), label: policyTitleMessages.refunds },
  { to: paths.shipping(), label: policyTitleMessages.shipping },
  { to: paths.contact(), label: policyTitleMessages.contact },
]

export function Footer() {
  return (
    <footer className="mt-16 sm:mt-24 in-[:fullscreen]:hidden">
      <WavyEdge />
      <div className="bg-paper-deep">
        <div className="page-width grid grid-cols-2 gap-x-8 gap-y-9 pt-8 pb-10 lg:grid-cols-[1.6fr_1fr_1.2fr_1.6fr] [&>:first-child]:max-lg:col-span-2 [&>:last-child]:max-lg:col-span-2">
          <div className="grid content-start gap-3">
            <Logo />
            <p className="max-w-xs text-sm text-ink-soft">{messages.footer.about}</p>
          </div>
          <LinkList title={messages.footer.explore} links={SITE_NAV} />
          <LinkList title={messages.footer.legal} links={LEGAL} />
          <FooterBlock title={messages.footer.contact}>
            <address className="grid gap-2.5 text-sm not-italic text-ink-soft">
              <a href={`mailto:${SUPPORT_EMAIL}`} className="flex gap-2.5 hover:text-ink hover:underline">
                <Mail className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
                {SUPPORT_EMAIL}
              </a>
              <a
                href={`tel:${SUPPORT_PHONE.replaceAll(' ', '')}`}
                className="flex gap-2.5 hover:text-ink hover:underline"
              >
                <Phone className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
                {SUPPORT_PHONE}
              </a>
              <span className="flex gap-2.5">
                <MapPin className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
                {SUPPORT_ADDRESS}
              </span>
            </address>
          </FooterBlock>
        </div>
        <div className="page-width">
          <NewsletterBox />
          <p className="border-t border-line py-5 text-center text-sm text-ink-soft">
            <CurrentDate>{messages.footer.copyright(new Date().getFullYear())}</CurrentDate>
          </p>
        </div>
      </div>
    </footer>
  )
}

function FooterBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-2.5">
      <h2 className="text-lg">{title}</h2>
      {children}
    </div>
  )
}

function LinkList({ title, links }: { title: string; links: { to: string; label: string }[] }) {
  return (
    <FooterBlock title={title}>
      <ul className="grid gap-1 text-sm">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className="inline-block py-1 text-ink-soft hover:text-ink hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </FooterBlock>
  )
}
