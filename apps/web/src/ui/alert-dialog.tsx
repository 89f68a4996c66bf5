import * as Radix from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { useFocusReturn } from './use-focus-return.ts'

interface AlertDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  cancel: string
  confirm: string
  destructive?: boolean
  onConfirm: () => void
}

/** Confirms an action that cannot be undone. Only its two buttons and Escape close it. */
export function AlertDialog(props: AlertDialogProps) {
  const focusReturn = useFocusReturn()
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 bg-shade data-[state=open]:animate-fade" />
        <Radix.Content
          {...focusReturn}
          className="fixed top-1/2 left-1/2 z-50 grid w-[calc(100%-2rem)] max-w-md -translate-x-1/2 -translate-y-1/2 gap-4 rounded-drawn border-2 border-line bg-card p-6 shadow-lift data-[state=open]:animate-fade"
        >
          <Radix.Title className="text-2xl">{props.title}</Radix.Title>
          <Radix.Description className="text-ink-soft">{props.description}</Radix.Description>
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Radix.Cancel asChild>
              <Button variant="secondary">{props.cancel}</Button>
            </Radix.Cancel>
            <Radix.Action asChild>
              <Button variant={props.destructive ? 'destructive' : 'primary'} onClick={props.onConfirm}>
                {props.confirm}
              </Button>
            </Radix.Action>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
