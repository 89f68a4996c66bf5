import { accountSettingsMessages } from '@kahani/messages/en/account-settings'
import { type UseQueryResult, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { deleteResource } from '../../../lib/api.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { SectionData, SettingsSection } from './settings-section.tsx'

const messages = accountSettingsMessages.consents

interface Consent {
  withdrawnAt: string | null
}

interface ConsentsSectionProps<T extends Consent> {
  query: UseQueryResult<T[]>
  messages: { heading: string; about: string; empty: string; withdrawal: string }
  /** What a consent is about, as text and as it is shown, and what has become of it. */
  describe: (consent: T) => { name: string; heading: ReactNode; status: string }
  /** Where it is withdrawn. */
  endpoint: (consent: T) => string
  /** A link below the list. */
  children: ReactNode
}

/** Consents of the user, which can be withdrawn. */
export function ConsentsSection<T extends Consent>(props: ConsentsSectionProps<T>) {
  const { query, messages: own, children } = props
  return (
    <SettingsSection heading={own.heading} about={own.about}>
      <SectionData query={query} failed={messages.failed} loading={messages.loading}>
        {consents =>
          consents.length === 0 ? (
            <p>{own.empty}</p>
          ) : (
            <ul className="grid gap-3">
              {consents.map(consent => (
                <ConsentItem key={props.endpoint(consent)} consent={consent} {...props} />
              ))}
            </ul>
          )
        }
      </SectionData>
      {children}
    </SettingsSection>
  )
}

function ConsentItem<T extends Consent>({
  consent,
  describe,
  endpoint,
  messages: own,
}: ConsentsSectionProps<T> & { consent: T }) {
  const { name, heading, status } = describe(consent)
  const queryClient = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteResource(endpoint(consent)),
    onSuccess: () => toast({ title: messages.withdrawDone }),
    onError: error => toastError(messages.withdrawFailed, error),
    // It may concern stories, pictures, credits and other consents.
    onSettled: () => queryClient.invalidateQueries(),
  })
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-drawn-sm border-2 border-line p-3.5">
      <div className="grid min-w-48 grow basis-0 gap-1">
        <div className="font-semibold">{heading}</div>
        <p className="text-sm text-ink-soft">{status}</p>
      </div>
      {consent.withdrawnAt === null && (
        <ConfirmButton
          variant="secondary"
          size="sm"
          busy={isPending}
          aria-label={isPending ? undefined : messages.withdrawOf(name)}
          dialog={{ ...messages.confirm, description: own.withdrawal, destructive: true }}
          onConfirm={() => mutate()}
          className="max-sm:min-h-11"
        >
          {isPending ? messages.withdrawing : messages.withdraw}
        </ConfirmButton>
      )}
    </li>
  )
}
