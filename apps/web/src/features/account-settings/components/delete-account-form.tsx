import type { User } from '@kahani/contracts/accounts'
import { accountDeletionMessages } from '@kahani/messages/en/account-deletion'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { toastError } from '../../../lib/error-toast.ts'
import { showIssues } from '../../../lib/form-issues.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { DialogActions, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { keptDataQuery, useDeleteAccount } from '../api/account-deletion.ts'
import { DeletedItems, KeptItems } from './deletion-summary.tsx'

const messages = accountDeletionMessages.dialog

/** Shows what is deleted and what is kept, and asks for the username and the password. */
export function DeleteAccountForm({ user }: { user: User }) {
  const kept = useQuery(keptDataQuery())
  const deleteAccount = useDeleteAccount(kept.data)
  const form = useForm({ defaultValues: { username: '', currentPassword: '' } })
  const busy = deleteAccount.isPending || deleteAccount.isSuccess

  const submit = form.handleSubmit(({ username, currentPassword }) =>
    deleteAccount.mutateAsync({ username, ...(user.hasPassword && { currentPassword }) }).catch(error => {
      if (!showIssues(form, error)) {
        toastError(messages.failed, error)
      }
    }),
  )

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <DeletedItems heading={messages.deleted} />
      {kept.data && <KeptItems {...kept.data} />}
      {kept.isPending && <p role="status">{messages.keptLoading}</p>}
      {kept.isError && <Alert variant="destructive" title={messages.keptFailed} />}
      <Field
        label={messages.username}
        hint={messages.usernameHint(user.username)}
        error={form.formState.errors.username?.message}
        required
      >
        <Input autoComplete="off" autoCapitalize="none" {...form.register('username')} />
      </Field>
      {user.hasPassword && (
        <Field label={messages.password} error={form.formState.errors.currentPassword?.message} required>
          <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
        </Field>
      )}
      <DialogActions>
        <DialogClose>
          <Button variant="secondary">{messages.cancel}</Button>
        </DialogClose>
        <Button type="submit" variant="destructive" busy={busy} disabled={!kept.data}>
          {busy ? messages.deleting : messages.confirm}
        </Button>
      </DialogActions>
    </form>
  )
}
