import { type DownloadKind, downloadFileName } from '@kahani/contracts/book-file-names'
import type { Story } from '@kahani/contracts/stories'
import { downloadMessages as messages } from '@kahani/messages/en/download'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { downloadBook } from '../../../lib/book-download.ts'
import { endpoints } from '../../../lib/endpoints.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { toast } from '../../../lib/toast.ts'
import { illustrationsQuery } from '../api/illustrations.ts'
import { DownloadError, downloadProblem } from './download-errors.ts'
import { formatOf } from './download-options.ts'
import { advance, type DownloadProgress, NO_PROGRESS, transferred } from './download-progress.ts'

export interface StoryDownload {
  download(kind: DownloadKind): void
  /** The download in progress. */
  downloading: DownloadKind | null
  progress: DownloadProgress
  /** Why the last download failed. */
  problem: { kind: DownloadKind; text: string } | null
  reset(): void
}

/** Downloads a story and shows the outcome in a toast. Unmounting cancels the download, but not the job of the server. */
export function useDownload(story: Story, onSaved: (kind: DownloadKind) => void): StoryDownload {
  const queryClient = useQueryClient()
  const [progress, setProgress] = useState(NO_PROGRESS)
  const abort = useRef<AbortController | null>(null)
  useEffect(() => () => abort.current?.abort(), [])

  const { mutate, isPending, variables, error, reset } = useMutation<void, DownloadError, DownloadKind>({
    async mutationFn(kind) {
      abort.current = new AbortController()
      setProgress(NO_PROGRESS)
      const file = await downloadBook(endpoints.download(story.id, kind), {
        signal: abort.current.signal,
        statusPath: endpoints.downloadStatus(story.id, kind),
        onStatus: status => setProgress(current => advance(current, status)),
        onBytes: (received, total) => setProgress(transferred(received, total)),
      }).catch((cause: unknown) => {
        throw new DownloadError(cause)
      })
      saveFile(file, downloadFileName(story.title, kind))
    },
    onSuccess(_, kind) {
      toast(messages.started(messages.formats[formatOf(kind)].name))
      onSaved(kind)
    },
    onError() {
      if (abort.current?.signal.aborted) return
      toast({ ...messages.failed, variant: 'destructive' })
      // A missing picture may have been requested again.
      void queryClient.invalidateQueries({ queryKey: illustrationsQuery(story.id).queryKey })
    },
  })

  const text = error && downloadProblem(error)
  return {
    download: mutate,
    downloading: isPending ? variables : null,
    progress,
    problem: text && variables ? { kind: variables, text } : null,
    reset,
  }
}
