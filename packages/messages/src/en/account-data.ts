import { formatLongDate, formatSize } from './formats.ts'
import { plural } from './plurals.ts'

/** Texts about the archive of everything that an account has. Times are ISO 8601. */
export const accountDataMessages = {
  heading: 'Download everything',
  about:
    'All your stories with their pictures and books, and everything else we keep about your account, in one ZIP file.',
  loading: 'Loading',
  loadFailed: 'We could not see whether your archive is ready',
  prepare: 'Prepare my archive',
  startFailed: 'We could not start your archive',
  downloadFailed: 'We could not download your archive',
  preparing: {
    title: 'We are preparing your archive',
    queued: 'It will start in a moment.',
    packed: (done: number, total: number) =>
      `${done} of ${total} ${plural(total, { one: 'story', other: 'stories' })} packed.`,
    leave: 'This can take a while. You can leave this page: we will send you an email when it is ready.',
  },
  ready: {
    title: 'Your archive is ready',
    made: (createdAt: string, sizeBytes: number) => `Made on ${formatLongDate(createdAt)}, ${formatSize(sizeBytes)}.`,
    expires: (expiresAt: string) => `You can download it until ${formatLongDate(expiresAt)}. Then we delete it.`,
    download: 'Download',
    again: 'Prepare a new one',
    missing: 'Some pictures or books were not ready. You can prepare a new archive when they are.',
  },
  failed: {
    title: 'We could not prepare your archive',
    body: 'Your stories are safe. Please try again.',
    tryAgain: 'Try again',
  },
} as const
