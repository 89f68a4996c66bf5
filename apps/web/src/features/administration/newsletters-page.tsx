import { zodResolver } from '@hookform/resolvers/zod'
import { type Newsletter, type NewsletterDraft, newsletterDraftSchema } from '@kahani/contracts/newsletter'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { adminNewslettersMessages as messages } from '@kahani/messages/en/admin-newsletters'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showIssues } from '../../lib/form-issues.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Input, Textarea } from '../../ui/input.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { newslettersQuery, useSendNewsletter, useTestNewsletter } from './api/newsletters.ts'
import { AdminPage } from './components/admin-page.tsx'
import { CardSkeleton, Loaded } from './components/loaded.tsx'

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

/** Sends a newsletter: first to the administrator, if they like, then to all subscribers. */
function NewsletterForm({ subscribers }: { subscribers: number }) {
  const form = useForm<NewsletterDraft>({
    resolver: zodResolver(newsletterDraftSchema),
    defaultValues: { subject: '', body: '' },
  })
  const { register, handleSubmit, formState, reset } = form
  const onRejected = (error: unknown) => showIssues(form, error)
  const { mutate: send, isPending: sending } = useSendNewsletter(onRejected)
  const { mutate: sendTest, isPending: testing } = useTestNewsletter(onRejected)
  const [draft, setDraft] = useState<NewsletterDraft | null>(null)
  return (
    <Card>
      <form onSubmit={handleSubmit(setDraft)} noValidate className="grid gap-4">
        <div className="grid gap-1">
          <CardTitle>{messages.write}</CardTitle>
          <p className="text-ink-soft">
            {subscribers === 0 ? messages.noSubscribers : messages.subscribers(subscribers)}
          </p>
        </div>
        <Field label={messages.subject} error={formState.errors.subject?.message} required>
          <Input {...register('subject')} autoComplete="off" />
        </Field>
        <Field label={messages.body} hint={messages.bodyHint} error={formState.errors.body?.message} required>
          <Textarea {...register('body')} rows={10} />
        </Field>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={sending} disabled={subscribers === 0}>
            {sending ? messages.sending : messages.send}
          </Button>
          <Button variant="secondary" busy={testing} onClick={() => void handleSubmit(valid => sendTest(valid))()}>
            {testing ? messages.testing : messages.test}
          </Button>
        </div>
      </form>
      <AlertDialog
        open={draft !== null}
        onOpenChange={() => setDraft(null)}
        title={messages.confirm.title(draft?.subject ?? '')}
        description={messages.confirm.body(subscribers)}
        cancel={messages.confirm.cancel}
        confirm={messages.send}
        onConfirm={() => draft && send(draft, { onSuccess: () => reset() })}
      />
    </Card>
  )
}
