import { confirmEmailMessages, verifyEmailMessages as messages } from '@kahani/messages/en/email-verification'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isExpiredLink } from '../../lib/api-error.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { useLinkToken } from '../../lib/link-token.ts'
import { paths } from '../../lib/paths.ts'
import { useResendVerification } from '../../lib/resend-verification.ts'
import { useSession } from '../../lib/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CardPage } from '../../ui/card-page.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { verifyEmailQuery } from './api/verify-email.ts'

/** Opened by the link that confirms an email address. */
export default function VerifyEmailPage() {
  const token = useLinkToken()
  const { user } = useSession()
  return (
    <div aria-live="polite" className="flex grow flex-col">
      <PageMeta title={messages.title} unlisted />
      {token !== null && <Verification key={token} token={token} />}
      {token === null && (user?.emailVerified ? <AlreadyVerified /> : <NewLink {...messages.incomplete} />)}
    </div>
  )
}

function Verification({ token }: { token: string }) {
  const queryClient = useQueryClient()
  const { user } = useSession()
  const { isSuccess, error, isFetching, refetch } = useQuery(verifyEmailQuery(queryClient, token))
  if (isSuccess)
    return (
      <CardPage {...messages.verified}>
        <NextSteps signedIn={user !== null} />
      </CardPage>
    )
  if (!error)
    return (
      <CardPage {...messages.verifying}>
        <Spinner className="size-10 justify-self-center text-peacock" />
      </CardPage>
    )
  if (!isExpiredLink(error))
    return (
      <CardPage {...messages.failed} lead={errorMessage(error)}>
        <Button size="lg" busy={isFetching} onClick={() => void refetch()}>
          {messages.tryAgain}
        </Button>
      </CardPage>
    )
  return user?.emailVerified ? <AlreadyVerified /> : <NewLink {...messages.expired} />
}

function AlreadyVerified() {
  return (
    <CardPage {...messages.alreadyVerified}>
      <NextSteps signedIn />
    </CardPage>
  )
}

/** Offers another link. It is sent to the address of the signed-in user, so a visitor signs in first. */
function NewLink({ heading, lead }: { heading: string; lead: ReactNode }) {
  const { user } = useSession()
  const { resend, sending } = useResendVerification()
  return (
    <CardPage heading={heading} lead={lead}>
      {user ? (
        <Button size="lg" busy={sending} onClick={resend}>
          {sending ? confirmEmailMessages.sending : confirmEmailMessages.sendAgain}
        </Button>
      ) : (
        <ButtonLink to={paths.signIn(paths.account())} size="lg">
          {messages.signInForNewLink}
        </ButtonLink>
      )}
    </CardPage>
  )
}

function NextSteps({ signedIn }: { signedIn: boolean }) {
  if (!signedIn)
    return (
      <ButtonLink to={paths.signIn()} size="lg">
        {messages.signIn}
      </ButtonLink>
    )
  return (
    <div className="grid gap-3">
      <ButtonLink to={paths.createStory()} size="lg">
        {messages.createStory}
      </ButtonLink>
      <ButtonLink to={paths.myStories()} variant="secondary">
        {messages.viewStories}
      </ButtonLink>
    </div>
  )
}
