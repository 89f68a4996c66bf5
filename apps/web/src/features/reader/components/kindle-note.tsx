import type { DownloadKind } from '@kahani/contracts/book-file-names'
import { downloadMessages } from '@kahani/messages/en/download'
import { Alert } from '../../../ui/alert.tsx'
import type { StoryDownload } from '../model/use-download.ts'
import { SecondDownload } from './second-download.tsx'

const { kindle: messages } = downloadMessages
const SEND_TO_KINDLE_URL = 'https://www.amazon.com/sendtokindle'
const USB: DownloadKind = 'kf8'

/** How to get the book onto a Kindle, and the file for the second way. */
export function KindleNote({ download }: { download: StoryDownload }) {
  const { send, usb } = messages
  return (
    <Alert variant="info" title={messages.title}>
      <p>{messages.about}</p>
      <dl className="mt-2 grid gap-3 sm:grid-cols-2 sm:gap-5">
        <div>
          <dt className="font-semibold">{send.name}</dt>
          <dd>
            {send.before}
            <a href={SEND_TO_KINDLE_URL} target="_blank" rel="noreferrer" className="text-link">
              {send.link}
            </a>
            {send.after}
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{usb.name}</dt>
          <dd>
            {usb.steps}
            <SecondDownload kind={USB} label={usb.download} download={download} />
          </dd>
        </div>
      </dl>
    </Alert>
  )
}
