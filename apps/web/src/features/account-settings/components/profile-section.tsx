import type { User } from '@kahani/contracts/accounts'
import { accountSettingsMessages } from '@kahani/messages/en/account-settings'
import { confirmEmailMessages } from '@kahani/messages/en/email-verification'
import { KeyRound } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { useResendVerification } from '../../../lib/resend-verification.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { SettingsSection } from './settings-section.tsx'

const { profile: messages, password } = accountSettingsMessages

export function ProfileSection({ user }: { user: User }) {
  return (
    <SettingsSection heading={messages.heading}>
      <div className="flex items-start gap-4">
        <Avatar name={user.username} className="mt-1" />
        <dl className="grid min-w-0 gap-3">
          <div>
            <dt className="text-sm text-ink-soft">{messages.username}</dt>
            <dd className="font-semibold break-words">{user.username}</dd>
          </div>
          <div>
            <dt className="text-sm text-ink-soft">{messages.email}</dt>
            <dd className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <span className="min-w-0 font-semibold break-all">{user.email}</span>
              <Badge variant={user.emailVerified ? 'info' : 'highlight'}>
                {user.emailVerified ? messages.confirmed : messages.notConfirmed}
              </Badge>
            </dd>
          </div>
        </dl>
      </div>
      {!user.emailVerified && <ConfirmEmail />}
    </SettingsSection>
  )
}

function ConfirmEmail() {
  const { resend, sending } = useResendVerification()
  return (
    <div className="grid justify-items-start gap-3 rounded-drawn-sm bg-marigold-wash px-4 py-3">
      <p className="text-sm">{messages.whyConfirm}</p>
      <Button variant="secondary" busy={sending} onClick={resend}>
        {sending ? confirmEmailMessages.sending : confirmEmailMessages.sendAgain}
      </Button>
    </div>
  )
}

export function PasswordSection({ user }: { user: User }) {
  return (
    <SettingsSection heading={password.heading} about={user.hasPassword ? password.about : password.none}>
      <ButtonLink to={paths.changePassword()} variant="secondary" className="justify-self-start">
        <KeyRound className="size-5" aria-hidden="true" />
        {user.hasPassword ? password.change : password.set}
      </ButtonLink>
    </SettingsSection>
  )
}
