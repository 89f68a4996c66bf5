import type { GmailStatus, TestEmailStatus } from '@kahani/contracts/gmail'
import { adminGmailMessages } from '@kahani/messages/en/admin-gmail'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { testEmailText } from '@kahani/messages/en/server-texts'
import { useQuery } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { paths } from '../../lib/paths.ts'
import { useSignedInUser } from '../../lib/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { gmailStatusQuery, testEmailQuery, useSendTestEmail } from './api/gmail.ts'
import { AdminPage } from './components/admin-page.tsx'
import { GmailState } from './components/gmail-state.tsx'
import { CardSkeleton, Loaded } from './components/loaded.tsx'
import { StatusBadge, type Tone } from './components/status-badge.tsx'

const { status: messages, test } = adminGmailMessages

export default function GmailStatusPage() {
  const query = useQuery(gmailStatusQuery())
  const { isFetching, refetch } = query
  return (
    <AdminPage title={messages.title} subtitle={messages.subtitle}>
      <Loaded
        query={query}
        failed={adminGmailMessages.failed}
        skeleton={<CardSkeleton label={adminGmailMessages.loading} />}
      >
        {status => (
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
      </Loaded>
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

const TONES: Record<TestEmailStatus['state'], Tone> = { queued: 'waiting', sent: 'good', rejected: 'bad' }

/** Sends a test email and shows what became of it. @param onSettled called when it was sent or rejected */
function TestEmail({ onSettled }: { onSettled: () => void }) {
  const { email } = useSignedInUser()
  const { mutate: send, data: sent, isPending } = useSendTestEmail()
  return (
    <Card className="grid gap-3">
      <CardTitle>{test.title}</CardTitle>
      <p className="text-ink-soft">{test.about(email)}</p>
      <Button busy={isPending} onClick={() => send()} className="justify-self-start">
        {isPending ? test.sending : test.send}
      </Button>
      <div role="status">
        {sent && <Result key={sent.id} id={sent.id} queued={sent.message} onSettled={onSettled} />}
      </div>
    </Card>
  )
}

function Result({ id, queued, onSettled }: { id: number; queued: string; onSettled: () => void }) {
  const { data = { state: 'queued' as const, message: queued } } = useQuery(testEmailQuery(id))
  const { state, message } = data
  const settled = useRef(onSettled)
  settled.current = onSettled
  useEffect(() => {
    if (state !== 'queued') settled.current()
  }, [state])
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <StatusBadge tone={TONES[state]}>{test.states[state]}</StatusBadge>
      {testEmailText(state) ?? message}
    </p>
  )
}
