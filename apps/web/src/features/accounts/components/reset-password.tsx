import { zodResolver } from '@hookform/resolvers/zod'
import { changePasswordMessages } from '@kahani/messages/en/account-pages'
import { accountMessages } from '@kahani/messages/en/accounts'
import { resetPasswordMessages as messages } from '@kahani/messages/en/password-reset'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { isExpiredLink } from '../../../lib/api-error.ts'
import { paths } from '../../../lib/paths.ts'
import { toast } from '../../../lib/toast.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { CardPage } from '../../../ui/card-page.tsx'
import { resetPasswordFormSchema } from '../account-forms.ts'
import { useResetPassword } from '../api/account-mutations.ts'
import { showFormError } from '../form-error.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** For anyone with the link from an email, signed in or not. */
export function ResetPassword({ token }: { token: string }) {
  const navigate = useNavigate()
  const resetPassword = useResetPassword()
  const form = useForm({
    resolver: zodResolver(resetPasswordFormSchema),
    defaultValues: { newPassword: '', confirmPassword: '' },
  })
  const { isSubmitting } = form.formState

  const submit = form.handleSubmit(({ newPassword }) =>
    resetPassword.mutateAsync({ token, newPassword }).then(
      () => {
        toast({ title: changePasswordMessages.done, description: accountMessages.passwordChanged })
        navigate(paths.signIn(), { replace: true })
      },
      error => {
        if (isExpiredLink(error)) return
        showFormError(form, error, {
          title: changePasswordMessages.failed,
          fallback: changePasswordMessages.failedDefault,
          unexpected: changePasswordMessages.unexpected,
        })
      },
    ),
  )

  if (isExpiredLink(resetPassword.error)) return <ExpiredLink />
  return (
    <CardPage heading={messages.heading} lead={messages.lead}>
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate className="grid gap-4">
          <NewPasswordFields />
          <Button type="submit" size="lg" busy={isSubmitting} className="mt-2 w-full">
            {isSubmitting ? changePasswordMessages.submitting : messages.submit}
          </Button>
        </form>
      </FormProvider>
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
