import { zodResolver } from '@hookform/resolvers/zod'
import { messageSchema } from '@kahani/contracts/accounts'
import { type Contact, contactSchema } from '@kahani/contracts/contact'
import { contactMessages as messages } from '@kahani/messages/en/contact'
import { serverMessageText } from '@kahani/messages/en/server-texts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { showIssues } from '../../../lib/form-issues.ts'
import { useSession } from '../../../lib/session.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Form } from '../../../ui/form.tsx'
import { Input, Textarea } from '../../../ui/input.tsx'

export function ContactForm() {
  const { user } = useSession()
  const sendMessage = useSendMessage()
  const form = useForm({
    resolver: zodResolver(contactSchema),
    defaultValues: { name: '', email: user?.email ?? '', subject: '', message: '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(message =>
    sendMessage.mutateAsync(message).then(
      () => form.reset({ ...message, subject: '', message: '' }),
      error => {
        if (showIssues(form, error)) return
        toastError(messages.failed, error)
      },
    ),
  )

  if (sendMessage.data)
    return (
      <Sent text={serverMessageText('contact-sent') ?? sendMessage.data.message} onWriteAgain={sendMessage.reset} />
    )
  return (
    <Form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <Field label={messages.name} error={errors.name?.message} required>
        <Input autoComplete="name" {...form.register('name')} />
      </Field>
      <Field label={messages.email} error={errors.email?.message} required>
        <Input type="email" autoComplete="email" autoCapitalize="none" {...form.register('email')} />
      </Field>
      <Field label={messages.subject} error={errors.subject?.message} required className="sm:col-span-2">
        <Input {...form.register('subject')} />
      </Field>
      <Field label={messages.message} error={errors.message?.message} required className="sm:col-span-2">
        <Textarea rows={4} {...form.register('message')} />
      </Field>
      <p className="text-sm text-ink-soft sm:col-span-2">{messages.copyKept}</p>
      <Button type="submit" size="lg" busy={isSubmitting} className="justify-self-start">
        {isSubmitting ? messages.sending : messages.send}
      </Button>
    </Form>
  )
}

/** Replaces the form, and takes the focus. */
function Sent({ text, onWriteAgain }: { text: string; onWriteAgain: () => void }) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => notice.current?.focus(), [])
  return (
    <div ref={notice} tabIndex={-1} className="grid gap-4 outline-none">
      <Alert variant="success" title={messages.sent}>
        {text}
      </Alert>
      <Button variant="secondary" onClick={onWriteAgain} className="justify-self-start">
        {messages.writeAgain}
      </Button>
    </div>
  )
}

/** Sends a message to support. */
const useSendMessage = () =>
  useMutation({ mutationFn: (message: Contact) => postJson(endpoints.contact(), messageSchema, message) })
