import { downloadMessages } from '@kahani/messages/en/download'
import { useId } from 'react'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import type { DownloadProgress as Progress } from '../model/download-progress.ts'

const { progress: messages } = downloadMessages

/** Screen readers announce a new message, but not each step. */
export function DownloadProgress({ share, message }: Progress) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <p className="flex justify-between gap-3 font-semibold">
        <span id={id} role="status">
          {message}
        </span>
        <span aria-hidden="true" className="tabular-nums">
          {messages.percent(Math.floor(share * 100))}
        </span>
      </p>
      <ProgressBar aria-labelledby={id} value={share} />
      <p className="text-sm text-ink-soft">{messages.leave}</p>
    </div>
  )
}
