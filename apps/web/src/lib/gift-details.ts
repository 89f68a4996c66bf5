import { receivedGiftDetailsSchema } from '@kahani/contracts/gifts'
import { queryOptions } from '@tanstack/react-query'
import { postJson } from './api.ts'
import { ApiError } from './api-error.ts'
import { endpoints } from './endpoints.ts'

/** The gift of a token, also for visitors. */
export const giftDetailsQuery = (token: string) =>
  queryOptions({
    queryKey: ['gift-details', token],
    queryFn: ({ signal }) => postJson(endpoints.giftDetails(), receivedGiftDetailsSchema, { token }, { signal }),
  })

const UNREDEEMABLE = ['unknown_gift', 'gift_redeemed', 'gift_cancelled']

/** Why nobody can redeem a gift, in the words of the server; null if that is not known. */
export const unredeemableMessage = (error: unknown): string | null =>
  error instanceof ApiError && UNREDEEMABLE.includes(error.body?.code ?? '') ? (error.body?.message ?? null) : null
