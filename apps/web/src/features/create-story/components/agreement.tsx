import { createStoryMessages } from '@kahani/messages/en/create-story'
import { policyTitleMessages } from '@kahani/messages/en/policy-titles'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '../../../lib/paths.ts'
import { privacyNoticeQuery } from '../../../lib/privacy-notice.ts'

const messages = createStoryMessages.submit

export const AGREEMENT_ID = 'agreement'

/** What the submit button agrees to: which details of the child are used, and who receives them. */
export function Agreement() {
  const { data: notice } = useQuery(privacyNoticeQuery())
  return (
    <p id={AGREEMENT_ID} tabIndex={-1} className="text-sm text-ink-soft outline-none">
      {messages.agreement} {messages.recipients(notice?.aiProvider)} {messages.withdraw}{' '}
      <Link to={paths.privacy()} target="_blank" className="text-link whitespace-nowrap">
        {policyTitleMessages.privacy}
        <span className="sr-only"> {createStoryMessages.photo.newTab}</span>
      </Link>{' '}
      {messages.neverCharged}
    </p>
  )
}
