import { zodResolver } from '@hookform/resolvers/zod'
import type { User } from '@kahani/contracts/accounts'
import { changePasswordMessages as messages } from '@kahani/messages/en/account-pages'
import { accountMessages } from '@kahani/messages/en/accounts'
import { FormProvider, useForm } from 'react-hook-form'
import { toast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/button.tsx'
import { CardPage } from '../../../ui/card-page.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { changePasswordFormSchema } from '../account-forms.ts'
import { useChangePassword } from '../api/account-mutations.ts'
import { showFormError } from '../form-error.ts'
import { NewPasswordFields } from './new-password-fields.tsx'

/** For a signed-in user, who knows the current password. */
export function ChangePassword({ user }: { user: User }) {
  const changePassword = useChangePassword()
  const form = useForm({
    resolver: zodResolver(changePasswordFormSchema),
    defaultValues: { currentPassword: '', newPassword: '', confirmPassword: '' },
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(({ currentPassword, newPassword }) =>
    changePassword.mutateAsync({ currentPassword, newPassword }).then(
      () => {
        form.reset()
        toast({ title: messages.done, description: accountMessages.passwordChanged })
      },
      error =>
        showFormError(form, error, {
          title: messages.failed,
          fallback: messages.failedDefault,
          unexpected: messages.unexpected,
        }),
    ),
  )

  return (
    <CardPage heading={messages.heading} lead={messages.lead}>
      <FormProvider {...form}>
        <form onSubmit={submit} noValidate className="grid gap-4">
          {/* Tells password managers which account the password belongs to. */}
          <input type="text" autoComplete="username" value={user.username} readOnly hidden />
          <Field label={messages.currentPassword} error={errors.currentPassword?.message} required>
            <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
          </Field>
          <NewPasswordFields />
          <Button type="submit" size="lg" busy={isSubmitting} className="mt-2 w-full">
            {isSubmitting ? messages.submitting : messages.submit}
          </Button>
        </form>
      </FormProvider>
    </CardPage>
  )
}
