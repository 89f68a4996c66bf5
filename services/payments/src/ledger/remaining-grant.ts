/** A ledger row of one account and kind. */
export interface Entry {
  ref: string
  amount: number
}

/** Ref of the refund of a use. */
export const refundRef = (ref: string) => `refund:${ref}`
/** Ref of the revocation of a grant, for one refund by the provider. */
export const revocationRef = (ref: string, refundId: string) => `refund:${ref}:${refundId}`

/**
 * The unused amount of the grant `ref`. Grants are used in the order in which they were made.
 * @param entries all rows of an account of one kind, oldest first
 */
export function remainingGrant(entries: readonly Entry[], ref: string): number {
  const grants: Entry[] = []
  let used = 0
  for (const entry of entries) {
    const isRefund = entry.ref.startsWith('refund:')
    if (entry.amount > 0 && !isRefund) grants.push({ ...entry })
    else {
      const grant = isRefund && grants.find(known => entry.ref.startsWith(revocationRef(known.ref, '')))
      if (grant) grant.amount += entry.amount
      else used -= entry.amount
    }
  }
  for (const grant of grants) {
    const spent = Math.min(grant.amount, Math.max(used, 0))
    if (grant.ref === ref) return grant.amount - spent
    used -= spent
  }
  return 0
}
