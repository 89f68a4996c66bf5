import type { DownloadKind } from '@kahani/contracts/book-file-names'
import { downloadMessages as messages } from '@kahani/messages/en/download'
import { Download } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import type { StoryDownload } from '../model/use-download.ts'

interface SecondDownloadProps {
  kind: DownloadKind
  label: string
  download: StoryDownload
}

/** A button in a note that downloads another file of the book. The dialog stays open. */
function SecondDownload({ kind, label, download }: SecondDownloadProps) {
  const { downloading, problem } = download
  const id = useId()
  const busy = downloading === kind
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <Button
        variant="secondary"
        size="sm"
        busy={busy}
        disabled={downloading !== null}
        onClick={() => download.download(kind)}
        className="h-11"
      >
        {!busy && <Download className="size-4" aria-hidden="true" />}
        {busy ? messages.downloading : label}
      </Button>
      {problem?.kind === kind && <FieldError id={id}>{problem.text}</FieldError>}
    </div>
  )
}

const Ways = ({ children }: { children: ReactNode }) => (
  <dl className="mt-2 grid gap-3 sm:grid-cols-2 sm:gap-5">{children}</dl>
)

const Way = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="font-semibold">{name}</dt>
    <dd>{children}</dd>
  </div>
)

const SEND_TO_KINDLE_URL = 'https://www.amazon.com/sendtokindle'
const USB: DownloadKind = 'kf8'

/** How to get the book onto a Kindle, and the file for the second way. */
export function KindleNote({ download }: { download: StoryDownload }) {
  const { title, about, send, usb } = messages.kindle
  return (
    <Alert variant="info" title={title}>
      <p>{about}</p>
      <Ways>
        <Way name={send.name}>
          {send.before}
          <a href={SEND_TO_KINDLE_URL} target="_blank" rel="noreferrer" className="text-link">
            {send.link}
          </a>
          {send.after}
        </Way>
        <Way name={usb.name}>
          {usb.steps}
          <SecondDownload kind={USB} label={usb.download} download={download} />
        </Way>
      </Ways>
    </Alert>
  )
}

const COVER: DownloadKind = 'pdf/printing-cover'
const BOOKLET: DownloadKind = 'pdf/booklet'

/** What the files for a print shop are, the second one of them, and the booklet for a printer at home. */
export function PrintingNote({ download }: { download: StoryDownload }) {
  const { title, shop, home } = messages.printing
  return (
    <Alert variant="info" title={title}>
      <Ways>
        <Way name={shop.name}>
          {shop.steps}
          <SecondDownload kind={COVER} label={shop.download} download={download} />
        </Way>
        <Way name={home.name}>
          {home.steps}
          <SecondDownload kind={BOOKLET} label={home.download} download={download} />
        </Way>
      </Ways>
    </Alert>
  )
}
