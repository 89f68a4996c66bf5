import { FAMILY_MAX } from '@kahani/contracts/family'
import { familyValidationMessages } from '@kahani/messages/en/family'
import { familyPageMessages as messages } from '@kahani/messages/en/family-page'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft } from 'lucide-react'
import { Link } from 'react-router-dom'
import { errorMessage } from '../../lib/error-message.ts'
import { familyQuery } from '../../lib/family.ts'
import { paths } from '../../lib/paths.ts'
import { useOnline } from '../../lib/use-online.ts'
import { Alert } from '../../ui/alert.tsx'
import { BrushLine } from '../../ui/art/ornaments.tsx'
import { Button } from '../../ui/button.tsx'
import { useMemberDialog } from '../../ui/family/use-member-dialog.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmptyFamily } from './components/empty-family.tsx'
import { MemberGroups } from './components/member-groups.tsx'

/** The children, grown-ups, friends and pets that the account has saved. */
export default function FamilyPage() {
  // Its stories add drawn likenesses.
  const { data: members, error, isFetching, refetch } = useQuery({ ...familyQuery(), refetchOnMount: 'always' })
  const online = useOnline()
  const { dialog, edit } = useMemberDialog()
  const full = members !== undefined && members.length >= FAMILY_MAX

  return (
    <div className="page-width grid content-start gap-6 py-8 md:py-10">
      <PageMeta title={messages.title} />
      <header>
        <Link to={paths.account()} className="text-link inline-flex min-h-11 items-center gap-1 text-sm">
          <ChevronLeft className="size-4" aria-hidden="true" />
          {messages.back}
        </Link>
        <h1 className="text-4xl">{messages.title}</h1>
        <BrushLine className="mt-2 h-2.5 w-32 text-marigold" />
        <p className="mt-3 max-w-prose text-ink-soft">{messages.lead}</p>
      </header>
      {!online && <Alert title={messages.offline} />}
      {full && <Alert variant="info" title={familyValidationMessages.tooMany(FAMILY_MAX)} />}
      {members ? (
        members.length === 0 ? (
          <EmptyFamily onAdd={edit} disabled={!online} />
        ) : (
          <MemberGroups members={members} onEdit={edit} online={online} full={full} />
        )
      ) : error ? (
        <Alert variant="destructive" title={messages.failed}>
          <p>{errorMessage(error)}</p>
          <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()} className="mt-3">
            {messages.retry}
          </Button>
        </Alert>
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
