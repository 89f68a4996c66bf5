import { secondFactorMessages } from '@kahani/messages/en/second-factors'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { toastError } from '../../../lib/error-toast.ts'
import { showIssues } from '../../../lib/form-issues.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions, DialogClose } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input } from '../../../ui/input.tsx'
import { useConfirmAuthenticator, useSetUpAuthenticator } from '../api/second-factors.ts'

const { section, setup: messages } = secondFactorMessages

interface AuthenticatorSetupProps {
  onCodes: (codes: string[] | null) => void
}

/** A button that begins to set up an authenticator app, and the dialog that finishes it. */
export function AuthenticatorSetup({ onCodes }: AuthenticatorSetupProps) {
  const { mutate, isPending, data, reset } = useSetUpAuthenticator()
  return (
    <>
      <Button variant="secondary" busy={isPending} onClick={() => mutate()}>
        {section.addAuthenticator}
      </Button>
      <Dialog
        open={data !== undefined}
        onOpenChange={() => reset()}
        title={messages.title}
        description={messages.description}
      >
        {data && (
          <SetupForm
            {...data}
            onAdded={codes => {
              reset()
              onCodes(codes)
            }}
          />
        )}
      </Dialog>
    </>
  )
}

interface SetupFormProps {
  secret: string
  /** For the QR code. */
  uri: string
  onAdded: (codes: string[] | null) => void
}

function SetupForm({ secret, uri, onAdded }: SetupFormProps) {
  const { mutateAsync } = useConfirmAuthenticator()
  const form = useForm({ defaultValues: { code: '' } })
  const { errors, isSubmitting } = form.formState
  const submit = form.handleSubmit(({ code }) =>
    mutateAsync(code).then(onAdded, error => {
      if (!showIssues(form, error)) toastError(section.addFailed, error)
    }),
  )
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <QrCode text={uri} />
      <dl>
        <dt className="text-sm text-ink-soft">{messages.key}</dt>
        <dd className="font-mono wrap-anywhere select-all">{secret.replace(/.{4}(?=.)/g, '$& ')}</dd>
      </dl>
      <Field label={messages.code} error={errors.code?.message} required>
        <Input autoComplete="one-time-code" inputMode="numeric" {...form.register('code')} />
      </Field>
      <DialogActions>
        <DialogClose>
          <Button variant="secondary">{messages.cancel}</Button>
        </DialogClose>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? messages.confirming : messages.confirm}
        </Button>
      </DialogActions>
    </form>
  )
}

/** Black on white in every theme, as apps expect it. */
function QrCode({ text }: { text: string }) {
  const { data } = useQuery({
    queryKey: ['qr-code', text],
    queryFn: async () => {
      const { encode } = await import('uqr')
      const { data: rows, size } = encode(text, { border: 2 })
      const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
      return { path: squares.join(''), size }
    },
    gcTime: 0,
  })
  const size = data?.size ?? 1
  return (
    <svg
      role="img"
      aria-label={messages.qrCode}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 justify-self-center rounded-sm bg-white"
    >
      <path d={data?.path} fill="black" />
    </svg>
  )
}
