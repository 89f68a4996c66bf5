import type { User } from '@kahani/contracts/accounts'
import { changePasswordMessages as messages } from '@kahani/messages/en/account-pages'
import { accountMessages } from '@kahani/messages/en/accounts'
import { forgotPasswordMessages } from '@kahani/messages/en/password-reset'
import { toastError } from '../../lib/error-toast.ts'
import { useSignedInUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { CardPage } from '../../ui/card-page.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { useForgotPassword } from './api/account-mutations.ts'
import { ChangePassword } from './components/change-password.tsx'
import { ResetPassword } from './components/reset-password.tsx'

/** Sets a new password. `token` is of an emailed link; without one, the user is signed in. */
export default function PasswordPage({ token }: { token: string | null }) {
  return (
    <>
      <PageMeta title={messages.title} unlisted />
      {token === null ? <OwnPassword /> : <ResetPassword key={token} token={token} />}
    </>
  )
}

function OwnPassword() {
  const user = useSignedInUser()
  return user.hasPassword ? <ChangePassword user={user} /> : <NoPassword user={user} />
}

/** For a user who signs in with Google only. */
function NoPassword({ user }: { user: User }) {
  const { mutate, isPending } = useForgotPassword()
  const sendLink = () =>
    mutate(
      { email: user.email },
      {
        onSuccess: () => toast({ title: forgotPasswordMessages.sent, description: accountMessages.resetRequested }),
        onError: error => toastError(forgotPasswordMessages.failed, error, forgotPasswordMessages.failedDefault),
      },
    )
  return (
    <CardPage heading={messages.noPassword} lead={messages.noPasswordLead(user.email)}>
      <Button size="lg" busy={isPending} onClick={sendLink}>
        {isPending ? messages.sendingLink : messages.sendLink}
      </Button>
    </CardPage>
  )
}
