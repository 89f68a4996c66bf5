import { zodResolver } from '@hookform/resolvers/zod'
import { type NewsletterDraft, newsletterDraftSchema } from '@kahani/contracts/newsletter'
import { adminNewslettersMessages as messages } from '@kahani/messages/en/admin-newsletters'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showIssues } from '../../../lib/form-issues.ts'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input, Textarea } from '../../../ui/input.tsx'
import { useSendNewsletter, useTestNewsletter } from '../api/newsletters.ts'

/** Sends a newsletter: first to the administrator, if they like, then to all subscribers. */
export function NewsletterForm({ subscribers }: { subscribers: number }) {
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
