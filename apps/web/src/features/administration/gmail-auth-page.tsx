import { GMAIL_CONNECT_RESULTS, type GmailStatus } from '@kahani/contracts/gmail'
import { adminGmailMessages } from '@kahani/messages/en/admin-gmail'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { gmailStatusQuery, useConnectGmail, useDisconnectGmail } from './api/gmail.ts'
import { AdminPage } from './components/admin-page.tsx'
import { GmailState } from './components/gmail-state.tsx'
import { CardSkeleton, Loaded } from './components/loaded.tsx'

const { auth: messages } = adminGmailMessages

export default function GmailAuthPage() {
  const query = useQuery(gmailStatusQuery())
  const [parameters, setParameters] = useSearchParams()
  const result = GMAIL_CONNECT_RESULTS.find(known => known === parameters.get('result'))
  return (
    <AdminPage title={messages.title} subtitle={messages.subtitle}>
      {result && (
        <Alert variant={result === 'connected' ? 'success' : 'destructive'} title={messages.results[result].title}>
          {messages.results[result].body}
        </Alert>
      )}
      <Loaded
        query={query}
        failed={adminGmailMessages.failed}
        skeleton={<CardSkeleton label={adminGmailMessages.loading} />}
      >
        {status => (
          <>
            {!result && <GmailState state={status.state} />}
            <Card className="grid gap-4">
              <CardTitle>{messages.how}</CardTitle>
              <ol className="grid list-decimal gap-1.5 pl-5">
                {messages.steps.map(step => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              <div className="flex flex-wrap gap-3">
                <ConnectButton status={status} />
                {status.address && (
                  <DisconnectButton address={status.address} onConfirm={() => setParameters({}, { replace: true })} />
                )}
                <ButtonLink to={paths.gmailStatus()} variant="secondary">
                  {messages.checkStatus}
                </ButtonLink>
              </div>
            </Card>
          </>
        )}
      </Loaded>
    </AdminPage>
  )
}

function ConnectButton({ status: { state, address } }: { status: GmailStatus }) {
  const { mutate: connect, isPending, isSuccess } = useConnectGmail()
  const connecting = isPending || isSuccess
  return (
    <Button busy={connecting} disabled={state === 'not_configured'} onClick={() => connect()}>
      {connecting ? messages.connecting : address ? messages.connectAgain : messages.connect}
    </Button>
  )
}

function DisconnectButton({ address, onConfirm }: { address: string; onConfirm: () => void }) {
  const { mutate: disconnect, isPending } = useDisconnectGmail()
  const { title, body, cancel } = messages.confirm
  return (
    <ConfirmButton
      variant="secondary"
      busy={isPending}
      dialog={{ title: title(address), description: body, cancel, confirm: messages.disconnect, destructive: true }}
      onConfirm={() => {
        onConfirm()
        disconnect()
      }}
    >
      {isPending ? messages.disconnecting : messages.disconnect}
    </ConfirmButton>
  )
}
