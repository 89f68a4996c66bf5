import {
  type ChangePrintStatus,
  type PrintedCopy,
  printedCopySchema,
  type trackingSchema,
} from '@kahani/contracts/prints'
import { adminPrintedCopiesMessages as messages } from '@kahani/messages/en/admin-printed-copies'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { adminEndpoints } from '../../../lib/admin-endpoints.ts'
import { postJson } from '../../../lib/api.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { toast } from '../../../lib/toast.ts'
import { listKey } from './lists.ts'

export type Tracking = z.infer<typeof trackingSchema>

interface ChangeOptions {
  onChanged?: () => void
  /** Returns whether it has shown the error. */
  onRejected?: (error: unknown) => boolean
}

/** Changes the status of a copy. It is pending until the list has been reloaded. */
export function useChangePrintStatus({ id }: PrintedCopy, { onChanged, onRejected }: ChangeOptions = {}) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (change: ChangePrintStatus) =>
      postJson(adminEndpoints.printedCopyStatus(id), printedCopySchema, change),
    onSuccess: ({ status }) => {
      onChanged?.()
      toast({ title: messages.moved, description: messages.movedTo(id, messages.statuses[status]) })
    },
    onError: error => {
      if (onRejected?.(error)) return
      toastError(messages.moveFailed, error)
    },
    // Also after an error: another administrator may have changed the status.
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey(adminEndpoints.printedCopies()) }),
  })
}
