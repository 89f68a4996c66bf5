import { accountSettingsMessages } from '@kahani/messages/en/account-settings'
import { useQuery } from '@tanstack/react-query'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { devicesQuery, useSignOutEverywhere } from '../api/devices.ts'
import { DeviceItem } from './device-item.tsx'
import { SectionError, SectionSkeleton, SettingsSection } from './settings-section.tsx'

const messages = accountSettingsMessages.devices

export function DevicesSection() {
  return (
    <SettingsSection heading={messages.heading} about={messages.about}>
      <DeviceList />
      <SignOutEverywhere />
    </SettingsSection>
  )
}

function DeviceList() {
  const { data: devices, error, isFetching, refetch } = useQuery(devicesQuery())
  if (devices)
    return (
      <ul className="grid gap-3">
        {devices.map(device => (
          <DeviceItem key={device.id} device={device} />
        ))}
      </ul>
    )
  if (error)
    return <SectionError title={messages.failed} error={error} retrying={isFetching} onRetry={() => void refetch()} />
  return <SectionSkeleton label={messages.loading} />
}

/** Offered even if the list did not load: it is most needed when something is wrong. */
function SignOutEverywhere() {
  const { mutate, isPending, isSuccess } = useSignOutEverywhere()
  return (
    <ConfirmButton
      variant="secondary"
      busy={isPending || isSuccess}
      dialog={{ ...messages.confirm, destructive: true }}
      onConfirm={() => mutate()}
      className="justify-self-start"
    >
      {messages.signOutEverywhere}
    </ConfirmButton>
  )
}
