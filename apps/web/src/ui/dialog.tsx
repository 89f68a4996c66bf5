import { uiMessages } from '@kahani/messages/en/shell'
import { X } from 'lucide-react'
import * as Radix from 'radix-ui/dialog'
import { type ReactNode, startTransition } from 'react'
import { cn } from '../lib/class-names.ts'
import { useFocusReturn } from './use-focus-return.ts'

interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** `wide` for two columns of options, `spread` for a picture and a form, which then does not get the focus. */
  size?: 'regular' | 'wide' | 'spread'
  children: ReactNode
}

const SIZES = { regular: 'sm:max-w-lg', wide: 'sm:max-w-3xl', spread: 'sm:max-w-3xl lg:max-w-6xl' }

/** A modal dialog; a bottom sheet on a phone. Its last child is `DialogActions` or a `DialogFooter`. */
export function Dialog({ open, onOpenChange, title, description, size = 'regular', children }: DialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn()
  function focusOnOpen(event: Event) {
    onOpenAutoFocus(event)
    if (size !== 'spread' || !(event.currentTarget instanceof HTMLElement)) return
    event.preventDefault()
    event.currentTarget.focus({ preventScroll: true })
  }
  return (
    // To take a large dialog out of the page takes a slow phone a while: the tap is answered first.
    <Radix.Root open={open} onOpenChange={next => startTransition(() => onOpenChange(next))}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 grid grid-cols-[minmax(0,1fr)] items-end overflow-y-auto bg-shade has-data-footer:scroll-pb-28 sm:place-items-center sm:p-6 data-[state=open]:animate-fade">
          <Radix.Content
            {...(description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={focusOnOpen}
            onCloseAutoFocus={onCloseAutoFocus}
            className={cn(
              'relative flex w-full flex-col gap-5 rounded-t-lg outline-none border-2 border-line bg-card p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] shadow-lift sm:rounded-drawn sm:p-7 data-[state=open]:animate-rise',
              SIZES[size],
            )}
          >
            <header className="grid gap-1.5 pr-10">
              <Radix.Title className="text-2xl">{title}</Radix.Title>
              {description && <Radix.Description className="text-ink-soft">{description}</Radix.Description>}
            </header>
            {children}
            <Radix.Close
              aria-label={uiMessages.close}
              className="absolute top-3 right-3 grid size-11 place-items-center rounded-full text-ink-soft hover:bg-marigold-wash hover:text-ink"
            >
              <X className="size-5" aria-hidden="true" />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}

/** The buttons of a dialog; the primary one comes last. On a phone they fill a row, or one each, with the primary one first. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap-reverse gap-3 max-sm:*:min-w-fit max-sm:*:grow max-sm:*:last:basis-2/5 sm:justify-end">
      {children}
    </div>
  )
}

/** The end of a dialog that may be longer than the window, where it stays visible: over the padding of the window, too. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <div
      data-footer
      className="sticky bottom-0 z-30 -mx-5 -mb-[max(1.25rem,env(safe-area-inset-bottom))] grid gap-4 border-t-2 border-line bg-card px-5 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:-bottom-6 sm:-mx-7 sm:-mb-7 sm:rounded-b-drawn sm:px-7 sm:pb-5"
    >
      {children}
    </div>
  )
}

/** Closes the surrounding dialog. Its child is one `Button`. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>
}
