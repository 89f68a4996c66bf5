import type { User } from '@kahani/contracts/accounts'
import { accountSettingsMessages } from '@kahani/messages/en/account-settings'
import { KeyRound } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { SettingsSection } from './settings-section.tsx'

const messages = accountSettingsMessages.password

export function PasswordSection({ user }: { user: User }) {
  return (
    <SettingsSection heading={messages.heading} about={user.hasPassword ? messages.about : messages.none}>
      <ButtonLink to={paths.changePassword()} variant="secondary" className="justify-self-start">
        <KeyRound className="size-5" aria-hidden="true" />
        {user.hasPassword ? messages.change : messages.set}
      </ButtonLink>
    </SettingsSection>
  )
}
