import { signInMessages as messages } from '@kahani/messages/en/account-pages'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { redirectUrl } from '../redirect-url.ts'

/** Whether the visitor was about to create a story, which many do before they have an account. */
export const isCreatingStory = (redirectTo: string | undefined) =>
  redirectUrl(redirectTo).pathname === paths.createStory()

interface NewHereProps {
  redirectTo: string | undefined
  /** Called when the visitor opens the sign-up form. */
  onSwitch: () => void
}

/** Says that an account is one short step, and leads to it. */
export function NewHere({ redirectTo, onSwitch }: NewHereProps) {
  return (
    <section className="grid gap-3 rounded-drawn-sm bg-marigold-wash p-4 text-center sm:p-5">
      <h2 className="text-xl">{messages.noAccount}</h2>
      <p>{messages.oneStep}</p>
      <ButtonLink to={paths.signUp(redirectTo)} onClick={onSwitch} size="lg">
        {messages.signUp}
      </ButtonLink>
    </section>
  )
}
