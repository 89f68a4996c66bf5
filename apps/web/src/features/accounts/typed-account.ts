import { useEffect, useState } from 'react'

export interface TypedAccount {
  /** May be an email address at sign-in. */
  username: string
  email?: string
  password: string
}

/** In memory only, since it has a password. */
let kept: TypedAccount | null = null

/** Keeps what is typed for the form that the visitor switches to: sign-in or sign-up. */
export function keepTyped(typed: TypedAccount): void {
  kept = typed
}

/** What was typed into the other form; null if the page was opened in another way. */
export function useTypedAccount(): TypedAccount | null {
  const [typed] = useState(kept)
  useEffect(() => {
    kept = null
  }, [])
  return typed
}
