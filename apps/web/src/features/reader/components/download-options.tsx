import { DOWNLOAD_FORMATS, type DownloadFormat } from '@kahani/contracts/options'
import { downloadMessages as messages } from '@kahani/messages/en/download'
import {
  BookImage,
  BookOpen,
  BookOpenText,
  BookType,
  FileText,
  Laptop,
  type LucideIcon,
  Printer,
  Smartphone,
  Tablet,
  TabletSmartphone,
} from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { FieldSet } from '../../../ui/field.tsx'
import { RadioCard } from '../../../ui/radio-cards.tsx'
import { chooseDevice, DEVICES, type Device, type DownloadChoice, isRecommended } from '../model/download-options.ts'
import { platformOf } from '../model/platform.ts'

const DEVICE_ICONS: Record<Device, LucideIcon> = {
  smartphone: Smartphone,
  tablet: Tablet,
  laptop: Laptop,
  kindle: BookOpenText,
  ereader: TabletSmartphone,
  printing: Printer,
}

const FORMAT_ICONS: Record<DownloadFormat, LucideIcon> = {
  pdf: FileText,
  epub: BookType,
  fixed_epub: BookImage,
  kf8: BookOpen,
}

interface DownloadOptionsProps {
  choice: DownloadChoice
  onChoose: (choice: DownloadChoice) => void
  disabled: boolean
}

/** The choice of a device, which selects its recommended format, and of a format. */
export function DownloadOptions({ choice, onChoose, disabled }: DownloadOptionsProps) {
  const platform = platformOf(navigator)
  return (
    <div inert={disabled} className={cn('grid gap-5', disabled && 'opacity-60')}>
      <FieldSet legend={messages.device}>
        <div className="grid grid-cols-2 gap-2 min-[22rem]:grid-cols-3 sm:gap-3">
          {DEVICES.map(device => (
            <DeviceChip
              key={device}
              device={device}
              checked={choice.device === device}
              onChange={() => onChoose(chooseDevice(device, platform))}
            />
          ))}
        </div>
      </FieldSet>
      <FieldSet legend={messages.format}>
        <div className="grid gap-2.5 sm:grid-cols-2 sm:gap-3">
          {DOWNLOAD_FORMATS.map(format => (
            <RadioCard
              key={format}
              name="format"
              value={format}
              checked={choice.format === format}
              onChange={() => onChoose({ ...choice, format })}
              label={<IconLabel icon={FORMAT_ICONS[format]}>{messages.formats[format].name}</IconLabel>}
              description={messages.formats[format].description}
              mark={isRecommended({ ...choice, format }, platform) && <Badge>{messages.recommended}</Badge>}
            />
          ))}
        </div>
      </FieldSet>
    </div>
  )
}

function DeviceChip({ device, checked, onChange }: { device: Device; checked: boolean; onChange: () => void }) {
  const Icon = DEVICE_ICONS[device]
  return (
    <Chip
      name="device"
      value={device}
      checked={checked}
      onChange={onChange}
      art={<Icon className="size-5 shrink-0" aria-hidden="true" />}
      label={<span className="min-w-0">{breakAfterSlash(messages.devices[device])}</span>}
      className="px-2 py-1.5 text-center leading-tight max-sm:flex-col max-sm:gap-0.5 max-sm:text-sm"
    />
  )
}

/** Lets a label such as "Computer/Laptop" continue on the next line. */
function breakAfterSlash(label: string): ReactNode {
  const [first, ...rest] = label.split('/')
  return [
    first,
    ...rest.map(part => (
      <Fragment key={part}>
        /<wbr />
        {part}
      </Fragment>
    )),
  ]
}

function IconLabel({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <span className="flex items-start gap-2">
      <Icon className="size-5 shrink-0 text-peacock" aria-hidden="true" />
      <span className="min-w-0">{children}</span>
    </span>
  )
}
