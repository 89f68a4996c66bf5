import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { cn } from '../lib/class-names.ts'
import { Spinner } from './spinner.tsx'
import { useLostFocus } from './use-lost-focus.ts'

/** For other elements that look like a button, such as a file input. */
export const buttonVariants = cva(
  'inline-flex items-center justify-center gap-2 rounded-drawn-sm text-center font-display font-semibold leading-tight select-none transition-[transform,background-color,box-shadow] duration-150 ease-gentle disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:shrink-0',
  {
    variants: {
      variant: {
        primary:
          'border-2 border-outline bg-marigold text-on-marigold shadow-drawn enabled:hover:bg-marigold-deep active:translate-x-px active:translate-y-0.5 active:shadow-none disabled:shadow-none [a&]:hover:bg-marigold-deep',
        secondary: 'border-2 border-edge bg-card text-ink enabled:hover:bg-marigold-wash [a&]:hover:bg-marigold-wash',
        ghost: 'text-ink enabled:hover:bg-marigold-wash [a&]:hover:bg-marigold-wash',
        destructive: 'border-2 border-brick bg-brick text-on-brick enabled:hover:opacity-90',
      },
      size: {
        sm: 'min-h-9 px-3 text-sm whitespace-nowrap',
        md: 'min-h-11 px-5 text-base',
        /** Beside others on a phone. */
        compact: 'min-h-11 px-3 text-sm sm:px-4 sm:text-base',
        lg: 'min-h-13 px-6 py-2 text-lg sm:px-7',
        icon: 'size-11',
      },
    },
    defaultVariants: { variant: 'primary', size: 'md' },
  },
)
type ButtonVariants = VariantProps<typeof buttonVariants>

interface ButtonProps extends ComponentProps<'button'>, ButtonVariants {
  /** Shows a spinner and disables the button. */
  busy?: boolean
}

/** A button that has the focus when it is disabled has it again when it is enabled. */
export function Button({ variant, size, busy = false, disabled, className, children, ...rest }: ButtonProps) {
  const lostFocus = useLostFocus(button => (button.matches(':disabled') ? null : button))
  return (
    <button
      type="button"
      {...lostFocus}
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={cn(buttonVariants({ variant, size }), className)}
    >
      {busy && <Spinner className="size-4" />}
      {children}
    </button>
  )
}

export function ButtonLink({ variant, size, className, ...rest }: LinkProps & ButtonVariants) {
  return <Link {...rest} className={cn(buttonVariants({ variant, size }), className)} />
}
