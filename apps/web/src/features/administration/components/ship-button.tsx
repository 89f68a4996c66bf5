import { zodResolver } from '@hookform/resolvers/zod'
import { type PrintedCopy, trackingSchema } from '@kahani/contracts/prints'
import { adminPrintedCopiesMessages } from '@kahani/messages/en/admin-printed-copies'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showIssues } from '../../../lib/form-issues.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { type Tracking, useChangePrintStatus } from '../api/printed-copies.ts'

const { ship: messages, moveOf } = adminPrintedCopiesMessages

/** Marks a copy as shipped, with its courier and tracking number. */
export function ShipButton({ copy, label }: { copy: PrintedCopy; label: string }) {
  const [open, setOpen] = useState(false)
  const form = useForm<Tracking>({
    resolver: zodResolver(trackingSchema),
    defaultValues: { courier: '', trackingNumber: '' },
  })
  const { mutate, isPending } = useChangePrintStatus(copy, {
    onChanged: () => setOpen(false),
    onRejected: error => showIssues(form, error),
  })
  const { register, handleSubmit, formState } = form
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        busy={isPending}
        aria-label={moveOf(label, copy.id)}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={messages.title(copy.id)} description={messages.about}>
        <form
          onSubmit={handleSubmit(tracking => mutate({ status: 'shipped', ...tracking }))}
          noValidate
          className="grid gap-4"
        >
          <Field label={messages.courier} error={formState.errors.courier?.message} required>
            <Input {...register('courier')} autoComplete="off" />
          </Field>
          <Field label={messages.trackingNumber} error={formState.errors.trackingNumber?.message} required>
            <Input {...register('trackingNumber')} autoComplete="off" autoCapitalize="characters" />
          </Field>
          <DialogActions>
            <DialogClose>
              <Button variant="secondary" disabled={isPending}>
                {messages.cancel}
              </Button>
            </DialogClose>
            <Button type="submit" busy={isPending}>
              {isPending ? messages.submitting : messages.submit}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}
