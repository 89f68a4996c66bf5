import { readerMessages } from '@kahani/messages/en/reader'
import { PencilLine } from 'lucide-react'
import { useLazyDialog } from '../../../lib/use-lazy-dialog.ts'
import { Button } from '../../../ui/button.tsx'
import type { BookEditorProps } from './book-editor.tsx'

const { tools: messages } = readerMessages

const loadDialog = async () => (await import('./book-editor.tsx')).BookEditor
const preload = () => void loadDialog().catch(() => undefined)

interface ChangeButtonProps extends Omit<BookEditorProps, 'open' | 'onOpenChange'> {
  /** Called before the dialog opens. */
  onOpen: () => void
}

/** Opens the dialog that changes the book, which is loaded on demand. */
export function ChangeButton({ onOpen, ...props }: ChangeButtonProps) {
  const { Dialog, open, onOpenChange, show } = useLazyDialog<BookEditorProps>(loadDialog, messages.changeFailed)
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={messages.change}
        title={messages.change}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          onOpen()
          show()
        }}
        className="h-11 min-w-11 px-2"
      >
        <PencilLine className="size-5.5" aria-hidden="true" />
      </Button>
      {Dialog && <Dialog {...props} open={open} onOpenChange={onOpenChange} />}
    </>
  )
}
