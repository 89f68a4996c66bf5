import type { RunningProduct } from '@kahani/launcher/run-product'
import { type ApiClient, createApiClient, createFamily as createFamilyAt } from '@kahani/testing/api-client'
import { buy as buyFrom } from '@kahani/testing/sandbox-payments'
import { inject } from 'vitest'

/** Where the tests reach a running product. */
type ProductAccess = Pick<
  RunningProduct,
  'url' | 'admin' | 'mailboxUrl' | 'sandboxPaymentsUrl' | 'databaseUrl' | 'redisUrl' | 'dataDir'
>

declare module 'vitest' {
  interface ProvidedContext {
    /** The product with default settings that the test files share. */
    product: ProductAccess
    /** WebSocket URL of the Chromium that the test files share. */
    browserUrl: string
    /** Another gateway of the shared product. */
    secondGatewayUrl: string
  }
}

/** Signs up a new account on the shared product. */
export const createFamily = () => createFamilyAt(inject('product').url)

/** A client that is signed in as the administrator of the shared product. */
export async function signInAsAdministrator(): Promise<ApiClient> {
  const { url, admin } = inject('product')
  const client = createApiClient(url)
  await client.signIn(admin)
  return client
}

/** Buys a package of the shared product. @returns the id of the payment */
export const buy = (client: ApiClient, order: Parameters<typeof buyFrom>[1]) =>
  buyFrom(client, order, inject('product'))
