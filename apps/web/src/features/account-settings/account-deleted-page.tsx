import { accountDeletionMessages } from '@kahani/messages/en/account-deletion'
import { paths } from '../../lib/paths.ts'
import { PaintedScene } from '../../ui/art/painted-scene.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CardPage } from '../../ui/card-page.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { readKeptData } from './api/account-deletion.ts'
import { DeletedItems, KeptItems } from './components/deletion-summary.tsx'

const messages = accountDeletionMessages.done

/** The page after an account was deleted. */
export default function AccountDeletedPage() {
  const kept = readKeptData()
  return (
    <CardPage heading={messages.heading} lead={messages.body}>
      <PageMeta title={messages.title} unlisted />
      <PaintedScene name="farewell" className="mx-auto w-60" />
      {kept && (
        <>
          <DeletedItems heading={messages.deleted} />
          <KeptItems {...kept} />
        </>
      )}
      <p>{messages.thanks}</p>
      <ButtonLink to={paths.home()}>{messages.home}</ButtonLink>
    </CardPage>
  )
}
