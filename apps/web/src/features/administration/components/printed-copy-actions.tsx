import { zodResolver } from '@hookform/resolvers/zod'
import { type ChangePrintStatus, type PrintedCopy, printedCopySchema, trackingSchema } from '@kahani/contracts/prints'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { adminPrintedCopiesMessages as messages } from '@kahani/messages/en/admin-printed-copies'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { adminEndpoints } from '../../../lib/admin-endpoints.ts'
import { postJson } from '../../../lib/api.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { showIssues } from '../../../lib/form-issues.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { Dialog, DialogActions, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { listKey } from '../api/lists.ts'
import { movesOf, type PrintedCopyMove } from '../model/printed-copy-moves.ts'

/** A button for each status change that is possible now. Receives the focus when its buttons change. */
export function PrintedCopyActions({ copy }: { copy: PrintedCopy }) {
  const moves = copy.held ? [] : movesOf(copy.status)
  return (
    <div tabIndex={-1} className="flex flex-wrap gap-2 outline-none">
      {moves.length === 0 && adminListMessages.none}
      {moves.map(move =>
        move.tracked ? (
          <ShipButton key={move.status} copy={copy} label={move.label} />
        ) : (
          <MoveButton key={move.status} copy={copy} move={move} />
        ),
      )}
    </div>
  )
}

function MoveButton({ copy, move: { status, label } }: { copy: PrintedCopy; move: PrintedCopyMove }) {
  const { mutate, isPending } = useChangePrintStatus(copy)
  const { title, body, cancel } = messages.confirm
  return (
    <ConfirmButton
      variant="secondary"
      size="sm"
      busy={isPending}
      aria-label={messages.moveOf(label, copy.id)}
      dialog={{ title: title(copy.id, messages.statuses[status]), description: body, cancel, confirm: label }}
      onConfirm={() => mutate({ status })}
    >
      {label}
    </ConfirmButton>
  )
}

const { ship } = messages

/** Marks a copy as shipped, with its courier and tracking number. */
function ShipButton({ copy, label }: { copy: PrintedCopy; label: string }) {
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
        aria-label={messages.moveOf(label, copy.id)}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={ship.title(copy.id)} description={ship.about}>
        <form
          onSubmit={handleSubmit(tracking => mutate({ status: 'shipped', ...tracking }))}
          noValidate
          className="grid gap-4"
        >
          <Field label={ship.courier} error={formState.errors.courier?.message} required>
            <Input {...register('courier')} autoComplete="off" />
          </Field>
          <Field label={ship.trackingNumber} error={formState.errors.trackingNumber?.message} required>
            <Input {...register('trackingNumber')} autoComplete="off" autoCapitalize="characters" />
          </Field>
          <DialogActions>
            <DialogClose>
              <Button variant="secondary" disabled={isPending}>
                {ship.cancel}
              </Button>
            </DialogClose>
            <Button type="submit" busy={isPending}>
              {isPending ? ship.submitting : ship.submit}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  )
}

type Tracking = z.infer<typeof trackingSchema>

interface ChangeOptions {
  onChanged?: () => void
  /** Returns whether it has shown the error. */
  onRejected?: (error: unknown) => boolean
}

/** Changes the status of a copy. It is pending until the list has been reloaded. */
function useChangePrintStatus({ id }: PrintedCopy, { onChanged, onRejected }: ChangeOptions = {}) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: ChangePrintStatus) =>
      postJson(adminEndpoints.printedCopyStatus(id), printedCopySchema, change),
    onSuccess: ({ status }) => {
      onChanged?.()
      toast({ title: messages.moved, description: messages.movedTo(id, messages.statuses[status]) })
    },
    onError: error => {
      if (!onRejected?.(error)) toastError(messages.moveFailed, error)
    },
    // Also after an error: another administrator may have changed the status.
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey(adminEndpoints.printedCopies()) }),
  })
}
