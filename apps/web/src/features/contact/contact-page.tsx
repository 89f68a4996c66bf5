import { contactMessages as messages } from '@kahani/messages/en/contact'
import { policyTitleMessages } from '@kahani/messages/en/policy-titles'
import { SUPPORT_ADDRESS, SUPPORT_EMAIL, SUPPORT_PHONE } from '@kahani/messages/en/support-contact'
import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { BrushLine } from '../../ui/art/ornaments.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { ContactForm } from './components/contact-form.tsx'

export default function ContactPage() {
  return (
    <div className="page-width grid gap-8 py-8 sm:py-12">
      <PageMeta title={policyTitleMessages.contact} description={messages.description} />
      <div>
        <h1 className="text-4xl">{policyTitleMessages.contact}</h1>
        <BrushLine className="mt-2 h-2.5 w-32 text-marigold" />
        <p className="mt-4 max-w-prose text-lg text-ink-soft">{messages.lead}</p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[1.8fr_1fr]">
        <Card className="grid gap-5">
          <CardTitle>{messages.writeToUs}</CardTitle>
          <ContactForm />
        </Card>
        <Card className="grid gap-5">
          <CardTitle>{messages.reachUs}</CardTitle>
          <address className="grid gap-5 not-italic">
            <ContactDetail icon={Mail} title={messages.email}>
              <a href={`mailto:${SUPPORT_EMAIL}`} className="text-link">
                {SUPPORT_EMAIL}
              </a>
            </ContactDetail>
            <ContactDetail icon={Phone} title={messages.phone}>
              <a href={`tel:${SUPPORT_PHONE.replaceAll(' ', '')}`} className="text-link">
                {SUPPORT_PHONE}
              </a>
              <span className="block text-sm text-ink-soft">{messages.phoneHours}</span>
            </ContactDetail>
            <ContactDetail icon={MapPin} title={messages.address}>
              {SUPPORT_ADDRESS}
            </ContactDetail>
          </address>
        </Card>
      </div>
    </div>
  )
}

function ContactDetail({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-3.5">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-marigold-wash text-ink">
        <Icon className="size-5" aria-hidden="true" />
      </span>
      <div className="min-w-0">
        <p className="font-display font-semibold">{title}</p>
        {children}
      </div>
    </div>
  )
}
