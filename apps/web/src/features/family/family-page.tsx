import { FAMILY_MAX } from '@kahani/contracts/family'
import { familyValidationMessages } from '@kahani/messages/en/family'
import { familyPageMessages as messages } from '@kahani/messages/en/family-page'
import { useQuery } from '@tanstack/react-query'
import { familyQuery } from '../../lib/family.ts'
import { paths } from '../../lib/paths.ts'
import { useOnline } from '../../lib/use-online.ts'
import { Alert } from '../../ui/alert.tsx'
import { useMemberDialog } from '../../ui/family/use-member-dialog.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyFamily } from './components/empty-family.tsx'
import { MemberGroups } from './components/member-groups.tsx'

/** The children, grown-ups, friends and pets that the account has saved. */
export default function FamilyPage() {
  // Its stories add drawn likenesses.
  const query = useQuery({ ...familyQuery(), refetchOnMount: 'always' })
  const { data: members, error } = query
  const online = useOnline()
  const { dialog, edit } = useMemberDialog()
  const full = members !== undefined && members.length >= FAMILY_MAX

  return (
    <div className="page-width grid content-start gap-6 py-8 md:py-10">
      <PageMeta title={messages.title} />
      <PageHeader title={messages.title} lead={messages.lead} back={{ to: paths.account(), label: messages.back }} />
      {!online && <Alert title={messages.offline} />}
      {full && <Alert variant="info" title={familyValidationMessages.tooMany(FAMILY_MAX)} />}
      {members ? (
        members.length === 0 ? (
          <EmptyFamily onAdd={edit} disabled={!online} />
        ) : (
          <MemberGroups members={members} onEdit={edit} online={online} full={full} />
        )
      ) : error ? (
        <LoadFailed title={messages.failed} query={query} retry={messages.retry} />
      ) : (
        <div role="status" className="grid gap-4 sm:grid-cols-2">
          <span className="sr-only">{messages.loading}</span>
          <Skeleton className="h-52" />
          <Skeleton className="h-52" />
        </div>
      )}
      {dialog}
    </div>
  )
}
