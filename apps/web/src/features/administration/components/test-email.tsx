import type { TestEmailStatus } from '@kahani/contracts/gmail'
import { adminGmailMessages } from '@kahani/messages/en/admin-gmail'
import { testEmailText } from '@kahani/messages/en/server-texts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSignedInUser } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { testEmailQuery, useSendTestEmail } from '../api/gmail.ts'
import { StatusBadge, type Tone } from './status-badge.tsx'

const { test: messages } = adminGmailMessages

const TONES: Record<TestEmailStatus['state'], Tone> = { queued: 'waiting', sent: 'good', rejected: 'bad' }

/** Sends a test email and shows what became of it. @param onSettled called when it was sent or rejected */
export function TestEmail({ onSettled }: { onSettled: () => void }) {
  const { email } = useSignedInUser()
  const { mutate: send, data: sent, isPending } = useSendTestEmail()
  return (
    <Card className="grid gap-3">
      <CardTitle>{messages.title}</CardTitle>
      <p className="text-ink-soft">{messages.about(email)}</p>
      <Button busy={isPending} onClick={() => send()} className="justify-self-start">
        {isPending ? messages.sending : messages.send}
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
      <StatusBadge tone={TONES[state]}>{messages.states[state]}</StatusBadge>
      {testEmailText(state) ?? message}
    </p>
  )
}
