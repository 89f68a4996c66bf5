import { redeemGiftMessages as messages } from '@kahani/messages/en/gifts'
import { type FormEvent, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Input } from '../../ui/input.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { RedeemCard } from './components/redeem-card.tsx'

export default function RedeemGiftPage() {
  const [query] = useSearchParams()
  const token = query.get('token')
  return (
    <div className="page-width grid grow content-start justify-items-center py-10 sm:py-16">
      <PageMeta title={messages.title} />
      {token ? <RedeemCard key={token} token={token} /> : <MissingToken />}
    </div>
  )
}

function MissingToken() {
  return (
    <div className="grid w-full max-w-lg justify-items-center gap-5">
      <h1 className="sr-only">{messages.heading}</h1>
      <Alert variant="destructive" title={messages.missing.title} className="w-full">
        {messages.missing.body}
      </Alert>
      <ButtonLink to={paths.home()}>{messages.missing.goHome}</ButtonLink>
      <CardCode />
    </div>
  )
}

/** For the code of a printed card. */
function CardCode() {
  const navigate = useNavigate()
  const [code, setCode] = useState('')
  const open = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) navigate(paths.redeemGift(code.trim()))
  }
  return (
    <form
      onSubmit={open}
      className="mt-4 grid w-full gap-3 rounded-drawn border-2 border-dashed border-edge bg-card p-5"
    >
      <h2 className="text-xl">{messages.missing.card}</h2>
      <Field label={messages.missing.code} hint={messages.missing.codeHint}>
        <Input
          value={code}
          onChange={event => setCode(event.target.value)}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          className="tracking-wider"
        />
      </Field>
      <Button type="submit" variant="secondary" disabled={!code.trim()}>
        {messages.missing.open}
      </Button>
    </form>
  )
}
