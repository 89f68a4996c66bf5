import type { Device } from '@kahani/contracts/accounts'
import { accountSettingsMessages } from '@kahani/messages/en/account-settings'
import { useQuery } from '@tanstack/react-query'
import { Monitor, Smartphone } from 'lucide-react'
import { signOutAndLeave } from '../../../lib/sign-out.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { devicesQuery, useSignOutDevice, useSignOutEverywhere } from '../api/devices.ts'
import { SectionData, SettingsSection } from './settings-section.tsx'

const messages = accountSettingsMessages.devices

export function DevicesSection() {
  const query = useQuery(devicesQuery())
  return (
    <SettingsSection heading={messages.heading} about={messages.about}>
      <SectionData query={query} failed={messages.failed} loading={messages.loading}>
        {devices => (
          <ul className="grid gap-3">
            {devices.map(device => (
              <DeviceItem key={device.id} device={device} />
            ))}
          </ul>
        )}
      </SectionData>
      <SignOutEverywhere />
    </SettingsSection>
  )
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

function DeviceItem({ device }: { device: Device }) {
  const { mutate, isPending } = useSignOutDevice(device)
  const name = device.name ?? messages.unknown
  const Icon = isPhone(name) ? Smartphone : Monitor
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-drawn-sm border-2 border-line p-3.5">
      <Icon className="mt-0.5 size-6 shrink-0 text-ink-soft" aria-hidden="true" />
      <div className="grid min-w-48 grow basis-0 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
          {name}
          {device.current && <Badge variant="info">{messages.current}</Badge>}
        </p>
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm text-ink-soft">
          <dt>{messages.network}</dt>
          <dd className="break-all">{device.network}</dd>
          <dt>{messages.signedIn}</dt>
          <dd>{messages.time(device.signedInAt)}</dd>
          <dt>{messages.lastUsed}</dt>
          <dd>{device.current ? messages.now : messages.time(device.lastUsedAt)}</dd>
        </dl>
      </div>
      <Button
        variant="secondary"
        size="sm"
        busy={isPending}
        aria-label={isPending ? undefined : messages.signOutOf(name)}
        onClick={() => (device.current ? void signOutAndLeave() : mutate())}
        className="max-sm:ml-10 max-sm:min-h-11"
      >
        {isPending ? messages.signingOut : messages.signOut}
      </Button>
    </li>
  )
}

export const isPhone = (deviceName: string) => /\b(Android|iOS)\b/.test(deviceName)
