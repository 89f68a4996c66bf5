import { HttpError } from './http-error.ts'

/** How long an action that needs proof of identity accepts the last one, in ms. */
const FRESH_MS = 15 * 60 * 1000

const isFresh = (at: number | undefined) => at !== undefined && Date.now() - at < FRESH_MS

/** When the user of a session proved who they are, in ms since 1970. */
export interface ProofsOfIdentity {
  /** By password or second factor, because an action asked for it. */
  confirmedAt?: number | undefined
  /** By second factor, at sign-in or later. */
  secondFactorAt?: number | undefined
}

// The browser asks for the password or a second factor, and repeats the request.
const confirmIdentity = () => new HttpError(403, 'confirm_identity', 'Please confirm that it is you.')
const confirmSecondFactor = () => new HttpError(403, 'confirm_second_factor', 'Please use your second factor again.')
const secondFactorRequired = () =>
  new HttpError(
    403,
    'second_factor_required',
    'Administrators need a second factor: please set up a passkey or an authenticator app on your account page.',
  )

/** @throws HttpError 403 unless the user proved who they are within the last 15 minutes */
export function requireConfirmed({ confirmedAt, secondFactorAt }: ProofsOfIdentity): void {
  if (!isFresh(confirmedAt) && !isFresh(secondFactorAt)) throw confirmIdentity()
}

/** @throws HttpError 403 unless the user used a second factor within the last 15 minutes */
export function requireFreshSecondFactor({ secondFactorAt }: ProofsOfIdentity): void {
  if (!isFresh(secondFactorAt)) throw confirmSecondFactor()
}

/** @param age within the session, or within the last 15 minutes @throws HttpError 403 */
export function requireSecondFactor(proofs: ProofsOfIdentity, age: 'session' | 'fresh'): void {
  if (proofs.secondFactorAt === undefined) throw secondFactorRequired()
  if (age === 'fresh') requireFreshSecondFactor(proofs)
}
