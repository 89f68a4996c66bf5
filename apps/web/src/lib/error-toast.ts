import { errorMessage } from './error-message.ts'
import { toast } from './toast.ts'

/** Shows an error in a toast, with the text of `errorMessage`. */
export function toastError(title: string, ...error: Parameters<typeof errorMessage>): void {
  toast({ title, description: errorMessage(...error), variant: 'destructive' })
}
