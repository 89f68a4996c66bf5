import type { BookStatus } from '@kahani/contracts/books'
import { downloadMessages } from '@kahani/messages/en/download'
import { bookStatusText } from '@kahani/messages/en/server-texts'

const { progress: messages } = downloadMessages

export interface DownloadProgress {
  /** Of the book that is made, then of the file that is transferred; from 0 to 1. */
  share: number
  /** What is happening. */
  message: string
  /** How much of it is done. */
  amount: string
  /** What closing the dialog does. */
  note: string
}

const making = (share: number, message: string): DownloadProgress => ({
  ...{ share, message, amount: messages.percent(Math.floor(share * 100)) },
  note: messages.leave,
})

export const NO_PROGRESS = making(0, messages.starting)

/** The progress after a status. It never goes back, although a job that is retried starts again. */
export const advance = ({ share, message }: DownloadProgress, status: BookStatus): DownloadProgress =>
  making(
    Math.max(share, status.progress),
    status.message ? (bookStatusText(status.state, status.progress) ?? status.message) : message,
  )

/** The progress of a file of `total` bytes, if that is known. */
export const transferred = (received: number, total: number | null): DownloadProgress => ({
  share: total === null ? 0 : Math.min(received / total, 1),
  message: messages.transferring,
  amount: messages.bytes(received, total),
  note: messages.stay,
})
