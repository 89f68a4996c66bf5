/** A ledger row of one account and kind. */
export interface Entry {
  ref: string
  amount: number
  /** The grant that a use and its refund count against, if it is recorded. */
  grantRef?: string | null
}

/** Refs of grants. */
export const orderRef = (id: number) => `order:${id}`
export const giftRef = (id: string) => `gift:${id}`
/** Ref of the refund of a use. */
export const refundRef = (ref: string) => `refund:${ref}`
/** Ref of the revocation of a grant, for one refund by the provider. */
export const revocationRef = (ref: string, refundId: string) => `refund:${ref}:${refundId}`

/**
 * The unused amount of each grant by its ref, oldest first. A use without a recorded grant counts against the oldest one.
 * @param entries all rows of an account of one kind, oldest first
 */
export function remainingGrants(entries: readonly Entry[]): Map<string, number> {
  const grants = new Map<string, number>()
  let used = 0
  for (const { ref, amount, grantRef } of entries) {
    const isRefund = ref.startsWith('refund:')
    const revoked = isRefund ? [...grants.keys()].find(known => ref.startsWith(revocationRef(known, ''))) : undefined
    const changed = revoked ?? grantRef ?? ''
    const balance = grants.get(changed)
    if (amount > 0 && !isRefund) grants.set(ref, amount)
    else if (balance !== undefined) grants.set(changed, balance + amount)
    else used -= amount
  }
  for (const [ref, amount] of grants) {
    const spent = Math.min(amount, Math.max(used, 0))
    grants.set(ref, amount - spent)
    used -= spent
  }
  return grants
}

/** The unused amount of the grant `ref`. @param entries all rows of an account of one kind, oldest first */
export const remainingGrant = (entries: readonly Entry[], ref: string): number => remainingGrants(entries).get(ref) ?? 0
