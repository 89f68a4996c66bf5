import { type GiftPreviewRequest, giftPreviewSchema } from '@kahani/contracts/gift-preview'
import { shopMessages } from '@kahani/messages/en/shop'
import { useMutation } from '@tanstack/react-query'
import { postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { toastError } from '../../../lib/error-toast.ts'

/** Loads the texts of the email from the service that sends it. */
export const useGiftPreview = () =>
  useMutation({
    mutationFn: (request: GiftPreviewRequest) => postJson(endpoints.giftPreview(), giftPreviewSchema, request),
    onError: error => toastError(shopMessages.gift.previewFailed, error),
    gcTime: 0,
  })
