import { newsletterPageMessages } from '@kahani/messages/en/newsletter-pages'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { postJson } from '../lib/api.ts'
import { endpoints } from '../lib/endpoints.ts'
import { errorMessage } from '../lib/error-message.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
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
    <div className="grid gap-2.5">
      <h2 className="text-lg">{messages.heading}</h2>
      <div role="status">{data && <p className="text-sm">{data.message}</p>}</div>
      {!data && (
        <form onSubmit={submit} noValidate className="grid gap-2.5">
          <Field
            label={messages.label}
            hint={messages.about}
            error={invalid ? messages.invalid : error ? errorMessage(error) : undefined}
          >
            <Input
              type="email"
              name="email"
              autoComplete="email"
              required
              onChange={event => invalid && setInvalid(!event.currentTarget.validity.valid)}
            />
          </Field>
          <Button type="submit" variant="secondary" busy={isPending} className="justify-self-start">
            {isPending ? messages.subscribing : messages.subscribe}
          </Button>
        </form>
      )}
    </div>
  )
}
