import { zodResolver } from '@hookform/resolvers/zod'
import { changePasswordMessages as messages } from '@kahani/messages/en/account-pages'
import { accountMessages } from '@kahani/messages/en/accounts'
import { useForm } from 'react-hook-form'
import { errorMessage } from '../../lib/error-message.ts'
import { showIssues } from '../../lib/form-issues.ts'
import { useSignedInUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { PasswordInput } from '../../ui/password-input.tsx'
import { changePasswordFormSchema } from './account-forms.ts'
import { useChangePassword } from './api/account-mutations.ts'
import { AccountCard } from './components/account-card.tsx'

export default function ChangePasswordPage() {
  const user = useSignedInUser()
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
      error => {
        if (showIssues(form, error)) return
        const description = errorMessage(error, messages.failedDefault, messages.unexpected)
        toast({ title: messages.failed, description, variant: 'destructive' })
      },
    ),
  )

  return (
    <AccountCard heading={messages.heading} lead={messages.lead}>
      <PageMeta title={messages.title} unlisted />
      <form onSubmit={submit} noValidate className="grid gap-4">
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" autoComplete="username" value={user.username} readOnly hidden />
        <Field label={messages.currentPassword} error={errors.currentPassword?.message} required>
          <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
        </Field>
        <Field
          label={messages.newPassword}
          hint={messages.newPasswordHint}
          error={errors.newPassword?.message}
          required
        >
          <PasswordInput autoComplete="new-password" {...form.register('newPassword')} />
        </Field>
        <Field label={messages.confirmPassword} error={errors.confirmPassword?.message} required>
          <PasswordInput autoComplete="new-password" {...form.register('confirmPassword')} />
        </Field>
        <Button type="submit" size="lg" busy={isSubmitting} className="mt-2 w-full">
          {isSubmitting ? messages.submitting : messages.submit}
        </Button>
      </form>
    </AccountCard>
  )
}
