import { zodResolver } from '@hookform/resolvers/zod'
import { accountDetailsMessages as messages } from '@kahani/messages/en/account-details'
import { type ComponentProps, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { toastError } from '../../../lib/error-toast.ts'
import { showIssues } from '../../../lib/form-issues.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'

type Values = Record<string, string>

interface ChangeDetailProps<T extends Values> {
  field: keyof T & string
  texts: { change: string; title: string; description: string; label: string; submit: string; failed: string }
  schema: z.ZodType<T, Values>
  /** What the field starts with. */
  value: string
  input: Pick<ComponentProps<'input'>, 'type' | 'autoComplete'>
  save: (values: T) => Promise<unknown>
}

/** A button that opens the form for one detail of the account. */
export function ChangeDetail<T extends Values>(props: ChangeDetailProps<T>) {
  const { texts } = props
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={texts.change}
        onClick={() => setOpen(true)}
        className="text-link -mr-3 max-sm:min-h-11"
      >
        {messages.change}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={texts.title} description={texts.description}>
        <ChangeForm {...props} onSaved={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function ChangeForm<T extends Values>({
  field,
  texts,
  schema,
  value,
  input,
  save,
  onSaved,
}: ChangeDetailProps<T> & { onSaved: () => void }) {
  const form = useForm<Values, unknown, T>({ resolver: zodResolver(schema), defaultValues: { [field]: value } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(values =>
    save(values).then(onSaved, error => {
      if (!showIssues(form, error)) toastError(texts.failed, error)
    }),
  )
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field label={texts.label} error={errors[field]?.message} required>
        <Input {...input} autoCapitalize="none" spellCheck={false} enterKeyHint="go" {...form.register(field)} />
      </Field>
      <DialogActions>
        <DialogClose>
          <Button variant="secondary">{messages.cancel}</Button>
        </DialogClose>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? messages.saving : texts.submit}
        </Button>
      </DialogActions>
    </form>
  )
}
