import { packageNameMessages as names } from '@kahani/messages/en/packages'

/** What can be bought. Without schemas, so that the landing page loads no validation. */

/** Prices are in paise. */
export const PACKAGES = [
  { id: 'single_digital', name: names.single_digital, price: 40_000, stories: 1, printedCopies: 0 },
  { id: 'single_printed', name: names.single_printed, price: 120_000, stories: 1, printedCopies: 1 },
  { id: 'digital', name: names.digital, price: 150_000, stories: 5, printedCopies: 0 },
  { id: 'printed', name: names.printed, price: 300_000, stories: 3, printedCopies: 3 },
] as const
export type Package = (typeof PACKAGES)[number]
export type PackageId = Package['id']
export const packageOf = (id: PackageId): Package => PACKAGES.find(item => item.id === id) as Package

/** Price of one printed copy with its shipping, in paise. */
export const PRINTED_COPY_PRICE = 80_000

/** Shipping of a printed copy, which its price includes, and the surcharge for express delivery, in paise. */
export const SHIPPING_FEE = 10_000
export const EXPRESS_FEE = 20_000
