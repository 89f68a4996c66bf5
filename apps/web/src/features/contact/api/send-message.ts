import { messageSchema } from '@kahani/contracts/accounts'
import type { Contact } from '@kahani/contracts/contact'
import { useMutation } from '@tanstack/react-query'
import { postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'

/** Sends a message to support. */
export const useSendMessage = () =>
  useMutation({ mutationFn: (message: Contact) => postJson(endpoints.contact(), messageSchema, message) })
