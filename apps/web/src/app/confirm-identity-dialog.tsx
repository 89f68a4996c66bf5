import type { ConfirmIdentity, SecondFactors } from '@kahani/contracts/second-factors'
import { secondFactorMessages } from '@kahani/messages/en/second-factors'
import { useMutation, useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { postJson } from '../lib/api.ts'
import type { ProofAskedFor } from '../lib/confirm-identity.ts'
import { endpoints } from '../lib/endpoints.ts'
import { errorMessage } from '../lib/error-message.ts'
import { toastError } from '../lib/error-toast.ts'
import { showIssues } from '../lib/form-issues.ts'
import { isCancelled, signWithPasskey, supportsPasskeys } from '../lib/passkeys.ts'
import { secondFactorsQuery } from '../lib/second-factors.ts'
import { useSession } from '../lib/session.ts'
import { Alert } from '../ui/alert.tsx'
import { Button, buttonVariants } from '../ui/button.tsx'
import { Dialog, DialogActions, DialogClose } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { PasswordInput } from '../ui/password-input.tsx'
import { Spinner } from '../ui/spinner.tsx'

const messages = secondFactorMessages.confirm

interface ConfirmIdentityDialogProps {
  proof: ProofAskedFor
  answer: (confirmed: boolean) => void
}

/** Asks for the password, a code or a passkey: what the account has, and the request needs. */
export default function ConfirmIdentityDialog({ proof, answer }: ConfirmIdentityDialogProps) {
  const { data: factors, error } = useQuery(secondFactorsQuery())
  return (
    <Dialog open onOpenChange={() => answer(false)} title={messages.title} description={messages.description}>
      {error && <Alert variant="destructive" title={errorMessage(error)} />}
      {!error && !factors && <Spinner className="size-8 justify-self-center text-peacock" />}
      {factors && <Proofs factors={factors} proof={proof} onConfirmed={() => answer(true)} />}
    </Dialog>
  )
}

interface ProofsProps {
  factors: SecondFactors
  proof: ProofAskedFor
  onConfirmed: () => void
}

function Proofs({ factors, proof, onConfirmed }: ProofsProps) {
  const { user } = useSession()
  const hasPasskey = factors.passkeys.length > 0 && supportsPasskeys()
  const hasCode = factors.authenticatorApp || factors.recoveryCodesLeft > 0
  const hasFactor = factors.authenticatorApp || factors.passkeys.length > 0
  const hasPassword = proof === 'identity' && !hasFactor && user?.hasPassword === true
  if (!hasPasskey && !hasCode && !hasPassword) return <SignInAgain />
  return (
    <>
      {hasPasskey && <UsePasskey onConfirmed={onConfirmed} />}
      {(hasPassword || hasCode) && (
        <ProofForm field={hasPassword ? 'password' : 'code'} username={user?.username} onConfirmed={onConfirmed} />
      )}
    </>
  )
}

const confirm = (proof: ConfirmIdentity) => postJson(endpoints.confirmIdentity(), z.undefined(), proof)

function UsePasskey({ onConfirmed }: { onConfirmed: () => void }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => confirm({ passkey: await signWithPasskey(endpoints.confirmPasskeyOptions()) }),
    onSuccess: onConfirmed,
    onError: error => {
      if (!isCancelled(error)) toastError(messages.failed, error)
    },
  })
  return (
    <Button variant="secondary" size="lg" busy={isPending} onClick={() => mutate()}>
      <KeyRound className="size-5" aria-hidden="true" />
      {messages.usePasskey}
    </Button>
  )
}

interface ProofFormProps {
  field: 'password' | 'code'
  /** For password managers. */
  username: string | undefined
  onConfirmed: () => void
}

function ProofForm({ field, username, onConfirmed }: ProofFormProps) {
  const form = useForm({ defaultValues: { password: '', code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(({ password, code }) =>
    confirm(field === 'password' ? { password } : { code }).then(onConfirmed, error => {
      if (!showIssues(form, error)) toastError(messages.failed, error)
    }),
  )
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <input type="text" autoComplete="username" value={username ?? ''} readOnly hidden />
      {field === 'password' ? (
        <Field label={messages.password} error={errors.password?.message} required>
          <PasswordInput autoComplete="current-password" {...form.register('password')} />
        </Field>
      ) : (
        <Field label={messages.code} hint={secondFactorMessages.signIn.codeHint} error={errors.code?.message} required>
          <Input autoComplete="one-time-code" autoCapitalize="none" {...form.register('code')} />
        </Field>
      )}
      <DialogActions>
        <DialogClose>
          <Button variant="secondary">{messages.cancel}</Button>
        </DialogClose>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? messages.submitting : messages.submit}
        </Button>
      </DialogActions>
    </form>
  )
}

/** For a user with neither a password nor a second factor. */
function SignInAgain() {
  return (
    <>
      <p>{messages.signInAgain}</p>
      <DialogActions>
        <DialogClose>
          <Button variant="secondary">{messages.cancel}</Button>
        </DialogClose>
        <a href={endpoints.googleSignIn(window.location.pathname)} className={buttonVariants()}>
          {messages.signInWithGoogle}
        </a>
      </DialogActions>
    </>
  )
}
