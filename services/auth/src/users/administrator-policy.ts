const HOUR_MS = 60 * 60 * 1000

/** Stricter rules for administrators. */
export interface AdministratorPolicy {
  secondFactor: 'required' | 'optional'
  /** How long a session lasts in any case, in ms. Undefined: as for everybody. */
  sessionMs: number | undefined
  /** In characters. */
  minPasswordLength: number
}

/** Elsewhere `npm start` stays as simple as it is. */
export const administratorPolicy = (environment: string): AdministratorPolicy =>
  environment === 'production'
    ? { secondFactor: 'required', sessionMs: 12 * HOUR_MS, minPasswordLength: 12 }
    : { secondFactor: 'optional', sessionMs: undefined, minPasswordLength: 6 }
