import { changeEmailSchema, changeUsernameSchema, type User } from '@kahani/contracts/accounts'
import { accountDetailsMessages as details } from '@kahani/messages/en/account-details'
import { accountSettingsMessages } from '@kahani/messages/en/account-settings'
import { confirmEmailMessages } from '@kahani/messages/en/email-verification'
import { useQuery } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../../lib/paths.ts'
import { useResendVerification } from '../../../lib/resend-verification.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { IsolatedText } from '../../../ui/isolated-text.tsx'
import {
  emailChangeQuery,
  useCancelEmailChange,
  useChangeEmail,
  useChangeUsername,
  useResendEmailChange,
} from '../api/account-details.ts'
import { ChangeDetail } from './change-detail.tsx'
import { SettingsSection } from './settings-section.tsx'

const { profile: messages, password } = accountSettingsMessages

export function ProfileSection({ user }: { user: User }) {
  const { data: pending } = useQuery(emailChangeQuery())
  const changeUsername = useChangeUsername()
  const changeEmail = useChangeEmail()
  return (
    <SettingsSection heading={messages.heading}>
      <div className="flex items-start gap-4">
        <Avatar name={user.username} className="mt-1" />
        <dl className="grid min-w-0 grow gap-4">
          <Detail
            label={messages.username}
            change={
              <ChangeDetail
                field="username"
                texts={details.username}
                schema={changeUsernameSchema}
                value={user.username}
                input={{ autoComplete: 'username' }}
                save={changeUsername.mutateAsync}
              />
            }
          >
            <span className="font-semibold wrap-anywhere">{user.username}</span>
          </Detail>
          <Detail
            label={messages.email}
            change={
              <ChangeDetail
                field="email"
                texts={details.email}
                schema={changeEmailSchema}
                value=""
                input={{ type: 'email', autoComplete: 'email' }}
                save={changeEmail.mutateAsync}
              />
            }
          >
            <span className="min-w-0 font-semibold break-all">{user.email}</span>
            <Badge variant={user.emailVerified ? 'info' : 'highlight'}>
              {user.emailVerified ? messages.confirmed : messages.notConfirmed}
            </Badge>
          </Detail>
        </dl>
      </div>
      {pending && <PendingEmail {...pending} />}
      {!pending && !user.emailVerified && <ConfirmEmail />}
    </SettingsSection>
  )
}

interface DetailProps {
  label: string
  /** The button that changes it. */
  change: ReactNode
  children: ReactNode
}

function Detail({ label, change, children }: DetailProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="-my-1.5 justify-self-end">{change}</dd>
      <dd className="col-span-2 flex flex-wrap items-center gap-x-2.5 gap-y-1">{children}</dd>
    </div>
  )
}

/** A new address that awaits its confirmation. */
function PendingEmail({ email, expiresAt }: { email: string; expiresAt: string }) {
  const { resend, sending } = useResendEmailChange(email)
  const { cancel, cancelling } = useCancelEmailChange()
  return (
    <div className="grid gap-3 rounded-drawn-sm bg-marigold-wash px-4 py-3">
      <p className="text-sm wrap-anywhere">
        <IsolatedText text={details.email.pending(email, expiresAt)} />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" busy={sending} onClick={resend}>
          {sending ? confirmEmailMessages.sending : confirmEmailMessages.sendAgain}
        </Button>
        <Button variant="ghost" busy={cancelling} onClick={cancel}>
          {details.email.keep}
        </Button>
      </div>
    </div>
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
