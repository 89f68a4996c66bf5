import type { ComponentProps } from 'react'

/** A native progress bar. Label it with `aria-label` or `aria-labelledby`. */
export function ProgressBar(props: ComponentProps<'progress'>) {
  return (
    <progress
      {...props}
      className="h-3.5 w-full appearance-none overflow-hidden rounded-full border-2 border-edge bg-paper-deep [&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-marigold [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-500"
    />
  )
}
