import { confirmEmailMessages as messages } from '@kahani/messages/en/email-verification'
import { Mail } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { dismissedBanners } from '../lib/dismissed-banners.ts'
import { paths } from '../lib/paths.ts'
import { useResendVerification } from '../lib/resend-verification.ts'
import { useDismissed } from '../lib/use-dismissed.ts'
import { Banner } from './banner.tsx'

// The first confirms the address, the second has the same button. On the others it would move the form right after the
// sign-up, while the next page loads.
const PATHS_WITHOUT_BANNER = [paths.verifyEmail(), paths.account(), paths.signUp(), paths.signIn()]

/**
 * Asks a user to confirm their email address; gifts are listed after that. It is part of the entry script, so that it is
 * rendered together with the page and does not move it.
 */
export function ConfirmEmailBanner() {
  const { pathname } = useLocation()
  const [dismissed, dismiss] = useDismissed(dismissedBanners.confirmEmail)
  const { resend, sending } = useResendVerification()
  return (
    <div role="status">
      {!dismissed && !PATHS_WITHOUT_BANNER.includes(pathname) && (
        <Banner icon={Mail} dismissLabel={messages.dismiss} onDismiss={dismiss}>
          {messages.banner}{' '}
          <button type="button" disabled={sending} onClick={resend} className="min-h-6 underline underline-offset-3">
            {sending ? messages.sending : messages.sendAgain}
          </button>
        </Banner>
      )}
    </div>
  )
}
