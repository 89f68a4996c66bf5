/** How long a value is kept: until the tab is closed, or until the browser's data is deleted. */
type Lifetime = 'tab' | 'device'

const PREFIX = 'kahani.'

/** The storage of the browser, or null where it is blocked. */
function storageOf(lifetime: Lifetime): Storage | null {
  try {
    return lifetime === 'tab' ? window.sessionStorage : window.localStorage
  } catch {
    return null
  }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A value in the storage of the browser. */
export interface StoredValue<T> {
  read(): T
  write(value: T): void
  remove(): void
}

/**
 * A value that is stored as JSON under `kahani.{name}`. Without storage, or if it is full, writing does nothing.
 * @param parse returns a valid value for anything that may be stored, such as a value of an older version, and the default
 * for undefined. Must not throw.
 */
export function storedValue<T>(lifetime: Lifetime, name: string, parse: (value: unknown) => T): StoredValue<T> {
  const key = PREFIX + name
  return {
    read: () => parse(parseJson(storageOf(lifetime)?.getItem(key) ?? null)),
    write(value) {
      try {
        storageOf(lifetime)?.setItem(key, JSON.stringify(value))
      } catch {
        // Storage is full. What is stored makes the app more comfortable, but is never required.
      }
    },
    remove: () => storageOf(lifetime)?.removeItem(key),
  }
}

/** Removes the values of this tab whose names start with `namePrefix`, except `exceptName`. */
export function removeTabValues(namePrefix: string, exceptName?: string): void {
  const storage = storageOf('tab')
  for (const key of Object.keys(storage ?? {})) {
    if (key.startsWith(PREFIX + namePrefix) && key !== PREFIX + exceptName) storage?.removeItem(key)
  }
}

const ACCOUNT_PREFIX = 'account-'

/** A value of an account on this device, which is removed when its user signs out or another account signs in. */
export const accountValue = <T>(userId: number, name: string, parse: (value: unknown) => T): StoredValue<T> =>
  storedValue('device', `${ACCOUNT_PREFIX}${userId}.${name}`, parse)

/** Removes the values of accounts from this device. @param exceptOf the account whose values stay */
export function removeAccountValues({ exceptOf }: { exceptOf?: number } = {}): void {
  const storage = storageOf('device')
  for (const key of Object.keys(storage ?? {})) {
    const isOfAccount = key.startsWith(PREFIX + ACCOUNT_PREFIX)
    if (isOfAccount && !key.startsWith(`${PREFIX}${ACCOUNT_PREFIX}${exceptOf}.`)) storage?.removeItem(key)
  }
}

/** Removes everything that is stored in this tab. */
export const clearTab = () => storageOf('tab')?.clear()
