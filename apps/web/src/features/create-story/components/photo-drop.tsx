import { type DragEvent, type ReactNode, useState } from 'react'
import { cn } from '../../../lib/class-names.ts'

interface PhotoDropProps {
  onChoose: (file: File | undefined) => void
  invalid: boolean
  children: ReactNode
}

/** A box for a photo, on which a file can be dropped. */
export function PhotoDrop({ onChoose, invalid, children }: PhotoDropProps) {
  const [dropping, setDropping] = useState(false)
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setDropping(true)
    },
    onDragLeave: () => setDropping(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setDropping(false)
      onChoose(event.dataTransfer.files[0])
    },
  }
  const borderClass = dropping
    ? 'border-peacock bg-peacock-wash'
    : invalid
      ? 'border-brick bg-card'
      : 'border-edge bg-card'
  return (
    <div
      {...drop}
      className={cn(
        'flex flex-col items-center gap-4 rounded-drawn border-2 border-dashed p-3 transition-colors duration-150 sm:flex-row sm:gap-6 sm:p-5',
        borderClass,
      )}
    >
      {children}
    </div>
  )
}
