import { signUpMessages as messages } from '@kahani/messages/en/account-pages'
import { policyTitleMessages } from '@kahani/messages/en/policy-titles'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'

/** What whoever creates an account confirms and agrees to. The server records it with the version of the terms. */
export function SignUpTerms({ before }: { before: string }) {
  return (
    <p className="text-center text-sm text-ink-soft">
      {before}{' '}
      <Link to={paths.terms()} className="text-link">
        {policyTitleMessages.terms}
      </Link>{' '}
      {messages.consentBetween}{' '}
      <Link to={paths.privacy()} className="text-link">
        {policyTitleMessages.privacy}
      </Link>
      .
    </p>
  )
}
