import type { PrintedCopy } from '@kahani/contracts/prints'
import { adminListMessages } from '@kahani/messages/en/admin-lists'
import { adminPrintedCopiesMessages as messages } from '@kahani/messages/en/admin-printed-copies'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { useChangePrintStatus } from '../api/printed-copies.ts'
import { movesOf, type PrintedCopyMove } from '../model/printed-copy-moves.ts'
import { ShipButton } from './ship-button.tsx'

/** A button for each status change that is possible now. Receives the focus when its buttons change. */
export function PrintedCopyActions({ copy }: { copy: PrintedCopy }) {
  const moves = copy.held ? [] : movesOf(copy.status)
  return (
    <div tabIndex={-1} className="flex flex-wrap gap-2 outline-none">
      {moves.length === 0 && adminListMessages.none}
      {moves.map(move =>
        move.tracked ? (
          <ShipButton key={move.status} copy={copy} label={move.label} />
        ) : (
          <MoveButton key={move.status} copy={copy} move={move} />
        ),
      )}
    </div>
  )
}

function MoveButton({ copy, move: { status, label } }: { copy: PrintedCopy; move: PrintedCopyMove }) {
  const { mutate, isPending } = useChangePrintStatus(copy)
  const { title, body, cancel } = messages.confirm
  return (
    <ConfirmButton
      variant="secondary"
      size="sm"
      busy={isPending}
      aria-label={messages.moveOf(label, copy.id)}
      dialog={{ title: title(copy.id, messages.statuses[status]), description: body, cancel, confirm: label }}
      onConfirm={() => mutate({ status })}
    >
      {label}
    </ConfirmButton>
  )
}
