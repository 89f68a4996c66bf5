import { signInOptionsSchema } from '@kahani/contracts/google'
import { signInMessages as messages, signUpMessages } from '@kahani/messages/en/account-pages'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { getJson } from '../../../lib/api.ts'
import { cn } from '../../../lib/class-names.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { GoogleMark } from '../../../ui/art/google-mark.tsx'
import { buttonVariants } from '../../../ui/button.tsx'
import { SignUpTerms } from './sign-up-terms.tsx'

const signInOptionsQuery = () =>
  queryOptions({
    queryKey: ['sign-in-options'],
    queryFn: ({ signal }) => getJson(endpoints.signInOptions(), signInOptionsSchema, { signal }),
  })

/** Shown if Google is available. Its place is kept until the answer arrives, so that nothing moves. */
export function GoogleSignIn({ redirectTo }: { redirectTo: string | undefined }) {
  const { data, isPending } = useQuery(signInOptionsQuery())
  if (!isPending && !data?.google) return null
  return (
    <div className={cn('grid gap-4', isPending && 'invisible')}>
      <p className="flex items-center gap-3 text-sm text-ink-soft before:grow before:border-t-2 before:border-line after:grow after:border-t-2 after:border-line">
        {messages.or}
      </p>
      <a
        href={endpoints.googleSignIn(redirectTo)}
        className={cn(buttonVariants({ variant: 'secondary', size: 'lg' }), 'w-full')}
      >
        <GoogleMark className="size-5" />
        {messages.google}
      </a>
      <SignUpTerms before={signUpMessages.consentBeforeGoogle} />
    </div>
  )
}
