import { type PackageId, packageOf } from '@kahani/contracts/shop'
import type { Credits } from '../ledger/ledger-service.ts'
import type { OrderRow } from './order-repository.ts'

/** What an order grants: the credits of its package, or one printed copy. */
export function creditsOf({ package_id: packageId }: Pick<OrderRow, 'package_id'>): Credits {
  if (packageId === null) return { stories: 0, printedCopies: 1 }
  const { stories, printedCopies } = packageOf(packageId as PackageId)
  return { stories, printedCopies }
}
