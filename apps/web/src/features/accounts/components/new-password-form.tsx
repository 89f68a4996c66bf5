import { zodResolver } from '@hookform/resolvers/zod'
import { changePasswordMessages } from '@kahani/messages/en/account-pages'
import { accountMessages } from '@kahani/messages/en/accounts'
import { resetPasswordMessages as messages } from '@kahani/messages/en/password-reset'
import { FormProvider, useForm } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { isExpiredLink } from '../../../lib/api-error.ts'
import { paths } from '../../../lib/paths.ts'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { resetPasswordFormSchema } from '../account-forms.ts'
import { showFormError } from '../form-error.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/**
 * The form that an emailed link opens. It leads to the sign-in page, because a new password ends all sessions.
 * @param save a rejected link is shown by the caller
 */
export function NewPasswordForm({ save }: { save: (newPassword: string) => Promise<unknown> }) {
  const navigate = useNavigate()
  const form = useForm({
    resolver: zodResolver(resetPasswordFormSchema),
    defaultValues: { newPassword: '', confirmPassword: '' },
  })
  const { isSubmitting } = form.formState

  const submit = form.handleSubmit(({ newPassword }) =>
    save(newPassword).then(
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

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <NewPasswordFields />
        <Button type="submit" size="lg" busy={isSubmitting} className="mt-2 w-full">
          {isSubmitting ? changePasswordMessages.submitting : messages.submit}
        </Button>
      </form>
    </FormProvider>
  )
}
