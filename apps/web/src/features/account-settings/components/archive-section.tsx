import { accountDataMessages as messages } from '@kahani/messages/en/account-data'
import { useQuery } from '@tanstack/react-query'
import { archiveQuery } from '../api/archive.ts'
import { ArchiveState } from './archive-state.tsx'
import { SectionError, SectionSkeleton, SettingsSection } from './settings-section.tsx'

/** The archive of everything that the account has. */
export function ArchiveSection() {
  return (
    <SettingsSection heading={messages.heading} about={messages.about}>
      <Archive />
    </SettingsSection>
  )
}

function Archive() {
  const { data: status, error, isFetching, refetch } = useQuery(archiveQuery())
  if (status) return <ArchiveState status={status} />
  if (error)
    return (
      <SectionError title={messages.loadFailed} error={error} retrying={isFetching} onRetry={() => void refetch()} />
    )
  return <SectionSkeleton label={messages.loading} />
}
