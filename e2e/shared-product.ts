import type { SignIn } from '@kahani/contracts/accounts'
import type { RunningProduct } from '@kahani/launcher/run-product'
import { type ApiClient, createApiClient, createFamily as createFamilyAt, PASSWORD } from '@kahani/testing/api-client'
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
    /** A story of the shared product, which tests don't change, and its owner, who has other things in `World`. */
    story: { id: number; userId: number; username: string }
  }
}

/** Signs up a new account on the shared product. */
export const createFamily = () => createFamilyAt(inject('product').url)

async function signIn(credentials: SignIn): Promise<ApiClient> {
  const client = createApiClient(inject('product').url)
  await client.signIn(credentials)
  return client
}

/** A client that is signed in as the administrator of the shared product. */
export const signInAsAdministrator = () => signIn(inject('product').admin)

/** A client that is signed in as the owner of the shared story. */
export const signInAsOwner = () => signIn({ username: inject('story').username, password: PASSWORD })

/** Buys a package of the shared product. @returns the id of the payment */
export const buy = (client: ApiClient, order: Parameters<typeof buyFrom>[1]) =>
  buyFrom(client, order, inject('product'))
