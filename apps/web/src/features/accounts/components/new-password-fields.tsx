import { changePasswordMessages as messages } from '@kahani/messages/en/account-pages'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'

interface NewPassword {
  newPassword: string
  confirmPassword: string
}

/** The new password and its confirmation. */
export function NewPasswordFields() {
  const { register, formState } = useFormContext<NewPassword>()
  const { errors } = formState
  return (
    <>
      <Field label={messages.newPassword} hint={messages.newPasswordHint} error={errors.newPassword?.message} required>
        <PasswordInput autoComplete="new-password" {...register('newPassword', { deps: 'confirmPassword' })} />
      </Field>
      <Field label={messages.confirmPassword} error={errors.confirmPassword?.message} required>
        <PasswordInput autoComplete="new-password" {...register('confirmPassword')} />
      </Field>
    </>
  )
}
