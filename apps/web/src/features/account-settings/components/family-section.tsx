import { familyPageMessages } from '@kahani/messages/en/family-page'
import { Users } from 'lucide-react'
import { paths } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { SettingsSection } from './settings-section.tsx'

const { title, section } = familyPageMessages

export function FamilySection() {
  return (
    <SettingsSection heading={title} about={section.about}>
      <ButtonLink to={paths.family()} variant="secondary" className="justify-self-start">
        <Users className="size-5" aria-hidden="true" />
        {section.open}
      </ButtonLink>
    </SettingsSection>
  )
}
