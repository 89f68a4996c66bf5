import { indianDay } from '@kahani/contracts/gift-delivery'
import { sentGiftsSchema } from '@kahani/contracts/sent-gifts'
import type { Product } from '@kahani/launcher/product'
import { type ApiClient, createApiClient, createFamily } from '@kahani/testing/api-client'
import { confirmEmail, findLink } from '@kahani/testing/sandbox-mailbox'
import { buy } from '@kahani/testing/sandbox-payments'

/** The accounts that open the screens, and what they have. */
export interface World {
  clients: Record<'reader' | 'beginner' | 'administrator', ApiClient>
  /** An illustrated story of `reader`, who also has a free printed copy and a gift, and has given one. */
  storyId: number
  /** The path of the link that redeems the gift. */
  giftPath: string
  /** The gift that `reader` has given, for a later day. */
  sentGiftId: string
}

/** Somebody with a story. */
interface Reader {
  client: ApiClient
  email: string
  storyId: number
}

/** Signs up an account, which creates a story. */
export async function createReader(url: string): Promise<Reader> {
  const { client, email } = await createFamily(url)
  return { client, email, storyId: await client.generateStory() }
}

export async function createWorld(
  product: Pick<Product, 'url' | 'admin' | 'mailboxUrl' | 'sandboxPaymentsUrl'>,
  reader: Reader,
): Promise<World> {
  const [giver, beginner] = await Promise.all([createFamily(product.url), createFamily(product.url)])
  const administrator = createApiClient(product.url)
  await administrator.signIn(product.admin)
  await buy(reader.client, { packageId: 'single_printed' }, product)
  await confirmEmail(reader.client, reader.email, product)
  const message = 'For every night that you read to us.'
  await buy(
    giver.client,
    { packageId: 'digital', recipientEmail: reader.email, recipientName: 'Nani', message },
    product,
  )
  const deliverOn = indianDay(new Date(Date.now() + 30 * 24 * 60 * 60_000))
  const sentGift = { recipientEmail: giver.email, recipientName: 'Riya', message, deliverOn }
  await buy(reader.client, { packageId: 'printed', ...sentGift }, product)
  const [sent] = sentGiftsSchema.parse(await (await reader.client.send('GET', '/api/gifts')).json())
  const { pathname, search } = await findLink(reader.email, '/redeem-gift', product)
  const look = { skin: 6, hairStyle: 'curls', hairColour: 'black', glasses: true }
  const child = { kind: 'child', name: 'Kiara', gender: 'girl', birthMonth: '2021-03', look, detailsConsent: true }
  await reader.client.send('POST', '/api/family', child)
  await reader.client.waitForIllustrations(reader.storyId)
  return {
    clients: { reader: reader.client, beginner: beginner.client, administrator },
    storyId: reader.storyId,
    giftPath: pathname + search,
    sentGiftId: sent?.id ?? '',
  }
}
