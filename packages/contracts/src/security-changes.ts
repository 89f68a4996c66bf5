/** Changes of how an account is protected, which its owner is notified of. */
export const SECURITY_CHANGES = [
  'username-changed',
  'passkey-added',
  'passkey-removed',
  'authenticator-added',
  'authenticator-removed',
  'recovery-codes-renewed',
  /** By an administrator. */
  'second-factors-removed',
] as const
export type SecurityChange = (typeof SECURITY_CHANGES)[number]
