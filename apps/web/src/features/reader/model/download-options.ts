import type { DownloadKind } from '@kahani/contracts/book-file-names'
import type { DownloadFormat } from '@kahani/contracts/options'
import type { Platform } from './platform.ts'

export const DEVICES = ['smartphone', 'tablet', 'laptop', 'kindle', 'ereader', 'printing'] as const
export type Device = (typeof DEVICES)[number]

/** The format that suits each device best. */
const RECOMMENDED: Record<Device, DownloadFormat> = {
  smartphone: 'pdf',
  tablet: 'fixed_epub',
  laptop: 'pdf',
  kindle: 'kf8',
  ereader: 'epub',
  printing: 'pdf',
}

/** Every phone opens a PDF. On an iPhone, Apple Books also opens an EPUB, whose text fits a small screen. */
const recommendedFor = (device: Device, platform: Platform): DownloadFormat =>
  device === 'smartphone' && platform === 'ios' ? 'epub' : RECOMMENDED[device]

export interface DownloadChoice {
  device: Device
  format: DownloadFormat
}

export const isRecommended = ({ device, format }: DownloadChoice, platform: Platform): boolean =>
  recommendedFor(device, platform) === format

/** The choice after a device is selected. */
export const chooseDevice = (device: Device, platform: Platform): DownloadChoice => ({
  device,
  format: recommendedFor(device, platform),
})

const TABLET_WIDTH = 768
const LAPTOP_WIDTH = 1024

/** @param width of the screen, in px */
export const deviceOfWidth = (width: number): Device =>
  width < TABLET_WIDTH ? 'smartphone' : width < LAPTOP_WIDTH ? 'tablet' : 'laptop'

/** What the Download button saves. */
export function downloadOf({ device, format }: DownloadChoice): DownloadKind {
  if (format === 'kf8') return 'kf8/send-to-kindle'
  return format === 'pdf' && device === 'printing' ? 'pdf/printing' : format
}

export const formatOf = (kind: DownloadKind): DownloadFormat => kind.split('/')[0] as DownloadFormat
