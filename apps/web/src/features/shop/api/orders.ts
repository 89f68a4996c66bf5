import type { CreateGiftOrder, CreateOrder } from '@kahani/contracts/shop'
import { postJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { orderIn, type PayableOrder, type Purchase } from '../purchase.ts'

/** Only rupees can be chosen. */
const currencyCode = 'INR'

/** Makes the order of a purchase. Throws `InvalidOrder` where the answer is none. */
export async function createOrder({ packageId, gift }: Purchase): Promise<PayableOrder> {
  const answer = gift
    ? await postJson(endpoints.createGiftOrder(), { packageId, ...gift, currencyCode } satisfies CreateGiftOrder)
    : await postJson(endpoints.createOrder(), { packageId, currencyCode } satisfies CreateOrder)
  return orderIn(answer)
}
