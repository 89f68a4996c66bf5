import type { User } from '@kahani/contracts/accounts'
import { changePasswordMessages as messages } from '@kahani/messages/en/account-pages'
import { accountMessages } from '@kahani/messages/en/accounts'
import { forgotPasswordMessages } from '@kahani/messages/en/password-reset'
import { toastError } from '../../../lib/error-toast.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { CardPage } from '../../../ui/card-page.tsx'
import { useForgotPassword } from '../api/account-mutations.ts'

/** For a user who signs in with Google only. */
export function NoPassword({ user }: { user: User }) {
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
