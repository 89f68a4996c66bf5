import type { GmailStatus } from '@kahani/contracts/gmail'
import { adminGmailMessages } from '@kahani/messages/en/admin-gmail'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { gmailStatusQuery } from './api/gmail.ts'
import { AdminPage } from './components/admin-page.tsx'
import { CardSkeleton } from './components/card-skeleton.tsx'
import { GmailState } from './components/gmail-state.tsx'
import { LoadError } from './components/load-error.tsx'
import { TestEmail } from './components/test-email.tsx'

const { status: messages } = adminGmailMessages

export default function GmailStatusPage() {
  const { data: status, error, isFetching, refetch } = useQuery(gmailStatusQuery())
  return (
    <AdminPage title={messages.title} subtitle={messages.subtitle}>
      {error && <LoadError title={adminGmailMessages.failed} retrying={isFetching} onRetry={() => void refetch()} />}
      {!status && !error && <CardSkeleton label={adminGmailMessages.loading} />}
      {status && (
        <>
          <GmailState state={status.state} />
          <Card className="grid gap-5">
            <Facts status={status} />
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={paths.gmailAuth()}>{messages.configure}</ButtonLink>
              <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
                {!isFetching && <RotateCw className="size-4" aria-hidden="true" />}
                {messages.refresh}
              </Button>
            </div>
          </Card>
          <TestEmail onSettled={() => void refetch()} />
        </>
      )}
    </AdminPage>
  )
}

function Facts({ status }: { status: GmailStatus }) {
  const { mailer, address, connectedAt, connectedBy, lastError, lastSentAt } = status
  const { dateTime } = adminListMessages
  return (
    <dl className="grid gap-4 sm:grid-cols-2">
      <Fact name={messages.mailer}>{mailer ? messages.mailers[mailer] : messages.noMailer}</Fact>
      <Fact name={messages.lastSent}>{lastSentAt ? dateTime(lastSentAt) : messages.neverSent}</Fact>
      {address && <Fact name={messages.account}>{address}</Fact>}
      {connectedAt && (
        <Fact name={messages.connectedAt}>{messages.connectedBy(dateTime(connectedAt), connectedBy)}</Fact>
      )}
      {address && (
        <Fact name={messages.lastError}>
          {lastError ? messages.lastErrorAt(lastError.code, dateTime(lastError.at)) : messages.noError}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className="font-semibold wrap-anywhere">{children}</dd>
    </div>
  )
}
