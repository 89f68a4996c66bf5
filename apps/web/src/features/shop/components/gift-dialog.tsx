import { zodResolver } from '@hookform/resolvers/zod'
import { type GiftPreview, type GiftPreviewRequest, giftPreviewSchema } from '@kahani/contracts/gift-preview'
import { formatPaise } from '@kahani/contracts/money'
import { GIFT_MESSAGE_LENGTH, type Package } from '@kahani/contracts/shop'
import { shopMessages } from '@kahani/messages/en/shop'
import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Control, type FieldErrors, useForm, useWatch } from 'react-hook-form'
import { postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { showIssues } from '../../../lib/form-issues.ts'
import { useSignedInUser } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog, DialogActions, DialogClose, DialogFooter } from '../../../ui/dialog.tsx'
import { Field } from '../../../ui/field.tsx'
import { Input, Textarea } from '../../../ui/input.tsx'
import { type Gift, type GiftForm, giftFormSchema } from '../api/orders.ts'
import { createGiftDraft } from '../model/gift-draft.ts'
import { DeliveryFields, type GiftFormApi } from './delivery-fields.tsx'
import { GiftEmail } from './gift-email.tsx'

const messages = shopMessages.gift
const FIELDS = ['recipientName', 'recipientEmail', 'message', 'senderName', 'deliverOn'] as const

/** What a page can do with the open dialog. */
export interface GiftDialogHandle {
  /** Shows the issues of a rejected gift. Returns false if one of them has no field. */
  showIssues: (error: unknown) => boolean
}

export interface GiftDialogProps {
  ref: Ref<GiftDialogHandle>
  /** The package to gift; null while the dialog is closed. */
  item: Package | null
  /** Whether the order is being created. */
  busy: boolean
  onClose: () => void
  onSubmit: (gift: Gift) => void
}

/** Who gets the gift. The email that they will receive can be previewed. */
export function GiftDialog({ ref, item, busy, onClose, onSubmit }: GiftDialogProps) {
  const form = useGiftForm()
  useImperativeHandle(ref, () => ({ showIssues: error => showIssues(form, error) }))
  const preview = useGiftPreview()
  const previewButton = useRef<HTMLButtonElement>(null)
  const [email, setEmail] = useState<GiftPreview | null>(null)

  const showPreview = () => {
    const { recipientName, message, senderName } = form.getValues()
    if (item) preview.mutate({ packageId: item.id, recipientName, message, senderName }, { onSuccess: setEmail })
  }
  const edit = () => {
    flushSync(() => setEmail(null))
    previewButton.current?.focus()
  }
  const showErrors = (errors: FieldErrors<GiftForm>) => {
    const invalid = FIELDS.find(name => errors[name])
    flushSync(() => setEmail(null))
    if (invalid) form.setFocus(invalid)
  }
  const close = () => {
    if (busy) return
    preview.reset()
    setEmail(null)
    form.clearErrors()
    onClose()
  }
  return (
    <Dialog open={item !== null} onOpenChange={close} title={messages.title} description={messages.lead}>
      {item && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-drawn-sm bg-marigold-wash px-4 py-2.5">
          <span className="font-display text-lg font-semibold">{item.name}</span>
          <span>
            <span className="font-display text-lg font-bold">{formatPaise(item.price)}</span>
            <span className="text-sm text-ink-soft">{shopMessages.oneTime}</span>
          </span>
          <span className="w-full text-sm text-ink-soft">{shopMessages.taxes}</span>
        </p>
      )}
      <form onSubmit={form.handleSubmit(onSubmit, showErrors)} noValidate className="grid gap-4">
        {email ? (
          <GiftEmail email={email} to={form.getValues('recipientEmail')} deliverOn={form.getValues('deliverOn')} />
        ) : (
          <GiftFields form={form} />
        )}
        {!email && (
          <Button
            ref={previewButton}
            variant="ghost"
            busy={preview.isPending}
            onClick={showPreview}
            className="justify-self-start"
          >
            {!preview.isPending && <Mail className="size-5" aria-hidden="true" />}
            {messages.preview}
          </Button>
        )}
        <DialogFooter>
          <DialogActions>
            {email ? (
              <Button variant="secondary" disabled={busy} onClick={edit}>
                {messages.edit}
              </Button>
            ) : (
              <DialogClose>
                <Button variant="secondary" disabled={busy}>
                  {messages.cancel}
                </Button>
              </DialogClose>
            )}
            <Button type="submit" busy={busy}>
              {busy ? messages.submitting : messages.submit}
            </Button>
          </DialogActions>
        </DialogFooter>
      </form>
    </Dialog>
  )
}

/** Loads the texts of the email from the service that sends it. */
const useGiftPreview = () =>
  useMutation({
    mutationFn: (request: GiftPreviewRequest) => postJson(endpoints.giftPreview(), giftPreviewSchema, request),
    onError: error => toastError(shopMessages.gift.previewFailed, error),
    gcTime: 0,
  })

/** The form of the gift dialog, with what was typed before. */
function useGiftForm() {
  const { id, username } = useSignedInUser()
  const [draft] = useState(() => createGiftDraft(id))
  const [defaultValues] = useState(() => {
    const values = draft.read()
    return { ...values, senderName: values.senderName || username }
  })
  const form: GiftFormApi = useForm<GiftForm, unknown, Gift>({ resolver: zodResolver(giftFormSchema), defaultValues })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) }),
    [form, draft],
  )
  return form
}

function GiftFields({ form }: { form: GiftFormApi }) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <>
      <Field label={messages.recipientName} error={errors.recipientName?.message} required>
        <Input {...register('recipientName')} autoComplete="off" autoCapitalize="words" enterKeyHint="next" />
      </Field>
      <Field label={messages.recipientEmail} error={errors.recipientEmail?.message} required>
        <Input
          type="email"
          {...register('recipientEmail')}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="next"
        />
      </Field>
      <div>
        <Field label={messages.message} error={errors.message?.message}>
          <Textarea {...register('message')} rows={3} />
        </Field>
        <MessageCount control={control} />
      </div>
      <Field label={messages.senderName} hint={messages.senderHint} error={errors.senderName?.message}>
        <Input {...register('senderName')} autoComplete="name" autoCapitalize="words" enterKeyHint="done" />
      </Field>
      <DeliveryFields form={form} />
    </>
  )
}

/** A separate component, so that typing re-renders nothing else. */
function MessageCount({ control }: { control: Control<GiftForm, unknown, Gift> }) {
  const message = useWatch({ control, name: 'message' }) ?? ''
  return (
    <p className="mt-1 text-right text-sm text-ink-soft tabular-nums">
      {messages.messageCount(message.length, GIFT_MESSAGE_LENGTH)}
    </p>
  )
}
