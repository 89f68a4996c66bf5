import { googleSignInErrorSchema } from '@kahani/contracts/google'
import { googleSignInMessages } from '@kahani/messages/en/google-sign-in'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'

/** Why signing in with Google failed; null if it did not. The code is removed from the address, so it is shown once. */
export function useGoogleError(): string | null {
  const [query, setQuery] = useSearchParams()
  const [text] = useState(() => textOf(query.get('error')))
  useEffect(() => {
    if (!query.has('error')) return
    const others = new URLSearchParams(query)
    others.delete('error')
    setQuery(others, { replace: true })
  }, [query, setQuery])
  return text
}

function textOf(code: string | null): string | null {
  const { data } = googleSignInErrorSchema.safeParse(code)
  return data ? googleSignInMessages.errors[data] : null
}
