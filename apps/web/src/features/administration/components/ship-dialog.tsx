import { zodResolver } from '@hookform/resolvers/zod'
import { type PrintedCopy, trackingSchema } from '@kahani/contracts/prints'
import { adminPrintedCopiesMessages } from '@kahani/messages/en/admin-printed-copies'
import { useForm } from 'react-hook-form'
import { showIssues } from '../../../lib/form-issues.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { type Tracking, useChangePrintStatus } from '../api/printed-copies.ts'

const { ship: messages } = adminPrintedCopiesMessages

interface ShipDialogProps {
  copy: PrintedCopy
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Marks a copy as shipped, with its courier and tracking number. */
export function ShipDialog({ copy, open, onOpenChange }: ShipDialogProps) {
  const form = useForm<Tracking>({
    resolver: zodResolver(trackingSchema),
    defaultValues: { courier: '', trackingNumber: '' },
  })
  const { mutate, isPending } = useChangePrintStatus(copy, error => showIssues(form, error))
  const { register, handleSubmit, formState } = form
  const submit = handleSubmit(tracking =>
    mutate({ status: 'shipped', ...tracking }, { onSuccess: () => onOpenChange(false) }),
  )
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={messages.title(copy.id)} description={messages.about}>
      <form onSubmit={submit} noValidate className="grid gap-4">
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
  )
}
