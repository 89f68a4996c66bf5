import { grievanceMessages as messages } from '@kahani/messages/en/policy-page'
import { SUPPORT_EMAIL } from '@kahani/messages/en/support-contact'
import { useQuery } from '@tanstack/react-query'
import { privacyNoticeQuery } from '../../../lib/privacy-notice.ts'

const EMAIL = /[^\s<>(),;]+@[^\s<>(),;]+/

/** Whom to complain to. */
export function GrievanceContact() {
  const { data: notice } = useQuery(privacyNoticeQuery())
  const contact = notice?.grievanceContact ?? SUPPORT_EMAIL
  const email = EMAIL.exec(contact)?.[0] ?? SUPPORT_EMAIL
  const [before = '', after = ''] = contact.split(email)
  return (
    <section className="mt-8 grid gap-3">
      <h2 className="text-2xl">{messages.heading}</h2>
      <p>{messages.about}</p>
      <p className="font-semibold">
        {before}
        <a href={`mailto:${email}`} className="text-link">
          {email}
        </a>
        {after}
      </p>
    </section>
  )
}
