import { accountSettingsMessages as messages } from '@kahani/messages/en/account-settings'
import { useSignedInUser } from '../../lib/session.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { PageMeta } from '../../ui/page-meta.tsx'
import { ActivitySection } from './components/activity-section.tsx'
import { ArchiveSection } from './components/archive-section.tsx'
import { ChildrenSection } from './components/children-section.tsx'
import { DeleteAccountSection } from './components/delete-account-section.tsx'
import { DevicesSection } from './components/devices-section.tsx'
import { FamilySection } from './components/family-section.tsx'
import { PhotosSection } from './components/photos-section.tsx'
import { PrintedCopiesSection } from './components/printed-copies-section.tsx'
import { PasswordSection, ProfileSection } from './components/profile-section.tsx'
import { SecondFactorsSection } from './components/second-factors-section.tsx'

export default function AccountPage() {
  const user = useSignedInUser()
  return (
    <div className="page-width grid content-start gap-6 py-8 md:py-10">
      <PageMeta title={messages.title} />
      <PageHeader title={messages.title} lead={messages.lead} />
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_1.5fr]">
        <div className="grid gap-6">
          <ProfileSection user={user} />
          <PasswordSection user={user} />
          <SecondFactorsSection />
        </div>
        <div className="grid gap-6">
          <FamilySection />
          <PrintedCopiesSection />
          <DevicesSection />
          <ActivitySection />
          <ChildrenSection />
          <PhotosSection />
          <ArchiveSection />
          <DeleteAccountSection />
        </div>
      </div>
    </div>
  )
}
