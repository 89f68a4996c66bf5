import { type ChildConsent, childConsentListSchema } from '@kahani/contracts/child-consents'
import { accountSettingsMessages } from '@kahani/messages/en/account-settings'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { deleteResource, getJson } from '../../../lib/api.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { toastError } from '../../../lib/error-toast.ts'
import { paths } from '../../../lib/paths.ts'
import { toast } from '../../../lib/toast.ts'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { SectionData, SettingsSection } from './settings-section.tsx'

const messages = accountSettingsMessages.children

/** The consents to the use of children's names, ages, genders and wishes, one per child. */
export function ChildrenSection() {
  const query = useQuery(childConsentsQuery())
  return (
    <SettingsSection heading={messages.heading} about={messages.about}>
      <SectionData query={query} failed={messages.failed} loading={messages.loading}>
        {consents =>
          consents.length === 0 ? (
            <p>{messages.empty}</p>
          ) : (
            <ul className="grid gap-3">
              {consents.map(consent => (
                <ChildConsentItem key={consent.storyId} consent={consent} />
              ))}
            </ul>
          )
        }
      </SectionData>
      <Link to={paths.myStories()} className="text-link justify-self-start py-1 text-sm">
        {messages.deleteStories}
      </Link>
    </SettingsSection>
  )
}

function ChildConsentItem({ consent }: { consent: ChildConsent }) {
  const { childName, withdrawnAt } = consent
  const { mutate, isPending } = useWithdrawConsent(consent.storyId)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-drawn-sm border-2 border-line p-3.5">
      <div className="grid min-w-48 grow basis-0 gap-1">
        <p className="font-semibold">
          <bdi>{childName}</bdi>
        </p>
        <p className="text-sm text-ink-soft">{statusOf(consent)}</p>
      </div>
      {withdrawnAt === null && (
        <ConfirmButton
          variant="secondary"
          size="sm"
          busy={isPending}
          aria-label={isPending ? undefined : messages.withdrawOf(childName)}
          dialog={{ ...messages.confirm, destructive: true }}
          onConfirm={() => mutate()}
          className="max-sm:min-h-11"
        >
          {isPending ? messages.withdrawing : messages.withdraw}
        </ConfirmButton>
      )}
    </li>
  )
}

/** How the user agreed and when, to which notice, who received the details, and whether the consent was withdrawn. */
function statusOf({ consentedAt, source, notice, aiProvider, withdrawnAt }: ChildConsent): string {
  const parts = [messages.consented[source](consentedAt)]
  if (notice !== null) parts.push(messages.notice(notice), messages.recipient(aiProvider))
  if (withdrawnAt !== null) parts.push(messages.withdrawn(withdrawnAt))
  return parts.join(' ')
}

const childConsentsQuery = () =>
  queryOptions({
    queryKey: ['child-consents'],
    queryFn: ({ signal }) => getJson(endpoints.childConsents(), childConsentListSchema, { signal }),
    staleTime: 0,
  })

/** Withdraws the consent for the child of a story. It also concerns the child's photos, stories and credits. */
function useWithdrawConsent(storyId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => deleteResource(endpoints.childConsent(storyId)),
    onSuccess: () => toast({ title: messages.withdrawDone }),
    onError: error => toastError(messages.withdrawFailed, error),
    onSettled: () => queryClient.invalidateQueries(),
  })
}
