import type { User } from '@kahani/contracts/accounts'
import { accountDeletionMessages as messages } from '@kahani/messages/en/account-deletion'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { toastError } from '../../../lib/error-toast.ts'
import { showIssues } from '../../../lib/form-issues.ts'
import { useSignedInUser } from '../../../lib/session.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { keptDataQuery, useDeleteAccount } from '../api/account-deletion.ts'
import { DeletedItems, KeptItems } from './deletion-summary.tsx'
import { SettingsSection } from './settings-section.tsx'

const { dialog } = messages

export function DeleteAccountSection() {
  const user = useSignedInUser()
  const [open, setOpen] = useState(false)
  return (
    <SettingsSection heading={messages.heading} about={messages.about}>
      <Button variant="destructive" onClick={() => setOpen(true)} className="justify-self-start">
        {messages.open}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={dialog.title} description={dialog.description}>
        <DeleteAccountForm user={user} />
      </Dialog>
    </SettingsSection>
  )
}

/** Shows what is deleted and what is kept, and asks for the username and the password. */
function DeleteAccountForm({ user }: { user: User }) {
  const kept = useQuery(keptDataQuery())
  const deleteAccount = useDeleteAccount(kept.data)
  const form = useForm({ defaultValues: { username: '', currentPassword: '' } })
  const busy = deleteAccount.isPending || deleteAccount.isSuccess

  const submit = form.handleSubmit(({ username, currentPassword }) =>
    deleteAccount.mutateAsync({ username, ...(user.hasPassword && { currentPassword }) }).catch(error => {
      if (!showIssues(form, error)) toastError(dialog.failed, error)
    }),
  )

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <DeletedItems heading={dialog.deleted} />
      {kept.data && <KeptItems {...kept.data} />}
      {kept.isPending && <p role="status">{dialog.keptLoading}</p>}
      {kept.isError && <Alert variant="destructive" title={dialog.keptFailed} />}
      <Field
        label={dialog.username}
        hint={dialog.usernameHint(user.username)}
        error={form.formState.errors.username?.message}
        required
      >
        <Input autoComplete="off" autoCapitalize="none" {...form.register('username')} />
      </Field>
      {user.hasPassword && (
        <Field label={dialog.password} error={form.formState.errors.currentPassword?.message} required>
          <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
        </Field>
      )}
      <DialogActions>
        <DialogClose>
          <Button variant="secondary">{dialog.cancel}</Button>
        </DialogClose>
        <Button type="submit" variant="destructive" busy={busy} disabled={!kept.data}>
          {busy ? dialog.deleting : dialog.confirm}
        </Button>
      </DialogActions>
    </form>
  )
}
