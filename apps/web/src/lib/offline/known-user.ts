import { storedValue } from '../storage.ts'

/** The account that is signed in on this device: what the screens that work offline need of it. */
export interface KnownUser {
  id: number
  username: string
}

/** The account that used this device last and has not signed out; null if there is none. */
export const knownUser = storedValue<KnownUser | null>('device', 'user', value => {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('username' in value)) return null
  const { id, username } = value
  return typeof id === 'number' && typeof username === 'string' ? { id, username } : null
})
