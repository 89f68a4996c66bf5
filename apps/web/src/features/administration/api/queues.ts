import { type FailedJob, retriedJobSchema } from '@kahani/contracts/admin-queues'
import { adminQueuesMessages as messages } from '@kahani/messages/en/admin-queues'
import { serverMessageText } from '@kahani/messages/en/server-texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminEndpoints } from '../../../lib/admin-endpoints.ts'
import { postJson } from '../../../lib/api.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { toast } from '../../../lib/toast.ts'
import { listKey } from './lists.ts'

/** Adds a failed job to its queue again. */
export function useRetryJob({ queue, id }: FailedJob) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => postJson(adminEndpoints.retryJob(queue, id), retriedJobSchema),
    onSuccess: ({ message }) =>
      toast({ title: messages.retried, description: serverMessageText('job-retried') ?? message }),
    onError: error => toastError(messages.retryFailed, error),
    // Also after an error: the job may have been retried elsewhere.
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey(adminEndpoints.queues()) }),
  })
}
