import { type FailedJob, type Queues, retriedJobSchema } from '@kahani/contracts/admin-queues'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { adminQueuesMessages as messages } from '@kahani/messages/en/admin-queues'
import { serverMessageText } from '@kahani/messages/en/server-texts'
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { adminEndpoints } from '../../lib/admin-endpoints.ts'
import { postJson } from '../../lib/api.ts'
import { cn } from '../../lib/class-names.ts'
import { toastError } from '../../lib/error-toast.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { listKey, queuesQuery } from './api/lists.ts'
import { AdminPage } from './components/admin-page.tsx'
import { List } from './components/list.tsx'

type Queue = Queues['queues'][number]
const { number } = adminListMessages

const QUEUE_COLUMNS: Column<Queue>[] = [
  { header: messages.columns.queue, cell: ({ name }) => messages.names[name], className: 'font-semibold' },
  { header: messages.columns.waiting, cell: ({ waiting }) => number(waiting), numeric: true },
  { header: messages.columns.active, cell: ({ active }) => number(active), numeric: true },
  {
    header: messages.columns.failed,
    cell: ({ failed }) => <span className={cn(failed > 0 && 'font-semibold text-brick')}>{number(failed)}</span>,
    numeric: true,
  },
  { header: messages.columns.delayed, cell: ({ delayed }) => number(delayed), numeric: true },
]
const JOB_COLUMNS: Column<FailedJob>[] = [
  { header: messages.jobColumns.queue, cell: ({ queue }) => messages.names[queue] },
  { header: messages.jobColumns.job, cell: ({ id }) => id, className: 'md:min-w-32 wrap-anywhere' },
  {
    header: messages.jobColumns.reason,
    cell: ({ failedReason }) => failedReason,
    className: 'md:min-w-64 wrap-anywhere',
  },
  { header: messages.jobColumns.attempts, cell: ({ attempts }) => number(attempts), numeric: true },
  { header: messages.jobColumns.failedAt, cell: ({ failedAt }) => adminListMessages.dateTime(failedAt) },
  { header: messages.jobColumns.actions, cell: job => <RetryButton job={job} /> },
]

export default function QueuesPage() {
  const query = useInfiniteQuery(queuesQuery())
  const pages = query.data?.pages ?? []
  const queues = pages[0]?.body.queues
  return (
    <AdminPage title={messages.title} subtitle={messages.subtitle}>
      {queues && (
        <Table
          label={messages.counts}
          columns={QUEUE_COLUMNS}
          rows={queues}
          rowKey={({ name }) => name}
          narrow="scroll"
        />
      )}
      {/* Replaced instead of moved down when the queues arrive. */}
      <section key={queues ? 'loaded' : 'loading'} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <div className="grid gap-1">
          <h2 className="text-xl">{messages.failedJobs}</h2>
          <p className="text-sm text-ink-soft">{messages.keptForADay}</p>
        </div>
        <List
          label={messages.failedJobs}
          query={query}
          rows={pages.flatMap(({ body }) => body.failedJobs)}
          columns={JOB_COLUMNS}
          rowKey={({ queue, id }) => `${queue}/${id}`}
          failed={messages.failed}
          empty={messages.noFailedJobs}
        />
      </section>
    </AdminPage>
  )
}

function RetryButton({ job }: { job: FailedJob }) {
  const { mutate, isPending } = useRetryJob(job)
  return (
    <Button
      variant="secondary"
      size="sm"
      busy={isPending}
      aria-label={messages.retryOf(job.id)}
      onClick={() => mutate()}
    >
      {messages.retry}
    </Button>
  )
}

/** Adds a failed job to its queue again. */
function useRetryJob({ queue, id }: FailedJob) {
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
