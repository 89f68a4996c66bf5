import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSignedInUser } from '../../../lib/session.ts'
import { type Gift, type GiftForm, giftFormSchema } from '../api/orders.ts'
import { createGiftDraft } from './gift-draft.ts'

/** The form of the gift dialog, with what was typed before. */
export function useGiftForm() {
  const { id } = useSignedInUser()
  const [draft] = useState(() => createGiftDraft(id))
  const [defaultValues] = useState(draft.read)
  const form = useForm<GiftForm, unknown, Gift>({ resolver: zodResolver(giftFormSchema), defaultValues })
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => draft.save(values) }),
    [form, draft],
  )
  return form
}
