import type { BookStatus } from '@kahani/contracts/books'
import { downloadMessages as messages } from '@kahani/messages/en/download'
import { bookStatusText } from '@kahani/messages/en/server-texts'

export interface DownloadProgress {
  /** From 0 to 1. */
  share: number
  message: string
}

export const NO_PROGRESS: DownloadProgress = { share: 0, message: messages.progress.starting }

/** The progress after a status. It never goes back, although a job that is retried starts again. */
export const advance = ({ share, message }: DownloadProgress, status: BookStatus): DownloadProgress => ({
  share: Math.max(share, status.progress),
  message: status.message ? (bookStatusText(status.state, status.progress) ?? status.message) : message,
})
