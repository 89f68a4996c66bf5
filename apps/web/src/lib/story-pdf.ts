import { storyPdfFileName } from '@kahani/contracts/book-file-names'
import { storyPdfMessages as messages } from '@kahani/messages/en/my-stories'
import { useMutation } from '@tanstack/react-query'
import { downloadBook } from './book-download.ts'
import { endpoints } from './endpoints.ts'
import { toastError } from './error-toast.ts'
import { saveFile } from './save-file.ts'
import { toast } from './toast.ts'

/** Downloads a story's PDF and shows the outcome in a toast. Rendering it can take the server a while. */
export function useStoryPdf({ id, title }: { id: number; title: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => saveFile(await downloadBook(endpoints.storyPdf(id)), storyPdfFileName(title)),
    onSuccess: () => toast(messages.started),
    onError: error => toastError(messages.failed.title, error, messages.failed.description),
  })
  return { download: () => mutate(), downloading: isPending }
}
