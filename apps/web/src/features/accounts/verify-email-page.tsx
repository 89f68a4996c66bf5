import { messageSchema } from '@kahani/contracts/accounts'
import { confirmEmailMessages, verifyEmailMessages as messages } from '@kahani/messages/en/email-verification'
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { postJson } from '../../lib/api.ts'
import { isExpiredChange, isExpiredLink, isOtherSession, isSignInToConfirm } from '../../lib/api-error.ts'
import { availableGiftsQuery } from '../../lib/available-gifts.ts'
import { endpoints } from '../../lib/endpoints.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { useLinkToken } from '../../lib/link-token.ts'
import { paths } from '../../lib/paths.ts'
import { useResendVerification } from '../../lib/resend-verification.ts'
import { refetchUser, useSession } from '../../lib/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CardPage } from '../../ui/card-page.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { useConfirmWithPassword } from './api/account-mutations.ts'
import { NewPasswordForm } from './components/new-password-form.tsx'

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
  if (isOtherSession(error)) return <ConfirmOwnership token={token} />
  if (isSignInToConfirm(error)) {
    const { heading, lead } = messages.newAddress
    return (
      <CardPage heading={heading} lead={lead(user?.username ?? null)}>
        <SignInToConfirm token={token} />
      </CardPage>
    )
  }
  if (isExpiredChange(error))
    return (
      <CardPage {...messages.newAddressExpired}>
        <ButtonLink to={paths.account()} size="lg">
          {messages.openAccount}
        </ButtonLink>
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

/** Somebody else may have signed up with the address, so whoever received the email signs in, or takes over the account. */
function ConfirmOwnership({ token }: { token: string }) {
  const { user } = useSession()
  const { error, mutateAsync } = useConfirmWithPassword()
  if (isExpiredLink(error)) return <NewLink {...messages.expired} />
  return (
    <CardPage heading={messages.ownership.heading} lead={messages.ownership.lead(user?.username ?? null)} focusHeading>
      <SignInToConfirm token={token} />
      <section className="grid gap-4 border-t border-line pt-6">
        <h2 className="text-lg font-semibold">{messages.ownership.newPassword}</h2>
        <p>{messages.ownership.newPasswordLead}</p>
        <NewPasswordForm save={newPassword => mutateAsync({ token, newPassword })} />
      </section>
    </CardPage>
  )
}

/** Leads back to the link. */
function SignInToConfirm({ token }: { token: string }) {
  return (
    <ButtonLink to={paths.signIn(`${paths.verifyEmail()}?${new URLSearchParams({ token })}`)} size="lg">
      {messages.signIn}
    </ButtonLink>
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

/**
 * Confirms the address that a link was sent to. A query instead of a mutation, because it runs when the page opens, and
 * only once per token, however often React renders the page. Repeating it is harmless.
 */
const verifyEmailQuery = (queryClient: QueryClient, token: string) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const result = await postJson(endpoints.verifyEmail(), messageSchema, { token })
      await refetchUser(queryClient)
      // Gifts are listed for a confirmed address only.
      void queryClient.invalidateQueries({ queryKey: availableGiftsQuery().queryKey })
      return result
    },
  })
