import type { DownloadKind } from '@kahani/contracts/book-file-names'
import { downloadMessages as messages } from '@kahani/messages/en/download'
import { Download } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field.tsx'
import type { StoryDownload } from '../model/use-download.ts'

interface SecondDownloadProps {
  kind: DownloadKind
  label: string
  download: StoryDownload
}

/** A button in a note that downloads another file of the book. The dialog stays open. */
export function SecondDownload({ kind, label, download }: SecondDownloadProps) {
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
