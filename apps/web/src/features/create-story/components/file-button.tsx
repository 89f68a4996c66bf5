import type { ChangeEvent, ReactNode, Ref } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { buttonVariants } from '../../../ui/button.tsx'

interface FileButtonProps {
  ref?: Ref<HTMLInputElement>
  onChoose: (file: File | undefined) => void
  /** Opens the camera at once, on devices that have one. */
  capture?: 'environment'
  invalid?: boolean
  children: ReactNode
}

/** The platform's own way to choose a picture, as a button. */
export function FileButton({ ref, onChoose, capture, invalid = false, children }: FileButtonProps) {
  function onChange({ target }: ChangeEvent<HTMLInputElement>): void {
    onChoose(target.files?.[0])
    // Else choosing the same file once more would say nothing.
    target.value = ''
  }
  return (
    <label
      className={cn(
        buttonVariants({ variant: 'secondary' }),
        'relative cursor-pointer hover:bg-marigold-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock',
      )}
    >
      <input
        ref={ref}
        type="file"
        accept="image/*"
        capture={capture}
        aria-invalid={invalid || undefined}
        onChange={onChange}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0 file:hidden"
      />
      {children}
    </label>
  )
}
