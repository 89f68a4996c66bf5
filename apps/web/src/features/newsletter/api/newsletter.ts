import { messageSchema } from '@kahani/contracts/accounts'
import { useMutation } from '@tanstack/react-query'
import { postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'

/** Subscribes the address that an emailed link was sent to, or ends its subscription. */
export const useNewsletterLink = (action: 'confirm' | 'unsubscribe') =>
  useMutation({
    mutationFn: (token: string) => {
      const endpoint = action === 'confirm' ? endpoints.confirmNewsletter() : endpoints.unsubscribeFromNewsletter()
      return postJson(endpoint, messageSchema, { token })
    },
  })
