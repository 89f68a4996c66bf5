import { newsletterPageMessages } from '@kahani/messages/en/newsletter-pages'
import { serverMessageText } from '@kahani/messages/en/server-texts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { postJson } from '../lib/api.ts'
import { endpoints } from '../lib/endpoints.ts'
import { errorMessage } from '../lib/error-message.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Form } from '../ui/form.tsx'
import { Input } from '../ui/input.tsx'

const messages = newsletterPageMessages.box

/** Loaded with a response, so that the entry script of a visitor does not include zod. */
const messageSchema = async () => (await import('@kahani/contracts/accounts')).messageSchema

/** Subscribes to the newsletter. The browser validates the address, so that the footer does not load a form library. */
export function NewsletterBox() {
  const [invalid, setInvalid] = useState(false)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: (email: string) => postJson(endpoints.subscribeToNewsletter(), messageSchema, { email }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const input = event.currentTarget.elements.namedItem('email') as HTMLInputElement
    setInvalid(!input.validity.valid)
    if (input.validity.valid) mutate(input.value)
    else input.focus()
  }

  return (
    <div className="grid gap-x-8 gap-y-4 border-t border-line py-6 md:grid-cols-2 md:items-center">
      <div className="grid gap-1">
        <h2 className="text-lg">{messages.heading}</h2>
        <p className="text-sm text-ink-soft">{messages.about}</p>
      </div>
      <div>
        <div role="status">{data && <p>{serverMessageText('newsletter-requested') ?? data.message}</p>}</div>
        {!data && (
          <Form onSubmit={submit}>
            <Field label={messages.label} error={invalid ? messages.invalid : error ? errorMessage(error) : undefined}>
              <div className="flex flex-wrap gap-3">
                <Input
                  type="email"
                  name="email"
                  autoComplete="email"
                  autoCapitalize="none"
                  required
                  onChange={event => invalid && setInvalid(!event.currentTarget.validity.valid)}
                  className="min-w-48 grow basis-0"
                />
                <Button type="submit" variant="secondary" busy={isPending} className="min-h-12">
                  {isPending ? messages.subscribing : messages.subscribe}
                </Button>
              </div>
            </Field>
          </Form>
        )}
      </div>
    </div>
  )
}
