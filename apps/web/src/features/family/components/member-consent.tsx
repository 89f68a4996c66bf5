import type { FamilyConsent, FamilyMember } from '@kahani/contracts/family'
import { familyMemberMessages } from '@kahani/messages/en/family-members'
import { familyPageMessages } from '@kahani/messages/en/family-page'
import { PRIVACY_VERSION } from '@kahani/messages/policy-versions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { toastError } from '../../../lib/error-toast.ts'
import { changeMember, familyQuery } from '../../../lib/family.ts'
import { privacyNoticeQuery } from '../../../lib/privacy-notice.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'

const messages = familyPageMessages.consent

interface MemberConsentProps {
  member: FamilyMember
  consent: FamilyConsent
  online: boolean
}

/** When the consent to keep the details of a child was given, and the one to keep its drawn likeness. */
export function MemberConsent({ member, consent, online }: MemberConsentProps) {
  const { consentedAt, notice, aiProvider, keepsSheetSince } = consent
  const { data: current } = useQuery(privacyNoticeQuery())
  const keeps = keepsSheetSince !== null
  const provider = current?.aiProvider ?? (keeps ? aiProvider : null)
  const { mutate, isPending } = useKeepSheet(member)
  return (
    <div className="grid gap-3 text-sm">
      <p className="text-ink-soft">
        {[messages.given(consentedAt), messages.notice(notice), messages.recipient(aiProvider)].join(' ')}
      </p>
      {member.kind === 'child' && provider && (
        <Checkbox
          label={familyMemberMessages.keepsSheet(member.name)}
          description={
            keeps
              ? member.hasSheet
                ? messages.sheetKept
                : messages.sheetLater
              : familyMemberMessages.keepsSheetAbout(provider.name, provider.country)
          }
          checked={keeps}
          disabled={isPending || !online}
          onChange={event => mutate(event.target.checked)}
        />
      )}
    </div>
  )
}

/** Gives or withdraws the consent to keep the drawn likeness. */
function useKeepSheet(member: FamilyMember) {
  const queryClient = useQueryClient()
  const { queryKey } = familyQuery()
  return useMutation({
    mutationFn: (keepsSheet: boolean) =>
      changeMember(member.id, { ...member, keepsSheet, noticeVersion: PRIVACY_VERSION }),
    onSuccess: changed =>
      queryClient.setQueryData(queryKey, members => members?.map(other => (other.id === changed.id ? changed : other))),
    onError: error => toastError(messages.keepFailed, error),
  })
}
