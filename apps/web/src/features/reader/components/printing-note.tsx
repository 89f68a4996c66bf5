import type { DownloadKind } from '@kahani/contracts/book-file-names'
import { downloadMessages } from '@kahani/messages/en/download'
import { Alert } from '../../../ui/alert.tsx'
import type { StoryDownload } from '../model/use-download.ts'
import { SecondDownload } from './second-download.tsx'

const { printing: messages } = downloadMessages
const COVER: DownloadKind = 'pdf/printing-cover'

/** What the files for a print shop are, and the second one. */
export function PrintingNote({ download }: { download: StoryDownload }) {
  return (
    <Alert variant="info" title={messages.title}>
      <p>{messages.about}</p>
      <SecondDownload kind={COVER} label={messages.cover} download={download} />
    </Alert>
  )
}
