import type { PrintedCopy } from '@kahani/contracts/prints'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { adminPrintedCopiesMessages as messages } from '@kahani/messages/en/admin-printed-copies'
import { useState } from 'react'
import { AlertDialog } from '../../../ui/alert-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { useChangePrintStatus } from '../api/printed-copies.ts'
import { movesOf, type PrintedCopyMove } from '../model/printed-copy-moves.ts'
import { ShipDialog } from './ship-dialog.tsx'

/** A button for each status change that is possible now. */
export function PrintedCopyActions({ copy }: { copy: PrintedCopy }) {
  const moves = movesOf(copy.status)
  if (moves.length === 0) return adminListMessages.none
  return (
    <div className="flex flex-wrap gap-2">
      {moves.map(move => (
        <MoveButton key={move.status} copy={copy} move={move} />
      ))}
    </div>
  )
}

function MoveButton({ copy, move }: { copy: PrintedCopy; move: PrintedCopyMove }) {
  const [open, setOpen] = useState(false)
  const { mutate, isPending } = useChangePrintStatus(copy)
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        busy={isPending}
        aria-label={messages.moveOf(move.label, copy.id)}
        onClick={() => setOpen(true)}
      >
        {move.label}
      </Button>
      {move.tracked ? (
        <ShipDialog copy={copy} open={open} onOpenChange={setOpen} />
      ) : (
        <AlertDialog
          open={open}
          onOpenChange={setOpen}
          title={messages.confirm.title(copy.id, messages.statuses[move.status])}
          description={messages.confirm.body}
          cancel={messages.confirm.cancel}
          confirm={move.label}
          onConfirm={() => mutate({ status: move.status })}
        />
      )}
    </>
  )
}
