import { messageSchema } from '@kahani/contracts/accounts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { postJson } from '../../../lib/api.ts'
import { availableGiftsQuery } from '../../../lib/available-gifts.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { userQuery } from '../../../lib/session.ts'

/**
 * Confirms the address that a link was sent to. A query instead of a mutation, because it runs when the page opens, and
 * only once per token, however often React renders the page. Repeating it is harmless.
 */
export const verifyEmailQuery = (queryClient: QueryClient, token: string) =>
  queryOptions({
    queryKey: ['verify-email', token],
    queryFn: async () => {
      const result = await postJson(endpoints.verifyEmail(), messageSchema, { token })
      await queryClient.refetchQueries({ queryKey: userQuery().queryKey })
      // Gifts are listed for a confirmed address only.
      void queryClient.invalidateQueries({ queryKey: availableGiftsQuery().queryKey })
      return result
    },
  })
