import type { ArchiveStatus } from '@kahani/contracts/archive'
import { accountDataMessages as messages } from '@kahani/messages/en/account-data'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ComponentProps, useId } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { archiveQuery, isRenewable, useDownloadArchive, useStartArchive } from '../api/archive.ts'
import { SectionData, SettingsSection } from './settings-section.tsx'

/** The archive of everything that the account has. */
export function ArchiveSection() {
  const query = useQuery(archiveQuery())
  return (
    <SettingsSection heading={messages.heading} about={messages.about}>
      <SectionData query={query} failed={messages.loadFailed} loading={messages.loading}>
        {status => <ArchiveState status={status} />}
      </SectionData>
    </SettingsSection>
  )
}

const TITLES: Record<ArchiveStatus['state'], string> = {
  none: '',
  preparing: messages.preparing.title,
  ready: messages.ready.title,
  failed: '',
}

/** What the user can do in each state. Screen readers announce a new state, but not each step of the progress. */
function ArchiveState({ status }: { status: ArchiveStatus }) {
  const titleId = useId()
  return (
    <div>
      <p id={titleId} role="status" className="font-semibold not-empty:mb-2">
        {TITLES[status.state]}
      </p>
      {status.state === 'none' && <StartButton>{messages.prepare}</StartButton>}
      {status.state === 'preparing' && <Preparing {...status} titleId={titleId} />}
      {status.state === 'ready' && <Ready {...status} />}
      {status.state === 'failed' && (
        <Alert variant="destructive" title={messages.failed.title}>
          <p className="mb-3">{messages.failed.body}</p>
          <StartButton variant="secondary" size="sm">
            {messages.failed.tryAgain}
          </StartButton>
        </Alert>
      )}
    </div>
  )
}

function StartButton(props: Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'children'>) {
  const { mutate, isPending } = useStartArchive()
  return (
    <Button
      {...props}
      busy={isPending}
      onClick={({ currentTarget }) => {
        // The button disappears, and the focus with it.
        currentTarget.closest('section')?.focus({ preventScroll: true })
        mutate()
      }}
    />
  )
}

type State<S extends ArchiveStatus['state']> = Extract<ArchiveStatus, { state: S }>

function Preparing({ progress, titleId }: State<'preparing'> & { titleId: string }) {
  const { queued, packed, leave } = messages.preparing
  return (
    <div className="grid gap-2">
      <ProgressBar aria-labelledby={titleId} value={progress?.done ?? 0} max={progress?.total || 1} />
      <p className="text-sm">{progress ? packed(progress.done, progress.total) : queued}</p>
      <p className="text-sm text-ink-soft">{leave}</p>
    </div>
  )
}

function Ready({ sizeBytes, createdAt, expiresAt, incomplete = false }: State<'ready'>) {
  const { made, expires, again, missing } = messages.ready
  const { mutate, isPending } = useDownloadArchive()
  return (
    <div className="grid gap-2">
      <p className="text-sm">{made(createdAt, sizeBytes)}</p>
      {incomplete && <p className="text-sm">{missing}</p>}
      <p className="text-sm text-ink-soft">{expires(expiresAt)}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        {/* The browser saves a large file to disk instead of loading it into memory. */}
        <Button busy={isPending} onClick={() => mutate()}>
          <Download className="size-5" aria-hidden="true" />
          {messages.ready.download}
        </Button>
        {(incomplete || isRenewable(createdAt, Date.now())) && <StartButton variant="secondary">{again}</StartButton>}
      </div>
    </div>
  )
}
