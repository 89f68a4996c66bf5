import { contactMessages as messages } from '@kahani/messages/en/contact'
import { SUPPORT_EMAIL } from '@kahani/messages/en/support-contact'
import { type FormEvent, useState } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input, Textarea } from '../../../ui/input.tsx'
import { mailtoLink } from './mailto-link.ts'

export function ContactForm() {
  const [opened, setOpened] = useState(false)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const read = (name: string) => String(fields.get(name) ?? '').trim()
    const message = { name: read('name'), email: read('email'), subject: read('subject'), message: read('message') }
    window.location.href = mailtoLink(SUPPORT_EMAIL, message)
    setOpened(true)
  }

  return (
    <form onSubmit={submit} className="grid gap-4 sm:grid-cols-2">
      <Field label={messages.name} required>
        <Input name="name" autoComplete="name" required />
      </Field>
      <Field label={messages.email} required>
        <Input name="email" type="email" autoComplete="email" required />
      </Field>
      <Field label={messages.subject} required className="sm:col-span-2">
        <Input name="subject" required />
      </Field>
      <Field label={messages.message} hint={messages.opensEmailApp} required className="sm:col-span-2">
        <Textarea name="message" rows={4} required />
      </Field>
      {opened && (
        <div role="status" className="sm:col-span-2">
          <Alert variant="success" title={messages.openedTitle}>
            {messages.opened}{' '}
            <a href={`mailto:${SUPPORT_EMAIL}`} className="text-link">
              {SUPPORT_EMAIL}
            </a>
          </Alert>
        </div>
      )}
      <Button type="submit" size="lg" className="justify-self-start">
        {messages.send}
      </Button>
    </form>
  )
}
