import { accountDeletionMessages } from '@kahani/messages/en/account-deletion'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CardPage } from '../../ui/card-page.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'

const messages = accountDeletionMessages.done

/** The page after an account was deleted. */
export default function AccountDeletedPage() {
  return (
    <CardPage heading={messages.heading} lead={messages.body}>
      <PageMeta title={messages.title} unlisted />
      <p>{messages.thanks}</p>
      <ButtonLink to={paths.home()}>{messages.home}</ButtonLink>
    </CardPage>
  )
}
