import { redeemGiftTexts as says } from '@kahani/messages/en/gifts'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { RedeemCard } from './components/redeem-card.tsx'

export default function RedeemGiftPage() {
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <div className="page-width grid grow place-items-center py-10 sm:py-16">
      <PageMeta title={says.title} unlisted />
      {token ? <RedeemCard key={token} token={token} /> : <MissingToken />}
    </div>
  )
}

function MissingToken() {
  return (
    <div className="grid w-full max-w-lg justify-items-center gap-5">
      <Alert variant="destructive" title={says.missing.title} className="w-full">
        {says.missing.body}
      </Alert>
      <ButtonLink to={paths.home()}>{says.missing.goHome}</ButtonLink>
    </div>
  )
}
