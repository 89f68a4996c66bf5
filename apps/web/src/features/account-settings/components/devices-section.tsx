import { accountSettingsMessages } from '@kahani/messages/en/account-settings'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
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
  const [asking, setAsking] = useState(false)
  const { mutate, isPending, isSuccess } = useSignOutEverywhere()
  return (
    <>
      <Button
        variant="secondary"
        busy={isPending || isSuccess}
        onClick={() => setAsking(true)}
        className="justify-self-start"
      >
        {messages.signOutEverywhere}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={messages.confirm.title}
        description={messages.confirm.body}
        cancel={messages.confirm.cancel}
        confirm={messages.confirm.confirm}
        destructive
        onConfirm={() => mutate()}
      />
    </>
  )
}
