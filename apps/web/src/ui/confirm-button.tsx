import { type ComponentProps, useState } from 'react'
import { AlertDialog } from './alert-dialog.tsx'
import { Button } from './button.tsx'

interface ConfirmButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  /** The dialog that asks for the confirmation. */
  dialog: Omit<ComponentProps<typeof AlertDialog>, 'open' | 'onOpenChange' | 'onConfirm'>
  onConfirm: () => void
}

/** A button whose action has to be confirmed in a dialog. */
export function ConfirmButton({ dialog, onConfirm, ...button }: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      <AlertDialog {...dialog} open={asking} onOpenChange={setAsking} onConfirm={onConfirm} />
    </>
  )
}
