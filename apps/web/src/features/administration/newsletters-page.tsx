import type { Newsletter } from '@kahani/contracts/newsletter'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { adminNewslettersMessages as messages } from '@kahani/messages/en/admin-newsletters'
import { useQuery } from '@tanstack/react-query'
import { type Column, Table } from '../../ui/table.tsx'
import { newslettersQuery } from './api/newsletters.ts'
import { AdminPage } from './components/admin-page.tsx'
import { CardSkeleton, Loaded } from './components/loaded.tsx'
import { NewsletterForm } from './components/newsletter-form.tsx'

const { dateTime, number } = adminListMessages

const COLUMNS: Column<Newsletter>[] = [
  { header: messages.columns.subject, cell: ({ subject }) => subject, className: 'font-semibold wrap-anywhere' },
  { header: messages.columns.created, cell: ({ createdAt }) => dateTime(createdAt) },
  { header: messages.columns.recipients, cell: ({ recipients }) => number(recipients), numeric: true },
  { header: messages.columns.completed, cell: ({ completed }) => number(completed), numeric: true },
  { header: messages.columns.queued, cell: ({ queuedAt }) => (queuedAt ? dateTime(queuedAt) : messages.notQueued) },
]

export default function NewslettersPage() {
  const query = useQuery(newslettersQuery())
  return (
    <AdminPage title={messages.title} subtitle={messages.subtitle}>
      <Loaded query={query} failed={messages.failed} skeleton={<CardSkeleton label={messages.loading} />}>
        {data => (
          <>
            <NewsletterForm subscribers={data.subscribers} />
            <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
              <h2 className="text-xl">{messages.earlier}</h2>
              {data.newsletters.length === 0 ? (
                <p className="text-ink-soft">{messages.empty}</p>
              ) : (
                <Table label={messages.earlier} columns={COLUMNS} rows={data.newsletters} rowKey={({ id }) => id} />
              )}
            </section>
          </>
        )}
      </Loaded>
    </AdminPage>
  )
}
