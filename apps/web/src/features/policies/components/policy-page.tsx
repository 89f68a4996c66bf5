import { formatLongDate } from '@kahani/messages/en/formats'
import { policyPageMessages as messages, type PolicyText } from '@kahani/messages/en/policy-page'
import { SUPPORT_EMAIL } from '@kahani/messages/en/support-contact'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { BrushLine } from '../../../ui/art/ornaments.tsx'
import { CurrentDate } from '../../../ui/current-date.tsx'
import { PageMeta } from '../../../ui/page-meta.tsx'

/** A static page of text, with a table of contents on wide screens. */
export function PolicyPage({ text, children }: { text: PolicyText; children?: ReactNode }) {
  const updated = text.updated ? new Date(`${text.updated}T12:00:00`) : new Date()
  return (
    <div className="page-width grid gap-10 py-8 sm:py-12 lg:grid-cols-[minmax(0,1fr)_16rem] lg:gap-16">
      <PageMeta title={text.title} description={text.description} />
      <article className="max-w-[44rem]">
        <Link to={paths.home()} className="text-link inline-flex items-center gap-1.5 font-semibold">
          <ArrowLeft className="size-4" aria-hidden="true" />
          {messages.backToHome}
        </Link>
        <h1 className="mt-5 text-4xl">{text.title}</h1>
        <BrushLine className="mt-2 h-2.5 w-32 text-marigold" />
        <p className="mt-3 text-sm text-ink-soft">
          <CurrentDate>{messages.updated(formatLongDate(updated))}</CurrentDate>
        </p>
        <p className="mt-5 text-lg">{text.intro}</p>
        {text.sections.map(({ heading, body = [], list = [] }) => (
          <section key={heading} id={sectionId(heading)} className="mt-8 grid gap-3">
            <h2 className="text-2xl">{heading}</h2>
            {body.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list.length > 0 && (
              <ul className="grid list-disc gap-2 pl-6 marker:text-marigold">
                {list.map(item => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        {children}
        <p className="mt-10 border-t-2 border-line pt-5">
          {messages.questions}{' '}
          <a href={`mailto:${SUPPORT_EMAIL}`} className="text-link">
            {SUPPORT_EMAIL}
          </a>
        </p>
      </article>
      <nav aria-label={messages.onThisPage} className="sticky top-24 hidden self-start lg:block">
        <p className="font-display text-lg font-semibold">{messages.onThisPage}</p>
        <ul className="mt-2 grid gap-1 border-l-2 border-line text-sm">
          {text.sections.map(({ heading }) => (
            <li key={heading}>
              <a
                href={`#${sectionId(heading)}`}
                className="block py-1 pl-4 text-ink-soft hover:text-ink hover:underline"
              >
                {heading}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

const sectionId = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
