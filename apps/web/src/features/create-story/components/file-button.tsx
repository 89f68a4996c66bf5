import type { ChangeEvent, ReactNode, Ref } from 'react'
import { cn } from '../../../lib/class-names.ts'
import { buttonVariants } from '../../../ui/button.tsx'

interface FileButtonProps {
  ref?: Ref<HTMLInputElement>
  onChoose: (file: File | undefined) => void
  /** Opens the camera instead of the file picker, on devices that have one. */
  capture?: 'environment'
  invalid?: boolean
  children: ReactNode
}

/** A native file input for images, styled as a button. */
export function FileButton({ ref, onChoose, capture, invalid = false, children }: FileButtonProps) {
  function onChange({ target }: ChangeEvent<HTMLInputElement>): void {
    onChoose(target.files?.[0])
    // Otherwise choosing the same file again would not fire a change event.
    target.value = ''
  }
  return (
    <label
      className={cn(
        buttonVariants({ variant: 'secondary' }),
        'relative max-sm:px-4 cursor-pointer hover:bg-marigold-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-peacock',
      )}
    >
      <input
        ref={ref}
        type="file"
        accept="image/*,.heic,.heif"
        capture={capture}
        aria-invalid={invalid || undefined}
        onChange={onChange}
        className="absolute inset-0 size-full cursor-[inherit] opacity-0 file:hidden"
      />
      {children}
    </label>
  )
}
