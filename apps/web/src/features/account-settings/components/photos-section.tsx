import { type PhotoConsent, photoConsentListSchema } from '@kahani/contracts/photo-consents'
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

const messages = accountSettingsMessages.photos

/** The consents to the use of a child's photo. */
export function PhotosSection() {
  const query = useQuery(photoConsentsQuery())
  return (
    <SettingsSection heading={messages.heading} about={messages.about}>
      <SectionData query={query} failed={messages.failed} loading={messages.loading}>
        {consents =>
          consents.length === 0 ? (
            <p>{messages.empty}</p>
          ) : (
            <ul className="grid gap-3">
              {consents.map(consent => (
                <PhotoConsentItem key={consent.storyId} consent={consent} />
              ))}
            </ul>
          )
        }
      </SectionData>
      <Link to={paths.privacy()} className="text-link justify-self-start py-1 text-sm">
        {messages.privacy}
      </Link>
    </SettingsSection>
  )
}

function PhotoConsentItem({ consent }: { consent: PhotoConsent }) {
  const { mutate, isPending } = useWithdrawConsent(consent.storyId)
  const title = consent.title ?? messages.untitled
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-drawn-sm border-2 border-line p-3.5">
      <div className="grid min-w-48 grow basis-0 gap-1">
        {consent.title === null ? (
          <p className="font-semibold">{title}</p>
        ) : (
          <Link to={paths.story(consent.storyId)} className="text-link justify-self-start font-semibold">
            {title}
          </Link>
        )}
        <p className="text-sm text-ink-soft">{consentStatus(consent)}</p>
      </div>
      {consent.withdrawnAt === null && (
        <ConfirmButton
          variant="secondary"
          size="sm"
          busy={isPending}
          aria-label={isPending ? undefined : messages.withdrawOf(title)}
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

/** When the user agreed, what happened to the photo, and whether the consent was withdrawn. */
export function consentStatus({ consentedAt, photoDeletedAt, withdrawnAt }: PhotoConsent): string {
  const parts = [messages.consented(consentedAt)]
  if (photoDeletedAt !== null) parts.push(messages.deleted(photoDeletedAt))
  else if (withdrawnAt === null) parts.push(messages.stored)
  if (withdrawnAt !== null) parts.push(messages.withdrawn(withdrawnAt))
  return parts.join(' ')
}

/** The user's consents to the use of a photo, newest first. */
const photoConsentsQuery = () =>
  queryOptions({
    queryKey: ['photo-consents'],
    queryFn: ({ signal }) => getJson(endpoints.photoConsents(), photoConsentListSchema, { signal }),
    staleTime: 0,
  })

/** Withdraws the consent for a story, and deletes its photo. */
function useWithdrawConsent(storyId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => deleteResource(endpoints.photoConsent(storyId)),
    onSuccess: () => toast({ title: messages.withdrawDone }),
    onError: error => toastError(messages.withdrawFailed, error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: photoConsentsQuery().queryKey }),
  })
}
