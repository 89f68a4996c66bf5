const longDate = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long' })
/** `time` is ISO 8601; shown in the reader's own time zone. */
const formatDate = (time: string) => longDate.format(new Date(time))

const BYTES_PER_MB = 1_000_000
const megabytes = new Intl.NumberFormat('en-IN', {
  style: 'unit',
  unit: 'megabyte',
  unitDisplay: 'short',
  maximumFractionDigits: 1,
})
/** At least 0.1 MB. */
const formatSize = (bytes: number) => megabytes.format(Math.max(bytes / BYTES_PER_MB, 0.1))

/** Texts about the archive of everything that an account has. */
export const accountDataMessages = {
  heading: 'Download everything',
  about:
    'All your stories with their pictures and books, and everything else we keep about your account, in one ZIP file.',
  loading: 'Loading',
  loadFailed: 'We could not check for your archive',
  prepare: 'Prepare my archive',
  startFailed: 'We could not start your archive',
  preparing: {
    title: 'We are preparing your archive',
    queued: 'It will start in a moment.',
    packed: (done: number, total: number) => `${done} of ${total} ${total === 1 ? 'story' : 'stories'} packed.`,
    leave: 'This can take a while. You can leave this page: we will send you an email when it is ready.',
  },
  ready: {
    title: 'Your archive is ready',
    made: (createdAt: string, sizeBytes: number) => `Made on ${formatDate(createdAt)}, ${formatSize(sizeBytes)}.`,
    expires: (expiresAt: string) => `You can download it until ${formatDate(expiresAt)}. Then we delete it.`,
    download: 'Download',
    again: 'Prepare a new one',
  },
  failed: {
    title: 'We could not prepare your archive',
    body: 'Your stories are safe. Please try again.',
    tryAgain: 'Try again',
  },
} as const
