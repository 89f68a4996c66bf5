import { accountMessages } from '@kahani/messages/en/accounts'
import { resetPasswordMessages as messages } from '@kahani/messages/en/password-reset'
import { isExpiredLink } from '../../../lib/api-error.ts'
import { paths } from '../../../lib/paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { CardPage } from '../../../ui/card-page.tsx'
import { useResetPassword } from '../api/account-mutations.ts'
import { NewPasswordForm } from './new-password-form.tsx'

/** For anyone with the link from an email, signed in or not. */
export function ResetPassword({ token }: { token: string }) {
  const { error, mutateAsync } = useResetPassword()
  if (isExpiredLink(error)) return <ExpiredLink />
  return (
    <CardPage heading={messages.heading} lead={messages.lead}>
      <NewPasswordForm save={newPassword => mutateAsync({ token, newPassword })} />
    </CardPage>
  )
}

function ExpiredLink() {
  return (
    <CardPage heading={messages.expiredHeading} lead={messages.expiredLead} focusHeading>
      <Alert variant="destructive" title={messages.expired}>
        {accountMessages.linkExpired}
      </Alert>
      <ButtonLink to={paths.forgotPassword()} replace size="lg">
        {messages.requestNew}
      </ButtonLink>
    </CardPage>
  )
}
