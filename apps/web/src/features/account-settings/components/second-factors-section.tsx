import type { SecondFactors } from '@kahani/contracts/second-factors'
import { secondFactorMessages } from '@kahani/messages/en/second-factors'
import { useQuery } from '@tanstack/react-query'
import { Fingerprint, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { endpoints } from '../../../lib/endpoints.ts'
import { supportsPasskeys } from '../../../lib/passkeys.ts'
import { secondFactorsQuery } from '../../../lib/second-factors.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { useAddPasskey, useRemoveFactor, useRenewRecoveryCodes } from '../api/second-factors.ts'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { SectionData, SettingsSection } from './settings-section.tsx'

const messages = secondFactorMessages.section

/** Passkeys, an authenticator app and recovery codes. */
export function SecondFactorsSection() {
  const query = useQuery(secondFactorsQuery())
  const [codes, setCodes] = useState<string[] | null>(null)
  return (
    <SettingsSection heading={messages.heading} about={messages.about}>
      <SectionData query={query} failed={messages.failed} loading={messages.loading}>
        {factors => <Factors factors={factors} onCodes={setCodes} />}
      </SectionData>
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />}
    </SettingsSection>
  )
}

interface FactorsProps {
  factors: SecondFactors
  /** Called with recovery codes, which are shown once. */
  onCodes: (codes: string[] | null) => void
}

function Factors({ factors: { passkeys, authenticatorApp, recoveryCodesLeft }, onCodes }: FactorsProps) {
  const hasAny = authenticatorApp || passkeys.length > 0
  return (
    <>
      {!hasAny && <p className="text-ink-soft">{messages.none}</p>}
      {hasAny && (
        <ul className="grid gap-3">
          {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
            <Factor
              key={id}
              name={messages.passkey(name || messages.unknownDevice)}
              icon={<Fingerprint className="mt-0.5 size-6 shrink-0 text-ink-soft" aria-hidden="true" />}
              path={endpoints.passkey(id)}
            >
              {lastUsedAt ? messages.used(lastUsedAt) : messages.created(createdAt)}
            </Factor>
          ))}
          {authenticatorApp && (
            <Factor
              name={messages.authenticator}
              icon={<Smartphone className="mt-0.5 size-6 shrink-0 text-ink-soft" aria-hidden="true" />}
              path={endpoints.authenticatorApp()}
            />
          )}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {supportsPasskeys() && <AddPasskey onCodes={onCodes} />}
        {!authenticatorApp && <AuthenticatorSetup onCodes={onCodes} />}
      </div>
      {!supportsPasskeys() && <p className="text-sm text-ink-soft">{messages.unsupported}</p>}
      {hasAny && <RecoveryCodes left={recoveryCodesLeft} onCodes={onCodes} />}
    </>
  )
}

interface FactorProps {
  name: string
  icon: ReactNode
  /** The URL that removes it. */
  path: string
  children?: ReactNode
}

function Factor({ name, icon, path, children }: FactorProps) {
  const { mutate, isPending } = useRemoveFactor(path)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-drawn-sm border-2 border-line p-3.5">
      {icon}
      <div className="grid min-w-40 grow basis-0 gap-1">
        <p className="font-semibold wrap-anywhere">{name}</p>
        {children && <p className="text-sm text-ink-soft">{children}</p>}
      </div>
      <ConfirmButton
        variant="secondary"
        size="sm"
        busy={isPending}
        aria-label={messages.removeOf(name)}
        dialog={{ ...messages.confirmRemove, destructive: true }}
        onConfirm={() => mutate(undefined)}
        className="max-sm:ml-10 max-sm:min-h-11"
      >
        {messages.remove}
      </ConfirmButton>
    </li>
  )
}

type OnCodes = Pick<FactorsProps, 'onCodes'>

function AddPasskey({ onCodes }: OnCodes) {
  const { mutate, isPending } = useAddPasskey()
  return (
    <Button variant="secondary" busy={isPending} onClick={() => mutate(undefined, { onSuccess: onCodes })}>
      {messages.addPasskey}
    </Button>
  )
}

function RecoveryCodes({ left, onCodes }: OnCodes & { left: number }) {
  const { mutate, isPending } = useRenewRecoveryCodes()
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p>{messages.codesLeft(left)}</p>
      <ConfirmButton
        variant="secondary"
        size="sm"
        busy={isPending}
        dialog={messages.confirmRenew}
        onConfirm={() => mutate(undefined, { onSuccess: onCodes })}
      >
        {messages.renewCodes}
      </ConfirmButton>
    </div>
  )
}
